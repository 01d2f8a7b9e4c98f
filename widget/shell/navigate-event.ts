/**
 * Fired when an order is opened from a desk: by its number, or from a row of a report. `preventDefault()` leaves it to
 * the page; otherwise the element opens the order itself, and its attributes stay as the page set them.
 */
export class OrderAdminNavigateEvent extends Event {
  /** The checkout order id, digit for digit. */
  readonly orderId: string

  constructor(orderId: string) {
    super('order-admin-navigate', { bubbles: true, composed: true, cancelable: true })
    this.orderId = orderId
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'order-admin-navigate': OrderAdminNavigateEvent
  }
}
