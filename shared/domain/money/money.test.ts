import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideRounded, grossAmount, rowAmount, sum, vatPart } from './money.ts'
import { totals } from './totals.ts'

const pricedRows = fc.record({
  UnitPrice: fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
  Quantity: fc.integer({ min: 1, max: 999_999_999 }),
  DiscountPercent: fc.integer({ min: 0, max: 10_000 }),
  VatPercent: fc.constantFrom(0, 600, 1200, 1400, 1500, 2500, 2550),
  IsCancelled: fc.boolean(),
})

describe('divideRounded', () => {
  it.each([
    [5n, 10n, 1n],
    [-5n, 10n, -1n],
    [4n, 10n, 0n],
    [-4n, 10n, 0n],
    [15n, 10n, 2n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [-2n, 3n, -1n],
  ])('divides %s by %s to %s, half away from zero', (dividend, divisor, quotient) => {
    expect(divideRounded(dividend, divisor)).toBe(quotient)
  })

  it('is at most half a unit off, and odd as a function', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 25n), 10n ** 25n), fc.bigInt(1n, 10n ** 9n), (dividend, divisor) => {
        const quotient = divideRounded(dividend, divisor)
        const error = 2n * (quotient * divisor - dividend)
        expect(error <= divisor && error >= -divisor).toBe(true)
        expect(divideRounded(-dividend, divisor)).toBe(-quotient)
      }),
    )
  })
})

describe('rowAmount', () => {
  it('is UnitPrice × Quantity / 100', () => {
    expect(rowAmount({ UnitPrice: 62500, Quantity: 200 })).toBe(125000)
  })

  it('takes a percent off before rounding, once', () => {
    expect(rowAmount({ UnitPrice: 62500, Quantity: 200, DiscountPercent: 1000 })).toBe(112500)
    // 0.995 × 99.50 % = 0.990025
    expect(rowAmount({ UnitPrice: 199, Quantity: 50, DiscountPercent: 50 })).toBe(99)
  })

  it('takes an amount off the row, not off each item', () => {
    expect(rowAmount({ UnitPrice: 10000, Quantity: 300, DiscountAmount: 500 })).toBe(29500)
  })

  it('stays exact where a number is not', () => {
    expect(rowAmount({ UnitPrice: 9_999_999_999_999, Quantity: 999_999 })).toBe(99_999_899_999_990_000n)
  })

  it('falls by the given discount', () => {
    fc.assert(
      fc.property(pricedRows, (row) => {
        const [full, discounted] = [grossAmount(row), BigInt(rowAmount(row))]
        expect(
          full < 0n ? discounted >= full && discounted <= 0n : discounted <= full && discounted >= 0n,
        ).toBe(true)
      }),
    )
  })
})

describe('vatPart', () => {
  it.each([
    [12500, 2500, 2500],
    [10000, 0, 0],
    [-12500, 2500, -2500],
    [100, 1200, 11],
  ])('takes out of %s at %s %s', (amount, percent, vat) => {
    expect(vatPart(amount, percent)).toBe(vat)
  })
})

describe('totals', () => {
  it('adds up rows and rates, without the cancelled ones', () => {
    fc.assert(
      fc.property(fc.array(pricedRows), (rows) => {
        const counted = rows.filter((row) => !row.IsCancelled)
        const { Amount, VatAmount, VatGroups } = totals(rows)
        expect(Amount).toBe(sum(counted.map(rowAmount)))
        expect(Amount).toBe(sum(VatGroups.map((group) => group.Amount)))
        expect(VatAmount).toBe(sum(counted.map((row) => vatPart(rowAmount(row), row.VatPercent))))
        expect(new Set(VatGroups.map((group) => group.VatPercent)).size).toBe(VatGroups.length)
      }),
    )
  })
})
