import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { ProblemReason } from './problem.ts'

/** Printable ASCII, for example a UUID. */
const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/

/** The key of a write. A browser's session must send one; a merchant's own server may. */
export function readIdempotencyKey(
  key: string | undefined,
  { kind }: { kind: 'session' | 'server' },
): Result<string | undefined, ProblemReason> {
  if (kind === 'session' && key === undefined) {
    return refuse({
      code: 'idempotency-key-required',
      detail: 'Send an Idempotency-Key: one per intent, and the same one when the intent is retried.',
    })
  }
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    const detail = 'An Idempotency-Key has 1 to 255 printable ASCII characters and no blank.'
    return refuse({ code: 'idempotency-key-invalid', detail })
  }
  return ok(key)
}
