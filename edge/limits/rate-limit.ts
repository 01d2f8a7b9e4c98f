/**
 * How often a session, an API key and a merchant may ask, by the platform's rate limiting binding. It is
 * approximate and counts in each place by itself: it stops a script that has run wild, and is no quota. Where the
 * binding is absent nothing is limited.
 */
import type { Env } from '../config/env.ts'
import type { ProblemReason } from '../http/problem.ts'

/** The period of all limits in `wrangler.jsonc`, in seconds. */
export const RATE_PERIOD = 60

type Rates = Pick<Env, 'SESSION_RATE' | 'KEY_RATE' | 'MERCHANT_RATE'>

/** Who asks; a merchant's own server has no session. */
export interface Asker {
  merchantId: string
  session?: string | undefined
  /** What the API key is called, where it opens or ends sessions. */
  apiKey?: string
}

/** May this request pass? What stands for less counts first: one that is stopped costs its merchant nothing. */
export async function withinRate(
  { SESSION_RATE, KEY_RATE, MERCHANT_RATE }: Rates,
  { merchantId, session, apiKey }: Asker,
): Promise<boolean> {
  if (SESSION_RATE && session !== undefined) {
    const { success } = await SESSION_RATE.limit({ key: `${merchantId}/${session}` })
    if (!success) return false
  }
  if (KEY_RATE && apiKey !== undefined) {
    const { success } = await KEY_RATE.limit({ key: `${merchantId}/${apiKey}` })
    if (!success) return false
  }
  if (!MERCHANT_RATE) return true
  const { success } = await MERCHANT_RATE.limit({ key: merchantId })
  return success
}

/** Why somebody who asks too often has to wait; undefined for everybody else. */
export async function rateRefusal(env: Rates, asker: Asker): Promise<ProblemReason | undefined> {
  if (await withinRate(env, asker)) return undefined
  return {
    code: 'rate-limited',
    retryAfter: RATE_PERIOD,
    detail: `Too many requests within ${RATE_PERIOD} seconds.`,
  }
}
