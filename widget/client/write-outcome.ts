/** What a failed call tells of a write. */
import type { ProblemCode } from '../../shared/problems.ts'
import type { EdgeError, LocalCode } from './edge-error.ts'

/**
 * Failures in which certainly nothing was done: the widget never sent the write, or the edge knows that the provider did
 * nothing. Otherwise the edge says `outcome-unknown`.
 */
const nothingDone: readonly string[] = [
  'desk-busy',
  'edge-url-invalid',
  'offline',
  'order-id-invalid',
  'provider-answer-invalid',
  'provider-busy',
  'provider-failed',
  'provider-rejects-credentials',
  'provider-task-failed',
  'provider-timeout',
  'provider-unavailable',
  'provider-unreachable',
] satisfies (ProblemCode | LocalCode)[]

/** Whether the call certainly changed nothing: a refusal (4xx) of the edge, or one of the failures above. */
export function didNothing({ status = 0, code }: EdgeError): boolean {
  const isRefused = status >= 400 && status < 500 && code !== 'answer-invalid'
  return isRefused || nothingDone.includes(code)
}
