/**
 * A circuit breaker: after so many failed calls in a row nobody waits for a provider that does not answer,
 * and it is asked again by one call at a time. Pure: the clock is passed in. It lives in the isolate
 * (docs/decisions/0005-a-bad-provider.md).
 */

/** Failed calls in a row that open it. */
export const BREAKER_THRESHOLD = 10
/** Milliseconds for which it stays open. */
export const BREAKER_OPEN_MS = 5_000
/** A probe that has told nothing for so long has died with its request; another one may go. */
const PROBE_MS = 20_000

export class Breaker {
  #failures = 0
  #openUntil = 0

  /** Milliseconds until a call may be tried; 0 when this one may go. */
  wait(now: number): number {
    if (this.#failures < BREAKER_THRESHOLD) return 0
    if (now < this.#openUntil) return this.#openUntil - now
    // This call is the probe: all others wait for what it tells.
    this.#openUntil = now + PROBE_MS
    return 0
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(now: number): void {
    this.#failures++
    if (this.#failures >= BREAKER_THRESHOLD) this.#openUntil = now + BREAKER_OPEN_MS
  }
}
