/** What every operation that edits rows asks before it writes, and leaves behind it when it has written. */
import { isLong, type Long } from '../../shared/domain/long.ts'
import type { OrderAction } from '../../shared/domain/enums.ts'
import type { OrderRowAdd } from '../../shared/domain/order-row.schema.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { actionsOfOrder } from '../domain/actions.ts'
import { passesCreditCheck } from '../domain/credit-check.ts'
import { orderAmount, statusAt } from '../domain/order-state.ts'
import type { RestContext } from '../handlers.ts'
import type { Refused } from '../refused.ts'
import { type OrderRowRecord, rowsOf } from '../storage/order-rows.ts'
import { findOrder, type OrderRecord } from '../storage/orders.ts'
import { insertTask } from '../storage/tasks.ts'

export interface EditableOrder extends OrderRecord {
  rows: OrderRowRecord[]
}

/** The order, if it has the action. */
export function orderWith(
  action: OrderAction,
  { db, now }: RestContext,
  id: Long,
): Result<EditableOrder, Refused> {
  const order = findOrder(db, id)
  if (!order) return refuse({ code: 'order-not-found' })
  const rows = rowsOf(db, id)
  const status = statusAt(order, now)
  const actions = actionsOfOrder({
    status,
    isPartlyDelivered: rows.some(({ deliveryId }) => deliveryId !== null),
  })
  return actions.includes(action)
    ? ok({ ...order, rows })
    : refuse({ code: 'action-missing', action, status })
}

/** May the order's rows become these? Its amount must fit in a Long and pass the customer's credit check. */
export function checkNewRows(
  { rows, creditLimit }: EditableOrder,
  next: readonly OrderRowRecord[],
): Refused | undefined {
  const amount = orderAmount(next)
  if (!isLong(amount)) return { code: 'order-amount-too-large' }
  return passesCreditCheck(orderAmount(rows), amount, creditLimit) ? undefined : { code: 'credit-refused' }
}

/** A row that a request asks for, as it is stored. */
export function newRow(OrderRowId: Long, row: OrderRowAdd): OrderRowRecord {
  return {
    OrderRowId,
    ArticleNumber: row.ArticleNumber ?? null,
    Name: row.Name,
    Quantity: row.Quantity,
    UnitPrice: row.UnitPrice,
    DiscountPercent: row.DiscountPercent ?? 0,
    DiscountAmount: row.DiscountAmount ?? 0,
    VatPercent: row.VatPercent ?? 0,
    Unit: row.Unit ?? null,
    IsCancelled: false,
    deliveryId: null,
  }
}

/** Records the task of a 202. The work is done in the same transaction, so the task is complete at once. */
export function completedTask({ db, now }: RestContext, orderId: Long): string {
  const Id = crypto.randomUUID()
  insertTask(db, { Id, Status: 'Completed', orderId, createdAt: now })
  return Id
}
