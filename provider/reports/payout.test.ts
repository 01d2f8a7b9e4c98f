import { describe, expect, it } from 'vitest'
import { payoutOf } from './payout.ts'

describe('the payout of a day', () => {
  // The examples of README.md.
  it.each([
    ['a sale, no debt', 10_000, 2095, 524, 7381, 0, 0, 7381],
    ['a sale and a credit: falls into a debt', -40_000, 2995, 749, -43_744, 0, 43_744, 0],
    ['a sale that does not cover the debt', 10_000, 2095, 524, 7381, 43_744, 36_363, 0],
    ['a sale of 500,00 that covers the debt', 50_000, 2875, 719, 46_406, 36_363, 0, 10_043],
    ['nothing but a fee of 99,00', 0, 9900, 2475, -12_375, 0, 12_375, 0],
    ['a sale that covers the debt to the unit', 10_000, 2095, 524, 7381, 7381, 0, 0],
  ])('follows the equation: %s', (_, nominal, fees, vat, excluding, opening, closing, including) => {
    const day = { nominalAmount: nominal, feeAmountExcludingVat: fees, feeVatAmount: vat }
    expect(payoutOf(day, opening)).toEqual({
      providerPaidAmountExcludingWithholding: excluding,
      providerPaidAmountIncludingWithholding: including,
      openingBalanceDebt: opening,
      closingBalanceDebt: closing,
    })
  })

  it('is exact beyond 2^53', () => {
    // 2^53 + 1 less 2^53 − 1 is 2; a double has no 2^53 + 1.
    const day = { nominalAmount: 9_007_199_254_740_993n, feeAmountExcludingVat: 0, feeVatAmount: 0 }
    expect(payoutOf(day, 9_007_199_254_740_991)).toEqual({
      providerPaidAmountExcludingWithholding: 9_007_199_254_740_993n,
      providerPaidAmountIncludingWithholding: 2,
      openingBalanceDebt: 9_007_199_254_740_991,
      closingBalanceDebt: 0,
    })
  })
})
