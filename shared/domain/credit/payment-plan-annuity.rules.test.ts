import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnnuityTerms,
  FACTOR_SCALE,
  monthlyAnnuity,
  monthlyAnnuityFactor,
} from './payment-plan-annuity.rules.ts'
import { anyTerms } from '../../testing/plan-terms.ts'

function terms(months: number, rate: number, interestFree = 0, paymentFree = 0): AnnuityTerms {
  return {
    ContractLengthInMonths: months,
    InterestRatePercent: rate,
    NrOfInterestFreeMonths: interestFree,
    NrOfPaymentFreeMonths: paymentFree,
  }
}

describe('a monthly annuity', () => {
  it.each([
    // 1 000,00 at 12 % in 12 months is the textbook's 88,85.
    ['of an ordinary loan', terms(12, 1200), 100_000, 8885],
    ['without interest', terms(12, 0), 120_000, 10_000],
    ['without interest, rounded half away from zero', terms(8, 0), 100_004, 12_501],
    ['of one month', terms(1, 1200), 100_000, 101_000],
    ['that is one payment after payment-free and interest-free months', terms(3, 0, 3, 3), 100_000, 100_000],
    ['that is one payment after months that bear interest', terms(2, 1200, 0, 2), 100_000, 102_010],
    // 1 000,00 for six months at no cost, then six payments at a month's 1 %.
    ['after interest-free and payment-free months', terms(12, 1200, 6, 6), 100_000, 17_255],
    // The debt grows to 1 010,00 in the first month.
    ['after a payment-free month that bears interest', terms(2, 1200, 0, 1), 100_000, 102_010],
  ])('is right %s', (_, given, amount, annuity) => {
    expect(monthlyAnnuity(given, amount)).toBe(annuity)
  })

  it('is the closed formula where interest accrues and is paid from the first month on', () => {
    const months = fc.integer({ min: 1, max: 120 })
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 4000 }), (length, rate) => {
        const monthly = rate / 120_000
        const factor = monthly / (1 - (1 + monthly) ** -length)
        expect(Number(monthlyAnnuityFactor(terms(length, rate))) / 10 ** FACTOR_SCALE).toBeCloseTo(factor, 8)
      }),
    )
  })

  it('rises with the interest and never falls with a higher amount', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 10_000, max: 10_000_000 }), (given, amount) => {
        const annuity = monthlyAnnuity(given, amount)
        const dearer = { ...given, InterestRatePercent: given.InterestRatePercent + 100 }
        expect(monthlyAnnuity(dearer, amount)).toBeGreaterThanOrEqual(Number(annuity))
        expect(monthlyAnnuity(given, amount + 100)).toBeGreaterThanOrEqual(Number(annuity))
      }),
    )
  })
})
