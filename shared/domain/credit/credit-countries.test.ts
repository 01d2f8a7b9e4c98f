import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { countryFacts, countryOf, creditCountries, currencyOf, postcodeText } from './credit-countries.ts'

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

describe('a postcode from its integer', () => {
  it.each([
    ['NO', 150, '0150'],
    ['NO', 5, '0005'],
    ['FI', 100, '00100'],
    ['DE', 1067, '01067'],
    ['SE', 11455, '11455'],
    ['DK', 800, '0800'],
    // The letters of 1012 AB are lost.
    ['NL', 1012, '1012'],
    // Longer than the country has them, or none at all: it is shown as it came.
    ['NO', 12345, '12345'],
    ['SE', -7, '-7'],
    ['SE', 0, ''],
    [undefined, 150, '150'],
    [undefined, 0, ''],
  ] as const)('is made for %s of %i: %j', (country, postcode, text) => {
    expect(postcodeText(postcode, country)).toBe(text)
  })

  it('is the one that the integer was made of, in every country', () => {
    const written = fc.constantFrom(...creditCountries).chain((country) => {
      const digits = countryFacts[country].postcodeDigits
      const most = 10 ** digits - 1
      return fc.record({
        country: fc.constant(country),
        text: fc.integer({ min: 1, max: most }).map((code) => `${10 ** digits + code}`.slice(1)),
      })
    })
    fc.assert(
      fc.property(written, ({ country, text }) => {
        expect(postcodeText(Number(text), country)).toBe(text)
      }),
      { numRuns: runs(100, 2_000) },
    )
  })
})
