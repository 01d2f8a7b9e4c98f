/**
 * The circuit breaker of one merchant. Each subject (an order, a day's report, a SOAP operation) has its own circuit,
 * so that a failing one stops only its own calls. The common circuit opens when several subjects fail. Pure: the clock
 * is passed in. It lives in the isolate (docs/decisions/0005-a-bad-provider.md).
 */

/** Failed calls in a row that open a circuit. */
export const BREAKER_THRESHOLD = 10
/** How many failures in a row of one subject count towards the common circuit. */
export const BREAKER_SHARE = BREAKER_THRESHOLD / 2
/** Milliseconds for which a circuit stays open. */
export const BREAKER_OPEN_MS = 5_000
/** Milliseconds after which a probe without a result counts as lost, and another one may start. */
const PROBE_MS = 20_000
/** Failing subjects that are remembered; the oldest is forgotten first. */
export const SUBJECT_LIMIT = 1_000

class Circuit {
  #failures = 0
  #openUntil = 0

  get isOpen(): boolean {
    return this.#failures >= BREAKER_THRESHOLD
  }

  /** Milliseconds until a call may be tried; 0 if it may start now. */
  wait(now: number): number {
    return this.isOpen ? Math.max(0, this.#openUntil - now) : 0
  }

  /** Marks the call that starts now as the probe: all others wait for its result. */
  probe(now: number): void {
    if (this.isOpen) this.#openUntil = now + PROBE_MS
  }

  close(): void {
    this.#failures = 0
  }

  failed(now: number): void {
    this.#failures++
    this.#openUntil = now + BREAKER_OPEN_MS
  }
}

export class Breaker {
  readonly #all = new Circuit()
  /** The circuits of subjects whose last call failed. */
  readonly #own = new Map<string, Circuit>()
  /** Failures of each subject since the last success of any. */
  readonly #shares = new Map<string, number>()
  /** The subject whose probe failed last while the common circuit was open. */
  #failedProbe: string | undefined

  /** Which circuits are open: the common one, and how many of subjects. */
  get open(): { all: boolean; subjects: number } {
    const subjects = this.#own.values().filter(({ isOpen }) => isOpen)
    return { all: this.#all.isOpen, subjects: [...subjects].length }
  }

  /** Milliseconds until a call about the subject may be tried; 0 if this one may start. */
  wait(now: number, subject: string): number {
    const own = this.#own.get(subject)
    const blocked = Math.max(own?.wait(now) ?? 0, this.#waitForAll(now, subject))
    if (blocked > 0) return blocked
    own?.probe(now)
    this.#all.probe(now)
    return 0
  }

  succeeded(subject: string): void {
    this.#all.close()
    this.#own.delete(subject)
    this.#shares.clear()
    this.#failedProbe = undefined
  }

  failed(now: number, subject: string): void {
    const own = this.#own.get(subject) ?? new Circuit()
    own.failed(now)
    hold(this.#own, subject, own)

    if (this.#all.isOpen) this.#failedProbe = subject
    const share = (this.#shares.get(subject) ?? 0) + 1
    hold(this.#shares, subject, share)
    if (this.#all.isOpen || share <= BREAKER_SHARE) this.#all.failed(now)
  }

  /** A subject whose probe failed leaves the next one to others, so that it cannot keep the common circuit open. */
  #waitForAll(now: number, subject: string): number {
    const isNotNext = this.#all.isOpen && subject === this.#failedProbe
    return this.#all.wait(isNotNext ? now - BREAKER_OPEN_MS : now)
  }
}

function hold<Value>(map: Map<string, Value>, subject: string, value: Value): void {
  if (!map.has(subject) && map.size >= SUBJECT_LIMIT) map.delete(map.keys().next().value!)
  map.set(subject, value)
}
