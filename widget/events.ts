import type { Long } from '../shared/domain/values/long.ts'
import type { CreditWriteName } from '../shared/domain/credit/soap/operations.ts'
import type { WriteNote } from '../shared/domain/order/write-note.ts'
import type { OrderWrite, WriteOperation } from './client/order-writes.ts'

/** A write of the credit desk. Its input is left out: it names customers. */
export interface CreditWriteNotice {
  operation: CreditWriteName
}

/** Fired before a write is sent. `preventDefault()` stops it; the clerk's changes are kept. */
export class OrderAdminBeforeSaveEvent extends Event {
  /** The operation's name in the operation table, such as `addOrderRows` or `CreateOrderEu`. */
  readonly operation: WriteOperation | CreditWriteName
  /** The checkout order id, digit for digit; empty for a write of the credit desk. */
  readonly orderId: string
  /** A copy of what will be sent: changing it has no effect. Of the credit desk only the operation. */
  readonly write: Readonly<OrderWrite | CreditWriteNotice>

  /** The clerk's reason; undefined where there is none. */
  readonly reason: string | undefined
  /** The clerk's internal note; undefined where there is none. */
  readonly note: string | undefined

  constructor(orderId: string, write: OrderWrite | CreditWriteNotice, said: WriteNote = {}) {
    super('order-admin-before-save', { bubbles: true, composed: true, cancelable: true })
    this.orderId = orderId
    this.operation = write.operation
    this.write = structuredClone(write)
    this.reason = said.reason
    this.note = said.note
  }
}

/** Fired after the provider has accepted a write. */
export class OrderAdminSavedEvent extends Event {
  readonly operation: WriteOperation | CreditWriteName
  /** Empty for a write of the credit desk. */
  readonly orderId: string
  /** The ids of added rows; a bigint where a number would not be exact. */
  readonly orderRowIds: readonly Long[]

  constructor(
    orderId: string,
    operation: WriteOperation | CreditWriteName,
    orderRowIds: readonly Long[] = [],
  ) {
    super('order-admin-saved', { bubbles: true, composed: true })
    this.orderId = orderId
    this.operation = operation
    this.orderRowIds = orderRowIds
  }
}

/** Fired when the number of unsaved changes of a desk changes. */
export class OrderAdminChangesEvent extends Event {
  /** The checkout order id, digit for digit; empty for the credit desk. */
  readonly orderId: string
  /**
   * The number of new, changed and cancelled rows and of drafts in dialogs, open or closed, or of the unsent entries of
   * the credit desk; 0 once they are saved or discarded. If the desk gets another order instead, the event is fired for both: 0 for the former, which has lost its changes, and 0 for the new one.
   */
  readonly count: number

  constructor(orderId: string, count: number) {
    super('order-admin-changes', { bubbles: true, composed: true })
    this.orderId = orderId
    this.count = count
  }
}

/** Fired when the widget shows an error: its code, and the request id to quote when asking for help. */
export class OrderAdminErrorEvent extends Event {
  readonly code: string
  readonly requestId: string | undefined

  constructor(code: string, requestId: string | undefined) {
    super('order-admin-error', { bubbles: true, composed: true })
    this.code = code
    this.requestId = requestId
  }
}

/**
 * Fired when a desk shows content for the first time, and again for each other order or, if the page asks for one, day.
 * The content is rendered by then. An error is no content: see {@link OrderAdminErrorEvent}.
 */
export class OrderAdminReadyEvent extends Event {
  /** The desk, as the attribute `desk` names it. */
  readonly desk: string
  /** The checkout order id, digit for digit; empty for a desk without one order. */
  readonly orderId: string

  constructor(desk: string, orderId = '') {
    super('order-admin-ready', { bubbles: true, composed: true })
    this.desk = desk
    this.orderId = orderId
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'order-admin-ready': OrderAdminReadyEvent
    'order-admin-before-save': OrderAdminBeforeSaveEvent
    'order-admin-saved': OrderAdminSavedEvent
    'order-admin-changes': OrderAdminChangesEvent
    'order-admin-error': OrderAdminErrorEvent
  }
}
