/**
 * Finds the outcome of a write whose answer was lost, from the order before it and now. The desk does one write at a
 * time, so a change is either this write or one made at the provider directly. If the two cannot be distinguished, the
 * outcome is unclear. Pure.
 */
import type { Long } from '../../shared/domain/values/long.ts'
import { isWhole } from '../../shared/domain/order/history-changes.rules.ts'
import { mergeRow, type OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import type { RowChange } from '../../shared/domain/order/row-changes.rules.ts'
import { rowChangesOf } from '../../shared/domain/order/row-updates.rules.ts'
import { historyLimits } from '../../shared/domain/values/limits.ts'
import { isLifeWrite, type Write } from './desk-request.ts'
import type { ExpectedLife } from './expected-life.ts'
import { lifeOutcome } from './find-life-outcome.ts'
import { hasMark, markedRows } from './marked-write.ts'
import { lifeBefore } from './life-snapshot.ts'
import { namedRows } from './named-rows.ts'
import { done, notDone, type OrderOutcome, unclear } from './order-outcome.ts'
import type { OrderSnapshot, RowBefore, RowSnapshot, SnapshotBefore } from './order-snapshot.ts'

/**
 * The snapshot of the order before the write, with only the members that {@link findOutcome} needs.
 * @param expected the expected effect of a delivery, a cancellation or a credit
 */
export function snapshotBefore(
  write: Write,
  { rows, ExpirationDate, metadata, deliveries = [], life }: OrderSnapshot,
  expected?: ExpectedLife,
): SnapshotBefore {
  const before = { rows: [], ExpirationDate: null, metadata: {} }
  const named = namedRows(write)
  if (isLifeWrite(write)) {
    const ids = [...named, ...(expected?.rows ?? []).map(({ OrderRowId }) => OrderRowId)]
    const kept = thinned(only(rows, ids), ids)
    return { ...before, rows: kept, ...(life && expected && { life: lifeBefore(write, life, expected) }) }
  }
  switch (write.name) {
    case 'extendOrder':
      return { ...before, ExpirationDate }
    case 'setOrderMetadata': {
      const named = new Set(write.input.body.Metadata.map(({ Key }) => Key))
      const kept = Object.entries(metadata).filter(([key]) => named.has(key))
      return { ...before, metadata: Object.fromEntries(kept) }
    }
    case 'addOrderRow':
    case 'addOrderRows':
    case 'replaceOrderRows': {
      // The history shows rows that are replaced, and none that stays.
      const gone = write.name === 'replaceOrderRows' ? rows.filter(({ IsCancelled }) => !IsCancelled) : []
      const ids = gone.map(({ OrderRowId }) => OrderRowId)
      const bare = deliveries.map(({ Id }) => ({ Id, rows: [] }))
      return { ...before, rows: thinned(rows, ids), deliveries: bare }
    }
    case 'updateOrderRow':
    case 'updateOrderRows':
      return { ...before, rows: only(rows, named) }
  }
}

function only(rows: readonly RowSnapshot[], ids: readonly Long[]): RowSnapshot[] {
  const wanted = new Set(ids)
  return rows.filter(({ OrderRowId }) => wanted.has(OrderRowId))
}

/** The rows with all their values only where the history shows them. @param ids those of its rows, in its order */
function thinned(rows: readonly RowSnapshot[], ids: readonly Long[]): RowBefore[] {
  const shown = new Set(ids.slice(0, historyLimits.rows))
  return rows.map((row) => {
    const { OrderRowId, IsCancelled, Name, Quantity } = row
    return shown.has(OrderRowId) ? row : { OrderRowId, IsCancelled, Name, Quantity }
  })
}

/**
 * @param ids the added rows' ids, if the provider's answer was read
 * @param mark of the intent; then an effect that is only like the write is not taken for it
 */
export function findOutcome(
  write: Write,
  before: SnapshotBefore,
  now: OrderSnapshot,
  ids: readonly Long[] = [],
  mark?: string,
): OrderOutcome {
  if (isLifeWrite(write)) return lifeOutcome(write, before, now, ids, mark === undefined)
  switch (write.name) {
    case 'addOrderRow':
      return ids.length > 0 ? addedAs(ids, before, now) : added(write, [write.input.body], before, now, mark)
    case 'addOrderRows':
      return ids.length > 0
        ? addedAs(ids, before, now)
        : added(write, write.input.body.OrderRows, before, now, mark)
    case 'updateOrderRow':
      return updated([{ update: write.input.body, OrderRowId: write.input.OrderRowId }], before, now)
    case 'updateOrderRows':
      return updated(rowChangesOf(write.input.body.OrderRows), before, now)
    case 'replaceOrderRows':
      return replaced(write, write.input.body.OrderRows, before, now, mark)
    case 'extendOrder':
      if (now.ExpirationDate?.startsWith(write.input.expiryDate)) return done()
      return now.ExpirationDate === before.ExpirationDate ? notDone : unclear
    case 'setOrderMetadata': {
      const { Metadata } = write.input.body
      if (Metadata.every(({ Key, Value }) => now.metadata[Key] === Value)) return done()
      return Metadata.every(({ Key }) => now.metadata[Key] === before.metadata[Key]) ? notDone : unclear
    }
  }
}

/** Finds the added rows by their ids, which distinguish them from equal rows of another system. */
function addedAs(ids: readonly Long[], before: SnapshotBefore, now: OrderSnapshot): OrderOutcome {
  const old = byId(before.rows)
  const fresh = now.rows.filter(({ OrderRowId }) => !old.has(OrderRowId)).map(({ OrderRowId }) => OrderRowId)
  const delivered = (now.deliveries ?? []).flatMap((delivery) => delivery.rows)
  if (ids.every((id) => fresh.includes(id) || delivered.includes(id))) return done([...ids])
  // New rows with other ids may be these, renumbered: they are not sent again.
  return fresh.length === 0 && !hasNewDelivery(before, now) ? notDone : unclear
}

/** Whether rows were delivered meanwhile: then the order's rows lack them, and new ones may be among them. */
function hasNewDelivery({ deliveries: old }: SnapshotBefore, { deliveries = [] }: OrderSnapshot): boolean {
  return old !== undefined && deliveries.some(({ Id }) => !old.some((one) => one.Id === Id))
}

/**
 * Finds the added rows by their mark or, without one, by content. Then an equal row of another system cannot be
 * distinguished, because the provider's row has no id of the caller (docs/decisions/0007-a-write-whose-answer-is-lost.md).
 */
function added(
  write: Write,
  rows: readonly OrderRowInput[],
  before: SnapshotBefore,
  now: OrderSnapshot,
  mark: string | undefined,
): OrderOutcome {
  const old = new Set(before.rows.map(({ OrderRowId }) => OrderRowId))
  const newRows = now.rows.filter(({ OrderRowId }) => !old.has(OrderRowId))
  const marked = markedRows(write, mark)
  // Rows without the mark are another system's, however equal.
  const fresh = marked ? newRows.filter((row) => hasMark(row, mark!)) : newRows
  const wanted = marked ?? rows
  const left = fresh.filter((row) => wanted.some((want) => sameRow(row, want)))
  // A new row with other content may be one of these, changed by the provider: it is not sent again.
  if (fresh.length === 0) return hasNewDelivery(before, now) ? unclear : notDone
  // There are more equal rows than were sent: another system added some, and nothing shows which.
  if (left.length !== wanted.length) return unclear
  const ids: Long[] = []
  for (const want of wanted) {
    const index = left.findIndex((row) => sameRow(row, want))
    if (index === -1) return unclear
    ids.push(...left.splice(index, 1).map(({ OrderRowId }) => OrderRowId))
  }
  // A write that has no room for its mark.
  return mark !== undefined && !marked ? unclear : done(ids)
}

function updated(
  changes: readonly Pick<RowChange, 'OrderRowId' | 'update'>[],
  before: SnapshotBefore,
  now: OrderSnapshot,
): OrderOutcome {
  const old = byId(before.rows)
  const fresh = byId(now.rows)
  let asWanted = true
  let asBefore = true
  for (const { OrderRowId, update } of changes) {
    const was = old.get(OrderRowId)
    const is = fresh.get(OrderRowId)
    if (!was || !isWhole(was) || !is) return unclear
    const want = update.IsCancelled ? was : mergeRow(was, update)
    const cancelled = update.IsCancelled || was.IsCancelled
    asWanted &&= is.IsCancelled === cancelled && sameRow(is, want)
    asBefore &&= is.IsCancelled === was.IsCancelled && sameRow(is, was)
  }
  // A write that changes nothing counts as done.
  if (asWanted) return done()
  return asBefore ? notDone : unclear
}

function replaced(
  write: Write,
  rows: readonly OrderRowInput[],
  before: SnapshotBefore,
  now: OrderSnapshot,
  mark: string | undefined,
): OrderOutcome {
  const outcome = added(write, rows, before, now, mark)
  const fresh = byId(now.rows)
  const active = before.rows.filter(({ IsCancelled }) => !IsCancelled)
  const gone = active.filter(({ OrderRowId }) => fresh.get(OrderRowId)?.IsCancelled !== false)
  if (outcome.is === 'done') return gone.length === active.length ? outcome : unclear
  return outcome.is === 'not-done' && gone.length === 0 ? notDone : unclear
}

function byId<Row extends { OrderRowId: Long }>(rows: readonly Row[]): Map<Long, Row> {
  return new Map(rows.map((row) => [row.OrderRowId, row]))
}

/** Whether the rows are equal; absent and empty are the same. */
function sameRow(row: OrderRowInput, want: OrderRowInput): boolean {
  return (
    row.Name === want.Name &&
    (row.ArticleNumber ?? '') === (want.ArticleNumber ?? '') &&
    (row.Unit ?? '') === (want.Unit ?? '') &&
    row.Quantity === want.Quantity &&
    row.UnitPrice === want.UnitPrice &&
    (row.DiscountPercent ?? 0) === (want.DiscountPercent ?? 0) &&
    (row.DiscountAmount ?? 0) === (want.DiscountAmount ?? 0) &&
    (row.VatPercent ?? 0) === (want.VatPercent ?? 0)
  )
}
