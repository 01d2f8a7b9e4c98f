import type { Context } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { KeyCapability } from '../../shared/domain/merchant/api-key.enums.ts'
import type { ApiKey, MerchantConfig } from '../config/merchant.ts'
import type { EdgeContext } from '../http/context.ts'
import type { ProblemReason } from '../http/problem.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { knownApiKey } from './api-key.ts'
import { bearerToken } from './bearer-token.ts'

/** The merchant of the request's API key, if within its rate: for what a page's session may not do. */
export async function merchantOf(c: Context<EdgeContext>): Promise<Result<MerchantConfig, ProblemReason>> {
  const key = await knownKey(c)
  if (!key.ok) return key
  const limited = await keyRefusal(c)
  return limited ? refuse(limited) : ok(key.value.merchant)
}

/** The request's API key. Its request is not counted yet. */
export function knownKey(c: Context<EdgeContext>): Promise<Result<ApiKey, ProblemReason>> {
  const apiKey = bearerToken(c.req.header('Authorization'))
  return knownApiKey(c, apiKey, { code: apiKey ? 'api-key-invalid' : 'api-key-missing' })
}

/**
 * Counts a request that opens or ends sessions. @returns the refusal of one above its rate, or with a key for other things
 * @param subject the user or the session that the request names; without one, the key's requests count together
 */
export async function sessionKeyRefusal(
  c: Context<EdgeContext>,
  { isForSessions }: ApiKey,
  subject?: string,
): Promise<ProblemReason | undefined> {
  const limited = await keyRefusal(c, subject)
  if (limited || isForSessions) return limited
  return {
    code: 'capability-missing',
    capability: 'sessions.write' satisfies KeyCapability,
    detail: 'The API key neither opens nor ends sessions.',
  }
}

function keyRefusal(c: Context<EdgeContext>, subject?: string): ReturnType<typeof rateRefusal> {
  const { merchantId, id } = c.get('session')
  return rateRefusal(c.env, { merchantId, apiKey: id, subject })
}
