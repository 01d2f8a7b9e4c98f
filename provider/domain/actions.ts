/**
 * The actions of an order, a delivery and a row (the description, Actions). They are computed each time and never
 * stored. The handlers use the same functions, so an action that is not shown is refused. Pure.
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
  /** Whether the rest of the delivered row can be credited. */
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
