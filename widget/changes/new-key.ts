import type { RowKey } from './changes.ts'

/** The key of a new row: apart from changes.ts, where nothing is random. */
export function newKey(): RowKey {
  return `new-${crypto.randomUUID()}`
}
