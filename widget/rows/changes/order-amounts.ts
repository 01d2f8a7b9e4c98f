/** Amounts that an order has no field for. Pure. */
import { type Long, normalLong } from '../../../shared/domain/values/long.ts'
import { sum } from '../../../shared/domain/money/money.ts'
import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { refundedAmount } from '../../../shared/domain/order/refund.rules.ts'
import { totals, type Totals } from '../../../shared/domain/money/totals.ts'

export interface OrderAmounts {
  delivered: Long
  credited: Long
  /** Totals of all active and delivered rows. */
  totals: Totals
  /** The provider's remaining amount of the order minus the sum of these rows; 0 if the two agree. */
  discrepancy: Long
}

export function orderAmounts(order: Order): OrderAmounts {
  const all = totals([...order.OrderRows, ...order.Deliveries.flatMap((delivery) => delivery.OrderRows)])
  return {
    delivered: sum(order.Deliveries.map((delivery) => delivery.DeliveryAmount)),
    credited: sum(order.Deliveries.map((delivery) => delivery.CreditedAmount)),
    totals: all,
    // A refund lowers the remaining amount, but no row.
    discrepancy: difference(sum([remainingAmount(order), refundedAmount(order)]), all.Amount),
  }
}

/** Exact for amounts of any size. */
export function difference(after: Long, before: Long): Long {
  return normalLong(BigInt(after) - BigInt(before))
}
