/** How an amount that is cancelled without rows is divided over the VAT rates of what is left (#11 and #13). Pure. */
import type { Long } from './long.ts'
import { type PricedRow, rowAmount, sum } from './money.ts'
import { apportion } from './money-parts.ts'

/** What is cancelled at one VAT rate. */
export interface Reduction {
  /** Percent times 100. */
  VatPercent: Long
  /** Minor units, above 0. */
  amount: Long
}

/**
 * Divides the amount over the VAT rates of the rows, in proportion to what each rate comes to and exact to the unit.
 * A rate whose rows come to nothing, or less, gets no part.
 * @param amount minor units, from 0 to what the rows come to
 */
export function reductionsOf(rows: readonly PricedRow[], amount: Long): Reduction[] {
  const rates = [...Map.groupBy(rows, ({ VatPercent = 0 }) => VatPercent)].flatMap(([VatPercent, ofRate]) => {
    const total = sum(ofRate.map(rowAmount))
    return total > 0 ? [{ VatPercent, total }] : []
  })
  if (rates.length === 0) return []
  const parts = apportion(
    amount,
    rates.map(({ total }) => total),
  )
  return rates
    .map(({ VatPercent }, index) => ({ VatPercent, amount: parts[index]! }))
    .filter((reduction) => reduction.amount > 0)
}
