/**
 * The actions of an order, a delivery and a row (the description, Actions). They are computed each time and never
 * stored. The handlers use the same functions, so an action that is not shown is refused. The table of payment types is
 * shared with the edge and the desk (`shared/domain/order/actions.rules.ts`). Pure.
 */
import type { AllowedActions } from '../../shared/domain/order/actions.rules.ts'
import {
  type DeliveryAction,
  type OrderAction,
  orderActions,
  type OrderRowAction,
  type OrderStatus,
} from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { isDeliverable } from '../../shared/domain/order/order-life.rules.ts'
import type { OrderRowRecord } from '../storage/order-rows.ts'
import { activeAmount, isActive, isDelivered } from './order-state.ts'

/**
 * @param rows every row of the order
 * @param refundable the amount that is left to credit on its deliveries, in minor units
 */
export function actionsOfOrder(
  allowed: AllowedActions,
  status: OrderStatus,
  rows: readonly OrderRowRecord[],
  refundable: Long = 0,
): OrderAction[] {
  if (status === 'Delivered' && refundable > 0) return [...allowed.delivered]
  if (status !== 'Open') return []
  const missing = new Set<OrderAction>()
  if (rows.some(isDelivered)) missing.add('CanUpdateOrderRow')
  const amount = activeAmount(rows)
  // If only reductions are left, there is no amount to cancel.
  if (amount <= 0) missing.add('CanCancelAmount')
  if (!isDeliverable(amount)) missing.add('CanDeliverOrder').add('CanDeliverPartially')
  return orderActions.filter((action) => allowed.open.includes(action) && !missing.has(action))
}

/** The actions of an undelivered row. */
export function actionsOfOpenRow(
  allowed: AllowedActions,
  status: OrderStatus,
  row: Pick<OrderRowRecord, 'IsCancelled' | 'deliveryId'>,
): readonly OrderRowAction[] {
  return status === 'Open' && isActive(row) ? allowed.openRow : []
}

interface DeliveryFacts {
  /** The amount that may still be credited, in minor units. */
  remaining: Long
  hasCreditableRow: boolean
}

export function actionsOfDelivery(allowed: AllowedActions, delivery: DeliveryFacts): DeliveryAction[] {
  if (delivery.remaining <= 0) return []
  return allowed.delivery.filter((action) => action !== 'CanCreditOrderRows' || delivery.hasCreditableRow)
}
