/** Orders that the edge knows, for the desk of orders. */
import type { IndexedOrder } from '../../shared/domain/order-index/order-index.ts'

/** What the edge saw at 10:02 on the day of the tests. */
const SEEN_AT = '2026-11-26T09:02:00.000Z'

/** An open order with nothing delivered, last changed by Kim. */
export function knownOrder(index: number, more: Partial<IndexedOrder> = {}): IndexedOrder {
  return {
    id: 8_906_810 + index,
    number: `web-${2048 - index}`,
    seen: {
      at: SEEN_AT,
      status: 'Open',
      currency: 'SEK',
      amount: 74_700 + 1250 * (index % 37),
      delivered: 0,
      expiresAt: '2099-12-24T00:00:00',
    },
    lastWrite: {
      at: SEEN_AT,
      operation: 'updateOrderRow',
      outcome: 'done',
      who: { kind: 'session', id: 'u7', name: 'Kim' },
    },
    ...more,
  }
}

export function knownOrders(count: number, more: Partial<IndexedOrder> = {}): IndexedOrder[] {
  return Array.from({ length: count }, (_, index) => knownOrder(index, more))
}

/** The order once it is delivered. */
export function deliveredNow(order: IndexedOrder): IndexedOrder {
  return { ...order, seen: { ...order.seen!, at: new Date().toISOString(), status: 'Delivered' } }
}
