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
  const merchant = await knownMerchant(c)
  const limited = merchant.ok ? await keyRefusal(c) : undefined
  return limited ? refuse(limited) : merchant
}

/** The merchant of the request's API key. Its request is not counted yet: call {@link keyRefusal}. */
export async function knownMerchant(c: Context<EdgeContext>): Promise<Result<MerchantConfig, ProblemReason>> {
  const apiKey = bearerToken(c.req.header('Authorization'))
  const key = await knownApiKey(c, apiKey, { code: apiKey ? 'api-key-invalid' : 'api-key-missing' })
  if (!key.ok) return key
  c.set('session', serverRequester(key.value))
  return ok(key.value.merchant)
}

/**
 * Counts the request of an API key. @returns the refusal of one above its rate
 * @param subject the user or the session that the request names; without one, the key's requests count together
 */
export function keyRefusal(c: Context<EdgeContext>, subject?: string): Promise<ProblemReason | undefined> {
  const { merchantId, id } = c.get('session')
  return rateRefusal(c.env, { merchantId, apiKey: id, subject })
}
