import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testPersonsTable } from './test-persons-table.ts'
import { creditCountries } from '../shared/domain/credit/credit-countries.ts'
import { allTestPersons } from '../shared/test-persons.ts'

describe('the test persons', () => {
  it('are all listed in docs/test-persons.md', () => {
    const page = readFileSync(new URL('../docs/test-persons.md', import.meta.url), 'utf8')
    const [, section] = /<!-- test persons -->\n\n(.*?)\n\n<!-- end of test persons -->/s.exec(page) ?? []
    expect(section).toBe(testPersonsTable())
  })

  it('have ids and address selectors of their own', () => {
    const ids = allTestPersons.map(({ CountryCode, NationalId }) => CountryCode + NationalId)
    const selectors = allTestPersons.flatMap(({ addresses }) =>
      addresses.map(({ AddressSelector }) => AddressSelector),
    )
    for (const names of [ids, selectors]) expect(new Set(names).size).toBe(names.length)
  })

  it.each(creditCountries)('have a person and a company that are accepted in %s', (country) => {
    const types = allTestPersons
      .filter(({ CountryCode, outcome }) => CountryCode === country && outcome === 'Accepted')
      .map(({ CustomerType }) => CustomerType)
    expect(types).toEqual(expect.arrayContaining(['Individual', 'Company']))
  })

  it.each(allTestPersons.filter(({ CustomerType }) => CustomerType === 'Individual'))(
    'cannot be $FullName, whose birthday no calendar has',
    ({ NationalId, BirthDate }) => {
      const texts = [BirthDate, NationalId].flatMap((text) => (text === undefined ? [] : [digitsOf(text)]))
      // A birthday of two or four digits of year, month and day, or the other way round.
      expect(texts.some(hasImpossibleDay)).toBe(true)
    },
  )
})

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function hasImpossibleDay(digits: string): boolean {
  const isCenturyFirst = /^(19|20)/.test(digits)
  const month = Number(isCenturyFirst ? digits.slice(4, 6) : digits.slice(2, 4))
  const day = Number(isCenturyFirst ? digits.slice(6, 8) : digits.slice(0, 2))
  return month > 12 || day > 31
}
