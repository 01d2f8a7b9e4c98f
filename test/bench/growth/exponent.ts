/** What one operation costs at one size. */
export interface Point {
  size: number
  /** Milliseconds. */
  ms: number
}

/** One line of the table. */
export interface Growth {
  what: string
  /** What the sizes count. */
  of: string
  points: readonly Point[]
  /** Whether the work is as large as the size, as that of a report; a look-up is not. */
  isLinear: boolean
}

/**
 * The power of the size with which the cost grows between the two largest sizes: 0 if it stays, 1 if it doubles with the
 * size, 2 if it becomes four times as much. At small sizes most of the cost has nothing to do with the size.
 * @param points from the smallest size on
 * @throws RangeError without two sizes, or with one that is not above 0
 */
export function exponentOf(points: readonly Point[]): number {
  const [small, large] = points.slice(-2)
  const exponent = large ? Math.log(large.ms / small!.ms) / Math.log(large.size / small!.size) : Number.NaN
  if (!Number.isFinite(exponent))
    throw new RangeError('An exponent needs two sizes, each with a cost above 0.')
  return exponent
}
