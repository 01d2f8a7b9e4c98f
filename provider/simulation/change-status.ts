/** What happens to an order without a call of the merchant: it expires, or its pending payment is decided. */
import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { isInvoiceLike, statusAt, systemStatusAt } from '../domain/order-state.ts'
import { raise } from '../callbacks/raise.ts'
import { raiseClosed } from '../operations/run-operation.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import { setExpiry, setOrderStatus, setSystemStatus } from '../storage/order-changes.ts'
import { findOrder } from '../storage/orders.ts'
import type { NewSystemStatus } from './inputs.ts'

/** The order expires now, and the clock stays. */
export function expireOrder(
  context: RestContext,
  { orderId }: { orderId: Long },
): Result<undefined, Refused> {
  const { db, now } = context
  const order = findOrder(db, orderId)
  if (!order) return refuse({ code: 'order-not-found' })
  if (!isInvoiceLike(order)) return refuse({ code: 'order-does-not-expire' })
  const status = statusAt(order, now)
  if (status !== 'Open') return refuse({ code: 'order-not-open', status })
  setExpiry(db, orderId, now)
  setOrderStatus(db, orderId, 'Expired', 'Closed')
  raiseClosed(context, [orderId])
  return ok(undefined)
}

/** A pending order is released, or its payment fails. */
export function decidePending(
  context: RestContext,
  { orderId, SystemStatus }: NewSystemStatus & { orderId: Long },
): Result<undefined, Refused> {
  const { db, now } = context
  const order = findOrder(db, orderId)
  if (!order) return refuse({ code: 'order-not-found' })
  if (systemStatusAt(order, now) !== 'PENDING') return refuse({ code: 'order-not-pending' })
  if (SystemStatus === 'FAILED') {
    setOrderStatus(db, orderId, 'Failed', 'FAILED')
  } else {
    setSystemStatus(db, orderId, 'Active', 'SUCCESS')
    raise(context, [{ EventName: 'CheckoutOrder.PendingStatusReleased', CheckoutOrderId: orderId }])
  }
  return ok(undefined)
}
