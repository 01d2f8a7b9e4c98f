/** For tests of callbacks: a receiver, and subscriptions of its address. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, vi } from 'vitest'
import { type CallbackEventName, callbackEvents } from '../../shared/domain/callbacks/callback.enums.ts'
import type { CallbackEvent, Subscription } from '../../shared/domain/callbacks/callback.schema.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import type { MerchantAccount } from '../config.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { sendJson } from './orders.ts'
import { bodyOf, call, env, merchantAccount } from './provider.ts'

export const RECEIVER = 'http://127.0.0.1:9999/callbacks'
export const SUBSCRIPTIONS = '/api/v2/callbacks/subscriptions'

export interface Received {
  address: string
  headers: Headers
  text: string
  event: CallbackEvent
  redirect: RequestInit['redirect']
}

type Answer = (received: Received, signal: AbortSignal) => Response | Promise<Response>

/**
 * Answers every callback until `vi.restoreAllMocks()`.
 * @returns what was received so far, `Ping` included
 */
export function receive(answer: Answer = () => new Response(null, { status: 204 })): Received[] {
  const all: Received[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const text = new TextDecoder().decode(init.body as Uint8Array)
    const event = parseJson(text) as CallbackEvent
    const received = {
      address: (input as URL).href,
      headers: new Headers(init.headers),
      text,
      event,
      redirect: init.redirect,
    }
    all.push(received)
    const aborted = new Promise<never>((_, reject) =>
      init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error)),
    )
    return Promise.race([answer(received, init.signal!), aborted])
  })
  return all
}

/** The names of the received events without `Ping`. */
export function namesOf(received: readonly Received[]): string[] {
  return received.map(({ event }) => event.EventName).filter((name) => name !== 'Ping')
}

export async function addSubscription(
  Events: readonly CallbackEventName[] = callbackEvents,
  CallbackUri = RECEIVER,
  merchant?: MerchantAccount,
): Promise<Subscription> {
  const answer = await sendJson('POST', SUBSCRIPTIONS, { CallbackUri, Events }, merchant)
  expect(answer.status).toBe(200)
  return bodyOf<Subscription>(answer)
}

export function verify(id: string): Promise<Response> {
  return call(`${SUBSCRIPTIONS}/${id}/verify`, { method: 'POST' })
}

/**
 * Subscribes the receiver, and verifies its address. Days that are over are settled before: an alarm that has sent and
 * still settles sets the next one late, for what a test has made due meanwhile.
 * @returns the subscription's id
 */
export async function subscribe(
  Events: readonly CallbackEventName[] = callbackEvents,
  CallbackUri = RECEIVER,
): Promise<string> {
  await runInDurableObject(merchant(), (object: Merchant) => object.alarm())
  const { SubscriptionId } = await addSubscription(Events, CallbackUri)
  expect((await verify(SubscriptionId)).status).toBe(200)
  return SubscriptionId
}

const merchant = () => env.MERCHANT.getByName(merchantAccount().MerchantId)

/** Runs the merchant's alarm now, if it is set, until nothing of it is under way. */
export async function runAlarm(): Promise<void> {
  await runDurableObjectAlarm(merchant())
}

/** What is stored of the callbacks, oldest first. */
export function storedCallbacks(): Promise<
  { event: string; state: string; attempts: unknown[]; due_at: number | null }[]
> {
  return runInDurableObject(merchant(), (_, { storage: { sql } }) =>
    sql
      .exec<{ event: string; state: string; attempts: string; due_at: number | null }>(
        'SELECT event, state, attempts, due_at FROM callbacks ORDER BY id',
      )
      .toArray()
      .map((row) => ({ ...row, attempts: JSON.parse(row.attempts) as unknown[] })),
  )
}

/**
 * Makes time pass for callbacks: what waits was raised, and is due, so many milliseconds earlier, and is sent. Only this
 * sends it: an alarm of its own, also one that is set meanwhile, would try beside this one.
 */
export async function passTime(milliseconds: number): Promise<void> {
  await runInDurableObject(merchant(), async (object: Merchant, { storage }) => {
    storage.sql.exec(
      "UPDATE callbacks SET raised_at = raised_at - ?1, due_at = due_at - ?1 WHERE state = 'waiting'",
      milliseconds,
    )
    await storage.deleteAlarm()
    await object.alarm()
    await storage.setAlarm(Date.now() + 3_600_000)
  })
}
