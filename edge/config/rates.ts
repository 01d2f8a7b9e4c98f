/** How many requests pass within a minute. `wrangler.jsonc` has the same numbers for the platform's bindings. */

/** The period of all rates, in seconds. */
export const RATE_PERIOD = 60

export const defaultRates = {
  SESSION_RATE: 600,
  MERCHANT_RATE: 12_000,
  KEY_RATE: 600,
  GUESS_RATE: 30,
  GUESS_NETWORK_RATE: 300,
  OPERATOR_RATE: 300,
} as const

/** The name of a rate, which is also the name of the platform's binding for it. */
export type RateName = keyof typeof defaultRates
export type Rates = Readonly<Record<RateName, number>>

export const rateNames = Object.keys(defaultRates) as RateName[]
