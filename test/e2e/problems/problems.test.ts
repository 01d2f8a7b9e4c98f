/**
 * Each code of the problem table is provoked at the edge's own process before the real provider's. A code without a
 * provocation does not compile, and one that no answer has had fails.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ProblemCode, problems, problemType } from '../../../shared/problems.ts'
import { type AnswerChecker, answerChecker, fetchOpenApi } from '../../support/openapi-answers.ts'
import { atDoor, fault, newOrder, type Provoke, startWorld, type World } from './world.ts'
import { ofRequests } from './of-requests.ts'
import { ofTheProvider } from './of-the-provider.ts'

const provoked: Record<ProblemCode, Provoke> = { ...ofRequests, ...ofTheProvider }
/** Of a rejection the provider's own code is told, which says more. */
const TOLD: { [Code in ProblemCode]?: string } = { 'credit-rejected': 'OrderDoesNotExist' }
/** The codes that answers had. */
const seen = new Set<string>()
let world: World
let checker: AnswerChecker

beforeAll(async () => {
  world = await startWorld()
  checker = answerChecker(await fetchOpenApi(world.addresses.edge))
})
afterAll(() => world.stop())
beforeEach(() => atDoor(world, 'faults', undefined, 'DELETE'))

/** The answer is this problem and says all that a problem says. */
async function expectProblem(response: Response, code: ProblemCode): Promise<void> {
  const { status, title } = problems[code]
  const text = await response.text()
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  const body = JSON.parse(text) as { type: string }
  expect(body).toMatchObject({
    type: problemType(code),
    code: TOLD[code] ?? code,
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

/** What only SOAP over XML answers. */
const ONLY_FAULTS: readonly ProblemCode[] = ['body-not-xml', 'header-not-understood', 'answer-lost']

/** SOAP over XML says the code in a fault; a fault of the service's side has the status 500, whatever the code's. */
async function expectFault(response: Response, code: ProblemCode): Promise<void> {
  expect(response.status).toBe(Math.min(problems[code].status, 500))
  const [, told] = /<faultstring>([\w-]+): /.exec(await response.text()) ?? []
  expect(told).toBe(code)
  seen.add(told!)
}

describe('the problem table', () => {
  it.each(Object.keys(ofRequests) as ProblemCode[])(
    '%s is answered, and nothing is written',
    async (code) => {
      const id = await newOrder(world)
      // Whatever reached the provider as a write would fail there, and otherwise.
      for (const method of ['POST', 'PUT', 'PATCH']) await fault(world, id, { method, status: 418 })
      const response = await provoked[code](world, id)
      await (ONLY_FAULTS.includes(code) ? expectFault : expectProblem)(response, code)
    },
  )

  it.each(Object.keys(ofTheProvider) as ProblemCode[])('%s is answered', async (code) => {
    const expectCode = ONLY_FAULTS.includes(code) ? expectFault : expectProblem
    await expectCode(await provoked[code](world, await newOrder(world)), code)
  })

  it('has no code that no answer has had', () => {
    expect([...seen].toSorted()).toEqual(Object.keys(problems).toSorted())
  })
})
