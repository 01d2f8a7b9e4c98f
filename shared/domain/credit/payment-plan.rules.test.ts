import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../money/money.ts'
import { firstPayingMonth, monthlyAnnuity } from './payment-plan-annuity.rules.ts'
import { costsOf, scheduleOf } from './payment-plan.rules.ts'
import { anyAmount, anyTerms } from '../../testing/plan-terms.ts'

const base = {
  ContractLengthInMonths: 3,
  InitialFee: 100_00,
  NotificationFee: 29_00,
  InterestRatePercent: 12_00,
  NrOfInterestFreeMonths: 0,
  NrOfPaymentFreeMonths: 0,
}

describe('a payment schedule', () => {
  it('takes interest on the remaining debt, fees with payments, and the rounding in the last payment', () => {
    expect(scheduleOf(base, 1000_00)).toEqual([
      { month: 1, interest: 1000, amortization: 33002, fee: 12900, payment: 46902, remaining: 66998 },
      { month: 2, interest: 670, amortization: 33332, fee: 2900, payment: 36902, remaining: 33666 },
      { month: 3, interest: 337, amortization: 33666, fee: 2900, payment: 36903, remaining: 0 },
    ])
  })

  it('lets the debt grow in payment-free months that bear interest', () => {
    const schedule = scheduleOf({ ...base, NrOfPaymentFreeMonths: 1 }, 1000_00)
    expect(schedule[0]).toMatchObject({ interest: 1000, amortization: -1000, payment: 0, remaining: 101_000 })
    expect(schedule[1]).toMatchObject({ interest: 1010, fee: 12900 })
  })

  it('pays back exactly the amount, for any terms', () => {
    fc.assert(
      fc.property(anyTerms, anyAmount, (terms, amount) => {
        const schedule = scheduleOf(terms, amount)
        expect(schedule).toHaveLength(terms.ContractLengthInMonths)
        expect(schedule.at(-1)!.remaining).toBe(0)
        expect(sum(schedule.map(({ amortization }) => amortization))).toBe(amount)
        for (const { interest, amortization, fee, payment } of schedule) {
          expect(payment).toBe(sum([interest, amortization, fee]))
          expect(interest).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('has equal payments but for the last, which differs by less than a unit for each month', () => {
    fc.assert(
      fc.property(anyTerms, anyAmount, (terms, amount) => {
        const annuity = Number(monthlyAnnuity(terms, amount))
        const paid = scheduleOf(terms, amount).map(({ payment, fee }) => Number(payment) - Number(fee))
        const first = firstPayingMonth(terms)
        for (const [index, payment] of paid.slice(0, -1).entries()) {
          expect(payment).toBe(index + 1 < first ? 0 : annuity)
        }
        // A rounding early in the contract bears interest until its end.
        const growth = (1 + terms.InterestRatePercent / 120_000) ** terms.ContractLengthInMonths
        expect(Math.abs(paid.at(-1)! - annuity)).toBeLessThanOrEqual(
          terms.ContractLengthInMonths * growth + 1,
        )
      }),
    )
  })

  it('costs interest and fees, and nothing without them', () => {
    fc.assert(
      fc.property(anyTerms, anyAmount, (terms, amount) => {
        const schedule = scheduleOf(terms, amount)
        const paid = sum(schedule.flatMap(({ interest, fee }) => [interest, fee]))
        expect(costsOf(amount, schedule).costOfCredit).toBe(paid)
        const free = { ...terms, InitialFee: 0, NotificationFee: 0, InterestRatePercent: 0 }
        expect(costsOf(amount, scheduleOf(free, amount))).toEqual({
          totalPayable: amount,
          costOfCredit: 0,
          EffectiveInterestRatePercent: 0,
        })
      }),
    )
  })
})
