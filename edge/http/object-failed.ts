import { isPassing, type ObjectFailure } from '../config/object-stub.ts'
import { errorFacts } from './error-facts.ts'
import { log } from './log.ts'
import type { ProblemReason } from './problem.ts'

/** Seconds until the next attempt at an object that was reset; and at one with too many requests. */
const RETRY_AFTER = 1
const RETRY_AFTER_OVERLOAD = 5

/**
 * The reason to answer when an object cannot be asked now. Logs it.
 * @throws any other error as it is
 */
export function objectFailed(error: unknown, requestId: string): ProblemReason {
  if (!isPassing(error)) throw error
  return objectUnavailable(error, requestId)
}

/** The reason to answer when an object failed, however it did. Logs it. */
export function objectUnavailable(error: ObjectFailure, requestId: string): ProblemReason {
  logObjectFailure(error, { requestId })
  return { code: 'edge-unavailable', retryAfter: error.overloaded ? RETRY_AFTER_OVERLOAD : RETRY_AFTER }
}

/** @param work the request or the batch that needs the object */
export function logObjectFailure(
  error: ObjectFailure,
  work: { requestId: string } | { batch: string | undefined },
): void {
  log('error', { event: 'object-failed', ...work, ...errorFacts(error) })
}

/**
 * The reason to answer when the desk of a write cannot be asked now, or again. Only a write that the platform did not
 * hand to its desk was certainly not done.
 * @throws any other error as it is
 */
export function writeFailed(error: unknown, requestId: string): ProblemReason {
  const reason = objectFailed(error, requestId)
  const { overloaded, remote, isSecond } = error as ObjectFailure
  if (overloaded && !remote && !isSecond) return { ...reason, detail: 'Nothing was sent.' }
  const detail =
    'The edge was interrupted. Send the same request again after Retry-After: it is done once, and an earlier answer is repeated.'
  return { ...reason, code: 'outcome-unknown', detail }
}
