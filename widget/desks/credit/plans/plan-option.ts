/** A payment plan that the provider offers for an amount, with its schedule. Pure and exact. */
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import {
  type CreditTerms,
  monthlyAnnuity,
} from '../../../../shared/domain/credit/payment-plan-annuity.rules.ts'
import {
  type Installment,
  scheduleOf,
  totalPayable,
} from '../../../../shared/domain/credit/payment-plan.rules.ts'
import type { CreditAnswer } from '../data/call-credit.ts'

type Offered = NonNullable<CreditAnswer<'GetPaymentPlanOptions'>['PaymentPlanOptions']>[number]

/** A longer contract is a mistake of the provider, and would fill the page. */
const MOST_MONTHS = 600

/** Amounts are minor units, percents times 100. */
export interface PlanOption {
  offered: Offered
  /** The payment of a paying month, with the fee for its notice. */
  monthly: Long
  /** Everything is paid at once, in the last month. */
  isOnce: boolean
  initialFee: Long
  notificationFee: Long
  rate: Long
  effective: Long
  /** The sum of all payments. */
  total: Long
  /**
   * The debt month by month; absent where the provider computes the annuity in another way, and `total` is then
   * rounded.
   */
  schedule?: readonly Installment[]
}

/** @param amount minor units */
export function planOption(offered: Offered, amount: Long): PlanOption {
  const terms = {
    ContractLengthInMonths: offered.ContractLengthInMonths,
    NrOfInterestFreeMonths: offered.NrOfInterestFreeMonths,
    NrOfPaymentFreeMonths: offered.NrOfPaymentFreeMonths,
    InitialFee: minorUnits(offered.InitialFee),
    NotificationFee: minorUnits(offered.NotificationFee),
    InterestRatePercent: minorUnits(offered.InterestRatePercent),
  }
  const annuity = minorUnits(offered.MonthlyAnnuity)
  const schedule = isCredit(terms) && monthlyAnnuity(terms, amount) === annuity && scheduleOf(terms, amount)
  const monthly = BigInt(annuity) + BigInt(terms.NotificationFee)
  const payments = BigInt(Math.max(1, terms.ContractLengthInMonths - terms.NrOfPaymentFreeMonths))
  return {
    offered,
    monthly: normalLong(monthly),
    isOnce: terms.NrOfPaymentFreeMonths >= terms.ContractLengthInMonths - 1,
    initialFee: terms.InitialFee,
    notificationFee: terms.NotificationFee,
    rate: terms.InterestRatePercent,
    effective: minorUnits(offered.EffectiveInterestRatePercent),
    total: schedule ? totalPayable(schedule) : normalLong(monthly * payments + BigInt(terms.InitialFee)),
    ...(schedule && { schedule }),
  }
}

function isCredit(terms: Record<keyof CreditTerms, Long>): terms is CreditTerms {
  const months = terms.ContractLengthInMonths
  return (
    Object.values(terms).every((value) => typeof value === 'number' && value >= 0) &&
    months > 0 &&
    months <= MOST_MONTHS
  )
}

export const planOrders = ['months', 'total', 'effective'] as const
export type PlanOrder = (typeof planOrders)[number]

/** Sorts by the shortest, the cheapest or the lowest effective interest. */
export function sortedOptions(options: readonly PlanOption[], by: PlanOrder): PlanOption[] {
  const value = (option: PlanOption) => (by === 'months' ? option.offered.ContractLengthInMonths : option[by])
  return options.toSorted((a, b) => {
    const [first, second] = [value(a), value(b)]
    return first < second ? -1 : first > second ? 1 : 0
  })
}
