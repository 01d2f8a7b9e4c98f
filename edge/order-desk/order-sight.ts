/** What the index of orders gets to know of an order that the desk has read. */
import type { IndexedOrder } from '../../shared/domain/order-index/order-index.ts'
import { seenOrderOf } from '../../shared/domain/order-index/order-index.rules.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'

export type OrderSight = Pick<IndexedOrder, 'number' | 'seen'>

/** @param at when it was read, in milliseconds since 1970 */
export function sightOf(order: Partial<Order>, at: number): OrderSight {
  const { MerchantOrderId } = order
  return {
    ...(typeof MerchantOrderId === 'string' && MerchantOrderId !== '' && { number: MerchantOrderId }),
    seen: seenOrderOf(order, at),
  }
}
