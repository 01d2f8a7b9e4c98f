/** The state of a credit order, from the stored order and the time. Pure. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { sum } from '../../../shared/domain/money/money.ts'
import { DAY } from '../../clock.ts'
import { creditLimits } from '../credit-limits.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'

/** A closed order stays closed after its expiry, and an expired one stays expired if a sandbox's clock is reset. */
export function stateAt(
  { closedAt, expiresAt, isExpired }: CreditOrder,
  now: number,
): 'open' | 'closed' | 'expired' {
  if (closedAt !== null) return 'closed'
  return isExpired || expiresAt <= now ? 'expired' : 'open'
}

/** The amount left to deliver, in minor units. */
export function remainingAmount({ authorizedAmount, deliveredAmount }: CreditOrder): Long {
  return sum([authorizedAmount, -BigInt(deliveredAmount)])
}

/** Why the order is pending. After some days it counts as approved, without a reason. */
export function pendingAt({ pendingReasons, authorizedAt }: CreditOrder, now: number): string[] {
  return now < authorizedAt + creditLimits.pendingDays * DAY ? pendingReasons : []
}

/** Whether the provider buys the order's invoices. It does unless the order is pending. */
export function isBought(order: CreditOrder, now: number): boolean {
  return pendingAt(order, now).length === 0
}
