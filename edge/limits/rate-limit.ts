/**
 * Rate limits of sessions, API keys and merchants: by the platform's binding, which is approximate and counts in each
 * location separately, or by our own objects. They stop a runaway script and are no quota.
 */
import { RATE_PERIOD, type RateName } from '../config/rates.ts'
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

/** A key that is counted, with its own limit if it has one. */
type Counted = [rate: RateName, key: string, own?: number | undefined]

/**
 * Whether the request may pass. The session and the key count first: their refusals do not use up the merchant's rate.
 * A merchant's own limits stand in its entry. Returns no promise if the isolate decides alone.
 */
export function withinRate(
  bindings: RateBindings,
  { merchantId, session, apiKey, subject }: Asker,
): boolean | Promise<boolean> {
  const { UserSessionsPerMinute, RequestsPerMinute } = knownMerchant(merchantId)?.Limits ?? {}
  const counted: Counted[] = []
  if (session !== undefined) counted.push(['SESSION_RATE', `${merchantId}/${session}`])
  if (apiKey !== undefined) {
    const key = [merchantId, apiKey, ...(subject === undefined ? [] : [subject])].join('/')
    counted.push(['KEY_RATE', key, UserSessionsPerMinute])
  }
  counted.push(['MERCHANT_RATE', merchantId, RequestsPerMinute])
  return areWithin(bindings, counted)
}

/** Counts one after another, until one is above its rate. */
function areWithin(bindings: RateBindings, [first, ...others]: Counted[]): boolean | Promise<boolean> {
  if (!first) return true
  const goOn = (isWithin: boolean) => isWithin && areWithin(bindings, others)
  const isWithin = isWithinRate(bindings, ...first)
  return isWithin instanceof Promise ? isWithin.then(goOn) : goOn(isWithin)
}

/** The refusal of a request above its rate; undefined for one within it. */
export function rateRefusal(
  bindings: RateBindings,
  asker: Asker,
): ProblemReason | undefined | Promise<ProblemReason | undefined> {
  const isWithin = withinRate(bindings, asker)
  return isWithin instanceof Promise ? isWithin.then(refusalUnless) : refusalUnless(isWithin)
}

function refusalUnless(isWithin: boolean): ProblemReason | undefined {
  if (isWithin) return undefined
  return {
    code: 'rate-limited',
    retryAfter: RATE_PERIOD,
    detail: `Too many requests within ${RATE_PERIOD} seconds.`,
  }
}
