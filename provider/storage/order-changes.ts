/** The changes to an order's own columns after its creation. */
import type {
  OrderStatus,
  PaymentCreditStatus,
  SystemStatus,
  SystemStatusMessage,
} from '../../shared/domain/order/enums.ts'
import { expiringPaymentTypes } from '../../shared/domain/order/payment.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { update } from './columns.ts'
import type { Database } from './database.ts'

export function setOrderStatus(
  db: Database,
  orderId: Long,
  OrderStatus: OrderStatus,
  SystemStatus: SystemStatus,
): void {
  const values = { order_status: OrderStatus, system_status: SystemStatus }
  update(db, 'orders', values, { id: orderId })
}

export function setSystemStatus(
  db: Database,
  orderId: Long,
  SystemStatus: SystemStatus,
  SystemStatusMessage: SystemStatusMessage,
): void {
  const values = { system_status: SystemStatus, system_status_message: SystemStatusMessage }
  update(db, 'orders', values, { id: orderId })
}

export function setPaymentCreditStatus(db: Database, orderId: Long, status: PaymentCreditStatus): void {
  update(db, 'orders', { payment_credit_status: status }, { id: orderId })
}

/** @param expiresAt milliseconds since 1970 */
export function setExpiry(db: Database, orderId: Long, expiresAt: number): void {
  update(db, 'orders', { expires_at: expiresAt }, { id: orderId })
}

// The partial index of expiring orders is used only by queries that repeat its condition exactly. It is named, because
// SQLite prefers the index of the status, by which it reads every open order.
const EXPIRING = 'orders INDEXED BY orders_by_expiry'
const WILL_EXPIRE = `order_status = 'Open' AND payment_type IN (${expiringPaymentTypes.map((type) => `'${type}'`).join(', ')})`

/** When the next open order expires, in milliseconds since 1970; undefined if none will. */
export function nextExpiry(db: Database): number | undefined {
  return (
    db.first<{ at: number | null }>(
      `SELECT json_object('at', min(expires_at)) AS json FROM ${EXPIRING}
       WHERE ${WILL_EXPIRE} AND expires_at IS NOT NULL`,
    )?.at ?? undefined
  )
}

/** The orders that are marked at once: others wait for the transaction. */
const MARKED_AT_ONCE = 500

/**
 * Marks orders that are due as expired and closed, those that were due first. If more are due, {@link nextExpiry} stays
 * in the past.
 * @returns their ids
 */
export function expireDueOrders(db: Database, now: number): Long[] {
  const marked = db.all<{ id: Long }>(
    `UPDATE orders SET order_status = 'Expired', system_status = 'Closed' WHERE id IN (
       SELECT id FROM ${EXPIRING} WHERE ${WILL_EXPIRE} AND expires_at <= ? ORDER BY expires_at LIMIT ${MARKED_AT_ONCE})
     RETURNING json_object('id', id) AS json`,
    now,
  )
  return marked.map(({ id }) => id)
}
