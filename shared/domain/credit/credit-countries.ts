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
  /** How many digits a postcode has. The letters of a Dutch one are not counted. */
  postcodeDigits: number
}

function facts(
  currency: string,
  Individual: string,
  Company: string,
  postcodeDigits: number,
  isByBirth = false,
): CountryFacts {
  return { currency, idNames: { Individual, Company }, isByBirth, postcodeDigits }
}

export const countryFacts: Readonly<Record<CreditCountry, CountryFacts>> = {
  SE: facts('SEK', 'Personnummer', 'Organisationsnummer', 5),
  NO: facts('NOK', 'Fødselsnummer', 'Organisasjonsnummer', 4),
  DK: facts('DKK', 'CPR-nummer', 'CVR-nummer', 4),
  FI: facts('EUR', 'Henkilötunnus', 'Y-tunnus', 5),
  DE: facts('EUR', 'Steuer-ID', 'USt-IdNr.', 5, true),
  NL: facts('EUR', 'BSN', 'Btw-id', 4, true),
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

/**
 * A postcode as it is written, from the integer that older operations have for it, which loses leading zeros.
 * @param country where the address is; if it is not known, no zero is put back
 * @returns empty for 0, which stands for no postcode
 */
export function postcodeText(postcode: number, country?: CreditCountry): string {
  if (postcode === 0) return ''
  const text = String(postcode)
  return country && postcode > 0 ? text.padStart(countryFacts[country].postcodeDigits, '0') : text
}
