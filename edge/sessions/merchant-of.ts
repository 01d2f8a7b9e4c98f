import type { Context } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import type { EdgeContext } from '../http/context.ts'
import type { ProblemReason } from '../http/problem.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { knownApiKey } from './api-key.ts'
import { bearerToken } from './bearer-token.ts'
import { serverRequester } from './requester.ts'

/** The merchant of the request's API key, if within its rate: for what a page's session may not do. */
export async function merchantOf(c: Context<EdgeContext>): Promise<Result<MerchantConfig, ProblemReason>> {
  const apiKey = bearerToken(c.req.header('Authorization'))
  const key = await knownApiKey(c, apiKey, { code: apiKey ? 'api-key-invalid' : 'api-key-missing' })
  if (!key.ok) return key
  const { merchant, id } = key.value
  c.set('session', serverRequester(key.value))
  const limited = await rateRefusal(c.env, { merchantId: merchant.MerchantId, apiKey: id })
  return limited ? refuse(limited) : ok(merchant)
}
