/**
 * Rate limits of sessions, API keys and merchants: by the platform's binding, which is approximate and counts in each
 * location separately, or by our own objects. They stop a runaway script and are no quota.
 */
import { RATE_PERIOD } from '../config/rates.ts'
import type { ProblemReason } from '../http/problem.ts'
import { knownMerchant } from '../registry/find-merchant.ts'
import { isWithinRate, type RateBindings } from './is-within-rate.ts'

/** Who makes the request; a merchant's own server has no session. */
export interface Asker {
  merchantId: string
  session?: string | undefined
  /** The API key's name, if it opens or ends sessions. */
  apiKey?: string
  /** The user for whom it does, or the session: a key that serves all of a merchant's staff is not one caller. */
  subject?: string | undefined
}

/**
 * Whether the request may pass. The session and the key count first: their refusals do not use up the merchant's rate.
 * A merchant's own limits stand in its entry.
 */
export async function withinRate(
  bindings: RateBindings,
  { merchantId, session, apiKey, subject }: Asker,
): Promise<boolean> {
  const { UserSessionsPerMinute, RequestsPerMinute } = knownMerchant(merchantId)?.Limits ?? {}
  if (session !== undefined && !(await isWithinRate(bindings, 'SESSION_RATE', `${merchantId}/${session}`))) {
    return false
  }
  if (apiKey !== undefined) {
    const key = [merchantId, apiKey, ...(subject === undefined ? [] : [subject])].join('/')
    if (!(await isWithinRate(bindings, 'KEY_RATE', key, UserSessionsPerMinute))) return false
  }
  return isWithinRate(bindings, 'MERCHANT_RATE', merchantId, RequestsPerMinute)
}

/** The refusal of a request above its rate; undefined for one within it. */
export async function rateRefusal(bindings: RateBindings, asker: Asker): Promise<ProblemReason | undefined> {
  if (await withinRate(bindings, asker)) return undefined
  return {
    code: 'rate-limited',
    retryAfter: RATE_PERIOD,
    detail: `Too many requests within ${RATE_PERIOD} seconds.`,
  }
}
