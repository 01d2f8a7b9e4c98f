/** The review of a batch: what cannot be done, and why, before anything is sent. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BatchRequest } from '../../shared/domain/batch/batch.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import {
  createBatch,
  newOrders,
  outcomes,
  passTime,
  readBatch,
  reviewed,
  untilState,
} from '../testing/batches.ts'
import { bodyOf, deliverAtProvider, json, newOrder, orderNow, writeAtProvider } from '../testing/edge.ts'
import { OTHER_ORDER } from '../testing/live.ts'
import { isWrite, onWire } from '../testing/wire.ts'
import { PATIENCE, READ_AT_ONCE } from './times.ts'

afterEach(() => void vi.restoreAllMocks())

async function delivered(): Promise<Long> {
  const id = await newOrder()
  await deliverAtProvider(id)
  return id
}

async function partlyDelivered(): Promise<Long> {
  const id = await newOrder()
  const part = { OrderRowIds: [1], RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 100 }] }
  await writeAtProvider(id, 'deliveries', json('POST', part))
  return id
}

const extend = { kind: 'extend', expiryDate: '2041-05-01' } as const

it.each<[string, Omit<BatchRequest, 'orders'>, () => Promise<Long> | Long, string]>([
  ['that is not there', { kind: 'deliver' }, () => 1, 'order-not-found'],
  ["that is another merchant's", { kind: 'deliver' }, () => OTHER_ORDER, 'order-not-found'],
  ['that is delivered', { kind: 'deliver' }, delivered, 'order-not-open'],
  ['of which a part is delivered', { kind: 'deliver' }, partlyDelivered, 'order-partly-delivered'],
  ['that is delivered, for what is left', { kind: 'deliver-rest' }, delivered, 'order-not-open'],
  ['that is delivered, to be cancelled', { kind: 'cancel' }, delivered, 'order-not-open'],
  ['that is delivered, to be extended', extend, delivered, 'order-not-open'],
  ['that never expires', extend, () => newOrder({ PaymentType: 'Card' }), 'order-does-not-expire'],
  ['of which nothing is delivered', { kind: 'credit' }, () => newOrder(), 'nothing-left'],
])('an order %s cannot be done', async (_, act, make, code) => {
  const orders = [await make(), await newOrder()]
  const batch = await reviewed({ ...act, orders })
  expect(batch.items[0]).toMatchObject({ state: 'cannot', code })
})

it('an order that is credited has nothing left to credit', async () => {
  const id = await delivered()
  const once = await reviewed({ kind: 'credit', orders: [id] })
  expect(once.items[0]).toMatchObject({ state: 'ready', amount: 20_000 })
  const { Deliveries } = (await orderNow(id)).order
  await writeAtProvider(id, `deliveries/${Deliveries[0]!.Id}/credits`, json('POST', { OrderRowIds: [1] }))
  const again = await reviewed({ kind: 'credit', orders: [id] })
  expect(outcomes(again)).toEqual(['cannot nothing-left'])
})

it('orders are summed by their currency, without those that cannot be done', async () => {
  const orders = [
    ...(await newOrders(2)),
    await newOrder({ Currency: 'NOK' }),
    await delivered(),
    await newOrder({ Currency: 'NOK' }),
  ]
  const batch = await reviewed({ kind: 'deliver', orders })
  expect(batch.counts).toMatchObject({ ready: 4, cannot: 1 })
  expect(batch.sums).toEqual([
    { currency: 'SEK', orders: 2, amount: 40_000 },
    { currency: 'NOK', orders: 2, amount: 40_000 },
  ])
})

it('an order of an amount above 64 bits leaves the others readable', async () => {
  const [order] = await newOrders(1)
  const orders = await newOrders(1)
  onWire(async ({ path }, pass) => {
    const answer = await pass()
    if (!path.endsWith(`/orders/${order}`)) return answer
    const shown = (await answer.json()) as { OrderRows: object[] }
    const [first] = shown.OrderRows
    const large = { ...first, UnitPrice: 9_999_999_999_999, Quantity: 92_000_000, IsCancelled: false }
    const OrderRows = [1, 2].map((OrderRowId) => ({ ...large, OrderRowId }))
    return Response.json({ ...shown, OrderRows }, { headers: answer.headers })
  })
  const { items, sums } = await reviewed({ kind: 'deliver', orders: [order!, ...orders] })
  expect(items[0]).not.toHaveProperty('amount')
  expect(sums).toEqual([{ currency: 'SEK', orders: 1, amount: 20_000 }])
})

it('a review has the number and the amount of each order, and no data of its customer', async () => {
  const [order] = await newOrders(1)
  const { items } = await reviewed({ kind: 'deliver', orders: [order!] })
  expect(items).toEqual([
    {
      place: 0,
      order,
      state: 'ready',
      merchantOrderId: expect.any(String),
      currency: 'SEK',
      amount: 20_000,
      at: expect.stringMatching(/Z$/),
    },
  ])
})

describe('orders', () => {
  it('are read a few at a time, and nothing is written', async () => {
    const orders = await newOrders(10)
    let [now, most] = [0, 0]
    const requests = onWire(async ({ path }, pass) => {
      if (!path.startsWith('/api/v1/orders/')) return pass()
      most = Math.max(most, ++now)
      const answer = await pass()
      now--
      return answer
    })
    await reviewed({ kind: 'deliver', orders })
    expect(most).toBe(READ_AT_ONCE)
    expect(requests.filter(isWrite)).toEqual([])
  })

  it('that the provider does not show are read again later', async () => {
    const [order] = await newOrders(1)
    let isRefused = false
    onWire(({ path }) => {
      if (isRefused || !path.endsWith(`/${order}`)) return undefined
      isRefused = true
      return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
    })
    const made = (await bodyOf(await createBatch({ kind: 'deliver', orders: [order] }))) as { id: string }
    await expect.poll(async () => (await readBatch(made.id)).waitsUntil).toBeDefined()
    await passTime(60_000)
    expect(outcomes(await untilState(made.id, 'ready'))).toEqual(['ready'])
  })

  it('that the provider never shows are given up, and the review has the others', async () => {
    const [bad, good] = await newOrders(2)
    onWire(({ path }) =>
      path.endsWith(`/${bad}`)
        ? new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
        : undefined,
    )
    const made = (await bodyOf(await createBatch({ kind: 'deliver', orders: [bad, good] }))) as { id: string }
    for (let n = 1; n < PATIENCE; n++) {
      await expect.poll(async () => (await readBatch(made.id)).waitsUntil).toBeDefined()
      await passTime(61_000)
    }
    await passTime(61_000)
    expect(outcomes(await untilState(made.id, 'ready'))).toEqual(['cannot provider-rate-limited', 'ready'])
  })
})
