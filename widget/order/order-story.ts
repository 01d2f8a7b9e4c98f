/**
 * The story of an order as the order itself tells it, in amounts. Pure. Of changes, cancellations and credits the order
 * has no time: who did them, and when, is known from the history only (`story-moments.ts`).
 */
import type { Delivery } from '../../shared/domain/delivery.schema.ts'
import type { Long } from '../../shared/domain/long.ts'
import { openAmount, openRows } from '../../shared/domain/open-rows.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import type { Order } from '../../shared/domain/order.schema.ts'

interface Part {
  /** Minor units. */
  amount: Long
  rows: readonly OrderRow[]
}

export interface OrderStory {
  /** All that was ever ordered or added, what was cancelled since included. */
  ordered: Part
  /** In the order in which they were made. */
  deliveries: readonly Delivery[]
  /** Undefined if nothing was cancelled. */
  cancelled: Part | undefined
  /** What is left: it can still be delivered while the order is open. */
  open: Part
}

export function orderStory(order: Order): OrderStory {
  const { OrderAmount, CancelledAmount, OrderRows } = order
  const deliveries = order.Deliveries.toSorted((a, b) => compare(a.CreationDate, b.CreationDate))
  const cancelled = OrderRows.filter(({ IsCancelled }) => IsCancelled)
  return {
    ordered: {
      amount: OrderAmount,
      rows: [...OrderRows, ...deliveries.flatMap((delivery) => delivery.OrderRows)],
    },
    deliveries,
    cancelled:
      BigInt(CancelledAmount) === 0n && cancelled.length === 0
        ? undefined
        : { amount: CancelledAmount, rows: cancelled },
    open: { amount: openAmount(order), rows: openRows(order) },
  }
}

// Dates in this format sort as text; a missing one comes first.
function compare(a: string | null | undefined, b: string | null | undefined): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0
}
