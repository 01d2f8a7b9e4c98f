/** Computes the places of bars, in percent of the picture's width. Exact amounts of any size; pure. */

/** A bar from one amount to another. */
export interface Span {
  from: bigint
  to: bigint
}

/** In percent from the start of the picture. */
export interface Bar {
  start: number
  width: number
  /** The places of its first and its second amount. */
  from: number
  to: number
}

/** Two decimals of a percent are finer than a pixel. */
const PRECISION = 10_000n
/** The least width of a bar, so that an amount other than 0 is visible. */
const THINNEST = 0.6

/** Places bars on one scale, which has 0 on it. @returns the bars, and where 0 is */
export function placeBars(spans: readonly Span[]): { zero: number; bars: Bar[] } {
  const ends = [0n, ...spans.flatMap(({ from, to }) => [from, to])]
  const low = ends.reduce((a, b) => (b < a ? b : a))
  const high = ends.reduce((a, b) => (b > a ? b : a))
  const width = high - low || 1n
  const place = (amount: bigint) => Number(((amount - low) * PRECISION) / width) / 100
  const bars = spans.map(({ from, to }): Bar => {
    const [a, b] = [place(from), place(to)]
    const thin = from === to ? 0 : Math.max(Math.abs(b - a), THINNEST)
    // A thin bar stays inside.
    return { start: Math.min(a, b, 100 - thin), width: thin, from: a, to: b }
  })
  return { zero: place(0n), bars }
}
