import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, minorUnits, parseDecimal, scaledInteger } from './decimal.ts'
import { LONG_MAX, LONG_MIN, normalLong } from '../values/long.ts'

describe('parseDecimal', () => {
  it.each([
    ['1204.50', '1204.5'],
    ['+007', '7'],
    ['-0.00', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.2345E3', '1234.5'],
    ['12e-3', '0.012'],
    [' 1 ', '1'],
    ['92233720368547758.07', '92233720368547758.07'],
    // At most forty digits, or forty zeros before them.
    ['9'.repeat(40), '9'.repeat(40)],
    ['1e39', `1${'0'.repeat(39)}`],
    ['1e-41', `0.${'0'.repeat(40)}1`],
  ])('reads "%s" as %s', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected)
  })

  it.each([
    '',
    '.',
    '-',
    'INF',
    '-INF',
    'NaN',
    '1,5',
    '0x10',
    '1e',
    '1e99999',
    '1e400',
    '1 2',
    '9'.repeat(41),
    `0.${'9'.repeat(40)}`,
    '1e40',
    '1e-42',
    '1e-400',
    '1e-9999',
  ])('answers undefined for "%s"', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })

  it('is canonical: parsing twice changes nothing, and no double is used', () => {
    fc.assert(
      fc.property(fc.bigInt(LONG_MIN, LONG_MAX), fc.integer({ min: 0, max: 18 }), (value, scale) => {
        const decimal = decimalOf(normalLong(value), scale)
        expect(parseDecimal(decimal)).toBe(decimal)
        expect(scaledInteger(decimal, scale)).toBe(value)
      }),
    )
  })
})

describe('minorUnits', () => {
  it.each([
    ['1204.5', 120450],
    ['0.005', 1],
    ['-0.005', -1],
    ['0.0049', 0],
    ['1.005', 101],
    ['92233720368547758.07', LONG_MAX],
  ])('rounds %s to %s, half away from zero', (decimal, expected) => {
    expect(minorUnits(decimal)).toBe(expected)
  })
})
