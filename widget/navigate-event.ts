/** The clerk's destination. Numbers of orders only: nothing in it names a customer. */
export interface NavigateGoal {
  /** An order, an order of the credit desk, or the customer of either. */
  kind: 'order' | 'credit-order' | 'customer'
  /** The checkout order id, digit for digit; empty in the credit desk. */
  orderId?: string
  /** The number of an order of the credit desk, digit for digit; otherwise empty. */
  providerOrderNr?: string
  /** The shop's own number of the order; empty where it is not known yet. */
  merchantOrderId?: string | null | undefined
}

/**
 * Fired when the clerk opens an order or a customer. `preventDefault()` leaves it to the page; otherwise the element opens
 * an order itself, and its attributes stay as the page set them. It has no page of a customer.
 */
export class OrderAdminNavigateEvent extends Event {
  readonly kind: 'order' | 'credit-order' | 'customer'
  /** The checkout order id, digit for digit; empty in the credit desk. */
  readonly orderId: string
  /** The number of an order of the credit desk, digit for digit; otherwise empty. */
  readonly providerOrderNr: string
  /** The shop's own number of the order; empty where it is not known yet. */
  readonly merchantOrderId: string

  constructor({ kind, orderId, providerOrderNr, merchantOrderId }: NavigateGoal) {
    super('order-admin-navigate', { bubbles: true, composed: true, cancelable: true })
    this.kind = kind
    this.orderId = orderId ?? ''
    this.providerOrderNr = providerOrderNr ?? ''
    this.merchantOrderId = merchantOrderId ?? ''
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'order-admin-navigate': OrderAdminNavigateEvent
  }
}
