import type { DeliveryAction, OrderAction, OrderStatus } from '../shared/domain/order/enums.ts'
import type { Long } from '../shared/domain/values/long.ts'
import type { Refusal } from '../shared/domain/values/refusal.ts'
import type { RestName, RestRefusal } from '../shared/wire/operations.ts'
import type { RefusedRowCode } from '../shared/wire/provider-errors.ts'

/** A row in a request that cannot be changed. */
export interface RefusedRow {
  code: RefusedRowCode
  /** The row's place in the request, as a JSON pointer. */
  pointer: string
  OrderRowId: Long
}

/**
 * Why a merchant's object refused a request. It is plain data, because an exception loses its class between a Durable
 * Object and the worker.
 */
export type Refused =
  | { code: 'order-not-found' }
  | { code: 'task-not-found' }
  | {
      code: 'action-missing'
      action: OrderAction | DeliveryAction
      status: OrderStatus
      /** The actions that the order, or its deliveries, have instead. */
      shown: readonly (OrderAction | DeliveryAction)[]
      /** The named rows that cannot be changed in any case. */
      rows?: RefusedRow[]
    }
  | { code: 'order-not-open'; status: OrderStatus }
  | { code: 'order-does-not-expire' }
  | { code: 'rows-refused'; rows: RefusedRow[] }
  /** The request breaks a rule that depends on the stored order. */
  | { code: 'request-invalid'; refusals: Refusal[] }
  | { code: 'credit-refused' }
  | { code: 'order-amount-too-large' }
  | { code: 'delivery-not-found' }
  | { code: 'credit-not-found' }
  | { code: 'credit-too-high'; maximum: Long }
  | { code: 'subscription-not-found' }
  | { code: 'subscriptions-full'; maximum: number }
  | {
      code: 'verification-failed'
      /** A sentence. */
      why: string
    }
  // From sandbox endpoints only.
  | { code: 'callback-not-found' }
  | { code: 'order-not-pending' }
  | { code: 'order-id-taken' }
  /** An imported order of another merchant. */
  | { code: 'order-id-of-another'; orderId: Long }
  | { code: 'snapshot-not-found' }
  /** How many snapshots, or how many bytes. */
  | { code: 'snapshots-full' | 'snapshot-too-large'; maximum: number }
  | { code: 'transfers-busy' }
  /** A sentence that names the line of the file and the reason. */
  | { code: 'import-refused'; reason: string }

/** The refusals with these codes. */
export type RefusedAs<Code extends Refused['code']> = Extract<Refused, { code: Code }>

/**
 * The refusals of an operation's handler: the errors of its row. An unknown order has one code here; the worker answers
 * it as `order-unknown` if the operation's row has that.
 */
export type RefusedBy<Name extends RestName> = Extract<
  Refused,
  {
    code: RestRefusal<Name> | ('order-unknown' extends RestRefusal<Name> ? 'order-not-found' : never)
  }
>
