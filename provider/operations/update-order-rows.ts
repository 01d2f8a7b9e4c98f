import { rowChangesOf } from '../../shared/domain/row-updates.rules.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import type { RestContext, RestOutcome } from './handlers.ts'
import { changeRows } from './change-rows.ts'

/** #4: changes or cancels several rows, all or none of them. */
export function updateOrderRows(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'updateOrderRows'>,
): RestOutcome<'updateOrderRows'> {
  return changeRows(context, CheckoutOrderId, rowChangesOf(body.OrderRows))
}
