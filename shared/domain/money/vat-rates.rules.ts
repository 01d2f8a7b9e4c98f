/** The VAT rates of the provider's countries, as of 2026. The desk points out other rates. Pure. */
import { lookUp } from '../values/lookup.ts'
import type { Long } from '../values/long.ts'

/** Percent times 100, by ISO 3166 alpha-2. */
const rates: Record<string, readonly number[]> = {
  SE: [2500, 1200, 600, 0],
  NO: [2500, 1500, 1200, 0],
  DK: [2500, 0],
  FI: [2550, 1350, 1000, 0],
  DE: [1900, 700, 0],
  NL: [2100, 900, 0],
}

/** Countries whose currency no other country has. */
const countryOfCurrency: Record<string, string> = { SEK: 'SE', NOK: 'NO', DKK: 'DK' }

interface TaxedOrder {
  Currency: string
  BillingAddress?: { CountryCode?: string | null | undefined } | undefined
}

export interface CountryRates {
  /** ISO 3166 alpha-2. */
  country: string
  /** Percent times 100, highest first. */
  rates: readonly number[]
}

/** The rates of the order's country; undefined if the country or its rates are not known. */
export function ratesFor({ Currency, BillingAddress }: TaxedOrder): CountryRates | undefined {
  // The currency counts before an address abroad: sales in SEK are taxed in Sweden.
  const country = lookUp(countryOfCurrency, Currency) ?? BillingAddress?.CountryCode ?? undefined
  const found = country === undefined ? undefined : lookUp(rates, country)
  return country !== undefined && found ? { country, rates: found } : undefined
}

/** Whether the order's country has no such rate. Percent times 100. */
export function isUnusualRate(percent: Long, known: CountryRates | undefined): boolean {
  return known !== undefined && !known.rates.some((rate) => BigInt(rate) === BigInt(percent))
}
