import type { Env } from '../config/env.ts'
import { config } from '../config/configured.ts'
import type { RateName } from '../config/rates.ts'
import { Leases } from './leases.ts'

/** The bindings that rate limits use: the platform's, or the objects that count in their place. */
export type RateBindings = Pick<Env, RateName | 'RATES'>

const leases = new Map<RateName, Leases>()

/** Counts a request of the key. @returns whether it is within the rate */
export async function isWithinRate(bindings: RateBindings, rate: RateName, key: string): Promise<boolean> {
  const binding = bindings[rate]
  if (binding) return (await binding.limit({ key })).success
  let own = leases.get(rate)
  if (!own) leases.set(rate, (own = new Leases(rate, config.rates[rate])))
  return own.isWithin(bindings, key)
}
