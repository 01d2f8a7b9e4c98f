/** Callbacks: the body of an event, and the subscriptions to events. Ids of subscriptions are GUIDs. */
import * as z from 'zod/mini'
import { callbackLimits } from '../values/limits.ts'
import { long } from '../values/long.schema.ts'
import { ruledMember } from '../values/ruled.schema.ts'
import { listReason } from '../values/text.rules.ts'
import { callbackEvents, closeReasons } from './callback.enums.ts'

/** The body of a callback. Each event has the members that say something about it. */
export const callbackEvent = z.object({
  /** One of `callbackEvents`, or `Ping`; later versions may have more. */
  EventName: z.string(),
  /** Of the events of a checkout order. */
  CheckoutOrderId: z.optional(long),
  /** Of the events of a standalone order, its ProviderOrderNr. The name is guessed: no document shows such an event. */
  OrderId: z.optional(long),
  /** Whether a created order waits for the provider's approval. */
  IsPending: z.optional(z.boolean()),
  DeliveryId: z.optional(long),
  CreditId: z.optional(long),
  CloseReason: z.optional(z.enum(closeReasons)),
  /** One for each event, so that a repeated delivery can be told from another event. */
  CorrelationId: z.string(),
  /** ISO 8601, by the merchant's clock. */
  TimestampUtc: z.string(),
})
export type CallbackEvent = z.infer<typeof callbackEvent>

const events = z.array(z.enum(callbackEvents)).check(
  z.meta({ minItems: 1, ...callbackLimits.events }),
  ruledMember((names) => listReason(names.length, callbackLimits.events)),
)

/** The body of POST and PUT of a subscription. */
export const subscriptionRequest = z.object({
  /** Where events are sent: https, or http on the provider's own machine. */
  CallbackUri: z.string().check(
    z.meta(callbackLimits.uri),
    ruledMember(({ length }) => {
      const { maxLength: maximum } = callbackLimits.uri
      return length > maximum ? { code: 'member-too-long', maximum, length } : undefined
    }),
  ),
  Events: events,
})
export type SubscriptionRequest = z.infer<typeof subscriptionRequest>

export const subscription = z.object({
  SubscriptionId: z.string(),
  CallbackUri: z.string(),
  Events: z.array(z.enum(callbackEvents)),
  /** Whether the address has answered a `Ping`. Until then no event is sent there. */
  Verified: z.boolean(),
  /** ISO 8601. */
  Created: z.string(),
})
export type Subscription = z.infer<typeof subscription>

export const subscriptions = z.array(subscription)
