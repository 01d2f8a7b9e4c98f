/**
 * Provokes each code of the problem table, with edge and provider as real processes. A code without a provocation does
 * not compile, and a code that was in no answer fails.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ProblemCode, problems, problemType } from '../../../shared/problems.ts'
import { isLongRun, someOf } from '../../../shared/testing/runs.ts'
import { type AnswerChecker, answerChecker, fetchOpenApi } from '../../support/openapi-answers.ts'
import { atDoor, newOrder, type Provoke, refuseWrites, startWorld, type World } from './world.ts'
import { ofRequests } from './of-requests.ts'
import { ofTheOperator } from './of-the-operator.ts'
import { ofTheProvider } from './of-the-provider.ts'

/** workerd resets no object from outside; `edge/worker-resets.test.ts` does it from inside. */
const NEVER_PROVOKED = 'edge-unavailable'
const provoked: Record<Exclude<ProblemCode, typeof NEVER_PROVOKED>, Provoke> = {
  ...ofRequests,
  ...ofTheOperator,
  ...ofTheProvider,
}
/** Codes whose provocation takes seconds: the long run has them, and the edge's own tests. */
const slow: readonly ProblemCode[] = [
  'batches-too-many',
  'report-closings-too-many',
  'provider-timeout',
  'provider-busy',
  'provider-unavailable',
  'provider-fault',
  'internal-error',
]
const quick = (code: ProblemCode) => isLongRun || !slow.includes(code)
/** A rejection shows the provider's own code, which is more specific. */
const CODE_SHOWN: { [Code in ProblemCode]?: string } = { 'credit-rejected': 'OrderDoesNotExist' }
/** The codes seen in answers so far. */
const seen = new Set<string>()
let world: World
let checker: AnswerChecker

beforeAll(async () => {
  world = await startWorld()
  checker = answerChecker(await fetchOpenApi(world.addresses.edge))
})
afterAll(() => world.stop())
beforeEach(() => atDoor(world, 'faults', undefined, 'DELETE'))

/** Checks that the answer is this problem, with every member that a problem has. */
async function expectProblem(response: Response, code: ProblemCode): Promise<void> {
  const { status, title } = problems[code]
  const text = await response.text()
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  const body = JSON.parse(text) as { type: string }
  expect(body).toMatchObject({
    type: problemType(code),
    code: CODE_SHOWN[code] ?? code,
    status,
    title,
    requestId: response.headers.get('X-Request-Id'),
  })
  expect(response.status).toBe(status)
  expect(checker.faultsOfValue('Problem', body)).toEqual([])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(text).not.toMatch(/sandbox-(?:api|client|shared|soap|session)|at .*worker\.js|SQLITE|no such table/)
  seen.add(body.type.slice(problemType('' as ProblemCode).length))
}

/** Codes that only SOAP over XML answers. */
const ONLY_FAULTS: readonly ProblemCode[] = ['body-not-xml', 'header-not-understood', 'answer-lost']

/** SOAP over XML has the code in a fault, and the messages of these tests are of SOAP 1.1. */
async function expectFault(response: Response, code: ProblemCode): Promise<void> {
  expect(response.status).toBe(500)
  const [, shown] = /<faultstring>([\w-]+): /.exec(await response.text()) ?? []
  expect(shown).toBe(code)
  seen.add(shown!)
}

describe('the problem table', () => {
  it.each((Object.keys(ofRequests) as (keyof typeof ofRequests)[]).filter(quick))(
    '%s is answered, and nothing is written',
    async (code) => {
      const id = await newOrder(world)
      await refuseWrites(world, id)
      const response = await provoked[code](world, id)
      await (ONLY_FAULTS.includes(code) ? expectFault : expectProblem)(response, code)
    },
  )

  it.each((Object.keys(ofTheProvider) as (keyof typeof ofTheProvider)[]).filter(quick))(
    '%s is answered',
    async (code) => {
      const expectCode = ONLY_FAULTS.includes(code) ? expectFault : expectProblem
      await expectCode(await provoked[code](world, await newOrder(world)), code)
    },
  )

  it.each(someOf(Object.keys(ofTheOperator) as (keyof typeof ofTheOperator)[], 2))(
    '%s is answered',
    async (code) => {
      await expectProblem(await provoked[code](world, 0), code)
    },
  )

  it('has no code that was never answered', { tags: 'long' }, () => {
    const codes = Object.keys(problems).filter((code) => code !== NEVER_PROVOKED)
    expect([...seen].toSorted()).toEqual(codes.toSorted())
  })
})
