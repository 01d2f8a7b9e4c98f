import { describe, expect, it } from 'vitest'
import { parseAmount } from '../format/decimal.ts'
import { emptyDraft, fieldOfPointer, readDraft, type RowDraft } from './row-draft.ts'

const parse = (text: string) => parseAmount(text, '\u00a0')
const draft = (changes: Partial<RowDraft> = {}): RowDraft => ({
  ...emptyDraft,
  Name: 'Gift wrap',
  UnitPrice: '49',
  VatPercent: '25',
  ...changes,
})
const problems = (changes: Partial<RowDraft>) => readDraft(draft(changes), parse).problems

describe('readDraft', () => {
  it('makes a row of integers, without the members that were left empty', () => {
    const row = { Name: 'Gift wrap', Quantity: 150, UnitPrice: 123_450, VatPercent: 2500 }
    expect(readDraft(draft({ Quantity: '1,5', UnitPrice: '1 234,50' }), parse)).toEqual({
      row,
      priced: row,
      problems: {},
    })
  })

  it('knows the price of a row that has no name yet', () => {
    const { row, priced } = readDraft(draft({ Name: '' }), parse)
    expect(row).toBeUndefined()
    expect(priced).toMatchObject({ Quantity: 100, UnitPrice: 4900 })
  })

  it('sends a discount as the kind that was chosen', () => {
    expect(readDraft(draft({ Discount: '10 %' }), parse).row).toMatchObject({ DiscountPercent: 1000 })
    const amount = readDraft(draft({ Discount: '10', DiscountKind: 'amount' }), parse).row
    expect(amount).toMatchObject({ DiscountAmount: 1000 })
    expect(amount).not.toHaveProperty('DiscountPercent')
  })

  it('says what is missing and what is wrong, each at its field', () => {
    const read = readDraft(draft({ Name: ' ', Quantity: 'two', UnitPrice: '', VatPercent: '1,234' }), parse)
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
      readDraft(draft({ UnitPrice: 'x', Discount: '5', DiscountKind: 'amount' }), parse).problems,
    ).toEqual({
      UnitPrice: { code: 'not-a-number' },
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
