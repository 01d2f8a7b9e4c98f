import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'
import type { RateName } from '../config/rates.ts'
import { type Lease, Windows } from './windows.ts'

/** Kept in the isolate, because an idle object is evicted after some seconds and would forget its counts. */
const windows = new Map<RateName, Windows>()

/**
 * Counts requests without the platform's rate limit binding. One object for each rate and shard of its keys. Nothing
 * is stored: a restart begins with empty windows.
 */
export class RateWindows extends DurableObject<Env> {
  /**
   * Takes some of the key's remaining requests within its window.
   * @param passed requests that the isolate has let pass without asking
   */
  take(rate: RateName, key: string, limit: number, passed = 0): Lease {
    let ofRate = windows.get(rate)
    if (!ofRate) windows.set(rate, (ofRate = new Windows()))
    return ofRate.take(key, limit, Date.now(), passed)
  }
}
