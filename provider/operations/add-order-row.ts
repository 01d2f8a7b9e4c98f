import type { Long } from '../../shared/domain/long.ts'
import { ok } from '../../shared/domain/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import type { RestContext, RestOutcome } from './handlers.ts'
import { addRows } from './add-order-rows.ts'

/** #1: adds a row. The row's own rules were checked when the body was read. */
export function addOrderRow(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'addOrderRow'>,
): RestOutcome<'addOrderRow'> {
  const added = addRows(context, CheckoutOrderId, [body])
  if (!added.ok) return added
  const [id] = added.value.ids as [Long]
  return ok({ body: { OrderRowID: id, OrderRowId: id }, taskId: added.value.taskId })
}
