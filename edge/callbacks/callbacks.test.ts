/** The provider tells of changes: of others' systems, of our own, twice, late, and with another's secret. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { eventually } from '../../shared/testing/eventually.ts'
import { config } from '../config/configured.ts'
import {
  addAtProvider,
  ask,
  asPage,
  asServer,
  bodyOf,
  json,
  newOrder,
  orderNow,
  orderPath,
} from '../testing/edge.ts'
import { addRow, bo, openBoth, OTHER_ORDER, row, versionOf } from '../testing/live.ts'
import { entryOf, put, SECOND_KEY, useRegistry, useRing } from '../testing/registry.ts'
import { onWire } from '../testing/wire.ts'
import { isSecret } from './is-secret.ts'

afterEach(() => void vi.restoreAllMocks())

const MERCHANT = sandboxMerchants.first
const SECRET = `sandbox-callback-secret-of-no-value-${MERCHANT}`
const address = (merchant: string = MERCHANT, secret = SECRET) => `/callbacks/${merchant}/${secret}`
const event = (CheckoutOrderId: Long, EventName = 'CheckoutOrder.Updated') => ({
  EventName,
  CheckoutOrderId,
  CorrelationId: crypto.randomUUID(),
  TimestampUtc: '2026-11-27T12:00:00Z',
})

/** Sends a callback as the provider does. */
async function tell(body: unknown): Promise<void> {
  expect((await ask(address(), json('POST', body))).status).toBe(204)
}

const addElsewhere = (id: Long) => addAtProvider(id, row)

/** Everything that the line hears before this pong. */
async function heard(line: { socket: WebSocket; next(): Promise<unknown> }): Promise<unknown[]> {
  const all: unknown[] = []
  line.socket.send('ping')
  for (;;) {
    const message = await line.next()
    if (message === 'pong') return all
    all.push(message)
  }
}

const seenInIndex = async (id: Long) => {
  const answer = await bodyOf(await asServer(`/api/v1/orders?query=${id}`))
  return (answer as { orders: { id: Long; seen?: { amount?: Long; at: string } }[] }).orders[0]?.seen
}

describe('pages with the order open', () => {
  it('are told of a change by another system, with the tag of the order', async () => {
    const id = await newOrder()
    const lines = await openBoth(id)
    await addElsewhere(id)
    await tell(event(id))
    const { etag } = await orderNow(id)
    const version = await versionOf(id)
    for (const line of lines) {
      expect(await line.next()).toEqual({ type: 'changed-at-provider', etag, version })
    }
    expect(version).not.toBe('')
  })

  it('are not told that their own write came from elsewhere', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    expect((await addRow(id, second.token)).status).toBe(202)
    expect(await first.next()).toMatchObject({ type: 'changed', by: bo })
    const requests = onWire(() => undefined)
    await tell(event(id))
    await eventually(() => expect(requests).toHaveLength(1))
    await eventually(async () => expect(await seenInIndex(id)).toBeDefined())
    expect(await heard(first)).toEqual([])
  })

  it("are told of another system's change although a write was refused because of it", async () => {
    const id = await newOrder()
    const before = await orderNow(id)
    const lines = await openBoth(id)
    await addElsewhere(id)
    const headers = { 'If-Match': before.etag, 'Idempotency-Key': crypto.randomUUID() }
    const refused = await asPage(`${orderPath(id)}/rows/`, lines[1].token, json('POST', row, headers))
    expect(refused.status).toBe(412)
    await tell(event(id))
    const { etag } = await orderNow(id)
    for (const line of lines) {
      expect(await line.next()).toMatchObject({ type: 'changed-at-provider', etag })
    }
  })

  it('are not told so of a write that is under way either', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    const held = Promise.withResolvers<void>()
    let isDone = false
    onWire(async ({ method, path }, pass) => {
      if (method !== 'POST' || !path.endsWith('/rows/')) return pass()
      const answer = await pass()
      isDone = true
      await held.promise
      return answer
    })
    const saved = addRow(id, second.token)
    await eventually(() => expect(isDone).toBe(true))
    // The provider has stored the write, and tells of it before its answer is here.
    await tell(event(id))
    held.resolve()
    expect((await saved).status).toBe(202)
    expect(await first.next()).toMatchObject({ type: 'changed', by: bo })
    await eventually(async () => expect(await seenInIndex(id)).toBeDefined())
    expect(await heard(first)).toEqual([])
  })

  it('are told once of an event that comes twice or late, which costs one read each', async () => {
    const id = await newOrder()
    const [first] = await openBoth(id)
    await addElsewhere(id)
    const requests = onWire(() => undefined)
    await tell(event(id))
    expect(await first.next()).toMatchObject({ type: 'changed-at-provider' })
    await tell(event(id))
    await eventually(() => expect(requests).toHaveLength(2))
    await addElsewhere(id)
    await tell(event(id, 'CheckoutOrder.Created'))
    expect(await first.next()).toMatchObject({ type: 'changed-at-provider' })
    expect(await heard(first)).toEqual([])
  })
})

it('many events at once cost two reads', async () => {
  const id = await newOrder()
  const requests = onWire(() => undefined)
  await Promise.all(Array.from({ length: 20 }, () => tell(event(id))))
  await eventually(async () => expect(await seenInIndex(id)).toBeDefined())
  expect(requests.length).toBeLessThanOrEqual(2)
})

it('an event half a minute after a look that never ended has the order read again', async () => {
  const id = await newOrder()
  onTestFinished(() => void vi.useRealTimers())
  const requests = onWire((_, pass) => (isFirst() ? new Promise<never>(() => {}) : pass()))
  let reads = 0
  const isFirst = () => (reads += 1) === 1
  await tell(event(id))
  await eventually(() => expect(requests).toHaveLength(1))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  await tell(event(id))
  await eventually(() => expect(requests).toHaveLength(2))
})

it('the index of orders knows the order as it is now', async () => {
  const id = await newOrder()
  await tell(event(id, 'CheckoutOrder.Created'))
  await eventually(async () => expect(await seenInIndex(id)).toBeDefined())
  const before = (await seenInIndex(id))!
  await addElsewhere(id)
  await tell(event(id))
  // The row comes to 5.00.
  await eventually(async () => expect((await seenInIndex(id))!.amount).toBe(Number(before.amount) + 500))
})

it.each([
  ['Ping', { EventName: 'Ping', CorrelationId: 'c', TimestampUtc: 't' }],
  ['an event of a later version', event(8906810, 'PaymentLink.Paid')],
  ['one of a standalone order', { ...event(8906810, 'StandaloneOrder.Closed'), OrderId: 8906810 }],
  ['one without an order', { EventName: 'CheckoutOrder.Closed', CorrelationId: 'c', TimestampUtc: 't' }],
])('%s is taken and ignored', async (_, body) => {
  const requests = onWire(() => undefined)
  await tell(body)
  expect(requests).toEqual([])
})

it("another merchant's order is read once, and nothing more", async () => {
  const requests = onWire(() => undefined)
  await tell(event(OTHER_ORDER))
  await eventually(() => expect(requests).toHaveLength(1))
  expect(await seenInIndex(OTHER_ORDER)).toBeUndefined()
})

describe('callbacks of many merchants from one address', () => {
  useRegistry()
  const trusted = config.trustedProxy
  const sender = `192.0.2.${Math.floor(Math.random() * 250)}`
  beforeEach(() => void (config.trustedProxy = { header: 'X-Client', hops: 1 }))
  afterEach(() => void (config.trustedProxy = trusted))
  const post = async (path: string, from = sender) => {
    const answer = await ask(path, json('POST', event(8906810, 'Ping'), { 'X-Client': from }))
    return answer.status
  }
  const often = async (path: string, from?: string) => {
    const statuses = []
    for (let time = 0; time < 40; time++) statuses.push(await post(path, from))
    return [...new Set(statuses)]
  }

  it('are taken with the right secret, however many wrong ones came', async () => {
    expect(await often(address(MERCHANT, 'x'.repeat(40)))).toEqual([404, 429])
    expect(await post(address())).toBe(204)
    expect(await post(address(MERCHANT, 'x'.repeat(40)))).toBe(429)
  })

  it('of a disabled merchant are no guesses', async () => {
    const secret = 'callback-secret-of-a-disabled-merchant'
    await put('calls', entryOf('100001', { CallbackSecret: secret }))
    expect(await post(address('calls', secret), '192.0.2.251')).toBe(204)
    await put('calls', entryOf('100001', { CallbackSecret: secret, Disabled: true }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await often(address('calls', secret), '192.0.2.251')).toEqual([404])
  })

  it('are not taken while the edge serves nobody', async () => {
    await put('sealed', entryOf('100001'))
    useRing(SECOND_KEY)
    expect(await post(address(), '192.0.2.252')).toBe(503)
  })
})

describe('a callback is refused', () => {
  it.each([
    ['an unknown merchant', address('999999')],
    ['another secret', address(MERCHANT, 'x'.repeat(40))],
    ["another merchant's secret", address(sandboxMerchants.second)],
    ['the secret in other letters', address(MERCHANT, SECRET.toUpperCase())],
    ['a part of the secret', address(MERCHANT, SECRET.slice(0, -1))],
    ['a secret that is no text', address(MERCHANT, '%ff')],
  ])('for %s, like any unknown address', async (_, path) => {
    const requests = onWire(() => undefined)
    const answer = await ask(path, json('POST', event(8906810)))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not-found' })
    expect(requests).toEqual([])
  })

  it.each([
    ['no JSON', '{', 400, 'body-not-json'],
    ['another shape', '[]', 400, 'member-wrong-type'],
    ['too much', JSON.stringify({ ...event(1), more: 'x'.repeat(4096) }), 413, 'body-too-large'],
  ])('for %s', async (_, body, status, code) => {
    const answer = await ask(address(), json('POST', body))
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
  })

  it('with another method', async () => {
    expect((await ask(address())).status).toBe(405)
  })
})

it.each([
  ['the same', 'a'.repeat(32), 'a'.repeat(32), true],
  ['another', 'a'.repeat(32), 'b'.repeat(32), false],
  ['none of a merchant without one', '', undefined, false],
])('%s is the secret: %s', async (_, text, secret, is) => {
  expect(await isSecret(text, secret)).toBe(is)
})
