/** The clerk's destination. Numbers of orders only, and what the clerk wrote into a search. */
export interface NavigateGoal {
  /** An order, an order of the credit desk, the customer of either, or what the desk of orders shows. */
  kind: 'order' | 'credit-order' | 'customer' | 'orders'
  /** The checkout order id, digit for digit; empty in the credit desk. */
  orderId?: string
  /** The number of an order of the credit desk, digit for digit; otherwise empty. */
  providerOrderNr?: string
  /** The shop's own number of the order; empty where it is not known yet. */
  merchantOrderId?: string | null | undefined
  /** What the desk of orders shows, for the attribute `orders-view`. */
  ordersView?: string
  /** Whether only the text of the search has changed. */
  replaces?: boolean
}

/**
 * Fired when the clerk opens an order or a customer, or chooses what the desk of orders shows. `preventDefault()` leaves an
 * order to the page; otherwise the element opens it itself, and `order-id` stays as the page set it. It has no page of a
 * customer, and has shown a choice of orders already.
 */
export class OrderAdminNavigateEvent extends Event {
  readonly kind: 'order' | 'credit-order' | 'customer' | 'orders'
  /** The checkout order id, digit for digit; empty in the credit desk. */
  readonly orderId: string
  /** The number of an order of the credit desk, digit for digit; otherwise empty. */
  readonly providerOrderNr: string
  /** The shop's own number of the order; empty where it is not known yet. */
  readonly merchantOrderId: string
  /** What the desk of orders shows, as the attribute `orders-view` takes it; otherwise empty. It has the clerk's search. */
  readonly ordersView: string
  /** Whether only the search of the desk of orders has changed: an address may be replaced then. */
  readonly replaces: boolean

  constructor({ kind, orderId, providerOrderNr, merchantOrderId, ordersView, replaces }: NavigateGoal) {
    super('order-admin-navigate', { bubbles: true, composed: true, cancelable: kind !== 'orders' })
    this.kind = kind
    this.orderId = orderId ?? ''
    this.providerOrderNr = providerOrderNr ?? ''
    this.merchantOrderId = merchantOrderId ?? ''
    this.ordersView = ordersView ?? ''
    this.replaces = replaces ?? false
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'order-admin-navigate': OrderAdminNavigateEvent
  }
}
