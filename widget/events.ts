import type { Long } from '../shared/domain/long.ts'
import type { OrderWrite, WriteOperation } from './client/order-writes.ts'

/** Before anything is sent. `preventDefault()` stops it, and the clerk keeps what was not saved. */
export class OrderAdminBeforeSaveEvent extends Event {
  /** As the operation table names it: `addOrderRows`, say. */
  readonly operation: WriteOperation
  /** The checkout order id, digit for digit. */
  readonly orderId: string
  /** What will be sent, as a copy: changing it changes nothing. */
  readonly write: Readonly<OrderWrite>

  constructor(orderId: string, write: OrderWrite) {
    super('order-admin-before-save', { bubbles: true, composed: true, cancelable: true })
    this.orderId = orderId
    this.operation = write.operation
    this.write = structuredClone(write)
  }
}

/** After the provider took it. */
export class OrderAdminSavedEvent extends Event {
  readonly operation: WriteOperation
  readonly orderId: string
  /** The ids of added rows: a bigint where a number would not be exact. */
  readonly orderRowIds: readonly Long[]

  constructor(orderId: string, operation: WriteOperation, orderRowIds: readonly Long[] = []) {
    super('order-admin-saved', { bubbles: true, composed: true })
    this.orderId = orderId
    this.operation = operation
    this.orderRowIds = orderRowIds
  }
}

/** Whenever another number of changes is not saved. */
export class OrderAdminChangesEvent extends Event {
  /** The checkout order id, digit for digit. */
  readonly orderId: string
  /** Rows that are new, changed or to be cancelled; 0 once all is saved, taken back, or of another order. */
  readonly count: number

  constructor(orderId: string, count: number) {
    super('order-admin-changes', { bubbles: true, composed: true })
    this.orderId = orderId
    this.count = count
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
    'order-admin-changes': OrderAdminChangesEvent
    'order-admin-error': OrderAdminErrorEvent
  }
}
