import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowLimits } from '../values/limits.ts'
import {
  checkOrderRow,
  checkOrderRows,
  checkOrderRowUpdate,
  mergeRow,
  type OrderRowInput,
} from './order-row.rules.ts'
import { type Refusal, refusalText } from '../values/refusal.ts'

const lamp: OrderRowInput = { Name: 'Lamp, brass', Quantity: 200, UnitPrice: 62500, VatPercent: 2500 }

function reasons(changes: Partial<OrderRowInput>): string[] {
  return checkOrderRow({ ...lamp, ...changes }).map(spelled)
}

function spelled({ pointer, code }: Refusal): string {
  return `${pointer} ${code}`
}

describe('checkOrderRow', () => {
  it('accepts an ordinary row', () => {
    expect(reasons({})).toEqual([])
  })

  it.each<[string, Partial<OrderRowInput>, string]>([
    ['an empty name', { Name: '' }, '/Name member-too-short'],
    ['a name of spaces', { Name: '   ' }, '/Name member-too-short'],
    ['a name of 41 characters', { Name: 'x'.repeat(41) }, '/Name member-too-long'],
    ['a line break in a name', { Name: 'Lamp\r\nX-Evil: 1' }, '/Name member-has-control-characters'],
    [
      'an article number of 257 characters',
      { ArticleNumber: '1'.repeat(257) },
      '/ArticleNumber member-too-long',
    ],
    ['a unit of 5 characters', { Unit: 'piece' }, '/Unit member-too-long'],
    ['a quantity of zero', { Quantity: 0 }, '/Quantity member-out-of-range'],
    ['a negative quantity', { Quantity: -100 }, '/Quantity member-out-of-range'],
    ['a quantity of ten digits', { Quantity: 1_000_000_000 }, '/Quantity member-out-of-range'],
    ['a price of 2^63−1', { UnitPrice: 2n ** 63n - 1n }, '/UnitPrice member-out-of-range'],
    ['a VAT of 100.01 %', { VatPercent: 10001 }, '/VatPercent member-out-of-range'],
    ['a negative discount', { DiscountAmount: -1 }, '/DiscountAmount member-out-of-range'],
    ['both discounts', { DiscountPercent: 1, DiscountAmount: 1 }, '/DiscountAmount discounts-exclusive'],
    ['a discount above the row', { DiscountAmount: 125001 }, '/DiscountAmount discount-above-row'],
    ['a discount on a reduction', { UnitPrice: -1, DiscountAmount: 1 }, '/DiscountAmount discount-above-row'],
    [
      'an amount over 64 bits',
      { UnitPrice: 9_999_999_999_999, Quantity: 999_999_999 },
      '/UnitPrice amount-too-large',
    ],
  ])('refuses %s', (_, changes, expected) => {
    expect(reasons(changes)).toEqual([expected])
  })

  it('counts a surrogate pair as one character', () => {
    expect(reasons({ Name: '💡'.repeat(40) })).toEqual([])
  })

  it('reads 0 as no discount, so that a row of an order can be sent back', () => {
    expect(reasons({ DiscountPercent: 0, DiscountAmount: 100 })).toEqual([])
    expect(reasons({ DiscountPercent: 1000, DiscountAmount: 0 })).toEqual([])
  })

  it('names every failing member, below the given pointer', () => {
    const refusals = checkOrderRow({ ...lamp, Name: '', Quantity: 0 }, '/OrderRows/3')
    expect(refusals.map(({ pointer }) => pointer)).toEqual(['/OrderRows/3/Name', '/OrderRows/3/Quantity'])
  })

  it('accepts everything within the limits', () => {
    const { Quantity, UnitPrice, VatPercent } = rowLimits
    const within = fc.record({
      Name: fc.stringMatching(/^[A-Za-z0-9 ]{0,39}[a-z]$/),
      Quantity: fc.integer({ min: Quantity.minimum, max: 1_000_000 }),
      UnitPrice: fc.integer({ min: UnitPrice.minimum, max: UnitPrice.maximum }),
      VatPercent: fc.integer({ min: VatPercent.minimum, max: VatPercent.maximum }),
      DiscountPercent: fc.integer({ min: 0, max: 10_000 }),
    })
    fc.assert(
      fc.property(within, (row) => {
        expect(checkOrderRow(row)).toEqual([])
      }),
    )
  })
})

describe('checkOrderRows', () => {
  it('refuses no rows and more than 10 000, and points to the failing one', () => {
    expect(checkOrderRows([]).map(spelled)).toEqual(['/OrderRows list-empty'])
    expect(checkOrderRows(Array.from({ length: 10_001 }, () => lamp)).map(spelled)).toEqual([
      '/OrderRows list-too-long',
    ])
    expect(checkOrderRows([lamp, { ...lamp, Unit: 'piece' }]).map(spelled)).toEqual([
      '/OrderRows/1/Unit member-too-long',
    ])
  })
})

describe('an update', () => {
  it('needs no member: absent ones keep their value', () => {
    expect(checkOrderRowUpdate({ Name: 'Lamp' })).toEqual([])
    expect(checkOrderRowUpdate({ IsCancelled: true })).toEqual([])
    expect(checkOrderRowUpdate({})).toEqual([])
  })

  it('keeps to the limits of a row', () => {
    expect(checkOrderRowUpdate({ Quantity: 0, Name: '' }).map(({ pointer }) => pointer)).toEqual([
      '/Name',
      '/Quantity',
    ])
    expect(checkOrderRowUpdate({ Quantity: 100, DiscountPercent: 1, DiscountAmount: 1 })).toEqual([
      { pointer: '/DiscountAmount', code: 'discounts-exclusive' },
    ])
  })

  it('keeps the members that it does not name', () => {
    expect(mergeRow(lamp, { Quantity: 100, Name: undefined })).toEqual({ ...lamp, Quantity: 100 })
  })

  it('replaces one kind of discount with the other', () => {
    const reduced = { ...lamp, DiscountPercent: 1000, DiscountAmount: 0 }
    expect(mergeRow(reduced, { Quantity: 100, DiscountAmount: 500 })).toMatchObject({
      DiscountPercent: 0,
      DiscountAmount: 500,
    })
    expect(mergeRow({ ...lamp, DiscountAmount: 500 }, { DiscountPercent: 1000 })).toMatchObject({
      DiscountPercent: 1000,
      DiscountAmount: 0,
    })
  })
})

describe('refusalText', () => {
  it('names the member and the limit', () => {
    const [refusal] = checkOrderRow({ ...lamp, Name: 'x'.repeat(41) })
    expect(refusalText(refusal!)).toBe('Name has 41 characters; at most 40 are allowed.')
  })
})
