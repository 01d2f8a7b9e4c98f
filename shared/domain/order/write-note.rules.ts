/**
 * The reason and the internal note of a write. They are headers, so that the provider's shapes stay unchanged. The edge
 * keeps them in the history and never sends them to the provider. Pure.
 */
import { noteLimits } from '../values/limits.ts'
import { personalIn } from './metadata-personal.rules.ts'
import { secretIn } from './metadata-secrets.rules.ts'
import type { EdgeRefusal, EdgeRefusalReason } from '../values/refusal.ts'
import { ok, refuse, type Result } from '../values/result.ts'
import { personTextReason } from '../values/text.rules.ts'
import type { NoteMember, WriteNote } from './write-note.ts'
import { noteHeaders, noteMembers } from './write-note.ts'

/** Why a text must not be a write's reason or note. Both are one line, without data of a customer. */
export function noteReason(member: NoteMember, text: string): EdgeRefusalReason | undefined {
  const reason = personTextReason(text, noteLimits[member])
  if (reason) return reason
  const looksLike = secretIn(text) ?? personalIn(text)
  return looksLike && { code: 'note-sensitive', looksLike }
}

/** Reads both from the headers of a request, where they are percent-encoded UTF-8. A refusal names the header. */
export function readNote(header: (name: string) => string | undefined): Result<WriteNote, EdgeRefusal[]> {
  const found: WriteNote = {}
  const refusals: EdgeRefusal[] = []
  for (const member of noteMembers) {
    const sent = header(noteHeaders[member])
    if (sent === undefined) continue
    const text = decoded(sent)
    const reason = text === undefined ? NOT_ENCODED : noteReason(member, text)
    if (reason) refusals.push({ pointer: `/${noteHeaders[member]}`, ...reason })
    else found[member] = text!
  }
  return refusals.length > 0 ? refuse(refusals) : ok(found)
}

const NOT_ENCODED: EdgeRefusalReason = { code: 'member-wrong-type', expected: 'percent-encoded UTF-8' }

/** Undefined if the header is not ASCII, or encodes no UTF-8. */
function decoded(sent: string): string | undefined {
  if (!/^[ -~]*$/.test(sent)) return undefined
  try {
    return decodeURIComponent(sent)
  } catch {
    return undefined
  }
}
