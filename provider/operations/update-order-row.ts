import type { RestInput } from '../../shared/wire/operations.ts'
import type { RestContext, RestOutcome } from './handlers.ts'
import { changeRows } from './change-rows.ts'

/** #3: changes a row, or cancels it. */
export function updateOrderRow(
  context: RestContext,
  { CheckoutOrderId, OrderRowId, body }: RestInput<'updateOrderRow'>,
): RestOutcome<'updateOrderRow'> {
  const change = { OrderRowId, update: body, pointer: '', idPointer: '/OrderRowId' }
  return changeRows(context, CheckoutOrderId, [change])
}
