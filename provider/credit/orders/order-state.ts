/** Where a credit order stands, from what is stored and the time. Pure. */
import type { Long } from '../../../shared/domain/long.ts'
import { sum } from '../../../shared/domain/money.ts'
import { DAY } from '../../clock.ts'
import { creditLimits } from '../credit-limits.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'

/** A closed order stays closed, its expiry past or not. */
export function stateAt({ closedAt, expiresAt }: CreditOrder, now: number): 'open' | 'closed' | 'expired' {
  if (closedAt !== null) return 'closed'
  return expiresAt <= now ? 'expired' : 'open'
}

/** What is left to invoice, in minor units. */
export function remainingAmount({ authorizedAmount, invoicedAmount }: CreditOrder): Long {
  return sum([authorizedAmount, -BigInt(invoicedAmount)])
}

/** What the order still waits for: somebody at the provider has approved it some days later. */
export function pendingAt({ pendingReasons, authorizedAt }: CreditOrder, now: number): string[] {
  return now < authorizedAt + creditLimits.pendingDays * DAY ? pendingReasons : []
}

/** Does the provider buy the order's invoices? It buys those of orders that wait for nothing. */
export function isBought(order: CreditOrder, now: number): boolean {
  return pendingAt(order, now).length === 0
}
