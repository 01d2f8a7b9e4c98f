import type { Context } from 'hono'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { type EdgeRefusal, refusalText } from '../../shared/domain/values/refusal.ts'
import { type ProblemCode, problems, problemType } from '../../shared/problems.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import type { EdgeContext } from './context.ts'
import type { Requester } from './requester.ts'

/** Why the edge refuses a request: a code of the table, and the facts of this case. */
export interface ProblemReason extends Partial<
  Omit<Problem, 'type' | 'title' | 'status' | 'code' | 'requestId'>
> {
  code: ProblemCode
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number
  /** The entity tag of the order as it now is. */
  etag?: string
  /** The methods that the address takes. */
  allow?: readonly string[]
}

/** A problem (RFC 9457) as it is sent. */
export interface ProblemAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Answers a problem. */
export function problem(c: Context<EdgeContext>, reason: ProblemReason): Response {
  const visible = visibleTo(c.get('session'), reason)
  c.set('problem', visible.code)
  const { status, headers, body } = problemAnswer(visible, c.get('requestId'))
  return c.body(body, status as 400, headers)
}

/**
 * Hides from a browser's session which ids are orders of other merchants: they do not exist. The merchant's own server
 * gets the provider's answer, as an integration expects.
 */
function visibleTo(session: Requester | undefined, reason: ProblemReason): ProblemReason {
  return reason.code === 'provider-forbids' && session?.kind === 'session'
    ? { code: 'order-not-found' }
    : reason
}

export function problemAnswer(reason: ProblemReason, requestId: string): ProblemAnswer {
  const { code, retryAfter, etag, allow, ...facts } = reason
  const { status, title } = problems[code]
  const body: Problem = {
    type: problemType(code),
    title,
    status,
    // The provider's own code is more precise than ours.
    code: facts.rejection ?? code,
    ...facts,
    requestId,
  }
  const headers: Record<string, string> = {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  }
  if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter)
  if (etag !== undefined) headers['ETag'] = etag
  if (allow !== undefined) headers['Allow'] = allow.join(', ')
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer'
  return { status, headers, body: stringifyJson(body) }
}

/** The reason for members that the rules refuse: all of them, with the code of the first. */
export function refusedMembers(refusals: readonly EdgeRefusal[]): ProblemReason {
  const errors = refusals.map((refusal) => ({
    code: refusal.code,
    pointer: refusal.pointer,
    detail: refusalText(refusal),
  }))
  const first = errors[0]
  if (!first) throw new RangeError('a refusal without a reason')
  return { code: first.code, detail: first.detail, pointer: first.pointer, errors }
}
