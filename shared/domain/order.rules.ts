import type { OrderAction } from './enums.ts'

/** Does the provider show the action on the order? What it does not show, it refuses. */
export function hasAction(order: { Actions?: readonly string[] | null }, action: OrderAction): boolean {
  return order.Actions?.includes(action) ?? false
}

/** Why an order lacks an action, as far as the order itself tells. */
export type MissingActionReason = 'order-not-open' | 'order-partly-delivered' | 'not-offered'

interface OrderState {
  OrderStatus?: string | null
  Deliveries?: readonly unknown[] | null
}

/** The reason to give a person for an order action that is missing (the description, Actions table). */
export function missingActionReason(order: OrderState, action: OrderAction): MissingActionReason {
  if (order.OrderStatus !== 'Open') return 'order-not-open'
  if (action === 'CanUpdateOrderRow' && order.Deliveries?.length) return 'order-partly-delivered'
  return 'not-offered'
}
