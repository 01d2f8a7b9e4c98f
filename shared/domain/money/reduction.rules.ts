/** How an amount without rows is divided over VAT rates: what is cancelled (#11 and #13) or credited (#18). Pure. */
import type { Long } from '../values/long.ts'
import { type PricedRow, rowAmount, sum } from './money.ts'
import { apportion } from './money-parts.ts'
import type { VatGroup } from './totals.ts'

/** What is taken at one VAT rate. */
export interface Reduction {
  /** Percent times 100. */
  VatPercent: Long
  /** Minor units, never 0; below 0 where what is left of the rate is. */
  amount: Long
}

/**
 * Divides the amount in proportion to what is left of each VAT rate, exact to the unit, and also over a rate of which
 * less than nothing is left. So all that is left takes of each rate exactly what is left of it.
 * @param left what is left of each rate
 * @param amount minor units, from 0 to what the rates come to
 */
export function reductionsOfRates(
  left: readonly Pick<VatGroup, 'VatPercent' | 'Amount'>[],
  amount: Long,
): Reduction[] {
  const amounts = left.map(({ Amount }) => Amount)
  if (sum(amounts) <= 0) return []
  const parts = apportion(amount, amounts)
  return left
    .map(({ VatPercent }, index) => ({ VatPercent, amount: parts[index]! }))
    .filter((reduction) => BigInt(reduction.amount) !== 0n)
}

/** {@link reductionsOfRates} of rows that are left. */
export function reductionsOf(rows: readonly PricedRow[], amount: Long): Reduction[] {
  const rates = [...Map.groupBy(rows, ({ VatPercent = 0 }) => VatPercent)].map(([VatPercent, ofRate]) => ({
    VatPercent,
    Amount: sum(ofRate.map(rowAmount)),
  }))
  return reductionsOfRates(rates, amount)
}
