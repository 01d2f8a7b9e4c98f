/** The changes that remain after a call has saved some of them. Pure. */
import { stringifyJson } from '../../../shared/domain/values/json.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { OrderRowUpdateInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { type Changes, editRow, keyOf, type RowKey, withoutRows } from './changes.ts'
import { type StagedRow, stagedRows } from './staged-rows.ts'

/** The content of a call. Its outcome may arrive after the clerk has made more changes. */
export interface SentChanges {
  changes: Changes
  /** The order that the call was based on. */
  before: Order
  /** The ids of added rows in the order of the call's keys, if the answer had them. */
  addedIds: readonly Long[]
}

/**
 * The order that the clerk knows after a call: with the call's own changes, and without those that others made
 * meanwhile.
 */
export function knownAfterSave(seen: Order, order: Order, isOfCall: (row: OrderRow) => boolean): Order {
  const rows = new Map(seen.OrderRows.map((row) => [row.OrderRowId, row]))
  const known = order.OrderRows.flatMap((row) => (isOfCall(row) ? row : (rows.get(row.OrderRowId) ?? [])))
  const listed = new Set(order.OrderRows.map(({ OrderRowId }) => OrderRowId))
  const gone = seen.OrderRows.filter((row) => !listed.has(row.OrderRowId) && !isOfCall(row))
  return { ...order, OrderRows: [...known, ...gone] }
}

interface ChangesLeft {
  changes: Changes
  /** Edits of added rows that the order does not list yet, by the ids they will have. */
  late: ReadonlyMap<Long, OrderRowUpdateInput>
}

/**
 * The changes without the saved rows. A row that was edited again after it was sent keeps that edit, now as a
 * change of the saved row.
 * @param keys the rows that the call saved, in the order of its body
 * @param order the order after the call
 */
export function changesAfterSave(
  now: Changes,
  keys: readonly RowKey[],
  order: Order,
  isReplaced: boolean,
  sent?: SentChanges,
): ChangesLeft {
  const without = withoutRows(now, new Set(keys))
  const left = isReplaced ? { ...without, edited: new Map(), replacesAll: false } : without
  const late = new Map<Long, OrderRowUpdateInput>()
  if (!sent || now === sent.changes) return { changes: left, late }
  const was = rowsByKey(sent.before, sent.changes)
  const is = rowsByKey(sent.before, now)
  const changes = keys.reduce((changes, key, index) => {
    const current = is.get(key)
    // A row that the clerk removed in the meantime is in the order now, where it can be seen.
    if (!current || contentOf(current) === contentOf(was.get(key))) return changes
    const row = savedRow(key, index, order, isReplaced, sent)
    if (row) return editRow(changes, row, updateOf(current))
    const id = key.startsWith('new-') ? sent.addedIds[index] : undefined
    if (id !== undefined) late.set(id, updateOf(current))
    return changes
  }, left)
  return { changes, late }
}

/** The order's row that one of the call's rows has become. */
function savedRow(
  key: RowKey,
  index: number,
  { OrderRows }: Order,
  isReplaced: boolean,
  { before, addedIds }: SentChanges,
): OrderRow | undefined {
  if (isReplaced) {
    const old = new Set(before.OrderRows.map(({ OrderRowId }) => OrderRowId))
    return OrderRows.filter(({ OrderRowId }) => !old.has(OrderRowId))[index]
  }
  if (key.startsWith('new-')) return OrderRows.find(({ OrderRowId }) => OrderRowId === addedIds[index])
  return OrderRows.find((row) => keyOf(row) === key)
}

function rowsByKey(order: Order, changes: Changes): Map<RowKey, StagedRow> {
  return new Map(stagedRows(order, changes).map((row) => [row.key, row]))
}

function contentOf(row: StagedRow | undefined): string | undefined {
  return row && stringifyJson(updateOf(row))
}

/** A row as an update that sets every member. */
function updateOf({ row, is }: StagedRow): OrderRowUpdateInput {
  if (is === 'cancelling') return { IsCancelled: true }
  const { Name, Quantity, UnitPrice, DiscountPercent = 0, DiscountAmount = 0, VatPercent = 0 } = row
  // The provider's rows have null where there is no text.
  const [ArticleNumber, Unit] = [row.ArticleNumber ?? '', row.Unit ?? '']
  return { ArticleNumber, Name, Quantity, UnitPrice, DiscountPercent, DiscountAmount, VatPercent, Unit }
}
