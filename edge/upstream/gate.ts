/**
 * Limits concurrent calls. It refuses instead of queueing: in front of a slow provider, a queue only makes
 * every client wait. Pure: the clock is passed in.
 */

/** Concurrent calls of each merchant and isolate. */
export const GATE_LIMIT = 100

export interface Lease {
  /** Milliseconds since 1970. Each step of the call extends it; see `send.ts`. */
  until: number
}

export class Gate {
  readonly #leases = new Set<Lease>()

  /** A place for a call that ends by `until`; undefined if there is none. */
  enter(now: number, until: number): Lease | undefined {
    if (this.#leases.size >= GATE_LIMIT) this.#dropExpired(now)
    if (this.#leases.size >= GATE_LIMIT) return undefined
    const lease = { until }
    this.#leases.add(lease)
    return lease
  }

  leave(lease: Lease): void {
    this.#leases.delete(lease)
  }

  /** A request whose client left never returns its place, so its time limit frees it. */
  #dropExpired(now: number): void {
    for (const lease of this.#leases) if (lease.until <= now) this.#leases.delete(lease)
  }
}
