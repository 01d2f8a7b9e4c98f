import type { Long } from '../shared/domain/long.ts'
import type { OrderRowInput } from '../shared/domain/order-row.rules.ts'

/** What the widget writes; more kinds come with more of the desk. */
export type SaveOperation = 'add-row'

/** Before anything is sent. `preventDefault()` stops it, and the clerk keeps the draft. */
export class OrderAdminBeforeSaveEvent extends Event {
  readonly operation: SaveOperation = 'add-row'
  /** The checkout order id, digit for digit. */
  readonly orderId: string
  /** The row as it will be sent; changing it changes nothing. */
  readonly row: Readonly<OrderRowInput>

  constructor(orderId: string, row: OrderRowInput) {
    super('order-admin-before-save', { bubbles: true, composed: true, cancelable: true })
    this.orderId = orderId
    this.row = Object.freeze({ ...row })
  }
}

/** After the provider took it. */
export class OrderAdminSavedEvent extends Event {
  readonly operation: SaveOperation = 'add-row'
  readonly orderId: string
  /** The new row's id: a bigint where a number would not be exact. */
  readonly orderRowId: Long

  constructor(orderId: string, orderRowId: Long) {
    super('order-admin-saved', { bubbles: true, composed: true })
    this.orderId = orderId
    this.orderRowId = orderRowId
  }
}

/** Whenever the widget shows that something failed: the code, and what to quote when asking for help. */
export class OrderAdminErrorEvent extends Event {
  readonly code: string
  readonly requestId: string | undefined

  constructor(code: string, requestId: string | undefined) {
    super('order-admin-error', { bubbles: true, composed: true })
    this.code = code
    this.requestId = requestId
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'order-admin-before-save': OrderAdminBeforeSaveEvent
    'order-admin-saved': OrderAdminSavedEvent
    'order-admin-error': OrderAdminErrorEvent
  }
}
