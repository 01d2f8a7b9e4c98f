/** The countries that the SOAP service serves, their currencies, and how customers are named there. Pure. */
import type { CustomerType } from './credit.enums.ts'

export const creditCountries = ['SE', 'NO', 'DK', 'FI', 'DE', 'NL'] as const
/** ISO 3166 alpha-2. */
export type CreditCountry = (typeof creditCountries)[number]

interface CountryFacts {
  /** ISO 4217: every order of the country has it. */
  currency: string
  /** What the national id is called there, in the country's own language. */
  idNames: Readonly<Record<CustomerType, string>>
  /** Where people are also named by birth date and last name, because few shops may ask for their number. */
  isByBirth: boolean
}

function facts(currency: string, Individual: string, Company: string, isByBirth = false): CountryFacts {
  return { currency, idNames: { Individual, Company }, isByBirth }
}

export const countryFacts: Readonly<Record<CreditCountry, CountryFacts>> = {
  SE: facts('SEK', 'Personnummer', 'Organisationsnummer'),
  NO: facts('NOK', 'Fødselsnummer', 'Organisasjonsnummer'),
  DK: facts('DKK', 'CPR-nummer', 'CVR-nummer'),
  FI: facts('EUR', 'Henkilötunnus', 'Y-tunnus'),
  DE: facts('EUR', 'Steuer-ID', 'USt-IdNr.', true),
  NL: facts('EUR', 'BSN', 'Btw-id', true),
}

/** The country of a code in any case; undefined if the service does not serve it. */
export function countryOf(code: string | undefined): CreditCountry | undefined {
  const upper = code?.trim().toUpperCase()
  return creditCountries.find((country) => country === upper)
}

/** The currency (ISO 4217) of every order of the country. */
export function currencyOf(country: CreditCountry): string {
  return countryFacts[country].currency
}
