/** What a failed call says about its write. */
import type { ProblemCode } from '../../shared/problems.ts'
import type { EdgeError, LocalCode } from './edge-error.ts'

/** Failures without an answer in which the write was certainly never sent. */
const neverSent: readonly string[] = ['edge-url-invalid', 'offline', 'order-id-invalid'] satisfies LocalCode[]

/**
 * Failures that the edge reports only when it knows that the provider did nothing; otherwise it says `outcome-unknown`.
 */
const nothingDone: readonly string[] = [
  'desk-busy',
  'provider-answer-invalid',
  'provider-busy',
  'provider-failed',
  'provider-rejects-credentials',
  'provider-task-failed',
  'provider-timeout',
  'provider-unavailable',
  'provider-unreachable',
] satisfies ProblemCode[]

/** Whether the call certainly changed nothing: a refusal (4xx) of the edge, or one of the failures above. */
export function didNothing({ status, code }: EdgeError): boolean {
  if (!status) return neverSent.includes(code)
  const isRefused = status >= 400 && status < 500 && code !== 'answer-invalid'
  return isRefused || nothingDone.includes(code)
}
