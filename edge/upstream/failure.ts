/** What went wrong on the provider's side, as data: a problem's code and facts, nothing of its answer's text. */
import type { Problem, ProblemCode } from '../../shared/problems.ts'

export interface ProviderFailure extends Partial<Pick<Problem, 'detail' | 'pointer' | 'errors' | 'action'>> {
  code: Extract<
    ProblemCode,
    | `provider-${string}`
    | 'order-not-found'
    | 'report-not-found'
    | 'reports-not-activated'
    | 'report-amount-too-large'
    | 'action-missing'
    | 'credit-refused'
    | 'order-amount-too-large'
    | 'order-not-open'
    | 'order-does-not-expire'
    | 'rows-refused'
  >
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number
}

/** An answer of the order API may have this many bytes, decoded. */
export const ANSWER_LIMIT = 16 * 1024 * 1024

/** Calls the provider: never follows a redirect, because that would carry credentials along. */
export function fetchProvider(url: string, init: RequestInit): Promise<Response | ProviderFailure> {
  return fetch(url, Object.assign(init, { redirect: 'manual' })).catch(brokenConnection)
}

/** The failure behind an exception of `fetch` or of reading a body. */
export function brokenConnection(error: unknown): ProviderFailure {
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  return { code: timedOut ? 'provider-timeout' : 'provider-unreachable' }
}

/** The failure behind a status that the description does not have: the number, and nothing else of the answer. */
export function unexpectedStatus(status: number): ProviderFailure {
  return { code: 'provider-failed', detail: `The provider answered with status ${status}.` }
}

/** Is the provider itself unwell? Then a read may be tried again, and the circuit breaker counts it. */
export function isOutage({ code }: ProviderFailure): boolean {
  return code === 'provider-timeout' || code === 'provider-unreachable' || code === 'provider-failed'
}
