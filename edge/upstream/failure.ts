/** What went wrong on the provider's side, as data: a problem's code and facts, nothing of its answer's text. */
import type { ProblemCode } from '../../shared/problems.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import { readRetryAfter } from './retry-after.ts'

export interface ProviderFailure extends Partial<Pick<Problem, 'detail' | 'pointer' | 'errors' | 'action'>> {
  code: Extract<
    ProblemCode,
    | `provider-${string}`
    | 'order-not-found'
    | 'report-not-found'
    | 'reports-not-activated'
    | 'report-amount-too-large'
    | 'report-other-day'
    | 'action-missing'
    | 'delivery-action-missing'
    | 'delivery-not-found'
    | 'credit-not-found'
    | 'credit-too-high'
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

/** A timeout, a request at the wrong server, and one that came too early: the next attempt may be answered. */
const TRANSIENT: readonly number[] = [408, 421, 425]

/**
 * The failure behind a status that the description does not have: the number, and nothing else of the answer. A 4xx
 * is an answer about the request, if it is not about the connection; anything else is a failure of the provider.
 */
export function unexpectedStatus(status: number): ProviderFailure {
  const detail = `The provider answered with status ${status}.`
  if (TRANSIENT.includes(status)) return { code: 'provider-failed', detail, retryAfter: 1 }
  return { code: status >= 400 && status < 500 ? 'provider-refused' : 'provider-failed', detail }
}

/** The failure behind a 429, with the time that the provider asks for. */
export function rateLimited({ headers }: Response, now: number): ProviderFailure {
  return { code: 'provider-rate-limited', retryAfter: readRetryAfter(headers.get('Retry-After'), now) }
}

/** Is the provider itself unwell? Then a read may be tried again, and the circuit breaker counts it. */
export function isOutage({ code }: ProviderFailure): boolean {
  return code === 'provider-timeout' || code === 'provider-unreachable' || code === 'provider-failed'
}

/** What a timeout or a gateway says for a provider that may still be at work. */
export function mayBeAtWork(status: number): boolean {
  return status === 408 || (status >= 502 && status <= 504) || (status >= 520 && status <= 529)
}
