/**
 * The operations on subscriptions to callbacks: each one is a row, from which the provider's routes, the types of its
 * handlers and OpenAPI come. They have a table of their own, because they are of no order and the edge passes none on.
 * Paths, members and the rules of verifying are those of the operator's documents. The statuses and what is answered are
 * guessed from its public clients.
 */
import type * as z from 'zod/mini'
import { subscription, subscriptionRequest, subscriptions } from '../../domain/callbacks/callback.schema.ts'
import type { ProviderErrorName } from '../provider-errors.ts'

export interface CallbackOperation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Matching ignores case and a trailing slash. */
  path: `/api/v2/callbacks/subscriptions${string}`
  summary: string
  body?: z.ZodMiniType
  success: { status: 200 | 204; body?: z.ZodMiniType }
  /** Its errors, besides those of the request itself. */
  refusals: readonly ProviderErrorName[]
}

const SUBSCRIPTIONS = '/api/v2/callbacks/subscriptions'
const SUBSCRIPTION = `${SUBSCRIPTIONS}/{SubscriptionId}` as const

export const callbackOperations = {
  listSubscriptions: {
    method: 'GET',
    path: SUBSCRIPTIONS,
    summary: 'Lists the subscriptions to callbacks.',
    success: { status: 200, body: subscriptions },
    refusals: [],
  },
  addSubscription: {
    method: 'POST',
    path: SUBSCRIPTIONS,
    summary: 'Subscribes an address to events. No event is sent there before the address is verified.',
    body: subscriptionRequest,
    success: { status: 200, body: subscription },
    refusals: ['subscriptions-full'],
  },
  getSubscription: {
    method: 'GET',
    path: SUBSCRIPTION,
    summary: 'Reads a subscription.',
    success: { status: 200, body: subscription },
    refusals: ['subscription-not-found'],
  },
  updateSubscription: {
    method: 'PUT',
    path: SUBSCRIPTION,
    summary: 'Replaces a subscription. Another address has to be verified again.',
    body: subscriptionRequest,
    success: { status: 200, body: subscription },
    refusals: ['subscription-not-found'],
  },
  removeSubscription: {
    method: 'DELETE',
    path: SUBSCRIPTION,
    summary: 'Ends a subscription. Events that wait for it are not sent.',
    success: { status: 204 },
    refusals: ['subscription-not-found'],
  },
  verifySubscription: {
    method: 'POST',
    path: `${SUBSCRIPTION}/verify`,
    summary: 'Sends the event Ping to the address, which is verified if it answers 2xx.',
    success: { status: 200, body: subscription },
    refusals: ['subscription-not-found', 'verification-failed'],
  },
} as const satisfies Record<string, CallbackOperation>

export type CallbackOperationName = keyof typeof callbackOperations
export const callbackOperationNames = Object.keys(callbackOperations) as CallbackOperationName[]
