/** How an amount is divided, and how VAT is put on it and taken from it. Exact, as in `money.ts`. */
import { type Long, normalLong } from '../values/long.ts'
import { divideRounded, sum, vatPart, WHOLE } from './money.ts'

/**
 * Divides an amount in proportion to weights. The parts add up to the amount exactly: the units that rounding leaves go
 * to the parts that lost most, the first ones first. Dividing the sum of the weights gives the weights.
 * @param amount not negative
 * @param weights their sum is above 0; one below 0 gets a part below 0
 */
export function apportion(amount: Long, weights: readonly Long[]): Long[] {
  const total = BigInt(sum(weights))
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    // Rounded down, also below 0, where `%` is negative.
    const rest = ((exact % total) + total) % total
    return { index, whole: (exact - rest) / total, rest }
  })
  let left = BigInt(amount) - shares.reduce((all, { whole }) => all + whole, 0n)
  for (const share of shares.toSorted((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : 0))) {
    if (left === 0n) break
    share.whole += 1n
    left -= 1n
  }
  return shares.map(({ whole }) => normalLong(whole))
}

/**
 * An amount with VAT, from one without: rounded half away from zero, for each unit price by itself.
 * @param vatPercent percent times 100
 */
export function withVat(amount: Long, vatPercent: Long): Long {
  return normalLong(divideRounded(BigInt(amount) * (WHOLE + BigInt(vatPercent)), WHOLE))
}

/** An amount without the VAT that it contains ({@link vatPart}). */
export function withoutVat(amount: Long, vatPercent: Long): Long {
  return normalLong(BigInt(amount) - BigInt(vatPart(amount, vatPercent)))
}
