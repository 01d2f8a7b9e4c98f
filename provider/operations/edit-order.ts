/** The checks before an edit of an order's rows, and the state and task after it. */
import { isLong, type Long } from '../../shared/domain/long.ts'
import type { OrderAction } from '../../shared/domain/enums.ts'
import type { OrderRowAdd } from '../../shared/domain/order-row.schema.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { actionsOfOrder } from '../domain/actions.ts'
import { passesCreditCheck } from '../domain/credit-check.ts'
import {
  cancelledAmount,
  isActive,
  isDelivered,
  orderAmount,
  statusAt,
  statusOfRows,
} from '../domain/order-state.ts'
import { nextRowIds } from '../domain/row-ids.ts'
import type { RestContext } from './handler.ts'
import type { RefusedAs, RefusedRow } from '../refused.ts'
import type { Database } from '../storage/database.ts'
import { creditRowsOf } from '../storage/deliveries.ts'
import { type OrderRowRecord, recordOf, rowsOf } from '../storage/order-rows.ts'
import { setOrderStatus } from '../storage/order-state.ts'
import { findOrder, type OrderRecord } from '../storage/orders.ts'
import { insertTask } from '../storage/tasks.ts'

export interface EditableOrder extends OrderRecord {
  rows: OrderRowRecord[]
}

/** The order with its rows; refused if it does not have the action now. */
export function orderWith(
  action: OrderAction,
  { db, now }: RestContext,
  id: Long,
): Result<EditableOrder, RefusedAs<'order-not-found' | 'action-missing'>> {
  const order = findOrder(db, id)
  if (!order) return refuse({ code: 'order-not-found' })
  const rows = rowsOf(db, id)
  const status = statusAt(order, now)
  return actionsOfOrder(status, rows).includes(action)
    ? ok({ ...order, rows })
    : refuse({ code: 'action-missing', action, status })
}

/**
 * The refusal if the order's rows, cancelled ones included, must not become these. The order's amounts must fit
 * in a Long, and a higher amount must pass the customer's credit check.
 */
export function checkNewRows(
  { rows, creditLimit }: EditableOrder,
  next: readonly OrderRowRecord[],
): RefusedAs<'order-amount-too-large' | 'credit-refused'> | undefined {
  if (!amountsFit(next)) return { code: 'order-amount-too-large' }
  const passes = passesCreditCheck(orderAmount(rows), orderAmount(next), creditLimit)
  return passes ? undefined : { code: 'credit-refused' }
}

export function amountsFit(rows: readonly OrderRowRecord[]): boolean {
  return isLong(orderAmount(rows)) && isLong(cancelledAmount(rows))
}

/** A requested row as it is stored. */
export function newRow(OrderRowId: Long, row: OrderRowAdd): OrderRowRecord {
  return { ...recordOf(OrderRowId, row), IsCancelled: false, deliveryId: null }
}

/** Requested rows as they are stored. Their ids follow the ids of the order's rows, credited rows included. */
export function newRows(
  db: Database,
  { Id, rows }: EditableOrder,
  requested: readonly OrderRowAdd[],
): OrderRowRecord[] {
  const credited = rows.some(isDelivered) ? creditRowsOf(db, Id) : []
  const ids = nextRowIds([...rows, ...credited], requested.length)
  return requested.map((row, index) => newRow(ids[index]!, row))
}

/** Closes the order once none of its rows is active. */
export function settle(db: Database, orderId: Long, rows: readonly OrderRowRecord[]): void {
  const status = statusOfRows(rows)
  if (status !== 'Open') setOrderStatus(db, orderId, status, 'Closed')
}

/** Records the task of a 202. The work is done in the same transaction, so the task is complete at once. */
export function completedTask({ db, now }: RestContext, orderId: Long): string {
  const Id = crypto.randomUUID()
  insertTask(db, { Id, Status: 'Completed', orderId, createdAt: now })
  return Id
}

/** A row named by a request. */
export interface NamedRow {
  OrderRowId: Long
  /** Where the request names it, as a JSON pointer. */
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
