import type { OrderAction } from './enums.ts'
import { type Long, normalLong } from '../values/long.ts'
import { expiringPaymentTypes, paymentTypes } from './payment.enums.ts'

/** Whether the order has the action. The provider refuses an action that the order does not have. */
export function hasAction(order: { Actions?: readonly string[] | null }, action: OrderAction): boolean {
  return order.Actions?.includes(action) ?? false
}

/**
 * The amount of an order without its cancelled rows, in minor units: OrderAmount includes them, and CancelledAmount is
 * their total ("Beyond the description", section 2).
 */
export function remainingAmount({
  OrderAmount,
  CancelledAmount,
}: {
  OrderAmount: Long
  CancelledAmount: Long
}): Long {
  return normalLong(BigInt(OrderAmount) - BigInt(CancelledAmount))
}

/** Why an order lacks an action, as far as the order shows it. */
export type MissingActionReason = 'order-not-open' | 'order-partly-delivered' | 'not-offered'

/** Why an order cannot be extended. */
export type MissingExtensionReason = 'order-not-open' | 'order-does-not-expire'

interface OrderState {
  PaymentType?: string | null
  OrderStatus?: string | null
  Deliveries?: readonly unknown[] | null
}

/** The reason to show for a missing order action (the description, Actions table). */
export function missingActionReason(order: OrderState, action: OrderAction): MissingActionReason {
  if (order.OrderStatus !== 'Open') return 'order-not-open'
  if (action === 'CanUpdateOrderRow' && order.Deliveries?.length) return 'order-partly-delivered'
  return 'not-offered'
}

/** Why an order cannot be extended; undefined when it can be. */
export function missingExtensionReason(order: OrderState): MissingExtensionReason | undefined {
  if (!doesExpire(order.PaymentType)) return 'order-does-not-expire'
  return order.OrderStatus === 'Open' ? undefined : 'order-not-open'
}

/** Whether an order of this payment type expires. For a type outside the list, the provider decides. */
export function doesExpire(paymentType: unknown): boolean {
  const isIn = (types: readonly unknown[]) => types.includes(paymentType)
  return isIn(expiringPaymentTypes) || !isIn(paymentTypes)
}
