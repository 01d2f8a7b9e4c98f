import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../kit/format/parse-amount.ts'
import { emptyDraft, fieldOfPointer, readDraft, type RowDraft } from './row-draft.ts'

const parse = (text: string) => parseAmount(text, '\u00a0')
const draft = (changes: Partial<RowDraft> = {}): RowDraft => ({
  ...emptyDraft,
  Name: 'Gift wrap',
  UnitPrice: '49',
  VatPercent: '25',
  ...changes,
})
const problems = (changes: Partial<RowDraft>) => readDraft(draft(changes), 'SEK', parse).problems

describe('readDraft', () => {
  it('makes a row of integers, without the members that were left empty', () => {
    const row = { Name: 'Gift wrap', Quantity: 150, UnitPrice: 123_450, VatPercent: 2500 }
    expect(readDraft(draft({ Quantity: '1,5', UnitPrice: '1 234,50' }), 'SEK', parse)).toEqual({
      row,
      priced: row,
      problems: {},
    })
  })

  it('knows the price of a row that has no name yet', () => {
    const { row, priced } = readDraft(draft({ Name: '' }), 'SEK', parse)
    expect(row).toBeUndefined()
    expect(priced).toMatchObject({ Quantity: 100, UnitPrice: 4900 })
  })

  it('sends a discount as the kind that was chosen', () => {
    expect(readDraft(draft({ Discount: '10 %' }), 'SEK', parse).row).toMatchObject({ DiscountPercent: 1000 })
    const amount = readDraft(draft({ Discount: '10', DiscountKind: 'amount' }), 'SEK', parse).row
    expect(amount).toMatchObject({ DiscountAmount: 1000 })
    expect(amount).not.toHaveProperty('DiscountPercent')
  })

  it('has missing and wrong values, each at its field', () => {
    const read = readDraft(
      draft({ Name: ' ', Quantity: 'two', UnitPrice: '', VatPercent: '1,234' }),
      'SEK',
      parse,
    )
    expect(read.row).toBeUndefined()
    expect(read.problems).toMatchObject({
      Name: { code: 'member-too-short' },
      Quantity: { code: 'not-a-number' },
      UnitPrice: { code: 'empty' },
      VatPercent: { code: 'too-many-decimals' },
    })
  })

  it('applies the rules that the edge applies', () => {
    expect(problems({ Name: 'x'.repeat(41) }).Name).toMatchObject({ code: 'member-too-long', length: 41 })
    expect(problems({ Quantity: '0' }).Quantity).toMatchObject({ code: 'member-out-of-range' })
    expect(problems({ Unit: 'boxes' }).Unit).toMatchObject({ code: 'member-too-long' })
    expect(problems({ VatPercent: '101' }).VatPercent).toMatchObject({ code: 'member-out-of-range' })
    expect(problems({ Discount: '50', DiscountKind: 'amount' }).Discount).toMatchObject({
      code: 'discount-above-row',
    })
  })

  it('does not compare a discount with a price that could not be read', () => {
    expect(
      readDraft(draft({ UnitPrice: 'x', Discount: '5', DiscountKind: 'amount' }), 'SEK', parse).problems,
    ).toEqual({
      UnitPrice: { code: 'not-a-number' },
    })
  })
})

describe('a price in the form', () => {
  const net = { PriceKind: 'without-vat' } as const

  it('is saved with VAT where it is typed without, rounded half away from zero', () => {
    // 49.00 + 25 % = 61.25; 0.10 + 25 % = 0.125, so 0.13.
    expect(readDraft(draft({ ...net, UnitPrice: '49' }), 'SEK', parse).row?.UnitPrice).toBe(6125)
    expect(readDraft(draft({ ...net, UnitPrice: '0,10' }), 'SEK', parse).row?.UnitPrice).toBe(13)
    expect(readDraft(draft({ ...net, UnitPrice: '-0,10' }), 'SEK', parse).row?.UnitPrice).toBe(-13)
  })

  it('has a discount without VAT where it is without VAT itself', () => {
    const read = readDraft(draft({ ...net, Discount: '10', DiscountKind: 'amount' }), 'SEK', parse)
    expect(read.row?.DiscountAmount).toBe(1250)
    const percent = readDraft(draft({ ...net, Discount: '10' }), 'SEK', parse)
    expect(percent.row?.DiscountPercent).toBe(1000)
  })

  it('names the order’s own currency or none', () => {
    expect(readDraft(draft({ UnitPrice: '49 kr' }), 'SEK', parse).row?.UnitPrice).toBe(4900)
    expect(problems({ UnitPrice: '€49' })).toEqual({
      UnitPrice: { code: 'other-currency', other: 'EUR', currency: 'SEK' },
    })
  })
})

describe('fieldOfPointer', () => {
  it('finds the field of a member, both discounts in one', () => {
    expect(fieldOfPointer('/Name')).toBe('Name')
    expect(fieldOfPointer('/DiscountAmount')).toBe('Discount')
    expect(fieldOfPointer('/Other')).toBeUndefined()
    expect(fieldOfPointer('')).toBeUndefined()
  })
})
