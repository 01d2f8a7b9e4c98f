import type { Context } from 'hono'
import { stringifyJson } from '../../shared/domain/json.ts'
import { type Refusal, refusalText } from '../../shared/domain/refusal.ts'
import { type Problem, type ProblemCode, problems, problemType } from '../../shared/problems.ts'
import type { EdgeContext } from './context.ts'

/** Why the edge does not do what it was asked: a code of the table, and the facts of this time. */
export interface ProblemReason extends Partial<
  Pick<Problem, 'detail' | 'pointer' | 'errors' | 'action' | 'capability'>
> {
  code: ProblemCode
}

/** Answers a problem (RFC 9457). */
export function problem(c: Context<EdgeContext>, reason: ProblemReason): Response {
  const { code, ...facts } = reason
  const { status, title } = problems[code]
  const body: Problem = {
    type: problemType(code),
    title,
    status,
    code,
    ...facts,
    requestId: c.get('requestId'),
  }
  c.set('problem', code)
  const headers: Record<string, string> = {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  }
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer'
  return c.body(stringifyJson(body), status as 400, headers)
}

/** The reason for members that the rules refuse: all of them, the first one in front. */
export function refusedMembers(refusals: readonly Refusal[]): ProblemReason {
  const errors = refusals.map((refusal) => ({
    code: refusal.code,
    pointer: refusal.pointer,
    detail: refusalText(refusal),
  }))
  const first = errors[0]
  if (!first) throw new RangeError('a refusal without a reason')
  return { code: first.code, detail: first.detail, pointer: first.pointer, errors }
}
