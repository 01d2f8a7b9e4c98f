/** The operations on an order itself: #6, #7 and #8. */
import { expiryReason } from '../../shared/domain/order/expiry.rules.ts'
import { ok, refuse } from '../../shared/domain/values/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { endOfDay, localDateTimeOf } from '../clock.ts'
import { isInvoiceLike, statusAt } from '../domain/order-state.ts'
import { viewOrder } from '../domain/order-view.ts'
import { setExpiry } from '../storage/order-changes.ts'
import { findOrder, setMetadata } from '../storage/orders.ts'
import { loadOrder } from '../storage/stored-order.ts'
import type { RestContext, RestOutcome } from './handler.ts'

const orderNotFound = { code: 'order-not-found' } as const

/** #8: reads the current order. */
export function getOrder(
  context: RestContext,
  { CheckoutOrderId }: RestInput<'getOrder'>,
): RestOutcome<'getOrder'> {
  const order = loadOrder(context.db, CheckoutOrderId)
  return order ? ok({ body: viewOrder(order, context) }) : refuse(orderNotFound)
}

/**
 * #6: sets the date after whose last second, UTC, an open order expires. It may be earlier than the current date.
 * Expired and closed orders, and payment types that never expire, are refused.
 */
export function extendOrder(
  { db, now }: RestContext,
  { CheckoutOrderId, expiryDate }: RestInput<'extendOrder'>,
): RestOutcome<'extendOrder'> {
  const order = findOrder(db, CheckoutOrderId)
  if (!order) return refuse(orderNotFound)
  const reason = expiryReason(expiryDate, localDateTimeOf(now).slice(0, 10))
  if (reason) return refuse({ code: 'request-invalid', refusals: [{ pointer: '/expiryDate', ...reason }] })
  if (!isInvoiceLike(order)) return refuse({ code: 'order-does-not-expire' })
  const status = statusAt(order, now)
  if (status !== 'Open') return refuse({ code: 'order-not-open', status })
  setExpiry(db, CheckoutOrderId, endOfDay(expiryDate))
  return ok({ body: undefined })
}

/** #7: sets the given keys and keeps the others. Works in every order status. */
export function setOrderMetadata(
  { db }: RestContext,
  { CheckoutOrderId, body }: RestInput<'setOrderMetadata'>,
): RestOutcome<'setOrderMetadata'> {
  if (!findOrder(db, CheckoutOrderId)) return refuse(orderNotFound)
  for (const pair of body.Metadata) setMetadata(db, CheckoutOrderId, pair)
  return ok({ body: undefined })
}
