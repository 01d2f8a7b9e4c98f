import { isDeliveredAtOnce } from '../../shared/domain/order/actions.rules.ts'
import { isActive } from '../domain/order-state.ts'
import { deliverWhole } from '../operations/deliveries.ts'
import type { RestContext } from '../operations/handler.ts'
import { saveNewOrder, type StoredOrder } from '../storage/stored-order.ts'

/** Stores an order from a checkout: an order with a direct payment may be delivered at once. */
export function saveCheckoutOrder(context: RestContext, order: StoredOrder): void {
  saveNewOrder(context.db, order)
  const isOpen = order.OrderStatus === 'Open' && order.rows.some(isActive)
  if (isOpen && isDeliveredAtOnce(context.actions, order.PaymentType)) {
    deliverWhole({ ...context, now: order.createdAt }, order)
  }
}
