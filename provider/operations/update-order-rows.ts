import type { RestInput } from '../../shared/wire/operations.ts'
import type { RestContext, RestOutcome } from '../handlers.ts'
import { changeRows } from './change-rows.ts'

/** #4: changes or cancels several rows, all or none of them. */
export function updateOrderRows(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'updateOrderRows'>,
): RestOutcome<'updateOrderRows'> {
  const changes = body.OrderRows.map(({ RowId, ...update }, index) => {
    const pointer = `/OrderRows/${index}`
    return { OrderRowId: RowId, update, pointer, idPointer: `${pointer}/RowId` }
  })
  return changeRows(context, CheckoutOrderId, changes)
}
