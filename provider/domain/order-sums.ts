/** The sums of an order's rows, which every operation moves and none may lose. Pure; exact minor units. */
import { exactRowAmount } from '../../shared/domain/money/money.ts'
import { hold } from '../../shared/domain/values/invariant.ts'
import { normalLong, type Long } from '../../shared/domain/values/long.ts'
import type { OrderRowRecord } from '../storage/order-rows.ts'

/** Each row is in one part: it is open, delivered or cancelled. */
export interface OrderSums {
  rows: number
  open: bigint
  delivered: bigint
  cancelled: bigint
}

export function sumsOf(rows: readonly OrderRowRecord[]): OrderSums {
  const sums = { rows: rows.length, open: 0n, delivered: 0n, cancelled: 0n }
  for (const row of rows) {
    const part = row.IsCancelled ? 'cancelled' : row.deliveryId === null ? 'open' : 'delivered'
    sums[part] += exactRowAmount(row)
  }
  return sums
}

/** @throws InvariantBroken unless the stored rows come to what was computed */
export function holdOrderSums(orderId: Long, stored: OrderSums, computed: OrderSums): void {
  const isHeld =
    stored.rows === computed.rows &&
    stored.open === computed.open &&
    stored.delivered === computed.delivered &&
    stored.cancelled === computed.cancelled
  hold('order-sums', isHeld, () => ({
    order: orderId,
    ...prefixed('stored', stored),
    ...prefixed('computed', computed),
  }))
}

function prefixed(prefix: string, { rows, open, delivered, cancelled }: OrderSums): Record<string, Long> {
  return {
    [`${prefix}.rows`]: rows,
    [`${prefix}.open`]: normalLong(open),
    [`${prefix}.delivered`]: normalLong(delivered),
    [`${prefix}.cancelled`]: normalLong(cancelled),
  }
}
