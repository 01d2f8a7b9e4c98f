import { BODY_LIMIT } from '../../shared/domain/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import { errorResponse } from '../http/errors.ts'
import type { Call } from '../http/call.ts'
import type { Caller } from '../rest/caller.ts'
import { merchantOfBasic } from '../auth/client-credentials.ts'

const CHALLENGE = { 'WWW-Authenticate': 'Basic realm="sandbox", charset="UTF-8"' }

/** The merchant that calls a sandbox endpoint, by its client credentials as HTTP Basic (`curl -u`). */
export async function sandboxCallerOf(call: Call): Promise<Result<Caller, Response>> {
  const authorization = call.req.header('Authorization')
  if (!authorization) return refuse(errorResponse('authorization-missing', { headers: CHALLENGE }))
  const merchant = await merchantOfBasic(authorization, call.get('config').merchants)
  if (!merchant) return refuse(errorResponse('authorization-refused', { headers: CHALLENGE }))
  const body = await readCapped(call.req.raw.body, BODY_LIMIT)
  if (body) return ok({ merchant, body })
  const refusal = { pointer: '', code: 'body-too-large', maximum: BODY_LIMIT } as const
  return refuse(errorResponse('request-invalid', { refusals: [refusal] }))
}
