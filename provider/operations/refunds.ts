/** Refunds of delivered orders, which #12 and #13 make where the table of actions says so (`ACTIONS=observed`). */
import { creditableAmount, refundableAmount } from '../../shared/domain/order/refund.rules.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { sum } from '../../shared/domain/money/money.ts'
import { negated } from '../domain/delivery-state.ts'
import { setOrderStatus } from '../storage/order-changes.ts'
import { storeCredit } from './credits.ts'
import type { RestContext } from './handler.ts'
import type { KnownOrder } from './order-life.ts'

/**
 * Credits the amount on the order's deliveries, the earliest first. The order is cancelled once nothing is left to
 * credit.
 * @param amount minor units, at most what is left to credit
 */
export function refund(context: RestContext, order: KnownOrder, amount: Long): void {
  let left = amount
  for (const delivery of order.view.Deliveries) {
    const creditable = creditableAmount(delivery)
    const credited = creditable < left ? creditable : left
    if (credited <= 0) continue
    storeCredit(context, order, { DeliveryId: delivery.Id, amount: credited, rows: [] })
    left = sum([left, negated(credited)])
  }
  if (amount === refundableAmount(order.view)) {
    setOrderStatus(context.db, order.stored.Id, 'Cancelled', 'Closed')
  }
}
