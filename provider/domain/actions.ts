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
import { isActive } from './order-state.ts'

interface OrderFacts {
  status: OrderStatus
  /** Has the order delivered rows? */
  isPartlyDelivered: boolean
}

export function actionsOfOrder({ status, isPartlyDelivered }: OrderFacts): OrderAction[] {
  if (status !== 'Open') return []
  return orderActions.filter((action) => action !== 'CanUpdateOrderRow' || !isPartlyDelivered)
}

interface RowFacts {
  status: OrderStatus
  isInvoiceLike: boolean
  /** How much of the row was credited already, times 100, as a positive number. */
  creditedQuantity: Long
}

export function actionsOfRow(
  row: Pick<OrderRowRecord, 'IsCancelled' | 'deliveryId' | 'Quantity'>,
  { status, isInvoiceLike, creditedQuantity }: RowFacts,
): OrderRowAction[] {
  if (row.deliveryId !== null) {
    return isInvoiceLike && creditedQuantity < row.Quantity ? ['CanCreditRow'] : []
  }
  return status === 'Open' && isActive(row) ? ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'] : []
}

interface DeliveryFacts {
  isInvoiceLike: boolean
  /** Minor units, both positive. */
  DeliveryAmount: Long
  CreditedAmount: Long
}

export function actionsOfDelivery(delivery: DeliveryFacts): DeliveryAction[] {
  const isOpen = delivery.isInvoiceLike && delivery.CreditedAmount < delivery.DeliveryAmount
  return isOpen ? [...deliveryActions] : []
}
