import { expiryReason } from '../../shared/domain/expiry.rules.ts'
import { ok, refuse } from '../../shared/domain/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { endOfDay, localDateTimeOf } from '../clock.ts'
import { isInvoiceLike, statusAt } from '../domain/order-state.ts'
import type { RestContext, RestOutcome } from './handlers.ts'
import { setExpiry } from '../storage/order-state.ts'
import { findOrder } from '../storage/orders.ts'

/**
 * #6: sets the date on which an open order expires: with the last second of that day, UTC. What is no longer
 * open stays so, an expired order too. The date may be earlier than the one that the order has.
 * An order that never expires has none.
 */
export function extendOrder(
  { db, now }: RestContext,
  { CheckoutOrderId, expiryDate }: RestInput<'extendOrder'>,
): RestOutcome<'extendOrder'> {
  const order = findOrder(db, CheckoutOrderId)
  if (!order) return refuse({ code: 'order-not-found' })
  const reason = expiryReason(expiryDate, localDateTimeOf(now).slice(0, 10))
  if (reason) return refuse({ code: 'request-invalid', refusals: [{ pointer: '/expiryDate', ...reason }] })
  if (!isInvoiceLike(order)) return refuse({ code: 'order-does-not-expire' })
  const status = statusAt(order, now)
  if (status !== 'Open') return refuse({ code: 'order-not-open', status })
  setExpiry(db, CheckoutOrderId, endOfDay(expiryDate))
  return ok({ body: undefined })
}
