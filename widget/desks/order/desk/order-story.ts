/**
 * The story of an order from the order itself, in amounts. Pure. The order has no time of changes, cancellations and
 * credits: their authors and times come from the history only (`story-moments.ts`).
 */
import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { openAmount } from '../../../../shared/domain/order/open-rows.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { cancelledRowsAmount } from '../../../../shared/domain/order/refund.rules.ts'

/** Amounts are minor units. */
export interface OrderStory {
  /** All that was ever ordered or added, including rows cancelled since. */
  ordered: Long
  /** In the order in which they were made. */
  deliveries: readonly Delivery[]
  /** Without refunds, which are credits. Undefined if nothing was cancelled. */
  cancelled: Long | undefined
  /** The open rest: it can still be delivered while the order is open. */
  open: Long
}

export function orderStory(order: Order): OrderStory {
  const { OrderAmount, OrderRows } = order
  const cancelled = cancelledRowsAmount(order)
  const isCancelled = cancelled || OrderRows.some(({ IsCancelled }) => IsCancelled)
  return {
    ordered: OrderAmount,
    deliveries: order.Deliveries.toSorted((a, b) => compare(a.CreationDate, b.CreationDate)),
    cancelled: isCancelled ? cancelled : undefined,
    open: openAmount(order),
  }
}

// Dates in this format sort as text; a missing one comes first.
function compare(a: string | null | undefined, b: string | null | undefined): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0
}
