/** A batch as it is answered, without the names of people. */
import { type BatchItemState, batchItemStates } from '../../shared/domain/batch/batch.enums.ts'
import type { Batch, BatchItem } from '../../shared/domain/batch/batch.ts'
import { sum } from '../../shared/domain/money/money.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { keptName } from '../journal/names.ts'
import { keptUntil } from './batch-store.ts'
import { actOf, type BatchRow, creatorIn, starterIn } from './batch-table.ts'
import type { ItemRow, ItemTable } from './item-table.ts'

/** The sums are over orders in these states: that can be or were done. */
const summed: readonly BatchItemState[] = ['ready', 'sent', 'done']

export type Summary = Pick<Batch, 'counts' | 'sums'>

export function summaryOf(items: ItemTable, seq: number): Summary {
  const found = new Map(items.counts(seq).map(({ state, count }) => [state, count]))
  const byCurrency = Map.groupBy(items.amounts(seq, summed), ({ currency }) => currency)
  return {
    counts: Object.fromEntries(
      batchItemStates.map((state) => [state, found.get(state) ?? 0]),
    ) as Summary['counts'],
    sums: [...byCurrency].map(([currency, rows]) => ({
      currency,
      orders: rows.length,
      amount: sum(rows.map(({ amount }) => longOf(amount))),
    })),
  }
}

/** @param version as it is told @param names of people who have one */
export function batchOf(
  row: BatchRow,
  version: number,
  summary: Summary,
  names: Record<string, string>,
): Batch {
  const starter = starterIn(row)
  return {
    id: row.id,
    ...actOf(row),
    state: row.state,
    ...(row.pause !== null && { pause: row.pause }),
    ...(row.waits_until !== null && { waitsUntil: instant(row.waits_until) }),
    createdAt: instant(row.created_at),
    createdBy: person(creatorIn(row), names),
    ...(row.started_at !== null && { startedAt: instant(row.started_at) }),
    ...(starter && { startedBy: person({ kind: starter.kind, id: starter.user.id }, names) }),
    ...(row.ended_at !== null && { endedAt: instant(row.ended_at) }),
    keptUntil: instant(keptUntil(row)),
    version,
    ...summary,
  }
}

export function itemOf(row: ItemRow): BatchItem {
  return {
    place: row.place,
    order: longOf(row.order_id),
    state: row.state,
    ...(row.code !== null && { code: row.code }),
    ...(row.detail !== null && { detail: row.detail }),
    ...(row.merchant_order_id !== null && { merchantOrderId: row.merchant_order_id }),
    ...(row.currency !== null && { currency: row.currency }),
    ...(row.amount !== null && { amount: longOf(row.amount) }),
    ...(row.at !== null && { at: instant(row.at) }),
  }
}

/** A Long as it is stored. */
export function longOf(text: string): Long {
  return parseLong(text)!
}

function person(who: { kind: string; id: string }, names: Record<string, string>) {
  const name = keptName(who, names)
  return { id: who.id, ...(name !== undefined && { name }) }
}

function instant(at: number): string {
  return new Date(at).toISOString()
}
