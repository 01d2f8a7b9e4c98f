import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { parseIfMatch } from '../desk/entity-tag.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Requester } from '../sessions/requester.ts'

export interface WriteHeaders {
  ifMatch?: '*' | string[]
  idempotencyKey?: string
}

/** Printable ASCII: a UUID, say. */
const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/

/**
 * Which version of the order a write is for, and under which key. A browser's session must say both; a
 * merchant's own server may, so that an existing integration works as it is.
 */
export function readWriteHeaders(
  header: (name: string) => string | undefined,
  { kind }: Pick<Requester, 'kind'>,
): Result<WriteHeaders, ProblemReason> {
  const tags = header('If-Match')
  const key = header('Idempotency-Key')
  if (kind === 'session' && tags === undefined) {
    return refuse({ code: 'if-match-required', detail: 'Send If-Match with the ETag of the order.' })
  }
  if (kind === 'session' && key === undefined) {
    return refuse({
      code: 'idempotency-key-required',
      detail: 'Send an Idempotency-Key, one for each intent and the same when the intent is tried again.',
    })
  }
  const ifMatch = tags === undefined ? undefined : parseIfMatch(tags)
  if (tags !== undefined && ifMatch === undefined) return refuse({ code: 'if-match-invalid' })
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    const detail = 'An Idempotency-Key has 1 to 255 printable ASCII characters and no blank.'
    return refuse({ code: 'idempotency-key-invalid', detail })
  }
  return ok({
    ...(ifMatch !== undefined && { ifMatch }),
    ...(key !== undefined && { idempotencyKey: key }),
  })
}
