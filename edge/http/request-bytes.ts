import type { Context } from 'hono'
import { BODY_LIMIT, BODY_MS } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { readSent, type UnreadBody } from '../../shared/wire/read-capped.ts'
import type { EdgeContext } from './context.ts'
import type { ProblemReason } from './problem.ts'

/** The bytes of a JSON request within the limit. A request whose sender left is only logged. */
export async function requestBytes(c: Context<EdgeContext>): Promise<Result<Uint8Array, ProblemReason>> {
  const type = c.req.header('Content-Type') ?? ''
  if (!/^application\/json *(;|$)/i.test(type)) return refuse({ code: 'content-type-unsupported' })
  return sentBytes(c)
}

/** The bytes of any request within the limit. A signature is of them, and whoever verified one has read them. */
export async function sentBytes(c: Context<EdgeContext>): Promise<Result<Uint8Array, ProblemReason>> {
  const known = c.get('sentBytes')
  if (known) return ok(known)
  const bytes = await readSent(c.req.raw.body, BODY_LIMIT)
  return bytes.ok ? bytes : refuse(unreadBody[bytes.reason])
}

const unreadBody: Readonly<Record<UnreadBody, ProblemReason>> = {
  'too-large': { code: 'body-too-large', detail: `The body may have ${BODY_LIMIT} bytes.` },
  'cut-off': { code: 'body-not-json', detail: 'The body broke off.' },
  late: { code: 'body-not-json', detail: `The body did not come within ${BODY_MS / 1000} s.` },
}
