/** The state of an order, from the stored order and the time. Pure. */
import type { OrderStatus, PaymentType, SystemStatus } from '../../shared/domain/order/enums.ts'
import { expiringPaymentTypes } from '../../shared/domain/order/payment.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { rowAmount, sum } from '../../shared/domain/money/money.ts'
import type { OrderRowRecord } from '../storage/order-rows.ts'

/** Whether the order is paid by invoice or plan. Only such orders expire, and only their deliveries have a due date. */
export function isInvoiceLike({ PaymentType }: { PaymentType: PaymentType }): boolean {
  return (expiringPaymentTypes as readonly PaymentType[]).includes(PaymentType)
}

interface Stored {
  OrderStatus: OrderStatus
  PaymentType: PaymentType
  expiresAt: number | null
}

/** The status at an instant: an open order past its expiry has expired, even if this is not stored yet. */
export function statusAt(order: Stored, now: number): OrderStatus {
  const isPast = order.expiresAt !== null && order.expiresAt <= now
  return order.OrderStatus === 'Open' && isPast && isInvoiceLike(order) ? 'Expired' : order.OrderStatus
}

/** The system status at an instant: an expired order is closed, even if this is not stored yet. */
export function systemStatusAt(order: Stored & { SystemStatus: SystemStatus }, now: number): SystemStatus {
  return statusAt(order, now) === order.OrderStatus ? order.SystemStatus : 'Closed'
}

/** The facts that decide the status of an order without an active row. */
interface Settled {
  PaymentType: PaymentType
  /** Whether everything that was delivered is credited. */
  isFullyCredited: boolean
}

/**
 * The status by the rows: open while one is active, then delivered or, if none was delivered, cancelled. A fully
 * credited account credit or payment plan is cancelled too ("Beyond the description", section 2).
 */
export function statusOfRows(
  rows: readonly RowState[],
  { PaymentType, isFullyCredited }: Settled,
): 'Open' | 'Delivered' | 'Cancelled' {
  if (rows.some(isActive)) return 'Open'
  if (!rows.some(isDelivered)) return 'Cancelled'
  const endsCancelled = PaymentType === 'AccountCredit' || PaymentType === 'PaymentPlan'
  return isFullyCredited && endsCancelled ? 'Cancelled' : 'Delivered'
}

type RowState = Pick<OrderRowRecord, 'IsCancelled' | 'deliveryId'>

/** Neither cancelled nor delivered. */
export function isActive({ IsCancelled, deliveryId }: RowState): boolean {
  return !IsCancelled && deliveryId === null
}

export function isDelivered({ deliveryId }: RowState): boolean {
  return deliveryId !== null
}

/** The sum of the active rows, which can still be delivered or cancelled, in minor units. */
export function activeAmount(rows: readonly OrderRowRecord[]): Long {
  return sum(rows.filter(isActive).map(rowAmount))
}

/** OrderAmount: the sum of all rows, including cancelled ones, in minor units. */
export function orderAmount(rows: readonly OrderRowRecord[]): Long {
  return sum(rows.map(rowAmount))
}

/** The sum of the active and delivered rows, in minor units, which the credit check compares. */
export function boughtAmount(rows: readonly OrderRowRecord[]): Long {
  return sum(rows.filter(({ IsCancelled }) => !IsCancelled).map(rowAmount))
}

/** The sum of the cancelled rows, in minor units. */
export function cancelledAmount(rows: readonly OrderRowRecord[]): Long {
  return sum(rows.filter(({ IsCancelled }) => IsCancelled).map(rowAmount))
}
