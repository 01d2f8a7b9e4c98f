/** What the index keeps of an order that was read, and the view in which it waits. Pure. */
import { isLong, type Long, normalLong } from '../values/long.ts'
import type { Order } from '../order/order.schema.ts'
import { remainingAmount } from '../order/order.rules.ts'
import { orderIndexLimits } from '../values/limits.ts'
import type { IndexedOrder, SeenOrder } from './order-index.schema.ts'
import type { OrderView, WaitingView } from './order-views.enums.ts'

const DAY_MS = 86_400_000

/** @param order was read leniently: a member of another type is left out. @param at milliseconds since 1970 */
export function seenOrderOf(order: Partial<Order>, at: number): SeenOrder {
  const { Currency, OrderAmount, CancelledAmount, OrderStatus, SystemStatus, ExpirationDate } = order
  const delivered = deliveredAmount(order.Deliveries)
  return {
    at: new Date(at).toISOString(),
    ...(typeof OrderStatus === 'string' && { status: OrderStatus }),
    ...(SystemStatus === 'PENDING' && { isPending: true }),
    ...(typeof Currency === 'string' && { currency: Currency }),
    ...(isLong(OrderAmount) &&
      isLong(CancelledAmount) && { amount: remainingAmount({ OrderAmount, CancelledAmount }) }),
    ...(delivered !== undefined && { delivered }),
    ...(typeof ExpirationDate === 'string' && { expiresAt: ExpirationDate }),
  }
}

/** Undefined if the answer has no list of deliveries, or one without its amount. */
function deliveredAmount(deliveries: unknown): Long | undefined {
  if (!Array.isArray(deliveries)) return undefined
  const amounts = deliveries.map(
    (delivery) => (delivery as Record<string, unknown> | null)?.['DeliveryAmount'],
  )
  if (!amounts.every(isLong)) return undefined
  return normalLong(amounts.reduce((sum: bigint, amount) => sum + BigInt(amount), 0n))
}

/** Undefined for an order that waits for nobody, or whose status is not known. */
export function waitsIn({ status, isPending, delivered = 0 }: SeenOrder): WaitingView | undefined {
  if (status !== 'Open') return undefined
  if (isPending) return 'pending'
  return BigInt(delivered) > 0n ? 'partly-delivered' : 'to-deliver'
}

/** The last day, `YYYY-MM-DD`, on which an order counts as expiring. @param now milliseconds since 1970 */
export function lastExpiringDay(now: number): string {
  return new Date(now + orderIndexLimits.expiringDays * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Whether an order of a view is still in it after a look. A look takes away nobody's change.
 * @param now milliseconds since 1970
 */
export function staysIn(view: OrderView, { seen, lastWrite }: IndexedOrder, now: number): boolean {
  const waits = seen && waitsIn(seen)
  switch (view) {
    case 'to-deliver':
    case 'partly-delivered':
    case 'pending':
      return waits === view
    case 'expiring':
      return waits !== undefined && (seen?.expiresAt ?? '9').slice(0, 10) <= lastExpiringDay(now)
    case 'unknown':
    case 'refused':
      return lastWrite?.outcome === view
    case 'changed-by-me':
    case 'changed-by-others':
      return true
  }
}
