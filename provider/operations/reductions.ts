/** Rows that lower the rest of an order by an amount (#11 and #13). */
import type { Long } from '../../shared/domain/values/long.ts'
import { reductionsOf } from '../../shared/domain/money/reduction.rules.ts'
import { negated } from '../domain/delivery-state.ts'
import { isActive } from '../domain/order-state.ts'
import { insertRows, type OrderRowRecord, recordOf } from '../storage/order-rows.ts'
import type { StoredOrder } from '../storage/stored-order.ts'
import type { RestContext } from './handler.ts'
import { idsForRows } from './order-life.ts'

const NAME = 'Cancelled amount'

/**
 * Cancels an amount, divided over the VAT rates of the active rows. For each rate, a reduction row lowers the rest, and
 * a cancelled row has the cancelled amount: the order's amounts stay the sums of its rows.
 * @param amount minor units, less than what is left
 * @param deliveryId the delivery that the reductions are in; null if they stay with the order
 */
export function insertReductions(
  context: RestContext,
  order: StoredOrder,
  { amount, deliveryId }: { amount: Long; deliveryId: Long | null },
): void {
  const reductions = reductionsOf(order.rows.filter(isActive), amount)
  const ids = idsForRows(context, order, 2 * reductions.length)
  const rows = reductions.flatMap((reduction, index): OrderRowRecord[] => {
    const row = (id: Long, UnitPrice: Long) =>
      recordOf(id, { Name: NAME, Quantity: 100, UnitPrice, VatPercent: reduction.VatPercent })
    return [
      { ...row(ids[2 * index]!, negated(reduction.amount)), IsCancelled: false, deliveryId },
      { ...row(ids[2 * index + 1]!, reduction.amount), IsCancelled: true, deliveryId: null },
    ]
  })
  insertRows(context.db, order.Id, rows)
}
