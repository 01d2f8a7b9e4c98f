import { reset, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { testPersons } from '../../shared/test-persons.ts'
import { ask, madeOrderEu } from '../testing/credit-soap.ts'
import { callSandbox, cancelOrder, makeOrder, readOrder, refusal } from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount } from '../testing/provider.ts'
import {
  namesOf,
  passTime,
  receive,
  RECEIVER,
  runAlarm,
  storedCallbacks,
  subscribe,
  SUBSCRIPTIONS,
} from '../testing/receiver.ts'
import { rowToAdd } from '../testing/row.ts'
import { addRows } from '../testing/row-calls.ts'

beforeEach(reset)
afterEach(() => void vi.restoreAllMocks())

interface Listed {
  callbacks: { id: number; event: string; uri: string; state: string; attempts: object[]; body: object }[]
}
const list = async () => (await bodyOf<Listed>(await callSandbox('GET', 'callbacks'))).callbacks
const mode = (body: object) => callSandbox('POST', 'callbacks/mode', body)

describe('the list of callbacks', () => {
  it('has each with its attempts, newest first', async () => {
    receive()
    await subscribe(['CheckoutOrder.Created', 'CheckoutOrder.Closed'])
    const CheckoutOrderId = await makeOrder()
    await cancelOrder(CheckoutOrderId)
    await expect
      .poll(async () => (await list()).map(({ state }) => state))
      .toEqual(['delivered', 'delivered'])
    expect(await list()).toEqual([
      {
        id: 2,
        event: 'CheckoutOrder.Closed',
        uri: RECEIVER,
        state: 'delivered',
        attempts: [{ at: expect.any(String) as string, status: 204 }],
        body: expect.objectContaining({ CheckoutOrderId, CloseReason: 'Cancelled' }) as object,
      },
      expect.objectContaining({ id: 1, event: 'CheckoutOrder.Created' }),
    ])
  })

  it("has none of another merchant's", async () => {
    receive()
    await subscribe()
    await makeOrder()
    const other = merchantAccount(sandboxMerchants.second)
    expect(await bodyOf(await callSandbox('GET', 'callbacks', undefined, other))).toEqual({ callbacks: [] })
    expect((await callSandbox('POST', 'callbacks/1/resend', undefined, other)).status).toBe(404)
  })
})

describe('a callback', () => {
  it('is sent once more, as it was, as often as it is asked for', async () => {
    const received = receive()
    await subscribe(['CheckoutOrder.Created'])
    await makeOrder()
    for (const times of [2, 3, 4]) {
      await expect.poll(() => received.length).toBe(times)
      await expect.poll(storedCallbacks).toMatchObject([{ state: 'delivered' }])
      expect((await callSandbox('POST', 'callbacks/1/resend')).status).toBe(204)
    }
    await expect.poll(() => received.length).toBe(5)
    expect(new Set(received.slice(1).map(({ text }) => text)).size).toBe(1)
  })

  it('is sent at once when it waits for its next attempt, and when it has failed', async () => {
    let status = 200
    const received = receive(() => new Response(null, { status }))
    await subscribe(['CheckoutOrder.Created'])
    status = 500
    await makeOrder()
    await expect.poll(storedCallbacks).toMatchObject([{ attempts: [{}] }])
    await callSandbox('POST', 'callbacks/1/resend')
    await expect.poll(storedCallbacks).toMatchObject([{ attempts: [{}, {}] }])
    await passTime(24 * 3600 * 1000)
    await expect.poll(storedCallbacks).toMatchObject([{ state: 'failed' }])
    status = 200
    await callSandbox('POST', 'callbacks/1/resend')
    await expect.poll(storedCallbacks).toMatchObject([{ state: 'delivered' }])
    expect(received).toHaveLength(5)
  })

  it('is sent at once when it waits behind another one, which then comes after it', async () => {
    let isUp = true
    const received = receive(() => new Response(null, { status: isUp ? 204 : 500 }))
    await subscribe(['CheckoutOrder.Created', 'CheckoutOrder.Updated'])
    isUp = false
    const id = await makeOrder()
    await expect.poll(storedCallbacks).toMatchObject([{ attempts: [{}] }])
    await addRows(id, [rowToAdd()])
    isUp = true
    expect((await callSandbox('POST', 'callbacks/2/resend')).status).toBe(204)
    // By itself the first one would be sent again, 10 seconds after its attempt, and then the second.
    await expect
      .poll(() => namesOf(received))
      .toEqual(['CheckoutOrder.Created', 'CheckoutOrder.Updated', 'CheckoutOrder.Created'])
    await expect.poll(storedCallbacks).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
  })

  it('that does not exist, or whose subscription is removed, is refused', async () => {
    receive()
    const id = await subscribe(['CheckoutOrder.Created'])
    await makeOrder()
    await expect.poll(storedCallbacks).toMatchObject([{ state: 'delivered' }])
    await call(`${SUBSCRIPTIONS}/${id}`, { method: 'DELETE' })
    expect(await refusal(await callSandbox('POST', 'callbacks/1/resend'), 404)).toMatchObject({ Code: 40406 })
    expect(await refusal(await callSandbox('POST', 'callbacks/2/resend'), 404)).toMatchObject({ Code: 40407 })
  })
})

describe('an order that is found to have expired by a list', () => {
  it('is told as closed, once', async () => {
    const received = receive()
    await subscribe(['CheckoutOrder.Closed'])
    const id = await makeOrder()
    await runInDurableObject(env.MERCHANT.getByName(merchantAccount().MerchantId), (_, { storage }) => {
      storage.sql.exec('UPDATE orders SET expires_at = 1 WHERE id = ?', Number(id))
    })
    for (let count = 0; count < 2; count++) await callSandbox('GET', 'orders')
    await expect
      .poll(() => received.slice(1).map(({ event }) => event))
      .toMatchObject([{ CheckoutOrderId: id, CloseReason: 'Expired' }])
    await runAlarm()
    expect(namesOf(received)).toHaveLength(1)
  })
})

describe('the mode', () => {
  it('is plain until it is changed, member by member', async () => {
    const plain = { delaySeconds: 0, copies: 1, order: 'raised', hold: false }
    expect(await bodyOf(await callSandbox('GET', 'callbacks/mode'))).toEqual(plain)
    expect(await bodyOf(await mode({ copies: 2 }))).toEqual({ ...plain, copies: 2 })
    expect(await bodyOf(await mode({ hold: true }))).toEqual({ ...plain, copies: 2, hold: true })
  })

  it.each([{ copies: 0 }, { copies: 6 }, { delaySeconds: 3601 }, { order: 'random' }, { holds: true }])(
    'refuses %j',
    async (body) => {
      await refusal(await mode(body))
      expect(await bodyOf(await callSandbox('GET', 'callbacks/mode'))).toMatchObject({
        copies: 1,
        hold: false,
      })
    },
  )

  it('sends copies', async () => {
    const received = receive()
    await subscribe(['CheckoutOrder.Created'])
    await mode({ copies: 3 })
    await makeOrder()
    await expect.poll(() => received.length).toBe(4)
    expect(new Set(received.slice(1).map(({ text }) => text)).size).toBe(1)
  })

  it.each([
    ['raised', ['CheckoutOrder.Created', 'CheckoutOrder.Updated', 'CheckoutOrder.Closed']],
    ['reversed', ['CheckoutOrder.Closed', 'CheckoutOrder.Updated', 'CheckoutOrder.Created']],
  ])('holds events back and lets them go as %s', async (order, names) => {
    const received = receive()
    await subscribe()
    await mode({ hold: true })
    const id = await makeOrder()
    await addRows(id, [rowToAdd()])
    await cancelOrder(id)
    await runAlarm()
    expect(namesOf(received)).toEqual([])
    await mode({ hold: false, order })
    await expect.poll(() => namesOf(received)).toEqual(names)
  })

  it('delays events', async () => {
    const received = receive()
    await subscribe(['CheckoutOrder.Created'])
    await mode({ delaySeconds: 100 })
    await makeOrder()
    await passTime(98_000)
    expect(namesOf(received)).toEqual([])
    await passTime(2000)
    await expect.poll(() => namesOf(received)).toHaveLength(1)
  })
})

describe('a pending order', () => {
  it('is released once', async () => {
    const received = receive()
    await subscribe(['CheckoutOrder.Created', 'CheckoutOrder.PendingStatusReleased'])
    const id = await makeOrder({ SystemStatus: 'PENDING', SystemStatusMessage: 'High Amount' })
    const release = () => callSandbox('POST', `orders/${id}/status`, { SystemStatus: 'Active' })
    expect((await release()).status).toBe(204)
    expect((await readOrder(id)).SystemStatus).toBe('Active')
    expect(await refusal(await release())).toMatchObject({ Code: 40014 })
    await expect
      .poll(() => received.slice(1).map(({ event }) => [event.EventName, event.IsPending]))
      .toEqual([
        ['CheckoutOrder.Created', true],
        ['CheckoutOrder.PendingStatusReleased', undefined],
      ])
  })

  it('whose payment fails is not told to be closed', async () => {
    const received = receive()
    await subscribe(['CheckoutOrder.Created', 'CheckoutOrder.Closed'])
    const id = await makeOrder({ SystemStatus: 'PENDING' })
    expect((await callSandbox('POST', `orders/${id}/status`, { SystemStatus: 'FAILED' })).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Failed', SystemStatus: 'FAILED' })
    await cancelOrder(await makeOrder())
    await expect.poll(() => namesOf(received)).toContain('CheckoutOrder.Closed')
    const closed = received.filter(({ event }) => event.EventName === 'CheckoutOrder.Closed')
    expect(closed.map(({ event }) => event.CheckoutOrderId)).not.toContain(id)
  })

  it('of SOAP is refused if it is not pending', async () => {
    const number = await madeOrderEu()
    expect(await refusal(await callSandbox('POST', `credit-orders/${number}/release`))).toMatchObject({
      Code: 40014,
    })
  })

  it('of SOAP counts as approved after a day, and expires after thirty, which subscribers hear', async () => {
    const received = receive()
    await subscribe(['StandaloneOrder.PendingStatusReleased', 'StandaloneOrder.Closed'])
    const pending = await madeOrderEu({}, { person: testPersons.pending })
    const other = await madeOrderEu()
    const inSeconds = async (advanceSeconds: number) => {
      expect((await callSandbox('POST', 'clock', { advanceSeconds })).status).toBe(200)
      await runAlarm()
    }
    // The day has 86 400 seconds, and the thirty days have 2 592 000.
    await inSeconds(86_000)
    expect(namesOf(received)).toEqual([])
    await inSeconds(400)
    const told = () =>
      received.slice(1).map(({ event }) => [event.EventName, event.OrderId, event.CloseReason])
    const released = ['StandaloneOrder.PendingStatusReleased', pending, undefined]
    await expect.poll(told).toEqual([released])
    // What was approved by time is not pending any more.
    expect(await refusal(await callSandbox('POST', `credit-orders/${pending}/release`))).toMatchObject({
      Code: 40014,
    })
    await inSeconds(2_592_000 - 86_400 - 400)
    expect(told()).toEqual([released])
    await inSeconds(400)
    const closed = [pending, other].map((id) => ['StandaloneOrder.Closed', id, 'Expired'])
    await expect.poll(() => told().toSorted()).toEqual([...closed, released].toSorted())
    await inSeconds(2_592_000)
    expect(told()).toHaveLength(3)
  })

  it('of SOAP that is closed hears neither of its approval nor of its expiry', async () => {
    const received = receive()
    await subscribe(['StandaloneOrder.PendingStatusReleased', 'StandaloneOrder.Closed'])
    const id = await madeOrderEu({}, { person: testPersons.pending })
    expect(await ask('CloseOrderEu', { CloseOrderInformation: { ProviderOrderId: id } })).toMatchObject({
      Accepted: true,
    })
    await callSandbox('POST', 'clock', { advanceSeconds: 40 * 86_400 })
    await runAlarm()
    await expect.poll(() => received.slice(1).map(({ event }) => event.CloseReason)).toEqual(['Cancelled'])
  })

  it('of SOAP that is closed is not released', async () => {
    const id = await madeOrderEu({}, { person: testPersons.pending })
    await ask('CloseOrderEu', { CloseOrderInformation: { ProviderOrderId: id } })
    expect(await refusal(await callSandbox('POST', `credit-orders/${id}/release`))).toMatchObject({
      Code: 40014,
    })
  })
})
