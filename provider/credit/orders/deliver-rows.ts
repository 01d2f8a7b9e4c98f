/** For CreateInvoice and DeliverOrderEu: the rows of a delivery, and the rest of the order after it. */
import type { CreditRow, PricedRows } from '../../../shared/domain/credit/credit-row.ts'
import { newRowInDelivery, takeRows } from '../../../shared/domain/credit/credit-row-take.rules.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import { raise } from '../../callbacks/raise.ts'
import { type CreditOrder, setClosed } from '../../storage/credit/orders.ts'
import { creditRowsOf, replaceOrderRows } from '../../storage/credit/rows.ts'
import type { CreditContext } from '../credit-handler.ts'
import { remainingAmount } from './credit-order-state.ts'

/** Units of a very low price can round to 0. */
export type DeliveryRefusal = 'above-remaining' | 'not-above-zero'

/**
 * Takes these rows, or all that are left, from an open order. An order without a rest is closed.
 * @returns the rows of the delivery
 */
export function deliverRows(
  { db, now }: Pick<CreditContext, 'db' | 'now'>,
  order: CreditOrder,
  by: keyof typeof newRowInDelivery,
  given?: readonly CreditRow[],
): Result<PricedRows, DeliveryRefusal> {
  const open = creditRowsOf(db, 'order', order.Id)
  const taken = takeRows(open, given ?? open, remainingAmount(order), newRowInDelivery[by])
  if (!taken.ok) return taken
  const { delivered, left } = taken.value
  if (delivered.amount <= 0) return refuse('not-above-zero')
  replaceOrderRows(db, order.Id, left)
  if (left.length === 0) {
    setClosed(db, order.Id, now)
    raise({ db, now }, [{ EventName: 'StandaloneOrder.Closed', OrderId: order.Id }])
  }
  return ok(delivered)
}
