/** Exact fractions, for sums that are rounded once at their end. The denominator is positive. */
import { type Decimal, scaledInteger } from './decimal.ts'
import { divideRounded } from './money.ts'

export type Ratio = readonly [numerator: bigint, denominator: bigint]

export function ratioOf(decimal: Decimal): Ratio {
  const scale = decimal.split('.')[1]?.length ?? 0
  return [scaledInteger(decimal, scale), 10n ** BigInt(scale)]
}

export function times([a, b]: Ratio, [c, d]: Ratio): Ratio {
  return [a * c, b * d]
}

export function minus([a, b]: Ratio, [c, d]: Ratio): Ratio {
  return [a * d - c * b, b * d]
}

/** Times 100, rounded half away from zero. */
export function minorUnitsOf([numerator, denominator]: Ratio): bigint {
  return divideRounded(numerator * 100n, denominator)
}
