import type { DeliveryAction, OrderAction, OrderStatus } from '../shared/domain/enums.ts'
import type { Long } from '../shared/domain/long.ts'
import type { Refusal } from '../shared/domain/refusal.ts'
import type { RestName, RestRefusal } from '../shared/wire/operations.ts'
import type { RefusedRowCode } from '../shared/wire/provider-errors.ts'

/** A row that a request names and that cannot be changed. */
export interface RefusedRow {
  code: RefusedRowCode
  /** Where the request names the row, as a JSON pointer. */
  pointer: string
  OrderRowId: Long
}

/**
 * Why a merchant's object did not do what was asked, as plain data: it crosses from a Durable Object to the
 * worker, where an exception would lose its class.
 */
export type Refused =
  | { code: 'order-not-found' }
  | { code: 'task-not-found' }
  | {
      code: 'action-missing'
      action: OrderAction | DeliveryAction
      status: OrderStatus
      /** The named rows that could not be changed anyway. */
      rows?: RefusedRow[]
    }
  | { code: 'order-not-open'; status: OrderStatus }
  | { code: 'order-does-not-expire' }
  | { code: 'rows-refused'; rows: RefusedRow[] }
  /** What is asked for breaks a rule that only shows beside what is stored. */
  | { code: 'request-invalid'; refusals: Refusal[] }
  | { code: 'credit-refused' }
  | { code: 'order-amount-too-large' }
  // Of the sandbox door.
  | { code: 'delivery-not-found' }
  | { code: 'order-id-taken' }
  | { code: 'credit-too-high'; maximum: Long }

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
