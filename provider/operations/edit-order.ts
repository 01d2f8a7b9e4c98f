/** The checks before an edit of an order's rows, and the state and task after it. */
import { allowedActions } from '../../shared/domain/order/actions.rules.ts'
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import type { OrderAction } from '../../shared/domain/order/enums.ts'
import type { OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import type { OrderRowAdd } from '../../shared/domain/order/order-row.schema.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { actionsOfOrder } from '../domain/actions.ts'
import { passesCreditCheck } from '../domain/credit-check.ts'
import { deliveryStateOf } from '../domain/delivery-state.ts'
import {
  boughtAmount,
  cancelledAmount,
  isActive,
  isDelivered,
  orderAmount,
  statusAt,
  statusOfRows,
} from '../domain/order-state.ts'
import type { RestContext } from './handler.ts'
import { rowIdsFor } from './promised-ids.ts'
import type { RefusedAs, RefusedRow } from '../refused.ts'
import type { Database } from '../storage/database.ts'
import { creditRowsOf, creditsOf, deliveriesOf } from '../storage/deliveries.ts'
import { type OrderRowRecord, recordOf, rowsOf } from '../storage/order-rows.ts'
import { setOrderStatus } from '../storage/order-changes.ts'
import { findOrder, type OrderRecord } from '../storage/orders.ts'

export interface EditableOrder extends OrderRecord {
  rows: OrderRowRecord[]
}

/** The order with its rows; refused if it does not have the action now. */
export function orderWith(
  action: OrderAction,
  { db, now, actions }: RestContext,
  id: Long,
): Result<EditableOrder, RefusedAs<'order-not-found' | 'action-missing'>> {
  const order = findOrder(db, id)
  if (!order) return refuse({ code: 'order-not-found' })
  const rows = rowsOf(db, id)
  const status = statusAt(order, now)
  const shown = actionsOfOrder(allowedActions(actions, order.PaymentType), status, rows)
  return shown.includes(action)
    ? ok({ ...order, rows })
    : refuse({ code: 'action-missing', action, status, shown })
}

/**
 * The refusal of new rows of an order, cancelled ones included. The order's amounts must fit in a Long, and a higher
 * bought amount must pass the customer's credit check.
 */
export function checkNewRows(
  { rows, creditLimit }: EditableOrder,
  next: readonly OrderRowRecord[],
): RefusedAs<'order-amount-too-large' | 'credit-refused'> | undefined {
  if (!amountsFit(next)) return { code: 'order-amount-too-large' }
  const passes = passesCreditCheck(boughtAmount(rows), boughtAmount(next), creditLimit)
  return passes ? undefined : { code: 'credit-refused' }
}

export function amountsFit(rows: readonly OrderRowRecord[]): boolean {
  return [orderAmount(rows), cancelledAmount(rows), boughtAmount(rows)].every(isLong)
}

/** A requested row as it is stored. */
export function newRow(OrderRowId: Long, row: OrderRowInput): OrderRowRecord {
  return { ...recordOf(OrderRowId, row), IsCancelled: false, deliveryId: null }
}

/** Requested rows as they are stored. Their ids follow the ids of the order's rows, credited rows included. */
export function newRows(
  context: RestContext,
  { Id, rows }: EditableOrder,
  requested: readonly OrderRowAdd[],
): OrderRowRecord[] {
  const credited = rows.some(isDelivered) ? creditRowsOf(context.db, Id) : []
  const ids =
    context.promised?.own?.ids.rowIds ?? rowIdsFor(context, Id, [...rows, ...credited], requested.length)
  return requested.map((row, index) => newRow(ids[index]!, row))
}

/** Closes the order once none of its rows is active. */
export function closeIfDone(
  db: Database,
  { Id, PaymentType }: Pick<OrderRecord, 'Id' | 'PaymentType'>,
  rows: readonly OrderRowRecord[],
): void {
  if (rows.some(isActive)) return
  const status = statusOfRows(rows, { PaymentType, isFullyCredited: isFullyCredited(db, Id, rows) })
  setOrderStatus(db, Id, status, 'Closed')
}

function isFullyCredited(db: Database, orderId: Long, rows: readonly OrderRowRecord[]): boolean {
  if (!rows.some(isDelivered)) return false
  const order = { rows, credits: creditsOf(db, orderId) }
  const left = deliveriesOf(db, orderId).map((delivery) => deliveryStateOf(order, delivery).remaining)
  return order.credits.length > 0 && left.every((remaining) => remaining <= 0)
}

/** A row named by a request. */
export interface NamedRow {
  OrderRowId: Long
  /** Its place in the request, as a JSON pointer. */
  idPointer: string
}

export function rowsById(rows: readonly OrderRowRecord[]): Map<Long, OrderRowRecord> {
  return new Map(rows.map((row) => [row.OrderRowId, row]))
}

/** The named rows that do not exist or are no longer active: they cannot be changed, cancelled or delivered. */
export function refusedRows(
  rows: ReadonlyMap<Long, OrderRowRecord>,
  named: readonly NamedRow[],
): RefusedRow[] {
  return named.flatMap(({ OrderRowId, idPointer: pointer }): RefusedRow[] => {
    const row = rows.get(OrderRowId)
    if (row && isActive(row)) return []
    const code = !row ? 'row-unknown' : row.IsCancelled ? 'row-cancelled' : 'row-delivered'
    return [{ code, pointer, OrderRowId }]
  })
}
