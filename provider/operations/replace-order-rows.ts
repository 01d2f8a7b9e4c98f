import { ok, refuse } from '../../shared/domain/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { isActive } from '../domain/order-state.ts'
import type { RestContext, RestOutcome } from './handlers.ts'
import { cancelRow, insertRows } from '../storage/order-rows.ts'
import { checkNewRows, newRows, orderWith } from './edit-order.ts'

/** #5: cancels the rows that are there and puts new ones in their place. */
export function replaceOrderRows(
  { db, now }: RestContext,
  { CheckoutOrderId, body }: RestInput<'replaceOrderRows'>,
): RestOutcome<'replaceOrderRows'> {
  const order = orderWith('CanUpdateOrderRow', { db, now }, CheckoutOrderId)
  if (!order.ok) return order
  const { rows } = order.value
  const added = newRows(db, order.value, body.OrderRows)
  const cancelled = rows.map((row) => ({ ...row, IsCancelled: true }))
  const refused = checkNewRows(order.value, [...cancelled, ...added])
  if (refused) return refuse(refused)
  for (const { OrderRowId } of rows.filter(isActive)) cancelRow(db, CheckoutOrderId, OrderRowId)
  insertRows(db, CheckoutOrderId, added)
  return ok({ body: undefined })
}
