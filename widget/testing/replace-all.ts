import type { Changes } from '../rows/changes/changes.ts'

/** The same changes, saved by replacing all rows of the order in one call. */
export function replaceAll(changes: Changes, replacesAll: boolean): Changes {
  return { ...changes, replacesAll }
}
