/** What the index of orders gets to know of an order that the desk has read. */
import { seenOrderOf } from '../../shared/domain/order-index/order-index.rules.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { OrderNews } from '../journal/order-index.ts'

export type OrderSight = Pick<OrderNews, 'merchantOrderId' | 'seen'>

/** @param at when it was read, in milliseconds since 1970 */
export function sightOf(order: Partial<Order>, at: number): OrderSight {
  const { MerchantOrderId } = order
  return {
    ...(typeof MerchantOrderId === 'string' &&
      MerchantOrderId !== '' && { merchantOrderId: MerchantOrderId }),
    seen: seenOrderOf(order, at),
  }
}
