import { reset, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import {
  callSandbox,
  cancelOrder,
  creditRows,
  deliver,
  makeOrder,
  refusal,
  seeds,
  sendJson,
} from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount, orderPath } from '../testing/provider.ts'
import {
  addSubscription,
  namesOf,
  passTime,
  receive,
  type Received,
  runAlarm,
  storedCallbacks,
  subscribe,
  SUBSCRIPTIONS,
} from '../testing/receiver.ts'
import { rowToAdd } from '../testing/row.ts'
import { addRows } from '../testing/row-calls.ts'
import { openWorld } from '../testing/worlds.ts'
import { ANSWER_MS } from './post.ts'

beforeEach(reset)
afterEach(() => void vi.restoreAllMocks())

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The events that a subscriber of all of them gets, by their own members. */
const membersOf = (received: readonly Received[]) =>
  received.slice(1).map(({ event }) => {
    const common = ['CorrelationId', 'TimestampUtc']
    return Object.fromEntries(Object.entries(event).filter(([name]) => !common.includes(name)))
  })

describe('the events of an order', () => {
  it('tell what was done, in this sequence', async () => {
    const received = receive()
    await subscribe()
    const CheckoutOrderId = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd()] })
    await addRows(CheckoutOrderId, [rowToAdd()])
    const DeliveryId = await deliver(CheckoutOrderId, [1])
    const credit = await creditRows(CheckoutOrderId, DeliveryId, [1])
    const { CreditId } = await credit.json<{ CreditId: string }>()
    await cancelOrder(CheckoutOrderId)
    await expect
      .poll(() => membersOf(received))
      .toEqual([
        { EventName: 'CheckoutOrder.Created', CheckoutOrderId, IsPending: false },
        { EventName: 'CheckoutOrder.Updated', CheckoutOrderId },
        { EventName: 'CheckoutOrder.Delivered', CheckoutOrderId, DeliveryId },
        { EventName: 'CheckoutOrder.CreditSucceeded', CheckoutOrderId, CreditId: Number(CreditId) },
        { EventName: 'CheckoutOrder.Closed', CheckoutOrderId },
      ])
    const ids = received.map(({ event }) => event.CorrelationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are changed or closed by #13 and #14, and not both', async () => {
    const received = receive()
    await subscribe(['CheckoutOrder.Updated', 'CheckoutOrder.Closed'])
    // Each row is 300,00.
    const byAmount = await makeOrder({ OrderRows: [rowToAdd()] })
    for (const CancelledAmount of [10_000, 30_000]) {
      expect((await sendJson('PATCH', orderPath(byAmount), { CancelledAmount })).status).toBe(204)
    }
    const byRows = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd()] })
    for (const OrderRowIds of [[1], [2]]) {
      const answer = await sendJson('PATCH', `${orderPath(byRows)}/rows/cancelOrderRows`, { OrderRowIds })
      expect(answer.status).toBe(204)
    }
    const eventsOf = (CheckoutOrderId: Long) => [
      { EventName: 'CheckoutOrder.Updated', CheckoutOrderId },
      { EventName: 'CheckoutOrder.Closed', CheckoutOrderId, CloseReason: 'Cancelled' },
    ]
    const ofOrder = (id: Long) => membersOf(received).filter(({ CheckoutOrderId }) => CheckoutOrderId === id)
    await expect.poll(() => ofOrder(byAmount)).toEqual(eventsOf(byAmount))
    await expect.poll(() => ofOrder(byRows)).toEqual(eventsOf(byRows))
  })

  it('tell the credit of a refund by #12 and #13', async () => {
    const received = receive()
    const world = await openWorld({ actions: 'observed' })
    const { SubscriptionId } = await addSubscription(undefined, undefined, world)
    await call(`${SUBSCRIPTIONS}/${SubscriptionId}/verify`, { method: 'POST' }, world)
    const order = { PaymentType: 'Card', OrderRows: [rowToAdd(), rowToAdd()] }
    const made = await callSandbox('POST', 'orders', order, world)
    const { Id: CheckoutOrderId } = await bodyOf<{ Id: Long }>(made)
    await deliver(CheckoutOrderId, [], world)
    const refunded = async (body: object) =>
      expect((await sendJson('PATCH', orderPath(CheckoutOrderId), body, world)).status).toBe(204)
    // 100,00 of the delivery, then the 500,00 that are left of it.
    await refunded({ CancelledAmount: 10_000 })
    await refunded({ IsCancelled: true })
    const credited = (CreditId: number) => ({
      EventName: 'CheckoutOrder.CreditSucceeded',
      CheckoutOrderId,
      CreditId,
    })
    await expect
      .poll(() => membersOf(received).slice(-3))
      .toEqual([
        { EventName: 'CheckoutOrder.Closed', CheckoutOrderId },
        credited(7_700_100),
        credited(7_700_101),
      ])
  })

  it('say why it is closed', async () => {
    const received = receive()
    await subscribe(['CheckoutOrder.Closed'])
    const cancelled = await makeOrder()
    await cancelOrder(cancelled)
    const expiring = await makeOrder()
    await callSandbox('POST', 'clock', { advanceSeconds: 31 * 24 * 3600 })
    await runAlarm()
    await expect
      .poll(() => membersOf(received).filter(({ CheckoutOrderId }) => CheckoutOrderId !== seeds.open))
      .toEqual(
        expect.arrayContaining([
          { EventName: 'CheckoutOrder.Closed', CheckoutOrderId: cancelled, CloseReason: 'Cancelled' },
          { EventName: 'CheckoutOrder.Closed', CheckoutOrderId: expiring, CloseReason: 'Expired' },
        ]),
      )
  })

  it('are not raised by a request that is refused, and only for who subscribes to them', async () => {
    const received = receive()
    await subscribe(['CheckoutOrder.Delivered'])
    const id = await makeOrder()
    await refusal(await sendJson('POST', `${orderPath(id)}/deliveries`, { OrderRowIds: [99] }))
    await cancelOrder(id)
    await refusal(await cancelOrder(id))
    await runAlarm()
    expect(namesOf(received)).toEqual([])
    expect(await storedCallbacks()).toEqual([])
  })

  it('are not sent to an address that is not verified, also not later', async () => {
    const received = receive()
    await addSubscription()
    await makeOrder()
    await runAlarm()
    expect(received).toEqual([])
    expect(await storedCallbacks()).toEqual([])
  })
})

describe('a receiver', () => {
  /** Shortens every wait for an answer to a hundredth. */
  function shortWaits(): void {
    const real = globalThis.setTimeout
    const shortened = (work: () => void, ms = 0) => real(work, ms === ANSWER_MS ? ms / 100 : ms)
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(shortened as typeof setTimeout)
  }
  const after = (ms: number) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), ms / 100))

  it('gets no redirect followed, no credentials, and no signature without a secret', async () => {
    const received = receive()
    await subscribe()
    expect(received[0]!.redirect).toBe('manual')
    expect([...received[0]!.headers.keys()]).toEqual(['content-type'])
  })

  it.each([
    ['500', () => new Response('x'.repeat(1e6), { status: 500 }), { status: 500 }],
    ['301', () => Response.redirect('https://shop.example/', 301), { status: 301 }],
    ['a closed connection', () => Promise.reject(new TypeError('closed')), { error: 'not-reached' }],
    ['nothing for 10 seconds', () => after(2 * ANSWER_MS), { error: 'timed-out' }],
  ])(
    'that answers %s gets the event again, with growing waits, until a day is over',
    async (_, answer, result) => {
      shortWaits()
      let isUp = true
      const received = receive(() => (isUp ? new Response() : answer()))
      await subscribe(['CheckoutOrder.Created'])
      isUp = false
      await makeOrder()
      const attempts = async () => (await storedCallbacks())[0]!.attempts
      await expect.poll(attempts).toEqual([{ at: expect.any(String) as string, ...result }])
      // The second comes 10 seconds after the first, and not before.
      await passTime(9 * SECOND)
      expect(await attempts()).toHaveLength(1)
      for (const [index, wait] of [
        SECOND,
        MINUTE,
        5 * MINUTE,
        30 * MINUTE,
        2 * HOUR,
        6 * HOUR,
        6 * HOUR,
      ].entries()) {
        await passTime(wait)
        await expect.poll(attempts).toHaveLength(index + 2)
      }
      // 14 h 36 min are over; with 6 h more 20 h 36 min, and then no more.
      expect(await storedCallbacks()).toMatchObject([{ state: 'waiting' }])
      await passTime(6 * HOUR)
      await expect.poll(storedCallbacks).toMatchObject([{ state: 'failed', due_at: null }])
      expect(received).toHaveLength(1 + 9)
      expect(new Set(received.slice(1).map(({ text }) => text)).size).toBe(1)
    },
  )

  it('may take 9 seconds', async () => {
    shortWaits()
    const received = receive(({ event }) => (event.EventName === 'Ping' ? new Response() : after(9 * SECOND)))
    await subscribe(['CheckoutOrder.Created'])
    await makeOrder()
    await expect.poll(storedCallbacks).toMatchObject([{ state: 'delivered', attempts: [{ status: 200 }] }])
    expect(received).toHaveLength(2)
  })

  it('that does not answer delays no event of another one by more than its answer, nor the API', async () => {
    const hanging = 'http://127.0.0.1:1/'
    const received = receive(({ address, event }) =>
      address === hanging && event.EventName !== 'Ping' ? new Promise(() => undefined) : new Response(),
    )
    shortWaits()
    await subscribe(['CheckoutOrder.Created'], hanging)
    await subscribe(['CheckoutOrder.Created'])
    for (let order = 0; order < 6; order++) await makeOrder()
    await expect.poll(() => received.filter(({ address }) => address !== hanging).length).toBe(7)
  })

  it('of one subscription gets nothing that waits once the subscription is removed', async () => {
    let status = 200
    const received = receive(() => new Response(null, { status }))
    const id = await subscribe(['CheckoutOrder.Created'])
    status = 500
    await makeOrder()
    await expect.poll(() => received.length).toBe(2)
    await call(`${SUBSCRIPTIONS}/${id}`, { method: 'DELETE' })
    await passTime(HOUR)
    expect(received).toHaveLength(2)
    expect(await storedCallbacks()).toEqual([])
  })

  it('that was down gets the events of an order in their sequence, and those of other orders at once', async () => {
    let isUp = true
    const received = receive(
      ({ event }) => new Response(null, { status: isUp || event.EventName === 'Ping' ? 200 : 503 }),
    )
    await subscribe()
    isUp = false
    const id = await makeOrder()
    await expect.poll(() => received.length).toBe(2)
    await addRows(id, [rowToAdd()])
    await cancelOrder(id)
    const other = await makeOrder()
    await expect.poll(() => received.length).toBe(3)
    isUp = true
    await passTime(10 * SECOND)
    await expect.poll(() => received.length).toBe(7)
    const after = received.slice(3).map(({ event }) => event)
    expect(
      after.filter(({ CheckoutOrderId }) => CheckoutOrderId === id).map(({ EventName }) => EventName),
    ).toEqual(['CheckoutOrder.Created', 'CheckoutOrder.Updated', 'CheckoutOrder.Closed'])
    expect(after.filter(({ CheckoutOrderId }) => CheckoutOrderId === other)).toHaveLength(1)
  })

  it('gets an event again if the object was reset before it had the answer', async () => {
    let isUp = true
    const received = receive(() => (isUp ? new Response() : new Promise(() => undefined)))
    await subscribe(['CheckoutOrder.Created'])
    isUp = false
    await makeOrder()
    await expect.poll(() => received.length).toBe(2)
    isUp = true
    await runInDurableObject(env.MERCHANT.getByName(merchantAccount().MerchantId), (_, state) => {
      state.abort('reset by the test')
    }).catch(() => undefined)
    await expect.poll(storedCallbacks).toMatchObject([{ state: 'delivered', attempts: [{ status: 200 }] }])
    expect(received[2]!.text).toBe(received[1]!.text)
  })
})
