/**
 * Rate limits of sessions, API keys and merchants, by the platform's binding. It is approximate and counts in each
 * location separately: it stops a runaway script and is not a quota. Without the binding nothing is limited.
 */
import type { Env } from '../config/env.ts'
import type { ProblemReason } from '../http/problem.ts'

/** The period of all limits in `wrangler.jsonc`, in seconds. */
export const RATE_PERIOD = 60

type Rates = Pick<Env, 'SESSION_RATE' | 'KEY_RATE' | 'MERCHANT_RATE'>

/** Who makes the request; a merchant's own server has no session. */
export interface Asker {
  merchantId: string
  session?: string | undefined
  /** The API key's name, if it opens or ends sessions. */
  apiKey?: string
}

/** Whether the request may pass. The session and the key count first: their refusals do not use up the merchant's rate. */
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

/** The refusal of a request above its rate; undefined for one within it. */
export async function rateRefusal(env: Rates, asker: Asker): Promise<ProblemReason | undefined> {
  if (await withinRate(env, asker)) return undefined
  return {
    code: 'rate-limited',
    retryAfter: RATE_PERIOD,
    detail: `Too many requests within ${RATE_PERIOD} seconds.`,
  }
}
