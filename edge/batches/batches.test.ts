/** Batches with the real provider: each act, its journal, and the commands. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BatchKind } from '../../shared/domain/batch/batch.enums.ts'
import type { BatchDetail, BatchRequest } from '../../shared/domain/batch/batch.ts'
import type { JournalPage } from '../../shared/domain/journal/journal.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { config } from '../config/configured.ts'
import { apiKeyOf, type MerchantConfig } from '../config/merchant.ts'
import { serverRequester, signingRequester } from '../sessions/requester.ts'
import {
  command,
  commanded,
  listBatches,
  newOrders,
  outcomes,
  passTime,
  readBatch,
  reviewed,
  SETTLE_MS,
  started,
  untilItem,
  untilState,
} from '../testing/batches.ts'
import {
  asServer,
  bodyOf,
  deliverAtProvider,
  env,
  historyOf,
  json,
  newOrder,
  openSession,
  orderNow,
  writeAtProvider,
} from '../testing/edge.ts'
import { settleLater } from '../testing/life.ts'
import { hold, isWrite, onWire } from '../testing/wire.ts'
import { isStarterGone, starterOf } from './starter.ts'

afterEach(() => void vi.restoreAllMocks())

const merchants = config.merchants as Map<string, MerchantConfig>
const MERCHANT = merchants.get('100001')!

const lamp = { Name: 'Lamp', Quantity: 100, UnitPrice: 10_000, VatPercent: 2500 }
const bulb = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }

async function done(request: BatchRequest, token?: string): Promise<BatchDetail> {
  const { id } = await started(request, token)
  return untilState(id, 'ended')
}

/** An order of which the lamp is delivered. */
async function partlyDelivered(): Promise<Long> {
  const id = await newOrder({ OrderRows: [lamp, bulb] })
  await writeAtProvider(id, 'deliveries', json('POST', { OrderRowIds: [1] }))
  return id
}

async function deliveredTwice(): Promise<Long> {
  const id = await partlyDelivered()
  await deliverAtProvider(id)
  return id
}

const acts: [
  kind: BatchKind,
  facts: object,
  make: () => Promise<Long>,
  amount: Long | undefined,
  effect: (order: Order) => unknown,
  expected: unknown,
][] = [
  [
    'deliver',
    {},
    () => newOrder(),
    20_000,
    ({ OrderStatus, Deliveries }) => [OrderStatus, Deliveries.length],
    ['Delivered', 1],
  ],
  [
    'deliver-rest',
    {},
    partlyDelivered,
    500,
    ({ OrderStatus, Deliveries }) => [OrderStatus, Deliveries.map(({ DeliveryAmount }) => DeliveryAmount)],
    ['Delivered', [10_000, 500]],
  ],
  [
    'extend',
    { expiryDate: '2041-05-01' },
    () => newOrder(),
    undefined,
    ({ ExpirationDate }) => ExpirationDate?.slice(0, 10),
    '2041-05-01',
  ],
  ['cancel', {}, () => newOrder(), 20_000, ({ OrderStatus }) => OrderStatus, 'Cancelled'],
  [
    'credit',
    {},
    deliveredTwice,
    10_500,
    ({ Deliveries }) => Deliveries.map(({ CreditedAmount }) => CreditedAmount),
    [10_000, 500],
  ],
  [
    'metadata',
    { metadata: { Key: 'wave', Value: '7' } },
    () => newOrder(),
    undefined,
    ({ OrderMetadata }) => OrderMetadata,
    { wave: '7' },
  ],
]

describe.each(acts)('a batch of %s', (kind, facts, make, amount, effect, expected) => {
  it('is reviewed first, and then done to each order once', async () => {
    const orders = [await make(), await make()]
    const before = await reviewed({ kind, ...facts, orders } as BatchRequest)
    expect(outcomes(before)).toEqual(['ready', 'ready'])
    expect(before.items.map((item) => item.amount)).toEqual([amount, amount])
    expect(before.sums).toEqual(
      amount === undefined ? [] : [{ currency: 'SEK', orders: 2, amount: Number(amount) * 2 }],
    )
    for (const id of orders) expect(await historyOf(id)).toEqual([])
    await commanded(before.id, 'start')
    const after = await untilState(before.id, 'ended')
    expect(outcomes(after)).toEqual(['done', 'done'])
    expect(after.sums).toEqual(before.sums)
    for (const id of orders) {
      expect(effect((await orderNow(id)).order)).toEqual(expected)
      const entries = await historyOf(id)
      expect(entries).toHaveLength(kind === 'credit' ? 2 : 1)
      for (const entry of entries) expect(entry).toMatchObject({ outcome: 'done', save: after.id })
    }
  })
})

describe("a server's batch", () => {
  const shop = serverRequester(apiKeyOf(MERCHANT, MERCHANT.ApiKeyHashes[0]!)!)
  const [Hash] = MERCHANT.ApiKeyHashes as [string]
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const limited = (limits: object): Partial<MerchantConfig> => ({
    ApiKeyHashes: [],
    RestrictedKeys: [{ Hash, ...limits }],
  })
  afterEach(() => void merchants.set('100001', MERCHANT))

  it.each<[string, Partial<MerchantConfig>, boolean]>([
    ['is removed', { ApiKeyHashes: [] }, true],
    ['has expired', limited({ Expires: '2026-01-31T00:00:00Z' }), true],
    ['expires later', limited({ Expires: later }), false],
    ['has lost the capability of the act', limited({ Capabilities: ['orders.batch', 'rows.write'] }), true],
    ['has that capability', limited({ Capabilities: ['orders.batch', 'deliveries.write'] }), false],
  ])('is over once its API key %s, if that ends it', async (_, change, isOver) => {
    const starter = starterOf(shop)
    expect(await isStarterGone(env, '100001', starter, 'deliver')).toBe(false)
    merchants.set('100001', { ...MERCHANT, ...change })
    expect(await isStarterGone(env, '100001', starter, 'deliver')).toBe(isOver)
  })

  it('is over once the secret with which the server signs is taken out', async () => {
    merchants.set('100001', { ...MERCHANT, ServerSecret: 'a secret of the server' })
    const starter = starterOf(signingRequester(MERCHANT))
    expect(await isStarterGone(env, '100001', starter, 'deliver')).toBe(false)
    merchants.set('100001', { ...MERCHANT, ServerSecret: undefined })
    expect(await isStarterGone(env, '100001', starter, 'deliver')).toBe(true)
  })

  it('pauses when its key is removed, and goes on with another key', async () => {
    const { id } = await reviewed({ kind: 'deliver', orders: await newOrders(2) })
    const gate = hold(isWrite)
    await commanded(id, 'start')
    await gate.reached
    merchants.set('100001', { ...MERCHANT, ApiKeyHashes: [] })
    gate.open()
    const paused = await untilState(id, 'paused')
    expect([paused.pause, outcomes(paused)]).toEqual(['session-ended', ['done', 'ready']])
    merchants.set('100001', MERCHANT)
    await commanded(id, 'resume')
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['done', 'done'])
  })
})

describe('the journal', () => {
  it('has who started, paused, resumed and stopped a batch, and whose writes they are', async () => {
    const orders = await newOrders(2)
    const [first, second] = await Promise.all([
      openSession({ user: { id: 'ann', name: 'Ann' } }),
      openSession({ user: { id: 'bo', name: 'Bo' } }),
    ])
    const { id } = await reviewed(
      { kind: 'deliver', orders, reason: 'Shipped', note: 'Truck 7' },
      first.token,
    )
    const gate = hold(isWrite)
    await commanded(id, 'start', first.token)
    await gate.reached
    await commanded(id, 'pause', second.token)
    gate.open()
    expect(outcomes(await settled(id))).toEqual(['done', 'ready'])
    await commanded(id, 'resume', second.token)
    await untilState(id, 'ended')
    const told = (await bodyOf(await asServer('/api/v1/journal?limit=500'))) as JournalPage
    const about = told.entries.filter(({ saveId }) => saveId === id)
    expect(about.map(({ kind, who, reason }) => [kind, who.id, who.name, reason]).toSorted()).toEqual([
      ['deliverOrder', 'ann', 'Ann', 'Shipped'],
      ['deliverOrder', 'bo', 'Bo', 'Shipped'],
      ['pauseBatch', 'bo', 'Bo', 'Shipped'],
      ['resumeBatch', 'bo', 'Bo', 'Shipped'],
      ['startBatch', 'ann', 'Ann', 'Shipped'],
    ])
    expect(about.find(({ kind }) => kind === 'startBatch')!.subject).toEqual({ kind: 'batch', number: id })
  })

  it('gives a batch the names of people, until they are taken out', async () => {
    const { token } = await openSession({ user: { id: 'cy', name: 'Cy' } })
    const { id } = await started({ kind: 'deliver', orders: await newOrders(1) }, token)
    const { createdBy, startedBy } = await untilState(id, 'ended')
    expect([createdBy, startedBy]).toEqual([
      { id: 'cy', name: 'Cy' },
      { id: 'cy', name: 'Cy' },
    ])
    await asServer('/api/v1/journal/people/cy', { method: 'DELETE' })
    expect((await readBatch(id)).startedBy).toEqual({ id: 'cy' })
  })
})

/** The batch once no order of it is under way. */
async function settled(id: string): Promise<BatchDetail> {
  await expect.poll(async () => (await readBatch(id)).counts.sent).toBe(0)
  return readBatch(id)
}

describe('a command', () => {
  it('starts a batch once, also if two clerks start it at once', async () => {
    const orders = await newOrders(3)
    const { id } = await reviewed({ kind: 'deliver', orders })
    const requests = onWire(() => undefined)
    const answers = await Promise.all([command(id, 'start'), command(id, 'start')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await untilState(id, 'ended')
    expect((await command(id, 'start')).status).toBe(200)
    expect(requests.filter(isWrite)).toHaveLength(3)
    const told = (await bodyOf(await asServer('/api/v1/journal?kind=startBatch&limit=500'))) as JournalPage
    expect(told.entries.filter(({ saveId }) => saveId === id)).toHaveLength(1)
  })

  it('stops a batch after the order under way, and leaves the others untouched', async () => {
    const orders = await newOrders(3)
    const { id } = await reviewed({ kind: 'deliver', orders })
    const gate = hold(isWrite)
    await commanded(id, 'start')
    await gate.reached
    expect((await commanded(id, 'stop')).state).toBe('stopped')
    gate.open()
    expect(outcomes(await settled(id))).toEqual(['done', 'left', 'left'])
    expect((await orderNow(orders[1]!)).order.Deliveries).toEqual([])
    expect((await commanded(id, 'stop')).state).toBe('stopped')
  })

  it('stops a batch while it reads an order before its second credit, which is then not made', async () => {
    const order = await deliveredTwice()
    const { id } = await reviewed({ kind: 'credit', orders: [order] })
    let isSilent = false
    onWire(async (request, pass) => {
      if (isSilent) return new Response(null, { status: 504 })
      if (!isWrite(request)) return pass()
      await pass()
      isSilent = true
      return new Response(null, { status: 504 })
    })
    await commanded(id, 'start')
    await untilItem(id, 0, 'unknown')
    await commanded(id, 'pause')
    vi.restoreAllMocks()
    await settleLater(order)
    await passTime(SETTLE_MS)
    await untilItem(id, 0, 'ready')
    const gate = hold(({ path }) => path.startsWith(`/api/v1/orders/${order}`))
    await commanded(id, 'resume')
    await gate.reached
    expect((await commanded(id, 'stop')).counts.left).toBe(1)
    gate.open()
    await passTime(0)
    const [item] = (await readBatch(id)).items
    expect(item).toMatchObject({ state: 'left', detail: '1 of 2 deliveries are credited.' })
    const { Deliveries } = (await orderNow(order)).order
    expect(Deliveries.filter(({ CreditedAmount }) => CreditedAmount! > 0)).toHaveLength(1)
  })

  it.each([
    ['pause', 'ready'],
    ['resume', 'ready'],
  ] as const)('that the state does not take is refused: %s of a batch that is %s', async (name, state) => {
    const { id } = await reviewed({ kind: 'deliver', orders: await newOrders(1) })
    const answer = await command(id, name)
    expect(answer.status).toBe(409)
    expect(await bodyOf(answer)).toMatchObject({
      code: 'batch-state',
      detail: `The batch is ${state}, and cannot be changed by ${name}.`,
    })
  })

  it('is answered without orders, and a read with those that changed', async () => {
    const { id, version } = await reviewed({ kind: 'deliver', orders: await newOrders(2) })
    expect((await readBatch(id, version)).items).toEqual([])
    expect((await commanded(id, 'start')).items).toEqual([])
    await untilState(id, 'ended')
    const news = await readBatch(id, version)
    expect(news.items.map(({ place }) => place)).toEqual([0, 1])
    expect(news.version).toBeGreaterThan(version)
  })
})

describe("a merchant's batches", () => {
  it('are written two at a time, the others in the order of their start', async () => {
    const gate = hold(isWrite, 2)
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.push((await started({ kind: 'deliver', orders: await newOrders(1) })).id)
    await gate.reached
    await expect.poll(async () => (await readBatch(ids[1]!)).state).toBe('running')
    expect((await readBatch(ids[0]!)).state).toBe('running')
    expect((await readBatch(ids[2]!)).state).toBe('waiting')
    gate.open()
    for (const id of ids) expect(outcomes(await untilState(id, 'ended'))).toEqual(['done'])
  })

  it('are listed, the newest first', async () => {
    const older = await reviewed({ kind: 'deliver', orders: await newOrders(1) })
    const newer = await done({ kind: 'cancel', orders: await newOrders(2) })
    const [first, second] = await listBatches()
    expect([first!.id, second!.id]).toEqual([newer.id, older.id])
    expect(first!.counts).toMatchObject({ done: 2, ready: 0 })
    expect(first).not.toHaveProperty('items')
  })
})

describe('an order', () => {
  it('that changed after the review is refused, and not written to', async () => {
    const orders = await newOrders(2)
    const { id } = await reviewed({ kind: 'deliver', orders })
    await writeAtProvider(orders[0]!, 'rows/', json('POST', bulb))
    await commanded(id, 'start')
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['refused order-changed', 'done'])
    expect((await orderNow(orders[0]!)).order.Deliveries).toEqual([])
  })

  it('is shown as it is done, one after the other', async () => {
    const { id } = await reviewed({ kind: 'deliver', orders: await newOrders(2) })
    const gate = hold(isWrite)
    await commanded(id, 'start')
    await gate.reached
    expect(await untilItem(id, 0, 'sent')).toMatchObject({ place: 0 })
    expect((await readBatch(id)).items[1]!.state).toBe('ready')
    gate.open()
    await untilState(id, 'ended')
  })
})
