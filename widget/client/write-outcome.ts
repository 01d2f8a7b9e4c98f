/** What a failed call tells of a write. */
import type { ProblemCode } from '../../shared/problems.ts'
import type { EdgeError, LocalCode } from './edge-error.ts'

/** Local codes of a write that was certainly never sent. */
const neverSent = new Set<string>(['order-id-invalid', 'edge-url-invalid', 'offline'] satisfies LocalCode[])

/**
 * Failures that the edge only reports when it knows that the provider did nothing; otherwise it says
 * `outcome-unknown`.
 */
const nothingDone = new Set<string>([
  'desk-busy',
  'provider-answer-invalid',
  'provider-busy',
  'provider-failed',
  'provider-rejects-credentials',
  'provider-task-failed',
  'provider-timeout',
  'provider-unavailable',
  'provider-unreachable',
] satisfies ProblemCode[])

/** Answers given before the edge looks for an earlier try; undefined is what was never sent. */
const notConsidered = new Set([undefined, 401, 403, 429, 503])

/**
 * Whether the call certainly changed nothing: a refusal (4xx), a failure that the edge reports as having had
 * no effect, or a call that was never sent.
 */
export function didNothing({ status, code }: EdgeError): boolean {
  if (code === 'answer-invalid') return false
  if (status === undefined) return neverSent.has(code)
  return (status >= 400 && status < 500) || nothingDone.has(code)
}

/**
 * Did anything look at the write itself? Otherwise the answer tells nothing of an earlier try with the same
 * key, which may have been done.
 */
export function wasConsidered({ status }: EdgeError): boolean {
  return !notConsidered.has(status)
}
