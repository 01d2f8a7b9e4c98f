import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DatedPayment, effectiveRate } from './payment-plan-rate.rules.ts'
import { scheduleOf } from './payment-plan.rules.ts'
import { anyAmount, anyTerms } from '../../testing/plan-terms.ts'

/** The worth of payments at a rate in percent, by the directive's equation, in floats. */
function worthAt(rate: number, payments: readonly DatedPayment[]): number {
  return payments.reduce(
    (total, { month, payment }) => total + Number(payment) / (1 + rate / 100) ** (month / 12),
    0,
  )
}

describe('the effective rate', () => {
  it.each([
    // The examples that illustrated the equation in directive 90/88/EEC.
    ['one payment of 1 200 after 18 months for 1 000', 1000_00, [{ month: 18, payment: 1200_00 }], 12_92],
    ['the same with 50 of the 1 000 kept for costs', 950_00, [{ month: 18, payment: 1200_00 }], 16_85],
    [
      '600 after one year and after two',
      1000_00,
      [
        { month: 12, payment: 600_00 },
        { month: 24, payment: 600_00 },
      ],
      13_07,
    ],
  ])('is as published: %s', (_, amount, payments, rate) => {
    expect(effectiveRate(amount, payments)).toBe(rate)
  })

  it('is 0 when no more is paid back than was lent', () => {
    expect(effectiveRate(1000, [{ month: 1, payment: 1000 }])).toBe(0)
    expect(effectiveRate(1000, [{ month: 1, payment: 1 }])).toBe(0)
    expect(effectiveRate(1000, [])).toBe(0)
  })

  it('stays exact at an extreme rate', () => {
    // 1 + X = 10^12 after a month of tenfold.
    expect(effectiveRate(1000, [{ month: 1, payment: 10_000 }])).toBe(9_999_999_999_990_000n)
  })

  it('discounts the payments of any schedule to the amount, within its two decimals', () => {
    fc.assert(
      fc.property(anyTerms, anyAmount, (terms, amount) => {
        const schedule = scheduleOf(terms, amount)
        const rate = Number(effectiveRate(amount, schedule)) / 100
        const slack = amount * 1e-9
        expect(worthAt(rate + 0.005, schedule)).toBeLessThanOrEqual(amount + slack)
        // At 0 nothing is rounded: the payments can equal the amount.
        expect(worthAt(Math.max(rate - 0.005, 0), schedule)).toBeGreaterThanOrEqual(amount - slack)
      }),
    )
  })

  it('rises with either fee', () => {
    fc.assert(
      fc.property(anyTerms, anyAmount, fc.nat(10_000), (terms, amount, more) => {
        const rateOf = (changes: object) =>
          effectiveRate(amount, scheduleOf({ ...terms, ...changes }, amount))
        const rate = rateOf({})
        expect(rateOf({ InitialFee: terms.InitialFee + more })).toBeGreaterThanOrEqual(rate)
        expect(rateOf({ NotificationFee: terms.NotificationFee + more })).toBeGreaterThanOrEqual(rate)
      }),
    )
  })

  it('is the compounded nominal rate without fees', () => {
    const terms = {
      ContractLengthInMonths: 24,
      InitialFee: 0,
      NotificationFee: 0,
      InterestRatePercent: 12_00,
      NrOfInterestFreeMonths: 0,
      NrOfPaymentFreeMonths: 0,
    }
    expect(effectiveRate(100_000_00, scheduleOf(terms, 100_000_00))).toBe(12_68)
  })
})
