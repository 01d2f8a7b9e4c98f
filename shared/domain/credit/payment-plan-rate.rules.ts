/**
 * The effective annual interest rate of the consumer-credit directive (2008/48/EC, annex I): the X at which
 * the payments, each discounted by (1 + X)^(month/12), are worth the amount.
 */
import { type Long, normalLong } from '../values/long.ts'
import { divideRounded } from '../money/money.ts'

/** The month's discount factor v = (1 + X)^(-1/12) is fixed-point with this many binary places. */
const PLACES = 96n
const ONE = 1n << PLACES
/** Percent, times 100. */
const PERCENT = 10_000n

export interface DatedPayment {
  /** Months after the amount was lent, whole. */
  month: number
  /** Minor units; not negative. */
  payment: Long
}

/**
 * In percent times 100, rounded half away from zero; 0 when no more is paid back than was lent.
 *
 * What the payments are worth, Σ payment·v^month, grows with v, so that v is found by halving the interval
 * from 0 to 1. An error of 2^-96 in v moves X by less than 10^-20 at any rate a campaign can have: far below
 * the two decimals of the answer.
 * @param amount minor units, above 0
 */
export function effectiveRate(amount: Long, payments: readonly DatedPayment[]): Long {
  const byMonth = paymentsByMonth(payments)
  const target = BigInt(amount) << PLACES
  if (worth(byMonth, ONE) <= target) return 0
  let low = 0n
  let high = ONE
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (worth(byMonth, middle) > target) high = middle
    else low = middle
  }
  // 1 + X = v^-12, as an exact fraction.
  return normalLong(divideRounded(PERCENT * ONE ** 12n, high ** 12n) - PERCENT)
}

function paymentsByMonth(payments: readonly DatedPayment[]): bigint[] {
  const last = Math.max(0, ...payments.map(({ month }) => month))
  const byMonth = Array.from({ length: last + 1 }, () => 0n)
  for (const { month, payment } of payments) byMonth[month]! += BigInt(payment)
  return byMonth
}

/** Σ payment·v^month in fixed-point, by Horner's rule. */
function worth(byMonth: readonly bigint[], discount: bigint): bigint {
  return byMonth.reduceRight((value, payment) => ((value * discount) >> PLACES) + (payment << PLACES), 0n)
}
