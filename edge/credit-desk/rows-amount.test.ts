import { describe, expect, it } from 'vitest'
import { rowsAmount } from './rows-amount.ts'

const row = { PricePerUnit: '100', NrOfUnits: '1', VatPercent: 25, DiscountPercent: 0 }

describe('what rows without VAT come to', () => {
  it.each([
    // 100.10 × 2 = 200.20; with 25 % VAT 250.25.
    ['units and VAT', { PricePerUnit: '100.10', NrOfUnits: '2' }, 25_025n],
    // 100 × 1.25 = 125; less 10 % 112.50.
    ['a discount', { DiscountPercent: 10 }, 11_250n],
    // 0.01 × 0.5 = 0.005, which is half a minor unit: away from zero.
    ['half a minor unit', { PricePerUnit: '0.01', NrOfUnits: '0.5', VatPercent: 0 }, 1n],
    // −0.005 is rounded to −0.01.
    ['half a minor unit below zero', { PricePerUnit: '-0.01', NrOfUnits: '0.5', VatPercent: 0 }, -1n],
    // Nineteen digits, of which a binary float keeps sixteen.
    ['many digits', { PricePerUnit: '99999999999999999.99', VatPercent: 0 }, 9_999_999_999_999_999_999n],
  ])('has %s', (_, changes, amount) => {
    expect(rowsAmount([{ ...row, ...changes }])).toBe(amount)
  })

  it('is rounded per row and not in all', () => {
    // 0.004 is nothing, three times; 0.012 together would be 0.01.
    const small = { ...row, PricePerUnit: '0.004', VatPercent: 0 }
    expect(rowsAmount([small, small, small])).toBe(0n)
    expect(rowsAmount([])).toBe(0n)
  })
})
