const FIRST_MS = 1000
const LONGEST_MS = 60_000

/**
 * How long to wait before a retry: longer each time, and with jitter, so that clients do not all return at
 * once.
 * @param attempt from 0
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function pauseBefore(attempt: number, random: number): number {
  const pause = Math.min(FIRST_MS * 2 ** Math.min(attempt, 10), LONGEST_MS)
  return pause / 2 + (pause / 2) * random
}
