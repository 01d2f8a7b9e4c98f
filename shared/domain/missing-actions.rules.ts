/** Why an order or a delivery lacks an action of its life: deliver, cancel, credit. Pure; for words on the screen. */
import { allowedActions, type AllowedActions } from './actions.rules.ts'
import { creditableAmount } from './credit.rules.ts'
import type { Delivery } from './delivery.schema.ts'
import { type DeliveryAction, type OrderAction, paymentTypes } from './enums.ts'
import type { Order } from './order.schema.ts'

/** Why an action is missing, as far as the order shows it. */
export type MissingLifeReason =
  | 'order-not-open'
  /** Orders of this payment type never have the action. */
  | 'payment-type'
  /** Everything is delivered, cancelled or credited. */
  | 'nothing-left'
  | 'not-offered'

/** The reason to show for an action to deliver or cancel that an order lacks. */
export function missingOrderActionReason(
  { OrderStatus, PaymentType }: Pick<Order, 'OrderStatus' | 'PaymentType'>,
  action: OrderAction,
): MissingLifeReason {
  if (OrderStatus !== 'Open') return 'order-not-open'
  return isUsual(PaymentType, ({ open }) => open.includes(action)) ? 'not-offered' : 'payment-type'
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

/** Whether orders of a payment type can have an action at all. Nothing is known of a type that is not listed. */
function isUsual(type: string, has: (allowed: AllowedActions) => boolean): boolean {
  const known = paymentTypes.find((listed) => listed === type)
  return known === undefined || has(allowedActions('observed', known))
}
