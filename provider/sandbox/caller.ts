import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { errorResponse } from '../http/errors.ts'
import type { Call } from '../http/call.ts'
import { openAccount } from '../merchant/open-account.ts'
import { bodyOf, type AuthorizedRequest } from '../rest/caller.ts'
import { merchantOfBasic } from '../auth/client-credentials.ts'

const CHALLENGE = { 'WWW-Authenticate': 'Basic realm="sandbox", charset="UTF-8"' }

/**
 * The merchant that calls a sandbox endpoint, by its client credentials as HTTP Basic (`curl -u`).
 * @param raw leaves the body to the endpoint
 */
export async function sandboxCallerOf(call: Call, raw = false): Promise<Result<AuthorizedRequest, Response>> {
  const authorization = call.req.header('Authorization')
  if (!authorization) return refuse(errorResponse('authorization-missing', { headers: CHALLENGE }))
  const config = call.get('config')
  const named = await merchantOfBasic(authorization, config)
  const merchant = named && (await openAccount(call.env, config, named))
  if (!merchant) return refuse(errorResponse('authorization-refused', { headers: CHALLENGE }))
  call.set('merchantId', merchant.MerchantId)
  if (raw) return ok({ merchant, body: new Uint8Array() })
  const body = await bodyOf(call)
  return body.ok ? ok({ merchant, body: body.value }) : body
}
