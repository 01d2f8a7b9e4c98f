import type { Env } from '../config/env.ts'
import { config } from '../config/configured.ts'
import type { RateName } from '../config/rates.ts'
import { Leases } from './leases.ts'

/** The bindings that rate limits use: the platform's, or the objects that count in their place. */
export type RateBindings = Pick<Env, RateName | 'RATES'>

const leases = new Map<RateName, Leases>()

/**
 * Counts a request of the key. Returns no promise if the isolate decides alone, as it nearly always does without a binding.
 * @param own the key's own limit. A binding of the platform has one number for all keys, so our own objects count these
 * @returns whether it is within the rate
 */
export function isWithinRate(
  bindings: RateBindings,
  rate: RateName,
  key: string,
  own?: number,
): boolean | Promise<boolean> {
  const binding = bindings[rate]
  if (binding && own === undefined) return binding.limit({ key }).then(({ success }) => success)
  let ofRate = leases.get(rate)
  if (!ofRate) leases.set(rate, (ofRate = new Leases(rate, config.rates[rate])))
  return ofRate.isWithin(bindings, key, own)
}
