/**
 * What each REST operation of the operation table does here; SOAP's are in `credit/credit-handlers.ts`. The
 * mapped types bind the two: an operation without a handler, or with one for other members, does not compile.
 */
import type { Result } from '../../shared/domain/result.ts'
import type { Operations, RestInput, RestName, RestOutput } from '../../shared/wire/operations.ts'
import { addOrderRow } from './add-order-row.ts'
import { addOrderRows } from './add-order-rows.ts'
import { extendOrder } from './extend-order.ts'
import { getOrder } from './get-order.ts'
import { replaceOrderRows } from './replace-order-rows.ts'
import { setOrderMetadata } from './set-order-metadata.ts'
import { updateOrderRow } from './update-order-row.ts'
import { updateOrderRows } from './update-order-rows.ts'
import type { Refused } from '../refused.ts'
import type { Database } from '../storage/database.ts'

/** What a REST handler works on: the merchant's own database, within one transaction, at one instant. */
export interface RestContext {
  db: Database
  /** Milliseconds since 1970. */
  now: number
}

export interface RestAnswer<Name extends RestName> {
  body: RestOutput<Name>
  /** The task behind a 202. */
  taskId?: string
}

export type RestOutcome<Name extends RestName> = Result<RestAnswer<Name>, Refused>

/** Runs inside the merchant's object. Whatever it wrote is undone when it refuses. */
export type RestHandler<Name extends RestName> = (
  context: RestContext,
  input: RestInput<Name>,
) => RestOutcome<Name>

/** The operations that are done in one transaction; streamed answers are made elsewhere (`reports/`). */
export type TransactedName = {
  [Name in RestName]: Operations[Name]['success'] extends { streamed: true } ? never : Name
}[RestName]

export const restHandlers: { [Name in TransactedName]: RestHandler<Name> } = {
  addOrderRow,
  addOrderRows,
  updateOrderRow,
  updateOrderRows,
  replaceOrderRows,
  extendOrder,
  setOrderMetadata,
  getOrder,
}
