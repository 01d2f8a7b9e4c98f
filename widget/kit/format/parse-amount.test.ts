import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText } from './decimal.ts'
import { formatNumber } from './numbers.ts'
import { groupSign, parseAmount, parseTyped } from './parse-amount.ts'

const languages = ['en', 'en-IN', 'sv', 'nb', 'da', 'fi', 'de', 'de-CH', 'nl', 'fr', 'es', 'pl', 'he']
const long = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })

describe('parseAmount', () => {
  it.each([
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1234.50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ["1'234.5", 123_450],
    ['1,23,456', 12_345_600],
    ['1.234.567', 123_456_700],
    ['-49', -4900],
    ['\u22120,05', -5],
    [',5', 50],
    ['7.', 700],
    ['007', 700],
    // Full-width, as Japanese input writes them.
    ['１２．５', 1250],
    ['－５', -500],
  ])('reads %j in Swedish', (text, value) => {
    expect(parseAmount(text, groupSign('sv'))).toBe(value)
  })

  it('takes a lone comma before three digits for thousands only where the language does', () => {
    expect(parseAmount('1,234', groupSign('en'))).toBe(123_400)
    expect(parseAmount('1,234', groupSign('sv'))).toBe('too-many-decimals')
    expect(parseAmount('1.234', groupSign('de'))).toBe(123_400)
    expect(parseAmount('1.234', groupSign('en'))).toBe('too-many-decimals')
    expect(parseAmount('1,50', groupSign('en'))).toBe(150)
  })

  it.each([
    '12x',
    '1,2,3',
    '1 2',
    '12 34',
    // Groups of two are India's, with commas and at most two digits before them.
    '1 23 456',
    '1.23.456',
    '510,00,000',
    '1,234,56,789',
    '0 123',
    '--1',
    '.',
    '-',
    '1e3',
    '0x1',
    '1.2.3,4',
    'Infinity',
    '1'.repeat(41),
    '5²',
    '½',
    '①',
  ])('refuses %j', (text) => {
    expect(parseAmount(text, groupSign('sv'))).toBe('not-a-number')
  })

  it('tells an empty field from a wrong one', () => {
    expect(parseAmount(' \u00a0', '.')).toBe('empty')
  })

  it('reads back every Long that any language writes, as money and as a plain number', () => {
    fc.assert(
      fc.property(
        long,
        fc.constantFrom(...languages),
        fc.constantFrom('money', 'plain'),
        (value, lang, style) => {
          const text = formatNumber(value, style as 'money' | 'plain', lang)
          expect(BigInt(parseAmount(text, groupSign(lang)))).toBe(value)
        },
      ),
    )
  })

  it('reads back the plain text of every Long in every language', () => {
    fc.assert(
      fc.property(long, fc.constantFrom(...languages), (value, lang) => {
        expect(BigInt(parseAmount(decimalText(value), groupSign(lang)))).toBe(value)
      }),
    )
  })

  it('never throws for any pasted text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(',', '.', '\u00a0', ''),
        (text, sign) => void parseAmount(text, sign),
      ),
    )
  })
})

describe('groupSign', () => {
  it.each([
    ['en', ','],
    ['en-IN', ','],
    ['sv', '\u00a0'],
    ['de', '.'],
    ['fr', '\u202f'],
    // In Arabic digits, with their own sign.
    ['ar-EG', '\u066c'],
  ])('is for %s %j', (lang, sign) => {
    expect(groupSign(lang)).toBe(sign)
    expect(parseTyped('1,234', lang)).toBe(sign === ',' ? 123_400 : 'too-many-decimals')
  })
})
