/** What changes in an order's own columns after it was made. */
import type { OrderStatus, PaymentCreditStatus, SystemStatus } from '../../shared/domain/enums.ts'
import type { Long } from '../../shared/domain/long.ts'
import { expiringPaymentTypes } from '../../shared/domain/enums.ts'
import type { Database } from './database.ts'

export function setOrderStatus(
  db: Database,
  orderId: Long,
  OrderStatus: OrderStatus,
  SystemStatus: SystemStatus,
): void {
  db.run(
    'UPDATE orders SET order_status = ?, system_status = ? WHERE id = ?',
    OrderStatus,
    SystemStatus,
    orderId,
  )
}

export function setPaymentCreditStatus(db: Database, orderId: Long, status: PaymentCreditStatus): void {
  db.run('UPDATE orders SET payment_credit_status = ? WHERE id = ?', status, orderId)
}

/** @param expiresAt milliseconds since 1970 */
export function setExpiry(db: Database, orderId: Long, expiresAt: number): void {
  db.run('UPDATE orders SET expires_at = ? WHERE id = ?', expiresAt, orderId)
}

// The index of the orders that will expire is partial: a query uses it by saying just this.
const WILL_EXPIRE = `order_status = 'Open' AND payment_type IN (${expiringPaymentTypes.map((type) => `'${type}'`).join(', ')})`

/** The instant at which the next open order expires, in milliseconds since 1970; undefined when none will. */
export function nextExpiry(db: Database): number | undefined {
  return (
    db.first<{ at: number | null }>(
      `SELECT json_object('at', min(expires_at)) AS json FROM orders WHERE ${WILL_EXPIRE}`,
    )?.at ?? undefined
  )
}

/** Writes down that the orders whose time has come are expired and closed. */
export function expireDueOrders(db: Database, now: number): void {
  db.run(
    `UPDATE orders SET order_status = 'Expired', system_status = 'Closed'
     WHERE ${WILL_EXPIRE} AND expires_at <= CAST(? AS INTEGER)`,
    now,
  )
}
