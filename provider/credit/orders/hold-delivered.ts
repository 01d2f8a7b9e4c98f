import { hold } from '../../../shared/domain/values/invariant.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { findCreditOrder } from '../../storage/credit/orders.ts'
import type { Database } from '../../storage/database.ts'

/**
 * Reads back a credit order after a delivery. Call it inside the transaction.
 * @throws InvariantBroken unless what is delivered is within what is authorized
 */
export function holdDelivered(db: Database, id: Long): void {
  const { authorizedAmount, deliveredAmount } = findCreditOrder(db, id)!
  hold('delivered-at-most-authorized', deliveredAmount <= authorizedAmount, () => ({
    order: id,
    authorized: authorizedAmount,
    delivered: deliveredAmount,
  }))
}
