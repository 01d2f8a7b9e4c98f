/** What time alone does to standalone orders, and whom it is told. */
import { raise, type Raising } from '../../callbacks/raise.ts'
import { DAY } from '../../clock.ts'
import type { Database } from '../../storage/database.ts'
import {
  approvePending,
  expireCreditOrders,
  firstPending,
  nextCreditExpiry,
} from '../../storage/credit/due-orders.ts'
import { creditLimits } from '../credit-limits.ts'

const PENDING_MS = creditLimits.pendingDays * DAY

/** When the next order expires or counts as approved, in milliseconds since 1970; undefined if none will. */
export function nextDueCreditOrder(db: Database): number | undefined {
  const pending = firstPending(db)
  const next = Math.min(
    nextCreditExpiry(db) ?? Infinity,
    pending === undefined ? Infinity : pending + PENDING_MS,
  )
  return next === Infinity ? undefined : next
}

/** Approves and expires the orders that are due. Call it within a transaction. If more are due, the next is in the past. */
export function changeDueCreditOrders({ db, now }: Raising): void {
  const approved = approvePending(db, now - PENDING_MS)
  const expired = expireCreditOrders(db, now)
  raise({ db, now }, [
    ...approved.map((OrderId) => ({ EventName: 'StandaloneOrder.PendingStatusReleased', OrderId }) as const),
    ...expired.map(
      (OrderId) => ({ EventName: 'StandaloneOrder.Closed', OrderId, CloseReason: 'Expired' }) as const,
    ),
  ])
}
