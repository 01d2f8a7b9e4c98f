/** What a desk's answer means for an order of a batch. Pure. */
import type { Problem } from '../../shared/problem.schema.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'

export type DeskOutcome =
  /** `etag`: that of the order afterwards, if it could be read. */
  | { is: 'done'; etag: string | null }
  /** Nothing was done, and the same can be tried again. */
  | { is: 'wait'; seconds: number; code: string; detail: string | null }
  /** `seconds`: after which the desk may know; absent if it never will. */
  | { is: 'unknown'; seconds?: number; detail: string | null }
  /** The desk could not be asked: it may have done the write. */
  | { is: 'lost' }
  /** `isFailure`: the provider failed, so that the next orders may fare no better. */
  | { is: 'refused'; code: string; detail: string | null; isFailure: boolean }

export function outcomeOf({ status, headers, body, problem }: DeskAnswer): DeskOutcome {
  if (problem === undefined) return { is: 'done', etag: headers['ETag'] ?? null }
  const wait = headers['Retry-After']
  const seconds = wait === undefined ? undefined : Number(wait)
  const { detail = null } = JSON.parse(body ?? '{}') as Partial<Problem>
  if (problem === 'outcome-unknown') {
    return { is: 'unknown', ...(seconds !== undefined && { seconds }), detail }
  }
  if (seconds !== undefined) return { is: 'wait', seconds, code: problem, detail }
  // To whom the order belongs is the provider's matter: it is not there for this merchant.
  const code = problem === 'provider-forbids' ? 'order-not-found' : problem
  return { is: 'refused', code, detail, isFailure: status >= 500 }
}
