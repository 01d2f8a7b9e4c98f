import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeRow } from '../../../shared/domain/order/order-row.rules.ts'
import { groupSign, parseAmount } from '../../kit/format/parse-amount.ts'
import { formatNumber } from '../../kit/format/numbers.ts'
import { rowInput } from '../../testing/changes.arbitrary.ts'
import { cellText, readCell } from './cells.ts'
import { rowFields } from './row-field.ts'

const languages = ['en', 'sv', 'de', 'nl', 'da', 'no', 'fi'] as const
const parse = (lang: string) => (text: string) => parseAmount(text, groupSign(lang))
const read = (field: Parameters<typeof readCell>[1], text: string, row = {}, lang = 'sv') =>
  readCell(row, field, text, 'SEK', parse(lang))

describe('readCell', () => {
  it('reads every text of cellText, in every language', () => {
    fc.assert(
      fc.property(
        rowInput,
        fc.constantFrom(...rowFields),
        fc.constantFrom(...languages),
        (row, field, lang) => {
          const text = cellText(row, field, (value, style) => formatNumber(value, style, lang))
          const found = readCell(row, field, text, 'SEK', parse(lang))
          expect(found.ok).toBe(true)
          const again = found.ok ? mergeRow(row, found.value) : undefined
          expect(cellText(again!, field, (value, style) => formatNumber(value, style, lang))).toBe(text)
        },
      ),
    )
  })

  it.each([
    ['1 234,50', 123_450],
    ['1234.50', 123_450],
    ['1234,5 kr', 123_450],
    ['SEK 1 234,50', 123_450],
    ['\u22121,00', -100],
  ])('reads the price %s', (text, UnitPrice) => {
    expect(read('UnitPrice', text)).toEqual({ ok: true, value: { UnitPrice } })
  })

  it.each([
    ['10 %', {}, { DiscountPercent: 1000, DiscountAmount: 0 }],
    ['10', {}, { DiscountPercent: 1000, DiscountAmount: 0 }],
    ['10 kr', {}, { DiscountAmount: 1000, DiscountPercent: 0 }],
    ['10', { DiscountAmount: 500 }, { DiscountAmount: 1000, DiscountPercent: 0 }],
    ['10%', { DiscountAmount: 500 }, { DiscountPercent: 1000, DiscountAmount: 0 }],
    ['', { DiscountAmount: 500 }, { DiscountPercent: 0, DiscountAmount: 0 }],
    ['–', {}, { DiscountPercent: 0, DiscountAmount: 0 }],
  ])('takes the discount %s on %o for %o', (text, row, value) => {
    expect(read('Discount', text, row)).toEqual({ ok: true, value })
  })

  it('takes a percent sign off a VAT rate, and spaces off a name', () => {
    for (const text of ['25 %', '%25', '% 25']) {
      expect(read('VatPercent', text)).toEqual({ ok: true, value: { VatPercent: 2500 } })
    }
    expect(read('Name', '  Lamp ')).toEqual({ ok: true, value: { Name: 'Lamp' } })
  })

  it.each([
    ['UnitPrice', '12x', 'not-a-number'],
    ['Quantity', '', 'empty'],
    ['VatPercent', '1,234', 'too-many-decimals'],
    ['VatPercent', '2%5', 'not-a-number'],
    ['Discount', '25 % 10', 'not-a-number'],
    ['Discount', 'ten %', 'not-a-number'],
  ] as const)('refuses %s %s as %s', (field, text, code) => {
    expect(read(field, text)).toEqual({ ok: false, reason: { code } })
  })

  it.each([
    ['€5', 'SEK', 'EUR'],
    ['5 EUR', 'SEK', 'EUR'],
    ['NOK 5', 'SEK', 'NOK'],
    ['$5', 'SEK', '$'],
    ['-€5', 'SEK', 'EUR'],
    ['₹5', 'SEK', '₹'],
    ['5 kr', 'EUR', 'kr'],
    ['5 dkr', 'SEK', 'DKK'],
    ['kr 5', 'GBP', 'kr'],
    ['SEK 5 €', 'SEK', 'EUR'],
  ])('refuses %s in an order in %s as %s', (text, currency, other) => {
    for (const field of ['UnitPrice', 'Discount'] as const) {
      expect(readCell({}, field, text, currency, parse('en'))).toEqual({
        ok: false,
        reason: { code: 'other-currency', other, currency },
      })
    }
  })

  it.each([
    ['5 kr', 'SEK'],
    ['kr. 5', 'NOK'],
    ['5 kr', 'DKK'],
    ['5 nkr', 'NOK'],
    ['€5', 'EUR'],
    ['5 eur', 'EUR'],
    ['£5', 'GBP'],
    ['US5', 'US'],
    ['SEK 5 kr', 'SEK'],
  ])('reads %s in an order in %s', (text, currency) => {
    expect(readCell({}, 'UnitPrice', text, currency, parse('en'))).toEqual({
      ok: true,
      value: { UnitPrice: 500 },
    })
  })

  it('has no currency in a quantity', () => {
    expect(read('Quantity', '3 kr')).toEqual({ ok: false, reason: { code: 'not-a-number' } })
  })

  it('is exact for numbers of any length', () => {
    expect(read('UnitPrice', '92233720368547758,07')).toEqual({
      ok: true,
      value: { UnitPrice: 9_223_372_036_854_775_807n },
    })
  })
})
