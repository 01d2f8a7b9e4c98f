/** The refusals of a deployment: the description's errors, or its own problems. */
import { expect } from 'vitest'
import { type ProblemCode, problemType } from '../../shared/problems.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import type { Deployment } from './deployment.ts'
import { type RefusalKind, refusals } from './refusals.ts'
import { expectStatus } from './subjects.ts'

type ExpectRefusal = Deployment['expectRefusal']

const someText = expect.stringMatching(/./)

/** An error of the API: the description's status, and a body with the reason. */
export const expectError: ExpectRefusal = (answer, reason) => {
  expectStatus(answer, refusals[reason].described)
  expect(answer.body).toMatchObject({ Code: expect.any(Number), Message: someText })
  const { Errors } = answer.body as { Errors?: unknown }
  if (Errors === undefined) return
  const entry = { Code: expect.any(Number), Field: expect.any(String), ErrorMessage: expect.any(String) }
  expect(Errors).toEqual(expect.arrayContaining([expect.objectContaining(entry)]))
}

/** A front's problem: one of the codes for the reason, with its status and every failing member of a body. */
export const expectProblem: ExpectRefusal = (answer, reason) => {
  const { front }: RefusalKind = refusals[reason]
  const { code, status } = (answer.body ?? {}) as Partial<Problem>
  const { text } = answer
  expect({ code, text }).toEqual({ code: expect.toBeOneOf(Object.keys(front)), text })
  expectStatus(answer, front[code as ProblemCode]!)
  expect(status).toBe(answer.status)
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  expect(answer.body).toMatchObject({
    type: problemType(code as ProblemCode),
    title: someText,
    requestId: answer.headers.get('X-Request-Id'),
  })
  expect(answer.body).not.toHaveProperty('Code')
  if (reason === 'body-wrong') expectMembers(answer.body as Problem)
}

/** Every failing member, the first of which is the problem's own. */
function expectMembers({ code, pointer, detail, errors = [] }: Problem): void {
  expect(errors[0]).toEqual({ code, pointer, detail })
  const member = { code: someText, pointer: expect.stringMatching(/^(\/.*)?$/), detail: someText }
  for (const error of errors) expect(error).toEqual(member)
}
