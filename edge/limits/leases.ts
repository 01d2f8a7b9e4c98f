/**
 * Rate limits without the platform's binding. The isolate takes leases from an object and counts by itself until one is
 * used up, so that a read seldom waits for the object. The first lease of a window it takes without asking, and tells the
 * object with the next one: most keys never need that. With one isolate the limit is exact. With several it can be reached
 * early, because each may hold an unused lease of a 32nd part, or late, because each may have used one that it has not told.
 */
import type { Env } from '../config/env.ts'
import { objectStub, type Repeats } from '../config/object-stub.ts'
import { type RateName, RATE_PERIOD } from '../config/rates.ts'
import { log } from '../http/log.ts'
import type { RateWindows } from './rate-windows.ts'
import { firstLease, isWithin, keepNewest, type Lease } from './windows.ts'

/** Objects for each rate; a key always has the same one. */
const SHARDS = 4
/** Milliseconds after which a request passes without the object's answer. */
const DEADLINE_MS = 5_000
/** Milliseconds for which the rate's objects are not asked after a failure. */
const PAUSE_MS = 10_000

// A lease that was taken and lost is gone, so that a repeat would reach the limit early.
const repeats: Repeats<Pick<RateWindows, 'take'>> = { take: 'once' }

interface Held extends Lease {
  /** The object said that the limit is reached. */
  isBlocked: boolean
  /** Requests that the object was not told of. */
  untold: number
}

/** When a failure may be logged again, in milliseconds since 1970. */
let loggedUntil = 0

/** The isolate's leases of one rate. */
export class Leases {
  readonly #rate: RateName
  readonly #limit: number
  readonly #held = new Map<string, Held>()
  #pausedUntil = 0

  constructor(rate: RateName, limit: number) {
    this.#rate = rate
    this.#limit = limit
  }

  /**
   * Whether one more request of the key may pass. Returns no promise if the isolate decides alone.
   * @param limit the key's own, if it is not the rate's
   */
  isWithin({ RATES }: Pick<Env, 'RATES'>, key: string, limit = this.#limit): boolean | Promise<boolean> {
    const known = this.#count(key, limit)
    if (known !== undefined) return known
    return isPaused(this.#pausedUntil, Date.now()) || this.#askObject(RATES, key, limit)
  }

  /** If the object fails, the request may pass: a limit must not stop the edge. */
  async #askObject(namespace: DurableObjectNamespace, key: string, limit: number): Promise<boolean> {
    try {
      await inTime(this.#take(namespace, key, limit))
    } catch (error) {
      this.#pausedUntil = Date.now() + PAUSE_MS
      logFailure(this.#rate, error)
      return true
    }
    // The lease's window may have ended meanwhile.
    return this.#count(key, limit) ?? true
  }

  /** Counts the request against the isolate's lease; undefined if the object must be asked. */
  #count(key: string, limit: number): boolean | undefined {
    let held = this.#held.get(key)
    if (!held || !isWithin(held.until, Date.now())) {
      const first = firstLease(limit, Date.now())
      if (!first) return undefined
      held = { ...first, isBlocked: false, untold: first.count }
      keepNewest(this.#held, key, held)
    }
    if (held.count === 0) return held.isBlocked ? false : undefined
    held.count--
    return true
  }

  /** Adds a lease to the rest of others within the same window. */
  #add(key: string, { count, until }: Lease): void {
    const held = this.#held.get(key)
    const left = held?.until === until ? held.count : 0
    keepNewest(this.#held, key, { count: left + count, until, isBlocked: count === 0, untold: 0 })
  }

  /** Takes a lease from the object. One that comes too late for its request serves the next ones. */
  async #take(namespace: DurableObjectNamespace, key: string, limit: number): Promise<void> {
    const name = `${this.#rate}/${shardOf(key)}`
    const stub = objectStub('RateWindows', namespace, name, repeats)
    const held = this.#held.get(key)
    const untold = held?.untold ?? 0
    // Of several questions at once, one tells.
    if (held) held.untold = 0
    this.#add(key, await stub.take(this.#rate, key, limit, untold))
  }
}

/** @throws DOMException `TimeoutError` after the deadline */
async function inTime(promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), DEADLINE_MS)
  })
  try {
    await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

function isPaused(until: number, now: number): boolean {
  return now < until && until - now <= PAUSE_MS
}

/** FNV-1a, which also spreads similar keys. */
function shardOf(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0) % SHARDS
}

/** Logs that requests pass uncounted, at most once in a period. */
function logFailure(rate: RateName, error: unknown): void {
  const now = Date.now()
  if (now < loggedUntil && loggedUntil - now <= RATE_PERIOD * 1000) return
  loggedUntil = now + RATE_PERIOD * 1000
  log('error', { event: 'rate-limits-failed', rate, kind: error instanceof Error ? error.name : 'unknown' })
}
