/** A failure of the provider, as data: a problem's code and facts, without the text of its answer. */
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

/** The most decoded bytes of an answer of the order API. */
export const ANSWER_LIMIT = 16 * 1024 * 1024

/** Calls the provider. Never follows a redirect, which would get the credentials too. */
export function fetchProvider(url: string, init: RequestInit): Promise<Response | ProviderFailure> {
  return fetch(url, Object.assign(init, { redirect: 'manual' })).catch(brokenConnection)
}

/** The failure behind an exception of `fetch` or of reading a body. */
export function brokenConnection(error: unknown): ProviderFailure {
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  return { code: timedOut ? 'provider-timeout' : 'provider-unreachable' }
}

/** Request Timeout, Misdirected Request and Too Early: the next attempt may succeed. */
const TRANSIENT: readonly number[] = [408, 421, 425]

/**
 * The failure for a status that the description does not have: the number, and nothing else of the answer. A 4xx about
 * the request is a refusal; anything else is a failure of the provider.
 */
export function unexpectedStatus(status: number): ProviderFailure {
  const detail = `The provider answered with status ${status}.`
  if (TRANSIENT.includes(status)) return { code: 'provider-failed', detail, retryAfter: 1 }
  return { code: status >= 400 && status < 500 ? 'provider-refused' : 'provider-failed', detail }
}

/** The failure for a 429, with the provider's Retry-After. */
export function rateLimited({ headers }: Response, now: number): ProviderFailure {
  return { code: 'provider-rate-limited', retryAfter: readRetryAfter(headers.get('Retry-After'), now) }
}

/** Whether the provider itself fails. Then a read may be tried again, and the circuit breaker counts the failure. */
export function isOutage({ code }: ProviderFailure): boolean {
  return code === 'provider-timeout' || code === 'provider-unreachable' || code === 'provider-failed'
}

/** Whether the status is a timeout's or a gateway's: the provider may still be working. */
export function mayBeAtWork(status: number): boolean {
  return status === 408 || (status >= 502 && status <= 504) || (status >= 520 && status <= 529)
}
