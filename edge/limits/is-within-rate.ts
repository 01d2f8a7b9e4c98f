import type { Env } from '../config/env.ts'
import { config } from '../config/configured.ts'
import type { RateName } from '../config/rates.ts'
import { Leases } from './leases.ts'

/** The bindings that rate limits use: the platform's, or the objects that count in their place. */
export type RateBindings = Pick<Env, RateName | 'RATES'>

const leases = new Map<RateName, Leases>()

/**
 * Counts a request of the key.
 * @param own the key's own limit. A binding of the platform has one number for all keys, so our own objects count these
 * @returns whether it is within the rate
 */
export async function isWithinRate(
  bindings: RateBindings,
  rate: RateName,
  key: string,
  own?: number,
): Promise<boolean> {
  const binding = bindings[rate]
  if (binding && own === undefined) return (await binding.limit({ key })).success
  let ofRate = leases.get(rate)
  if (!ofRate) leases.set(rate, (ofRate = new Leases(rate, config.rates[rate])))
  return ofRate.isWithin(bindings, key, own)
}
