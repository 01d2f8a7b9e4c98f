/**
 * The annuity: the equal payment at the end of each paying month that clears the debt in the last one. All of
 * it is integers: the factor is an exact fraction, and an amount is rounded once, half away from zero.
 */
import { type Long, normalLong } from '../values/long.ts'
import { divideRounded } from '../money/money.ts'

/** Percent times 100, and twelve months: a month's interest is this part of InterestRatePercent. */
export const MONTHLY_SHARE = 100n * 100n * 12n
/** Decimals of a MonthlyAnnuityFactor, enough for the greatest amount to be right to the minor unit. */
export const FACTOR_SCALE = 10

/** The costs and the repayment of a credit. Amounts are minor units, percents times 100. */
export interface CreditTerms {
  ContractLengthInMonths: number
  /** Paid once, with the first payment. */
  InitialFee: number
  /** Paid with each payment. */
  NotificationFee: number
  /** A year's nominal interest; a month's is a twelfth of it. */
  InterestRatePercent: number
  /** The first months, in which no interest accrues. */
  NrOfInterestFreeMonths: number
  /** The first months, in which nothing is paid; all of them: one payment ends the contract. */
  NrOfPaymentFreeMonths: number
}

export type AnnuityTerms = Pick<
  CreditTerms,
  'ContractLengthInMonths' | 'InterestRatePercent' | 'NrOfInterestFreeMonths' | 'NrOfPaymentFreeMonths'
>

/** The first month with a payment. A contract without a paying month is paid in its last. */
export function firstPayingMonth({ ContractLengthInMonths, NrOfPaymentFreeMonths }: AnnuityTerms): number {
  return Math.min(NrOfPaymentFreeMonths + 1, ContractLengthInMonths)
}

/**
 * The annuity for an amount of 1, exactly. With the month's growth g = 1 + rate/12 and m(t) the
 * interest-bearing months after month t, the debt grows to g^m(0) and the payments to A·Σ g^m(t): the factor
 * is g^m(0) / Σ g^m(t), here with both sides multiplied until they are whole.
 */
function annuityFraction(terms: AnnuityTerms): { numerator: bigint; denominator: bigint } {
  const growth = MONTHLY_SHARE + BigInt(terms.InterestRatePercent)
  const last = terms.ContractLengthInMonths
  const bearing = (after: number) =>
    BigInt(last - Math.min(Math.max(after, terms.NrOfInterestFreeMonths), last))
  const all = bearing(0)
  let denominator = 0n
  for (let month = firstPayingMonth(terms); month <= last; month++) {
    const months = bearing(month)
    denominator += growth ** months * MONTHLY_SHARE ** (all - months)
  }
  return { numerator: growth ** all, denominator }
}

/** MonthlyAnnuityFactor, as an integer of {@link FACTOR_SCALE} decimals. */
export function monthlyAnnuityFactor(terms: AnnuityTerms): Long {
  const { numerator, denominator } = annuityFraction(terms)
  return normalLong(divideRounded(numerator * 10n ** BigInt(FACTOR_SCALE), denominator))
}

/** MonthlyAnnuity for an amount, both in minor units, without fees. */
export function monthlyAnnuity(terms: AnnuityTerms, amount: Long): Long {
  const { numerator, denominator } = annuityFraction(terms)
  return normalLong(divideRounded(BigInt(amount) * numerator, denominator))
}
