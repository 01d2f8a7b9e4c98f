/** The open rows of an order. Pure. */
import type { Long } from '../values/long.ts'
import { rowAmount, sum } from '../money/money.ts'
import type { OrderRow } from './order-row.schema.ts'
import type { Order } from './order.schema.ts'

/** The rows that can still be delivered or cancelled. */
export function openRows({ OrderRows }: Pick<Order, 'OrderRows'>): OrderRow[] {
  return OrderRows.filter(({ IsCancelled }) => !IsCancelled)
}

/** The amount that can still be delivered or cancelled, in minor units. */
export function openAmount(order: Pick<Order, 'OrderRows'>): Long {
  return sum(openRows(order).map(rowAmount))
}
