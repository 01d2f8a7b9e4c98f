import { readSent } from '../../shared/wire/read-capped.ts'
import { BODY_LIMIT } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { authorize } from '../auth/authorize.ts'
import { systemClock } from '../clock.ts'
import type { MerchantAccount } from '../config.ts'
import { errorResponse } from '../http/errors.ts'
import { type Call, keepSent } from '../http/call.ts'
import { openAccount } from '../merchant/open-account.ts'

/** An authorized request. */
export interface AuthorizedRequest {
  merchant: MerchantAccount
  /** The body's exact bytes; empty without a body. */
  body: Uint8Array
}

/** The body's exact bytes. The refusal is the answer to send. */
export async function bodyOf(call: Call): Promise<Result<Uint8Array, Response>> {
  const body = await readSent(call.req.raw.body, BODY_LIMIT)
  if (body.ok) {
    keepSent(call, body.value)
    return body
  }
  const refusal =
    body.reason === 'too-large'
      ? ({ pointer: '', code: 'body-too-large', maximum: BODY_LIMIT } as const)
      : ({ pointer: '', code: 'body-not-json' } as const)
  return refuse(errorResponse('request-invalid', { refusals: [refusal] }))
}

/** Reads the body, which the signed scheme covers, and authorizes the sender. The refusal is the answer to send. */
export async function callerOf(call: Call): Promise<Result<AuthorizedRequest, Response>> {
  const sent = await bodyOf(call)
  if (!sent.ok) return sent
  const body = sent.value
  const credentials = {
    authorization: call.req.header('Authorization'),
    timestamp: call.req.header('Timestamp'),
    body,
  }
  const config = call.get('config')
  const named = await authorize(credentials, config, systemClock.now())
  if (!named.ok) return refuse(errorResponse(named.reason))
  const merchant = await openAccount(call.env, config, named.value)
  if (!merchant) return refuse(errorResponse('authorization-refused'))
  call.set('merchantId', merchant.MerchantId)
  return ok({ merchant, body })
}
