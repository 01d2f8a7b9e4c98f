/** Where an order stands, from what is stored and the time. Pure. */
import {
  expiringPaymentTypes,
  type OrderStatus,
  type PaymentType,
  type SystemStatus,
} from '../../shared/domain/enums.ts'
import type { Long } from '../../shared/domain/long.ts'
import { rowAmount, sum } from '../../shared/domain/money.ts'
import type { OrderRowRecord } from '../storage/order-rows.ts'

/** Does the order end in an invoice or a plan? Only such orders expire, and only their deliveries can be credited. */
export function isInvoiceLike({ PaymentType }: { PaymentType: PaymentType }): boolean {
  return (expiringPaymentTypes as readonly PaymentType[]).includes(PaymentType)
}

interface Stored {
  OrderStatus: OrderStatus
  PaymentType: PaymentType
  expiresAt: number | null
}

/** The status at an instant: an open order past its expiry has expired, whether or not anybody wrote that down. */
export function statusAt(order: Stored, now: number): OrderStatus {
  const isPast = order.expiresAt !== null && order.expiresAt <= now
  return order.OrderStatus === 'Open' && isPast && isInvoiceLike(order) ? 'Expired' : order.OrderStatus
}

/** The system status at an instant: an order that has expired is closed, whether or not anybody wrote that down. */
export function systemStatusAt(order: Stored & { SystemStatus: SystemStatus }, now: number): SystemStatus {
  return statusAt(order, now) === order.OrderStatus ? order.SystemStatus : 'Closed'
}

/** Where its rows leave an order: open while one is active, then delivered or, if nothing ever was, cancelled. */
export function statusOfRows(rows: readonly RowState[]): 'Open' | 'Delivered' | 'Cancelled' {
  if (rows.some(isActive)) return 'Open'
  return rows.some(isDelivered) ? 'Delivered' : 'Cancelled'
}

type RowState = Pick<OrderRowRecord, 'IsCancelled' | 'deliveryId'>

/** Neither cancelled nor delivered. */
export function isActive({ IsCancelled, deliveryId }: RowState): boolean {
  return !IsCancelled && deliveryId === null
}

export function isDelivered({ deliveryId }: RowState): boolean {
  return deliveryId !== null
}

/** What can still be delivered or cancelled, in minor units. */
export function activeAmount(rows: readonly OrderRowRecord[]): Long {
  return sum(rows.filter(isActive).map(rowAmount))
}

/** What the order comes to: its active and its delivered rows, in minor units. */
export function orderAmount(rows: readonly OrderRowRecord[]): Long {
  return sum(rows.filter(({ IsCancelled }) => !IsCancelled).map(rowAmount))
}

/** What was cancelled, in minor units. */
export function cancelledAmount(rows: readonly OrderRowRecord[]): Long {
  return sum(rows.filter(({ IsCancelled }) => IsCancelled).map(rowAmount))
}
