/** The ids of what an operation makes. Those that a 202 of an unfinished task has are kept for it (sandbox only). */
import type { Long } from '../../shared/domain/values/long.ts'
import { nextRowIds } from '../domain/row-ids.ts'
import type { Database } from '../storage/database.ts'
import { nextCreditId, nextDeliveryId } from '../storage/deliveries.ts'
import type { PromisedIds } from '../storage/pending-tasks.ts'

/** Absent where no task is unfinished. */
export interface Promised {
  /** The ids of other tasks. */
  others: readonly PromisedIds[]
  /** The task that is finished now, and its ids. */
  own?: { taskId: Long; ids: PromisedIds }
}

interface Context {
  db: Database
  promised?: Promised | undefined
}

/** Ids for new rows of the order. @param rows every row of the order, credited rows included */
export function rowIdsFor(
  { promised }: Context,
  orderId: Long,
  rows: readonly { OrderRowId: Long }[],
  count: number,
): Long[] {
  const others = promised?.others.filter((ids) => ids.orderId === orderId) ?? []
  const kept = others.flatMap(({ rowIds }) => rowIds.map((OrderRowId) => ({ OrderRowId })))
  return nextRowIds(kept.length > 0 ? [...rows, ...kept] : rows, count)
}

export function deliveryIdFor({ db, promised }: Context): number {
  const own = promised?.own?.ids.DeliveryId
  return own === undefined
    ? above(nextDeliveryId(db), promised?.others, ({ DeliveryId }) => DeliveryId)
    : Number(own)
}

export function creditIdFor({ db, promised }: Context): number {
  const own = promised?.own?.ids.CreditId
  return own === undefined
    ? above(nextCreditId(db), promised?.others, ({ CreditId }) => CreditId)
    : Number(own)
}

function above(
  next: number,
  others: readonly PromisedIds[] = [],
  idOf: (ids: PromisedIds) => Long | undefined,
): number {
  return Math.max(next, ...others.map((ids) => Number(idOf(ids) ?? 0) + 1))
}
