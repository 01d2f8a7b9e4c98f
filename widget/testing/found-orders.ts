/** Orders that the edge knows, for the field that finds them. */
import type { IndexedOrder } from '../../shared/domain/order-index/order-index.ts'
import { knownOrder, SEEN_AT } from './known-orders.ts'

const statuses = ['Open', 'Delivered', 'Open', 'Cancelled']

/** The first one has the numbers of the order that the fake edge keeps. */
export function foundOrder(index: number, more: Partial<IndexedOrder> = {}): IndexedOrder {
  const status = statuses[index % statuses.length]!
  return knownOrder(index, {
    number: `web-${2041 + index}`,
    seen: { at: SEEN_AT, status, currency: 'SEK', amount: 119_450 + 1250 * index, delivered: 0 },
    ...more,
  })
}

export function foundOrders(count: number): IndexedOrder[] {
  return Array.from({ length: count }, (_, index) => foundOrder(index))
}
