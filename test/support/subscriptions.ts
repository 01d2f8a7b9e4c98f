/** Subscriptions of the first merchant to the provider's callbacks. */
import { expect } from 'vitest'
import { callbackEvents } from '../../shared/domain/callbacks/callback.enums.ts'
import type { Subscription } from '../../shared/domain/callbacks/callback.schema.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { signedHeaders } from './client.ts'

const SUBSCRIPTIONS = '/api/v2/callbacks/subscriptions'

/** Subscribes the address to every event, and verifies it. */
export async function subscribe({ provider }: Addresses, CallbackUri: string): Promise<Subscription> {
  const added = await call(provider, 'POST', '', { CallbackUri, Events: callbackEvents })
  expect(added.status).toBe(200)
  const { SubscriptionId } = (await added.json()) as Subscription
  const verified = await call(provider, 'POST', `/${SubscriptionId}/verify`)
  expect(verified.status).toBe(200)
  return (await verified.json()) as Subscription
}

/** Subscribes the edge, as a merchant does who wants its desks to hear of other systems. */
export function subscribeEdge(addresses: Addresses): Promise<Subscription> {
  const { first } = sandboxMerchants
  const secret = `sandbox-callback-secret-of-no-value-${first}`
  return subscribe(addresses, `${addresses.edge}/callbacks/${first}/${secret}`)
}

export async function unsubscribe({ provider }: Addresses, { SubscriptionId }: Subscription): Promise<void> {
  expect((await call(provider, 'DELETE', `/${SubscriptionId}`)).status).toBe(204)
}

function call(provider: string, method: string, path: string, body?: object): Promise<Response> {
  const text = body ? JSON.stringify(body) : ''
  return fetch(provider + SUBSCRIPTIONS + path, {
    method,
    headers: { ...signedHeaders(text), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: text }),
  })
}
