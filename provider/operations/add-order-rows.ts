import type { Long } from '../../shared/domain/long.ts'
import type { OrderRowAdd } from '../../shared/domain/order-row.schema.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import type { RestContext, RestOutcome } from './handlers.ts'
import type { Refused } from '../refused.ts'
import { insertRows } from '../storage/order-rows.ts'
import { checkNewRows, completedTask, newRows, orderWith } from './edit-order.ts'

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

interface Added {
  /** In the order of the request. */
  ids: Long[]
  taskId: string
}

/** What both operations do: the rows stand behind the order's others, their task is complete. */
export function addRows(
  context: RestContext,
  orderId: Long,
  wanted: readonly OrderRowAdd[],
): Result<Added, Refused> {
  const order = orderWith('CanAddOrderRow', context, orderId)
  if (!order.ok) return order
  const rows = newRows(context.db, order.value, wanted)
  const refused = checkNewRows(order.value, [...order.value.rows, ...rows])
  if (refused) return refuse(refused)
  insertRows(context.db, orderId, rows)
  return ok({ ids: rows.map(({ OrderRowId }) => OrderRowId), taskId: completedTask(context, orderId) })
}
