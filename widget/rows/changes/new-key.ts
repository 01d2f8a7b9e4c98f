import type { RowKey } from './changes.ts'

/** The key of a new row. It has its own file because everything in changes.ts is deterministic. */
export function newKey(): RowKey {
  return `new-${crypto.randomUUID()}`
}
