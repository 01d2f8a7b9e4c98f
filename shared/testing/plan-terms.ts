import fc from 'fast-check'
import type { CreditTerms } from '../domain/credit/payment-plan-annuity.rules.ts'

/** Any terms of a campaign, and amounts for it. */
export const anyTerms: fc.Arbitrary<CreditTerms> = fc.integer({ min: 1, max: 72 }).chain((months) =>
  fc.record({
    ContractLengthInMonths: fc.constant(months),
    InitialFee: fc.integer({ min: 0, max: 1000_00 }),
    NotificationFee: fc.integer({ min: 0, max: 100_00 }),
    InterestRatePercent: fc.integer({ min: 0, max: 40_00 }),
    NrOfInterestFreeMonths: fc.integer({ min: 0, max: months }),
    NrOfPaymentFreeMonths: fc.integer({ min: 0, max: months }),
  }),
)

/** Minor units. */
export const anyAmount = fc.integer({ min: 100_00, max: 1_000_000_00 })
