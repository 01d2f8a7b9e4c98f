/** The platform resets objects when it likes. No request is answered 500 for it, none is doubled and none is lost. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { config } from './config/configured.ts'
import { inFlightMs } from './desk/times.ts'
import { newSessionId } from './sessions/session-id.ts'
import {
  Batches,
  CreditDesk,
  DayClosings,
  Journal,
  MerchantSessions,
  OrderDesk,
  ProviderTokens,
} from './worker.ts'
import { DeskCase, type DeskKind, deskKinds } from './testing/both-desks.ts'
import {
  asPage,
  asServer,
  atSandbox,
  bodyOf,
  json,
  newOrder,
  openSession,
  orderPath,
} from './testing/edge.ts'
import { connect, deskOf, lineOf, protocolsWith } from './testing/live.ts'
import { type Moment, moments, overloadAt, resetAt, resetAtSync, resetLater } from './testing/resets.ts'
import { onWire } from './testing/wire.ts'

const CLASSES = { 'an order': OrderDesk, 'a credit order': CreditDesk } as Record<
  string,
  { prototype: object }
>
const classOf = ({ name }: DeskKind) => CLASSES[name]!
const codeOf = async (response: Response) =>
  `${response.status} ${((await bodyOf(response)) as { code: string }).code}`

let id: number
let token: string
let batchId: string
beforeAll(async () => {
  id = Number(await newOrder())
  token = (await openSession()).token
  const made = await asServer('/api/v1/batches', json('POST', { kind: 'deliver', orders: [1] }))
  batchId = ((await bodyOf(made)) as { id: string }).id
})

afterEach(async () => {
  vi.restoreAllMocks()
  await atSandbox('faults', undefined, 'DELETE')
})

/** Sends the write until its outcome is known, as a client does. @returns the first answer's status */
async function writeUntilKnown(desk: DeskCase, key: string | undefined): Promise<number> {
  const first = await desk.write({ ...(key !== undefined && { key }) })
  if (first.status < 300) return first.status
  expect(await codeOf(first)).toBe('502 outcome-unknown')
  expect(first.headers.get('Retry-After')).toMatch(/^[1-9]/)
  await desk.pass(inFlightMs(config))
  expect((await desk.write({ ...(key !== undefined && { key }) })).status).toBeLessThan(300)
  return first.status
}

describe('a change without a key, which the order allows once', () => {
  it('is answered as done when its desk is reset before the answer has left', async () => {
    const order = await newOrder()
    resetAt(OrderDesk, 'write', 'after')
    const cancelled = await asServer(`${orderPath(order)}/rows/1`, json('PATCH', { IsCancelled: true }))
    expect([cancelled.status, cancelled.headers.get('Idempotent-Replayed')]).toEqual([204, 'true'])
    // Another request is another change.
    vi.restoreAllMocks()
    const again = await asServer(`${orderPath(order)}/rows/1`, json('PATCH', { IsCancelled: true }))
    expect(await codeOf(again)).toBe('409 action-missing')
  })
})

describe.each(deskKinds)('a write to $name', (kind) => {
  describe.each([
    ['with a key', 'one'],
    ['without a key', undefined],
  ])('%s', (_, key) => {
    it.each(moments)('is never lost or doubled when its desk is reset %s it works', async (moment) => {
      const desk = await DeskCase.of(kind)
      resetAt(classOf(kind), 'write', moment)
      expect(await writeUntilKnown(desk, key)).toBeLessThan(300)
      expect(await desk.timesDone()).toBe(1)
      expect(await desk.outcomes()).toEqual(['done'])
    })

    it('is never lost or doubled when its desk is reset at any call of the provider', async () => {
      const calls = async () => {
        const desk = await DeskCase.of(kind)
        const requests = onWire(() => undefined)
        await desk.write({ ...(key !== undefined && { key }) })
        vi.restoreAllMocks()
        return requests.length
      }
      const count = await calls()
      expect(count).toBeGreaterThan(1)
      for (let at = 1; at <= count; at++) {
        for (const moment of moments) await expectOnce(kind, key, at, moment)
      }
    })

    it('is never lost or doubled when its desk is reset as it stores what it will send', async () => {
      for (const moment of moments) {
        const desk = await DeskCase.of(kind)
        resetAtSync(classOf(kind), 'write', moment)
        await writeUntilKnown(desk, key)
        vi.restoreAllMocks()
        expect(await desk.timesDone()).toBe(1)
        expect(await doneIn(desk)).toBe(1)
      }
    })
  })

  it('is not called failed when its desk is reset again and again, and its key finds the outcome', async () => {
    const desk = await DeskCase.of(kind)
    const calls = resetAt(classOf(kind), 'write', 'after', 2)
    const answer = await desk.write({ key: 'one' })
    expect(answer.headers.get('Retry-After')).toBe('1')
    expect(await codeOf(answer)).toBe('502 outcome-unknown')
    expect(calls).toHaveBeenCalledTimes(2)
    expect((await desk.write({ key: 'one' })).status).toBeLessThan(300)
    expect(await desk.timesDone()).toBe(1)
  })
})

describe.each(deskKinds)('an open write to $name whose client has left', (kind) => {
  it.each(moments)('is never left open or doubled when its desk is reset %s it looks', async (moment) => {
    const desk = await DeskCase.of(kind)
    const resetWrite = resetLater(classOf(kind), 'write')
    onWire(async (request, pass) => {
      const answer = await pass()
      if (!kind.isWrite(request)) return answer
      // The second attempt is interrupted too.
      resetAt(classOf(kind), 'write', 'before')
      resetWrite()
      return answer
    })
    expect((await desk.write({ key: 'one' })).status).toBe(502)
    vi.restoreAllMocks()
    await desk.pass(inFlightMs(config))
    const resets = resetAt(classOf(kind), 'alarm', moment)
    await expect(runDurableObjectAlarm(await desk.object())).rejects.toThrow('reset by a test')
    // The platform repeats an alarm that failed.
    await runDurableObjectAlarm(await desk.object())
    expect(resets.mock.calls.length).toBeGreaterThan(0)
    expect(await desk.timesDone()).toBe(1)
    expect(await desk.outcomes()).toEqual(['done'])
  })
})

async function expectOnce(
  kind: DeskKind,
  key: string | undefined,
  at: number,
  moment: Moment,
): Promise<void> {
  const desk = await DeskCase.of(kind)
  const reset = resetLater(classOf(kind), 'write')
  let call = 0
  onWire(async (_, pass) => {
    const isHere = ++call === at
    if (isHere && moment === 'before') reset()
    const answer = await pass()
    if (isHere) reset()
    return answer
  })
  await writeUntilKnown(desk, key)
  vi.restoreAllMocks()
  expect([at, moment, await desk.timesDone(), await doneIn(desk)]).toEqual([at, moment, 1, 1])
}

/** Entries of done writes in the history. An attempt that a reset kept from the provider has one that says so. */
async function doneIn(desk: DeskCase): Promise<number> {
  const outcomes = (await desk.outcomes()).filter((outcome) => outcome !== 'not-done')
  expect(new Set(outcomes)).toEqual(new Set(['done']))
  return outcomes.length
}

/** What a client asks that an object answers. */
const requests: [
  name: string,
  object: { prototype: object },
  method: string,
  ask: () => Promise<Response>,
  // Calls of the method at other objects.
  others?: number,
][] = [
  ['the history of an order', OrderDesk, 'history', () => asServer(`${orderPath(id)}/history`)],
  [
    'the history of a credit order',
    CreditDesk,
    'historyOf',
    () => asServer('/api/credit/history?ProviderOrderNr=1'),
  ],
  [
    'the closings of a day',
    DayClosings,
    'list',
    () => asServer('/api/v2/reports/closings?from=2026-01-01&to=2026-01-02'),
  ],
  ['the batches', Batches, 'list', () => asServer('/api/v1/batches')],
  ['a batch', Batches, 'detail', () => asServer(`/api/v1/batches/${batchId}`)],
  [
    'the stop of a batch',
    Batches,
    'command',
    () => asServer(`/api/v1/batches/${batchId}/stop`, { method: 'POST' }),
  ],
  [
    "the merchant's number of an order",
    Journal,
    'take',
    () => asServer(`${orderPath(id)}/reference`, json('PUT', { merchantOrderNumber: 'web-1' })),
  ],
  [
    'a look at an order that is not there',
    Journal,
    'known',
    () => asServer('/api/v1/orders/look', json('POST', { orders: [404] })),
  ],
  ['the end of a session', MerchantSessions, 'end', () => end(`/${newSessionId('nobody')}`), 1],
  ["the end of a user's sessions", MerchantSessions, 'endUser', () => end('?user=nobody'), 1],
]

function end(path: string): Promise<Response> {
  return asServer(`/sessions${path}`, { method: 'DELETE' })
}

describe.each(requests)('%s', (_, object, method, ask, others = 0) => {
  it.each(moments)(
    'is answered by the next instance when the object is reset %s its work',
    async (moment) => {
      const calls = resetAt(object, method, moment)
      expect((await ask()).ok).toBe(true)
      expect(calls).toHaveBeenCalledTimes(2 + others)
    },
  )

  it('is answered 503 when the object is reset twice', async () => {
    resetAt(object, method, 'before', 2)
    const answer = await ask()
    expect(answer.headers.get('Retry-After')).toBe('1')
    expect(await codeOf(answer)).toBe('503 edge-unavailable')
  })

  it('is never asked again of an object with too many requests', async () => {
    const calls = overloadAt(object, method)
    const answer = await ask()
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(await codeOf(answer)).toBe('503 edge-unavailable')
    expect(calls).toHaveBeenCalledTimes(1)
  })
})

describe.each([
  ['the orders that the edge knows', 'orders', '/api/v1/orders'],
  ['the numbers of its views', 'counts', '/api/v1/order-views'],
])('%s, over all parts of the index', (_, method, path) => {
  it.each(moments)('are answered when one part is reset %s its work', async (moment) => {
    const calls = resetAt(Journal, method, moment)
    expect((await asServer(path)).ok).toBe(true)
    expect(calls).toHaveBeenCalledTimes(17)
  })

  it('are 503 and name the part that is reset twice', async () => {
    resetAt(Journal, method, 'before', Infinity)
    const answer = await asServer(path)
    expect(answer.headers.get('Retry-After')).toBe('1')
    const { code, detail } = (await bodyOf(answer)) as { code: string; detail: string }
    expect([answer.status, code]).toEqual([503, 'edge-unavailable'])
    expect(detail).toMatch(/^Part \d+ of 16 of the journal does not answer\.$/)
  })
})

describe('the check of a session', () => {
  it.each(moments)('passes when its object is reset %s its work', async (moment) => {
    resetAt(MerchantSessions, 'isEnded', moment)
    const path = `${orderPath(await newOrder())}/rows/`
    const headers = { 'Idempotency-Key': crypto.randomUUID(), 'If-Match': '*' }
    const bulb = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
    expect((await asPage(path, token, json('POST', bulb, headers))).status).toBeLessThan(300)
  })
})

describe('a token of the provider', () => {
  it.each(moments)('is minted by the next instance when its object is reset %s its work', async (moment) => {
    const calls = resetAt(ProviderTokens, 'get', moment)
    // The isolate has a token, and asks for another one when this one is rejected.
    await atSandbox('faults', { path: '/api/v1/orders/*', method: 'GET', status: 401 })
    expect((await asServer(orderPath(id))).status).toBe(200)
    expect(calls).toHaveBeenCalledTimes(2)
  })
})

describe('a live line', () => {
  it.each(moments)('opens when its desk is reset %s it joins', async (moment) => {
    resetAt(OrderDesk, 'fetch', moment)
    await expectOpen()
  })

  it.each(moments)('opens when the object of its session is reset %s it is listed', async (moment) => {
    resetAt(MerchantSessions, 'listen', moment)
    await expectOpen()
  })

  it('is closed when its desk is reset, so that its page connects again', async () => {
    const { webSocket } = await connect(id, protocolsWith(token))
    const line = lineOf(webSocket!)
    const reset = runInDurableObject(deskOf(id), (_, state) => state.abort('reset by a test'))
    await expect(reset).rejects.toThrow('reset by a test')
    expect((await line.closed).code).toBe(1006)
    await expectOpen()
  })

  it('is refused, and not left open, while it cannot be listed', async () => {
    resetAt(MerchantSessions, 'listen', 'before', 2)
    expect(await codeOf(await connect(id, protocolsWith(token)))).toBe('503 edge-unavailable')
  })

  async function expectOpen(): Promise<void> {
    const { status, webSocket } = await connect(id, protocolsWith(token))
    expect(status).toBe(101)
    const line = lineOf(webSocket!)
    expect(await line.next()).toMatchObject({ type: 'present' })
    line.socket.close()
  }
})
