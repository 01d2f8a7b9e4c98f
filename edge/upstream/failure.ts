/** What went wrong on the provider's side, as data: a problem's code and facts, nothing of its answer's text. */
import type { ProblemCode } from '../../shared/problems.ts'

export interface ProviderFailure {
  code: Extract<ProblemCode, `provider-${string}` | 'order-not-found'>
  detail?: string
}

/** The provider is given this long for one call. */
export const CALL_TIMEOUT_MS = 10_000
/** An answer of the order API may have this many bytes, decoded. */
export const ANSWER_LIMIT = 16 * 1024 * 1024

/** Calls the provider: never follows a redirect, because that would carry credentials along. */
export async function fetchProvider(url: string, init: RequestInit): Promise<Response | ProviderFailure> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  } catch (error) {
    return brokenConnection(error)
  }
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
