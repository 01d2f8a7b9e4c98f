/** The operations on order rows: #1 to #5. Reading the body has checked the rules of a single row. */
import type { Long } from '../../shared/domain/values/long.ts'
import {
  checkOrderRow,
  mergeRow,
  type OrderRowUpdateInput,
} from '../../shared/domain/order/order-row.rules.ts'
import type { OrderRowAdd } from '../../shared/domain/order/order-row.schema.ts'
import type { Refusal } from '../../shared/domain/values/refusal.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { placedRefusal, type RowChange } from '../../shared/domain/order/row-changes.rules.ts'
import { rowChangesOf } from '../../shared/domain/order/row-updates.rules.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { isActive } from '../domain/order-state.ts'
import type { RefusedBy } from '../refused.ts'
import { cancelRow, insertRows, type OrderRowRecord, rowsOf, updateRow } from '../storage/order-rows.ts'
import { checkNewRows, newRow, newRows, orderWith, refusedRows, rowsById, closeIfDone } from './edit-order.ts'
import type { RestContext, RestOutcome } from './handler.ts'
import { completedTask } from './completed-task.ts'
import { holdRows } from './hold-order.ts'

/** #1: adds a row. */
export function addOrderRow(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'addOrderRow'>,
): RestOutcome<'addOrderRow'> {
  const added = addRows(context, CheckoutOrderId, [body])
  if (!added.ok) return added
  const [id] = added.value.ids as [Long]
  return ok({ body: { OrderRowID: id, OrderRowId: id }, taskId: added.value.taskId })
}

/** #2: adds several rows, all or none of them. */
export function addOrderRows(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'addOrderRows'>,
): RestOutcome<'addOrderRows'> {
  const added = addRows(context, CheckoutOrderId, body.OrderRows)
  if (!added.ok) return added
  const { ids, taskId } = added.value
  return ok({ body: { OrderRowID: ids, OrderRowId: ids }, taskId })
}

/** #3: changes a row, or cancels it. */
export function updateOrderRow(
  context: RestContext,
  { CheckoutOrderId, OrderRowId, body }: RestInput<'updateOrderRow'>,
): RestOutcome<'updateOrderRow'> {
  const change = { OrderRowId, update: body, pointer: '', idPointer: '/OrderRowId' }
  return changeRows(context, CheckoutOrderId, [change])
}

/** #4: changes or cancels several rows, all or none of them. */
export function updateOrderRows(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'updateOrderRows'>,
): RestOutcome<'updateOrderRows'> {
  return changeRows(context, CheckoutOrderId, rowChangesOf(body.OrderRows))
}

/** #5: cancels the order's active rows and adds new ones in their place. */
export function replaceOrderRows(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'replaceOrderRows'>,
): RestOutcome<'replaceOrderRows'> {
  const { db } = context
  const order = orderWith('CanUpdateOrderRow', context, CheckoutOrderId)
  if (!order.ok) return order
  const { rows } = order.value
  const added = newRows(context, order.value, body.OrderRows)
  const cancelled = rows.map((row) => ({ ...row, IsCancelled: true }))
  const next = [...cancelled, ...added]
  const refused = checkNewRows(order.value, next)
  if (refused) return refuse(refused)
  for (const { OrderRowId } of rows.filter(isActive)) cancelRow(db, CheckoutOrderId, OrderRowId)
  insertRows(db, CheckoutOrderId, added)
  holdRows(db, CheckoutOrderId, next)
  return ok({ body: undefined })
}

interface Added {
  /** In the sequence of the request. */
  ids: Long[]
  taskId: Long
}

/** Adds the rows after the order's other rows and records a completed task. */
function addRows(
  context: RestContext,
  orderId: Long,
  requested: readonly OrderRowAdd[],
): Result<Added, RefusedBy<'addOrderRow' | 'addOrderRows'>> {
  const order = orderWith('CanAddOrderRow', context, orderId)
  if (!order.ok) return order
  const rows = newRows(context, order.value, requested)
  const next = [...order.value.rows, ...rows]
  const refused = checkNewRows(order.value, next)
  if (refused) return refuse(refused)
  insertRows(context.db, orderId, rows)
  holdRows(context.db, orderId, next)
  return ok({ ids: rows.map(({ OrderRowId }) => OrderRowId), taskId: completedTask(context, { orderId }) })
}

/** Changes or cancels rows, all or none of them. */
function changeRows(
  context: RestContext,
  orderId: Long,
  changes: readonly RowChange[],
): Result<{ body: undefined }, RefusedBy<'updateOrderRow' | 'updateOrderRows'>> {
  const { db } = context
  const order = orderWith('CanUpdateOrderRow', context, orderId)
  if (!order.ok) {
    const { reason } = order
    if (reason.code !== 'action-missing') return order
    return refuse({ ...reason, rows: refusedRows(rowsById(rowsOf(db, orderId)), changes) })
  }
  const rows = rowsById(order.value.rows)
  const refused = refusedRows(rows, changes)
  if (refused.length > 0) return refuse({ code: 'rows-refused', rows: refused })

  const refusals: Refusal[] = []
  for (const change of changes) {
    const { OrderRowId, update } = change
    const changed = changedRow(rows.get(OrderRowId)!, update)
    if (changed.ok) rows.set(OrderRowId, changed.value)
    else refusals.push(...changed.reason.map((refusal) => placedRefusal(change, refusal)))
  }
  if (refusals.length > 0) return refuse({ code: 'request-invalid', refusals })
  const next = [...rows.values()]
  const unaffordable = checkNewRows(order.value, next)
  if (unaffordable) return refuse(unaffordable)

  for (const { OrderRowId, update } of changes) {
    if (update.IsCancelled) cancelRow(db, orderId, OrderRowId)
    else updateRow(db, orderId, rows.get(OrderRowId)!)
  }
  holdRows(db, orderId, next)
  closeIfDone(db, order.value, next)
  return ok({ body: undefined })
}

/** The row after the update. Cancelling a row ignores the other members of the update. */
function changedRow(row: OrderRowRecord, update: OrderRowUpdateInput): Result<OrderRowRecord, Refusal[]> {
  if (update.IsCancelled) return ok({ ...row, IsCancelled: true })
  const merged = mergeRow(row, update)
  const refusals = checkOrderRow(merged)
  return refusals.length > 0 ? refuse(refusals) : ok(newRow(row.OrderRowId, merged))
}
