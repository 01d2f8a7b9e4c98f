/** How many milliseconds a page's first two tries spread over: a server that restarts is there again after less. */
const FIRST_MS = 3_000
const LONGEST_MS = 60_000

interface Return {
  /** How many tries have failed since the line last worked, from 0. */
  attempt: number
  /** Seconds within which the edge wants its pages back; undefined if it did not say. */
  within?: number | undefined
  /** From 0 to 1. */
  random: number
}

/**
 * How long a page waits before it opens its line again. All pages of an edge lose their lines at the same moment, so they
 * spread over the time that the edge sets, or over a few seconds, and over more with each try that fails.
 * @returns milliseconds
 */
export function comeBackAfter({ attempt, within = 0, random }: Return): number {
  const own = Math.min(FIRST_MS * 2 ** Math.max(0, Math.min(attempt, 10) - 1), LONGEST_MS)
  const longest = Math.max(own, within * 1000)
  // Never at once: what closed the line is rarely over within the first moments.
  return longest / 4 + ((3 * longest) / 4) * random
}
