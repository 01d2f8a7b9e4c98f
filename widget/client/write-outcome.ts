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

/**
 * Whether the call certainly changed nothing: a refusal (4xx), a failure that the edge reports as having had
 * no effect, or a call that was never sent.
 */
export function didNothing({ status, code }: EdgeError): boolean {
  if (code === 'answer-invalid') return false
  if (status === undefined) return neverSent.has(code)
  return (status >= 400 && status < 500) || nothingDone.has(code)
}
