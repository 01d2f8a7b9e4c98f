/**
 * What can be done with an order, a delivery and a row (the description, Actions): computed each time, never
 * stored. What is not shown is refused, so that the handlers ask these same functions. Pure.
 */
import {
  type DeliveryAction,
  deliveryActions,
  type OrderAction,
  orderActions,
  type OrderRowAction,
  type OrderStatus,
} from '../../shared/domain/enums.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { OrderRowRecord } from '../storage/order-rows.ts'
import { activeAmount, isActive, isDelivered } from './order-state.ts'

/** @param rows every row of the order */
export function actionsOfOrder(status: OrderStatus, rows: readonly OrderRowRecord[]): OrderAction[] {
  if (status !== 'Open') return []
  const missing = new Set<OrderAction>()
  if (rows.some(isDelivered)) missing.add('CanUpdateOrderRow')
  // Rows of reductions alone leave no amount to cancel.
  if (activeAmount(rows) <= 0) missing.add('CanCancelAmount')
  return orderActions.filter((action) => !missing.has(action))
}

interface RowFacts {
  /** Of the order. */
  status: OrderStatus
  /** Can what is left of the row, once delivered, be credited? */
  isCreditable: boolean
}

export function actionsOfRow(
  row: Pick<OrderRowRecord, 'IsCancelled' | 'deliveryId'>,
  { status, isCreditable }: RowFacts,
): OrderRowAction[] {
  if (isDelivered(row)) return isCreditable ? ['CanCreditRow'] : []
  return status === 'Open' && isActive(row) ? ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'] : []
}

interface DeliveryFacts {
  isInvoiceLike: boolean
  /** What may still be credited, in minor units. */
  remaining: Long
  hasCreditableRow: boolean
}

export function actionsOfDelivery(delivery: DeliveryFacts): DeliveryAction[] {
  if (!delivery.isInvoiceLike || delivery.remaining <= 0) return []
  return deliveryActions.filter((action) => action !== 'CanCreditOrderRows' || delivery.hasCreditableRow)
}
