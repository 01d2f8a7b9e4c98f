/**
 * Whether a figure changed between two builds, from rounds in which both were measured one after the other. The statistic
 * is the median of the ratios of each round's pair. Its confidence interval lies between two of the sorted ratios (the sign
 * test): it is exact for any distribution, and a single disturbed round moves it little. Pure.
 */

export const CONFIDENCE = 0.95
/** With five pairs even the widest interval holds the median only 93.75 times of a hundred. */
export const LEAST_ROUNDS = 6

export interface Change {
  /** The median of new divided by old: 1.1 is a tenth more. */
  ratio: number
  low: number
  high: number
  /** How often such an interval has the true median: at least {@link CONFIDENCE}. */
  confidence: number
  isMore: boolean
  isLess: boolean
}

/**
 * @param pairs the old and the new value of each round, all above 0
 * @throws RangeError for fewer than {@link LEAST_ROUNDS} pairs, or a value that has no ratio
 */
export function changeOf(pairs: readonly (readonly [before: number, after: number])[]): Change {
  if (pairs.length < LEAST_ROUNDS) throw new RangeError(`${pairs.length} rounds are too few`)
  const ratios = pairs.map(([before, after]) => after / before).toSorted((one, other) => one - other)
  if (!ratios.every((ratio) => Number.isFinite(ratio) && ratio > 0))
    throw new RangeError('a value is not above 0')
  const left = outside(ratios.length)
  const low = ratios[left]!
  const high = ratios.at(-1 - left)!
  return {
    ratio: middle(ratios),
    low,
    high,
    confidence: coverage(ratios.length, left),
    isMore: low > 1,
    isLess: high < 1,
  }
}

/** The median of sorted values: of an even number, the mean of both in the middle. */
function middle(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** How many values may be left out at each end. */
function outside(count: number): number {
  let left = 0
  while (coverage(count, left + 1) >= CONFIDENCE) left += 1
  return left
}

/**
 * How often the true median lies between the values that are left: each value is above it half of the time, so that the
 * number of those above is binomial.
 */
export function coverage(count: number, left: number): number {
  let ways = 1
  let tail = 0
  for (let above = 0; above <= left; above += 1) {
    tail += ways
    ways = (ways * (count - above)) / (above + 1)
  }
  return 1 - (2 * tail) / 2 ** count
}
