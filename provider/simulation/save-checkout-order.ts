import { isDeliveredAtOnce } from '../../shared/domain/order/actions.rules.ts'
import { isDeliverable } from '../../shared/domain/order/order-life.rules.ts'
import { activeAmount, isActive } from '../domain/order-state.ts'
import { deliverWhole } from '../operations/deliveries.ts'
import type { RestContext } from '../operations/handler.ts'
import { saveNewOrder, type StoredOrder } from '../storage/stored-order.ts'

/** Stores an order from a checkout: an order with a direct payment may be delivered at once, if its sum is not below 0. */
export function saveCheckoutOrder(context: RestContext, order: StoredOrder): void {
  saveNewOrder(context.db, order)
  const isOpen =
    order.OrderStatus === 'Open' && order.rows.some(isActive) && isDeliverable(activeAmount(order.rows))
  if (isOpen && isDeliveredAtOnce(context.actions, order.PaymentType)) {
    deliverWhole({ ...context, now: order.createdAt }, order)
  }
}
