import { describe, expect, it } from 'vitest'
import { countryFacts, countryOf, creditCountries, currencyOf } from './credit-countries.ts'

describe('the countries of the SOAP service', () => {
  it('are found by their code in any case', () => {
    expect(countryOf(' se ')).toBe('SE')
    expect(countryOf('NL')).toBe('NL')
  })

  it.each(['', 'GB', 'SWE', 'constructor', undefined])('have no %s', (code) => {
    expect(countryOf(code)).toBeUndefined()
  })

  it('have one currency each', () => {
    expect(creditCountries.map(currencyOf)).toEqual(['SEK', 'NOK', 'DKK', 'EUR', 'EUR', 'EUR'])
  })

  it('name people by birth date in Germany and the Netherlands only', () => {
    const byBirth = creditCountries.filter((country) => countryFacts[country].isByBirth)
    expect(byBirth).toEqual(['DE', 'NL'])
  })
})
