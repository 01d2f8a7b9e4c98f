/** The countries that the provider serves, and their currencies. */
import { type TestCountry, testCountries } from '../../shared/test-persons.ts'

const currencies: Record<TestCountry, string> = {
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  FI: 'EUR',
  DE: 'EUR',
  NL: 'EUR',
}

/** The country of a code in any case; undefined if the provider does not serve it. */
export function countryOf(code: string | undefined): TestCountry | undefined {
  const upper = code?.trim().toUpperCase()
  return testCountries.find((country) => country === upper)
}

/** The currency (ISO 4217) of every order of the country. */
export function currencyOf(country: TestCountry): string {
  return currencies[country]
}
