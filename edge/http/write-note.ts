import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { WriteNote } from '../../shared/domain/order/write-note.ts'
import { readNote } from '../../shared/domain/order/write-note.rules.ts'
import { type ProblemReason, refusedMembers } from './problem.ts'

/** The reason and the note of a write; undefined if it has neither. */
export function readWriteNote(
  header: (name: string) => string | undefined,
): Result<WriteNote | undefined, ProblemReason> {
  const read = readNote(header)
  if (!read.ok) return refuse(refusedMembers(read.reason))
  return ok(Object.keys(read.value).length > 0 ? read.value : undefined)
}
