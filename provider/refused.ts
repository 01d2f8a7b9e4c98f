import type { DeliveryAction, OrderAction, OrderStatus } from '../shared/domain/order/enums.ts'
import type { Long } from '../shared/domain/values/long.ts'
import type { Refusal } from '../shared/domain/values/refusal.ts'
import type { RestName, RestRefusal } from '../shared/wire/operations.ts'
import type { RefusedRowCode } from '../shared/wire/provider-errors.ts'

/** A row that a request names but that cannot be changed. */
export interface RefusedRow {
  code: RefusedRowCode
  /** Where the request names the row: a JSON pointer. */
  pointer: string
  OrderRowId: Long
}

/**
 * Why a merchant's object refused a request. Plain data, since it crosses from a Durable Object to the worker, and
 * an exception would lose its class on the way.
 */
export type Refused =
  | { code: 'order-not-found' }
  | { code: 'task-not-found' }
  | {
      code: 'action-missing'
      action: OrderAction | DeliveryAction
      status: OrderStatus
      /** The named rows that could not have been changed in any case. */
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
  // Only from sandbox endpoints.
  | { code: 'order-id-taken' }

/** The refusals with these codes. */
export type RefusedAs<Code extends Refused['code']> = Extract<Refused, { code: Code }>

/**
 * What the handler of an operation may refuse with: the errors of its row. An unknown order has one code
 * here; the worker answers it as `order-unknown` where the operation's row says so.
 */
export type RefusedBy<Name extends RestName> = Extract<
  Refused,
  {
    code: RestRefusal<Name> | ('order-unknown' extends RestRefusal<Name> ? 'order-not-found' : never)
  }
>
