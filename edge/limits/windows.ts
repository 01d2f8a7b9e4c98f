/** Counts by key within windows of a minute. Pure except for its own memory, which is bounded. */
import { RATE_PERIOD } from '../config/rates.ts'

const PERIOD_MS = RATE_PERIOD * 1000
/** Keys that are remembered; the one whose window began first is forgotten first. */
const REMEMBERED = 50_000
/** A lease is this part of the limit, so a caller asks about this often within a window. */
const LEASES = 32

/** Requests that a caller may let pass until the window's end, in milliseconds since 1970. 0: the limit is reached. */
export interface Lease {
  count: number
  until: number
}

interface Window {
  taken: number
  until: number
}

export class Windows {
  readonly #windows = new Map<string, Window>()

  /**
   * Takes some of the rest of the key's window: at least one, unless the limit is reached.
   * @param passed requests that passed already, and are counted now
   */
  take(key: string, limit: number, now: number, passed = 0): Lease {
    let window = this.#windows.get(key)
    if (!window || !isWithin(window.until, now)) window = this.#open(key, now)
    window.taken += passed
    const count = Math.min(Math.max(1, Math.floor(limit / LEASES)), Math.max(0, limit - window.taken))
    window.taken += count
    return { count, until: window.until }
  }

  #open(key: string, now: number): Window {
    const window = { taken: 0, until: now + PERIOD_MS }
    keepNewest(this.#windows, key, window)
    return window
  }
}

/** What may pass before anybody is asked: a lease's part. Nothing of a limit that is so low that one request matters. */
export function firstLease(limit: number, now: number): Lease | undefined {
  const count = Math.floor(limit / LEASES)
  return count === 0 ? undefined : { count, until: now + PERIOD_MS }
}

/**
 * Whether a window with this end is open now. The clocks of two machines differ a little, but a window that begins more
 * than a period from now is from before the clock was set back.
 */
export function isWithin(until: number, now: number): boolean {
  return now < until && until - now <= 2 * PERIOD_MS
}

/** Puts the entry last, and forgets the first one when there are too many. */
export function keepNewest<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  if (map.size >= REMEMBERED) map.delete(map.keys().next().value!)
  map.set(key, value)
}
