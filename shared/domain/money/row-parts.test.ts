import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Long } from '../values/long.ts'
import { exactRowAmount, rowAmount } from './money.ts'
import { partTaken, withQuantity } from './row-parts.ts'

const row = (UnitPrice: Long, Quantity: Long, DiscountPercent: Long = 0, DiscountAmount: Long = 0) => ({
  UnitPrice,
  Quantity,
  DiscountPercent,
  DiscountAmount,
})

describe('a part of a row', () => {
  it('has its share of the discount amount', () => {
    // 3 × 100.00 less 10.00 is 290.00. Two thirds of 10.00 are 6.67: 2 × 100.00 less 6.67 is 193.33.
    const whole = row(10_000, 300, 0, 1_000)
    const rest = withQuantity(whole, 200)
    expect(rest).toEqual(row(10_000, 200, 0, 667))
    const part = partTaken(whole, rest)
    expect(part).toEqual(row(10_000, 100, 0, 333))
    // 290.00 - 193.33
    expect(rowAmount(part)).toBe(9_667)
  })

  it('keeps the percentage if the amount is then exact', () => {
    // 3 × 0.99 less 10 % is 2.67 (2.673); 2 × 0.99 less 10 % is 1.78 (1.782); 1 × 0.99 less 10 % is 0.89 (0.891).
    const whole = row(99, 300, 1_000)
    expect(partTaken(whole, withQuantity(whole, 200))).toEqual(row(99, 100, 1_000))
  })

  it('has a discount amount instead if rounding would gain a unit', () => {
    // 2 × 0.05 less 10 % is 0.09; 1 × 0.05 less 10 % is 0.05 (0.045), so that 0.04 is left for the other one.
    const whole = row(5, 200, 1_000)
    expect(partTaken(whole, withQuantity(whole, 100))).toEqual(row(5, 100, 0, 1))
  })

  it('has a discount of -1 if rounding would lose a unit', () => {
    // 2.5 × 0.33 is 0.83 (0.825); 1.25 × 0.33 is 0.41 (0.4125): the part has to come to 0.42.
    const whole = row(33, 250)
    expect(partTaken(whole, withQuantity(whole, 125))).toEqual(row(33, 125, 0, -1))
  })

  it('adds up to the row together with the rest, to the unit', () => {
    const rows = fc.record({
      UnitPrice: fc.integer({ min: -9_999_999, max: 9_999_999 }),
      Quantity: fc.integer({ min: 2, max: 999_999 }),
      discount: fc.integer({ min: 0, max: 10_000 }),
      isPercent: fc.boolean(),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(rows, ({ UnitPrice, Quantity, discount, isPercent, share }) => {
        const whole = isPercent ? row(UnitPrice, Quantity, discount) : row(UnitPrice, Quantity, 0, discount)
        const rest = withQuantity(whole, Math.floor(share * Quantity))
        const part = partTaken(whole, rest)
        expect(exactRowAmount(part) + exactRowAmount(rest)).toBe(exactRowAmount(whole))
        expect(BigInt(part.Quantity) + BigInt(rest.Quantity)).toBe(BigInt(Quantity))
      }),
    )
  })
})
