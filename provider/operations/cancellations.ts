/** Cancels an order, a row or an amount. There is no credit check: the order's amount only falls. */
import type { Long } from '../../shared/domain/long.ts'
import type { OrderRowAdd } from '../../shared/domain/order-row.schema.ts'
import { negated } from '../domain/delivery-state.ts'
import { activeAmount, isActive } from '../domain/order-state.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import type { RestContext } from './handler.ts'
import {
  amountsFit,
  type EditableOrder,
  newRows,
  orderWith,
  refusedRows,
  rowsById,
  settle,
} from './edit-order.ts'
import type { Refused } from '../refused.ts'
import { cancelRow, insertRows } from '../storage/order-rows.ts'

type Cancelled = Result<undefined, Refused>

/** Cancels all active rows. An order with a delivered row then has the status Delivered. */
export function cancelOrder(context: RestContext, { orderId }: { orderId: Long }): Cancelled {
  const order = orderWith('CanCancelOrder', context, orderId)
  if (!order.ok) return order
  const ids = order.value.rows.filter(isActive).map(({ OrderRowId }) => OrderRowId)
  return cancelRows(context, order.value, new Set(ids))
}

export function cancelOrderRow(
  context: RestContext,
  { orderId, OrderRowId }: { orderId: Long; OrderRowId: Long },
): Cancelled {
  const order = orderWith('CanCancelOrderRow', context, orderId)
  if (!order.ok) return order
  const refused = refusedRows(rowsById(order.value.rows), [{ OrderRowId, idPointer: '/OrderRowId' }])
  if (refused.length > 0) return refuse({ code: 'rows-refused', rows: refused })
  return cancelRows(context, order.value, new Set([OrderRowId]))
}

/**
 * Cancels an amount: a reduction row lowers the order's amount, and a cancelled row of the same amount shows what
 * was cancelled. So the order's amounts stay the sums of its rows.
 */
export function cancelAmount(
  context: RestContext,
  { orderId, Amount }: { orderId: Long; Amount: Long },
): Cancelled {
  const order = orderWith('CanCancelAmount', context, orderId)
  if (!order.ok) return order
  const maximum = activeAmount(order.value.rows)
  if (Amount < 1 || Amount > maximum) {
    const refusal = { pointer: '/Amount', code: 'member-out-of-range', minimum: 1, maximum } as const
    return refuse({ code: 'request-invalid', refusals: [refusal] })
  }
  const [reduction, cancelled] = newRows(context.db, order.value, [rowOf(negated(Amount)), rowOf(Amount)])
  const added = [reduction!, { ...cancelled!, IsCancelled: true }]
  if (!amountsFit([...order.value.rows, ...added])) return refuse({ code: 'order-amount-too-large' })
  insertRows(context.db, orderId, added)
  return ok(undefined)
}

function rowOf(UnitPrice: Long): OrderRowAdd {
  return { Name: 'Cancelled amount', Quantity: 100, UnitPrice }
}

function cancelRows({ db }: RestContext, { Id, rows }: EditableOrder, ids: ReadonlySet<Long>): Cancelled {
  const next = rows.map((row) => (ids.has(row.OrderRowId) ? { ...row, IsCancelled: true } : row))
  if (!amountsFit(next)) return refuse({ code: 'order-amount-too-large' })
  for (const id of ids) cancelRow(db, Id, id)
  settle(db, Id, next)
  return ok(undefined)
}
