/** Divides an amount that is cancelled (#11 and #13) or credited (#18) without rows over VAT rates. Pure. */
import type { Long } from '../values/long.ts'
import { type PricedRow, rowAmount, sum } from './money.ts'
import { apportion } from './money-parts.ts'
import type { VatGroup } from './totals.ts'

/** The amount taken at one VAT rate. */
export interface Reduction {
  /** Percent times 100. */
  VatPercent: Long
  /** Minor units, never 0; negative if the amount that is left of the rate is. */
  amount: Long
}

/**
 * Divides the amount in proportion to the amounts that are left of each VAT rate, also negative ones, to the unit. The
 * sum of all rates takes exactly the amount of each.
 * @param left the amounts that are left of each rate
 * @param amount minor units, from 0 to the sum of the rates
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
