import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { saveIdLimits } from '../../shared/domain/values/limits.ts'
import type { WriteNote } from '../../shared/domain/order/write-note.ts'
import { parseIfMatch } from '../http/entity-tag.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { readWriteNote } from '../http/write-note.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'

export interface WriteHeaders {
  ifMatch?: '*' | string[]
  idempotencyKey?: string
  saveId?: string
  note?: WriteNote
}

/** Printable ASCII without a blank: a UUID, say. */
const SAVE_ID = new RegExp(`^[!-~]{${saveIdLimits.minLength},${saveIdLimits.maxLength}}$`)

/**
 * The If-Match and the idempotency key of a write. A browser's session must send both. A merchant's own server may omit
 * them, so that an existing integration works unchanged.
 */
export function readWriteHeaders(
  header: (name: string) => string | undefined,
  requester: Pick<Requester, 'kind'>,
): Result<WriteHeaders, ProblemReason> {
  const tags = header('If-Match')
  if (requester.kind === 'session' && tags === undefined) {
    return refuse({ code: 'if-match-required', detail: 'Send If-Match with the ETag of the order.' })
  }
  const key = readIdempotencyKey(header('Idempotency-Key'), requester)
  const ifMatch = tags === undefined ? undefined : parseIfMatch(tags)
  if (tags !== undefined && ifMatch === undefined) return refuse({ code: 'if-match-invalid' })
  if (!key.ok) return key
  const saveId = header('Save-Id')
  if (saveId !== undefined && !SAVE_ID.test(saveId)) {
    const detail = `A Save-Id has 1 to ${saveIdLimits.maxLength} printable ASCII characters and no blank.`
    return refuse({ code: 'save-id-invalid', detail })
  }
  const note = readWriteNote(header)
  if (!note.ok) return note
  return ok({
    ...(ifMatch !== undefined && { ifMatch }),
    ...(key.value !== undefined && { idempotencyKey: key.value }),
    ...(saveId !== undefined && { saveId }),
    ...(note.value && { note: note.value }),
  })
}
