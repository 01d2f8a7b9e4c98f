import { ok, refuse } from '../../shared/domain/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { viewOrder } from '../domain/order-view.ts'
import type { RestContext, RestOutcome } from './handlers.ts'
import { loadOrder } from '../storage/stored-order.ts'

/** #8: the order as it is at this instant. */
export function getOrder(
  { db, now }: RestContext,
  { CheckoutOrderId }: RestInput<'getOrder'>,
): RestOutcome<'getOrder'> {
  const order = loadOrder(db, CheckoutOrderId)
  return order ? ok({ body: viewOrder(order, now) }) : refuse({ code: 'order-not-found' })
}
