import type { Context } from 'hono'
import { BODY_LIMIT } from '../../shared/domain/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import type { EdgeContext } from './context.ts'
import type { ProblemReason } from './problem.ts'

/** The bytes of a JSON request, as far as the limit allows. */
export async function requestBytes(c: Context<EdgeContext>): Promise<Result<Uint8Array, ProblemReason>> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^application\/json *(;|$)/i.test(type)) return refuse({ code: 'content-type-unsupported' })
  const bytes = await readCapped(c.req.raw.body, BODY_LIMIT)
  return bytes
    ? ok(bytes)
    : refuse({ code: 'body-too-large', detail: `The body may have ${BODY_LIMIT} bytes.` })
}
