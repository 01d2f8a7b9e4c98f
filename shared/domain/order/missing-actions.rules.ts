/** Why an order or a delivery lacks the action to deliver, cancel or credit. Pure; for texts of the desk. */
import { allowedActions, type AllowedActions } from './actions.rules.ts'
import { creditableAmount } from './credit.rules.ts'
import type { Delivery } from './delivery.schema.ts'
import type { DeliveryAction, OrderAction } from './enums.ts'
import { paymentTypes } from './payment.enums.ts'
import { isDeliverable, openAmount } from './order-life.rules.ts'
import type { Order } from './order.schema.ts'

/** Why an action is missing, as far as the order shows it. */
export type MissingLifeReason =
  | 'order-not-open'
  /** Orders of this payment type never have the action. */
  | 'payment-type'
  /** The open rows come to less than zero. */
  | 'amount-negative'
  /** Everything is delivered, cancelled or credited. */
  | 'nothing-left'
  | 'not-offered'

/** The reason to show for an action to deliver or cancel that an order lacks. */
export function missingOrderActionReason(
  order: Pick<Order, 'OrderStatus' | 'PaymentType' | 'OrderRows'>,
  action: OrderAction,
): MissingLifeReason {
  if (order.OrderStatus !== 'Open') return 'order-not-open'
  if (!isUsual(order.PaymentType, ({ open }) => open.includes(action))) return 'payment-type'
  const isDelivery = action === 'CanDeliverOrder' || action === 'CanDeliverPartially'
  return isDelivery && !isDeliverable(openAmount(order)) ? 'amount-negative' : 'not-offered'
}

/** The reason to show for an action to credit that a delivery lacks. */
export function missingDeliveryActionReason(
  { PaymentType }: Pick<Order, 'PaymentType'>,
  delivery: Pick<Delivery, 'DeliveryAmount' | 'CreditedAmount'>,
  action: DeliveryAction,
): MissingLifeReason {
  if (creditableAmount(delivery) <= 0) return 'nothing-left'
  return isUsual(PaymentType, (allowed) => allowed.delivery.includes(action)) ? 'not-offered' : 'payment-type'
}

/** Whether orders of a payment type can have an action at all; true for a type that is not listed. */
function isUsual(type: string, has: (allowed: AllowedActions) => boolean): boolean {
  const known = paymentTypes.find((listed) => listed === type)
  return known === undefined || has(allowedActions('observed', known))
}
