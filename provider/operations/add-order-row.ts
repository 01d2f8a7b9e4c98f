import { ok, refuse } from '../../shared/domain/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import type { RestContext, RestOutcome } from '../handlers.ts'
import { insertRow, nextRowId } from '../storage/order-rows.ts'
import { checkNewRows, completedTask, newRow, orderWith } from './edit-order.ts'

/** #1: adds a row. The row's own rules were checked when the body was read. */
export function addOrderRow(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'addOrderRow'>,
): RestOutcome<'addOrderRow'> {
  const order = orderWith('CanAddOrderRow', context, CheckoutOrderId)
  if (!order.ok) return order
  const id = nextRowId(context.db, CheckoutOrderId)
  const row = newRow(id, body)
  const refused = checkNewRows(order.value, [...order.value.rows, row])
  if (refused) return refuse(refused)
  insertRow(context.db, CheckoutOrderId, row)
  return ok({
    body: { OrderRowID: id, OrderRowId: id },
    taskId: completedTask(context, CheckoutOrderId),
  })
}
