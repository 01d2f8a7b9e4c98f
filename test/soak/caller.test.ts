/** What a client of a soak makes of the edge's answers, with a server that gives them one after the other. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { Random } from './plan.ts'
import { perform } from './caller.ts'
import { Ledger } from './ledger.ts'

type Scripted = 'cut' | 'silent' | { status: number; code?: string; retryAfter?: number; text?: string }

const busy = { status: 503, code: 'desk-busy', retryAfter: 1 }
const unknownYet = { status: 502, code: 'outcome-unknown', retryAfter: 1 }
const unknown = { status: 502, code: 'outcome-unknown' }
const done = { status: 202, text: '{"OrderRowId":1}' }
const refused = { status: 409, code: 'action-missing' }

/** No client leaves, and each repeats its key if it may. */
const random = (repeats: boolean): Random => ({
  integer: (minimum) => minimum,
  pick: ([first]) => first!,
  chance: (percent) => percent === 10 && repeats,
})

/** Sends a write. @returns what its client was told and saw, and the keys that it sent */
async function told(answers: readonly Scripted[], { isKeyed = true, repeats = false } = {}) {
  const keys: unknown[] = []
  const server = createServer((request, response) => {
    const answer = answers[keys.length]!
    keys.push(request.headers['idempotency-key'])
    if (answer === 'cut') return void request.socket.destroy()
    if (answer === 'silent') return
    const { status, code, retryAfter, text = JSON.stringify({ code }) } = answer
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    response.writeHead(status).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const ledger = new Ledger()
  const intent = ledger.begin({
    id: 's1',
    subject: 'order 1',
    operation: 'addOrderRow',
    effect: { is: 'order-cancelled' },
  })
  const { signal } = new AbortController()
  const edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const traffic = { edge, ledger, over: signal, end: signal }
  const asked = { method: 'POST', path: '/' } as const
  await perform(traffic, { headers: {}, isKeyed }, random(repeats), intent, asked, 100)
  return { told: intent.told, code: intent.code, sightings: ledger.sightings.length, keys }
}

it('asks with the same key until the outcome is known', async () => {
  const four = ['key-s1', 'key-s1', 'key-s1', 'key-s1']
  expect(await told(['cut', busy, unknownYet, done])).toEqual({
    told: 'done',
    code: undefined,
    sightings: 0,
    keys: four,
  })
})

it.each([
  ['a refusal', refused, 'refused', 'action-missing'],
  ['a final outcome-unknown', unknown, 'unknown', 'outcome-unknown'],
  [
    'a fault that says it was done',
    { status: 500, text: '<faultstring>answer-lost: 7</faultstring>' },
    'done',
    undefined,
  ],
  [
    'a result that was not accepted',
    { status: 200, text: '<Accepted>false</Accepted>' },
    'refused',
    'not-accepted',
  ],
] as const)('takes %s for what it is', async (_, answer, expected, code) => {
  expect(await told([answer])).toMatchObject({ told: expected, code, keys: ['key-s1'] })
})

it('sends no key if it has none', async () => {
  expect((await told([busy, done], { isKeyed: false })).keys).toEqual([undefined, undefined])
})

it('asks again after it lost patience only if it has a key: the answer may be here, unread', async () => {
  expect(await told(['silent', done])).toMatchObject({ told: 'done', keys: ['key-s1', 'key-s1'] })
  expect(await told(['silent', done], { isKeyed: false })).toMatchObject({
    told: 'nothing',
    keys: [undefined],
  })
})

it('asks again without a key after the connection was cut', async () => {
  expect(await told(['cut', done], { isKeyed: false })).toMatchObject({
    told: 'done',
    keys: [undefined, undefined],
  })
})

it('sees an error of the edge, and an answer that changes when its key is repeated', async () => {
  const broken = { status: 500, code: 'internal-error' }
  expect(await told([broken, done])).toMatchObject({ told: 'done', sightings: 1 })
  expect(await told([done, done], { repeats: true })).toMatchObject({ told: 'done', sightings: 0 })
  expect(await told([done, { ...done, text: '{"OrderRowId":2}' }], { repeats: true })).toMatchObject({
    sightings: 1,
  })
  // A key that was done must not be refused either.
  expect(await told([done, refused], { repeats: true })).toMatchObject({ sightings: 1 })
})
