/** Orders that the edge knows, for the field that finds them. */
import type { IndexedOrder } from '../../shared/domain/order-index/order-index.ts'
import { knownOrder } from './known-orders.ts'

const statuses = ['Open', 'Delivered', 'Open', 'Cancelled']

/** The first one has the numbers of the order that the fake edge keeps. */
export function foundOrder(index: number, more: Partial<IndexedOrder> = {}): IndexedOrder {
  const known = knownOrder(index)
  const status = statuses[index % statuses.length]!
  return {
    ...known,
    number: `web-${2041 + index}`,
    seen: { ...known.seen!, status, amount: 119_450 + 1250 * index },
    ...more,
  }
}

export function foundOrders(count: number): IndexedOrder[] {
  return Array.from({ length: count }, (_, index) => foundOrder(index))
}
