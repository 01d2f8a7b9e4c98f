/**
 * Remembers that the provider refuses a merchant's credentials, so that they are not tried with every request: the
 * provider could lock the client. Pure: the clock is passed in (docs/decisions/0013-refused-credentials.md).
 */
import type { ProviderFailure } from './failure.ts'

/** Milliseconds without another try after the first refusal; twice as long after each further one. */
export const FIRST_WAIT_MS = 5_000
/** The longest pause, in milliseconds. */
const LONGEST_WAIT_MS = 300_000

export class RefusedCredentials {
  #waitMs = 0
  #until = 0

  /** Whether they were refused, and not accepted since. */
  get areRefused(): boolean {
    return this.#waitMs > 0
  }

  /** Milliseconds until they may be tried again; 0 if they may be tried now. */
  wait(now: number): number {
    return Math.max(0, this.#until - now)
  }

  /** Counts a refusal. Concurrent calls are refused together, and count once. */
  refused(now: number): void {
    if (this.wait(now) > 0) return
    this.#waitMs = this.#waitMs === 0 ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, 2 * this.#waitMs)
    this.#until = now + this.#waitMs
  }

  accepted(): void {
    this.#waitMs = 0
    this.#until = 0
  }
}

/** @param waitMs milliseconds until the credentials may be tried again */
export function refusedCredentials(waitMs: number): ProviderFailure {
  return { code: 'provider-rejects-credentials', retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) }
}
