import { ok, refuse } from '../../shared/domain/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import type { RestContext, RestOutcome } from './handlers.ts'
import { findOrder, setMetadata } from '../storage/orders.ts'

/** #7: sets the given keys and keeps the others, whatever the order's status. */
export function setOrderMetadata(
  { db }: RestContext,
  { CheckoutOrderId, body }: RestInput<'setOrderMetadata'>,
): RestOutcome<'setOrderMetadata'> {
  if (!findOrder(db, CheckoutOrderId)) return refuse({ code: 'order-not-found' })
  for (const pair of body.Metadata) setMetadata(db, CheckoutOrderId, pair)
  return ok({ body: undefined })
}
