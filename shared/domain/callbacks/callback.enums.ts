/** The events that the provider calls a subscriber for ("Callbacks" of the operator's documents). */
export const callbackEvents = [
  'CheckoutOrder.Created',
  'CheckoutOrder.Updated',
  'CheckoutOrder.Delivered',
  'CheckoutOrder.CreditSucceeded',
  'CheckoutOrder.CreditFailed',
  'CheckoutOrder.Closed',
  'CheckoutOrder.PendingStatusReleased',
  'StandaloneOrder.PendingStatusReleased',
  'StandaloneOrder.Closed',
] as const
export type CallbackEventName = (typeof callbackEvents)[number]

/** The event that verifies an address. Nobody subscribes to it. */
export const PING = 'Ping'

/** Why an order was closed. It is not said of an order that is closed because all of it is delivered. */
export const closeReasons = ['Cancelled', 'Expired'] as const
