import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'
import type { RateName } from '../config/rates.ts'
import { type Lease, Windows } from './windows.ts'

/** The isolate's and not the object's: an object that is idle for some seconds is evicted, and would forget its counts. */
const windows = new Map<RateName, Windows>()

/**
 * Counts requests where the platform has no rate limit binding. One object for each rate and shard of its keys. Nothing
 * is stored: a restart begins with empty windows.
 */
export class RateWindows extends DurableObject<Env> {
  /** Takes some of what the key may still do within its window. */
  take(rate: RateName, key: string, limit: number): Lease {
    let ofRate = windows.get(rate)
    if (!ofRate) windows.set(rate, (ofRate = new Windows()))
    return ofRate.take(key, limit, Date.now())
  }
}
