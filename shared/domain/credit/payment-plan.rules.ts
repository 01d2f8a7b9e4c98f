/** The payment schedule, which a contract prints, with its total cost and effective interest. */
import { type Long, normalLong } from '../values/long.ts'
import { divideRounded, sum } from '../money/money.ts'
import {
  type CreditTerms,
  firstPayingMonth,
  monthlyAnnuity,
  MONTHLY_SHARE,
} from './payment-plan-annuity.rules.ts'
import { effectiveRate } from './payment-plan-rate.rules.ts'

/** How long an offer can be signed and approved; then the plan is cancelled. */
export const OFFER_DAYS = 30

/** A month of the contract; amounts in minor units. */
export interface Installment {
  /** 1 is the first. */
  month: number
  /** Accrued in the month, rounded half away from zero. */
  interest: Long
  /** How much the debt falls; negative in a payment-free month that bears interest. */
  amortization: Long
  fee: Long
  /** Interest, amortization and fee. */
  payment: Long
  /** The debt that is left. */
  remaining: Long
}

export interface Costs {
  /** Minor units: all that is paid. */
  totalPayable: Long
  /** Minor units: all that is paid, less the amount. */
  costOfCredit: Long
  /** Times 100. */
  EffectiveInterestRatePercent: Long
}

/**
 * Every month of the contract. The annuity is a whole number of minor units, so the last payment has the rest that
 * rounding leaves.
 * @param amount minor units
 */
export function scheduleOf(terms: CreditTerms, amount: Long): Installment[] {
  const annuity = BigInt(monthlyAnnuity(terms, amount))
  const first = firstPayingMonth(terms)
  let debt = BigInt(amount)
  return Array.from({ length: terms.ContractLengthInMonths }, (_, index) => {
    const month = index + 1
    const rate = month > terms.NrOfInterestFreeMonths ? BigInt(terms.InterestRatePercent) : 0n
    const interest = divideRounded(debt * rate, MONTHLY_SHARE)
    const isPaying = month >= first
    const isLast = month === terms.ContractLengthInMonths
    const paid = isLast ? debt + interest : isPaying ? annuity : 0n
    const fee = BigInt((isPaying ? terms.NotificationFee : 0) + (month === first ? terms.InitialFee : 0))
    debt += interest - paid
    return {
      month,
      interest: normalLong(interest),
      amortization: normalLong(paid - interest),
      fee: normalLong(fee),
      payment: normalLong(paid + fee),
      remaining: normalLong(debt),
    }
  })
}

/** All that is paid by a schedule, in minor units. */
export function totalPayable(schedule: readonly Installment[]): Long {
  return sum(schedule.map(({ payment }) => payment))
}

/** The costs of the credit, by its schedule. */
export function costsOf(amount: Long, schedule: readonly Installment[]): Costs {
  const total = totalPayable(schedule)
  return {
    totalPayable: total,
    costOfCredit: normalLong(BigInt(total) - BigInt(amount)),
    EffectiveInterestRatePercent: effectiveRate(amount, schedule),
  }
}
