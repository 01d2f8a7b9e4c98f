import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callbackLimits } from '../../shared/domain/values/limits.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { makeOrder, refusal, sendJson } from '../testing/orders.ts'
import { bodyOf, call, merchantAccount, send } from '../testing/provider.ts'
import {
  addSubscription,
  namesOf,
  receive,
  RECEIVER,
  runAlarm,
  storedCallbacks,
  subscribe,
  SUBSCRIPTIONS,
  verify,
} from '../testing/receiver.ts'

beforeEach(reset)
afterEach(() => void vi.restoreAllMocks())

const created = ['CheckoutOrder.Created'] as const

describe('a subscription', () => {
  it('is added, listed, read, replaced and removed', async () => {
    const added = await addSubscription(created)
    expect(added).toEqual({
      SubscriptionId: expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/) as string,
      CallbackUri: RECEIVER,
      Events: created,
      Verified: false,
      Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    })
    const path = `${SUBSCRIPTIONS}/${added.SubscriptionId}`
    expect(await bodyOf(await call(`${SUBSCRIPTIONS}/`))).toEqual([added])
    expect(await bodyOf(await call(path.toUpperCase()))).toEqual(added)
    const Events = ['CheckoutOrder.Closed', 'CheckoutOrder.Closed']
    const replaced = await sendJson('PUT', path, { callbackuri: RECEIVER, events: Events })
    expect(await bodyOf(replaced)).toEqual({ ...added, Events: ['CheckoutOrder.Closed'] })
    expect((await call(path, { method: 'DELETE' })).status).toBe(204)
    expect(await bodyOf(await call(SUBSCRIPTIONS))).toEqual([])
    for (const method of ['GET', 'DELETE']) {
      expect(await refusal(await call(path, { method }), 404)).toMatchObject({ Code: 40406 })
    }
    expect((await verify(added.SubscriptionId)).status).toBe(404)
  })

  it("is of one merchant: another one's is not found", async () => {
    const { SubscriptionId } = await addSubscription()
    const other = merchantAccount(sandboxMerchants.second)
    expect((await call(`${SUBSCRIPTIONS}/${SubscriptionId}`, {}, other)).status).toBe(404)
    expect(await bodyOf(await call(SUBSCRIPTIONS, {}, other))).toEqual([])
  })

  it('needs authorization', async () => {
    expect((await send(SUBSCRIPTIONS)).status).toBe(401)
    expect((await send(`${SUBSCRIPTIONS}/x/verify`, { method: 'POST' })).status).toBe(401)
  })

  it.each([
    ['no address', { Events: created }, 'CallbackUri', 'CallbackUri is required.'],
    ['no events', { CallbackUri: RECEIVER }, 'Events', 'Events is required.'],
    ['an empty list', { CallbackUri: RECEIVER, Events: [] }, 'Events', 'Events must have at least one item.'],
    [
      'too long an address',
      { CallbackUri: `${RECEIVER}?${'x'.repeat(2000)}`, Events: created },
      'CallbackUri',
      /has 2032 characters/,
    ],
    [
      'Ping',
      { CallbackUri: RECEIVER, Events: ['Ping'] },
      'Events[0]',
      /must be one of CheckoutOrder.Created/,
    ],
    [
      'an address of another machine',
      { CallbackUri: 'https://10.0.0.1/', Events: created },
      'CallbackUri',
      /CALLBACK_TARGETS/,
    ],
    [
      'credentials',
      { CallbackUri: 'http://a:b@127.0.0.1/', Events: created },
      'CallbackUri',
      /without credentials/,
    ],
  ])('is refused with %s', async (_, body, Field, message) => {
    const { Errors } = await refusal(await sendJson('POST', SUBSCRIPTIONS, body))
    expect(Errors).toHaveLength(1)
    expect(Errors![0]).toMatchObject({ Field, ErrorMessage: expect.stringMatching(message) as string })
  })

  it('is refused when the merchant has ten, also if they are asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: callbackLimits.subscriptions + 2 }, () =>
        sendJson('POST', SUBSCRIPTIONS, { CallbackUri: RECEIVER, Events: created }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(200), 400, 400])
  })
})

describe('an address', () => {
  it('is verified by a Ping that it answers with 2xx', async () => {
    const received = receive()
    const { SubscriptionId } = await addSubscription(created)
    expect(await bodyOf(await verify(SubscriptionId))).toMatchObject({ Verified: true })
    expect(received.map(({ event }) => event)).toEqual([
      {
        EventName: 'Ping',
        CorrelationId: expect.any(String) as string,
        TimestampUtc: expect.any(String) as string,
      },
    ])
    expect(received[0]!.headers.has('Authorization')).toBe(false)
  })

  it.each([
    [() => new Response(null, { status: 500 }), 'The address answered 500 to Ping, and not 2xx.'],
    [() => Response.redirect('https://shop.example/', 301), 'The address answered 301 to Ping, and not 2xx.'],
    [() => Promise.reject(new TypeError('refused')), 'The address could not be reached.'],
  ])('that does not is not verified', async (answer, Message) => {
    const received = receive(answer)
    const { SubscriptionId } = await addSubscription()
    expect(await refusal(await verify(SubscriptionId))).toMatchObject({ Code: 40012, Message })
    await makeOrder()
    await runAlarm()
    expect(received).toHaveLength(1)
    expect(await storedCallbacks()).toEqual([])
  })

  it('that is replaced during its Ping stays unverified', async () => {
    const { SubscriptionId } = await addSubscription(created)
    receive(async () => {
      await sendJson('PUT', `${SUBSCRIPTIONS}/${SubscriptionId}`, {
        CallbackUri: `${RECEIVER}/2`,
        Events: created,
      })
      return new Response()
    })
    expect(await refusal(await verify(SubscriptionId))).toMatchObject({ Code: 40012 })
    expect(await bodyOf(await call(`${SUBSCRIPTIONS}/${SubscriptionId}`))).toMatchObject({ Verified: false })
  })

  it('that is removed during its Ping is not found', async () => {
    const { SubscriptionId } = await addSubscription(created)
    receive(async () => {
      await call(`${SUBSCRIPTIONS}/${SubscriptionId}`, { method: 'DELETE' })
      return new Response()
    })
    expect((await verify(SubscriptionId)).status).toBe(404)
  })

  it('that was moved gets nothing before it is verified again, and then what waited', async () => {
    let status = 503
    const received = receive(() => new Response(null, { status: status }))
    status = 200
    const id = await subscribe(created)
    status = 503
    await makeOrder()
    await runAlarm()
    const before = received.length
    const moved = { CallbackUri: `${RECEIVER}/moved`, Events: created }
    expect(await bodyOf(await sendJson('PUT', `${SUBSCRIPTIONS}/${id}`, moved))).toMatchObject({
      Verified: false,
    })
    status = 200
    await makeOrder()
    await runAlarm()
    expect(received).toHaveLength(before)
    await verify(id)
    await runAlarm()
    await expect
      .poll(() => received.slice(before).map(({ address, event }) => [address, event.EventName]))
      .toEqual([
        [moved.CallbackUri, 'Ping'],
        [moved.CallbackUri, 'CheckoutOrder.Created'],
      ])
    expect(namesOf(received).length).toBeGreaterThan(1)
  })
})
