/** The countries that the provider serves, and what goes with each. */
import { type TestCountry, testCountries } from '../../shared/test-persons.ts'

const currencies: Record<TestCountry, string> = {
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  FI: 'EUR',
  DE: 'EUR',
  NL: 'EUR',
}

/** The country of a code, whatever its case; undefined where the provider is not. */
export function countryOf(code: string | undefined): TestCountry | undefined {
  const upper = code?.trim().toUpperCase()
  return testCountries.find((country) => country === upper)
}

/** ISO 4217: every order of a country is in its currency. */
export function currencyOf(country: TestCountry): string {
  return currencies[country]
}
