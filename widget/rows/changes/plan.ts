/** Plans the fewest calls that save the changes. Pure. */
import { stringifyJson } from '../../../shared/domain/values/json.ts'
import { BODY_LIMIT, rowListLimits } from '../../../shared/domain/values/limits.ts'
import { type Long, normalLong } from '../../../shared/domain/values/long.ts'
import { exactRowAmount } from '../../../shared/domain/money/money.ts'
import { refusedAmount } from '../../../shared/domain/order/open-amount.rules.ts'
import { mergeRow, type OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { RowUpdate, RowWrite } from '../../client/order-writes.ts'
import { type Changes, copyOf, keyOf, type RowKey } from './changes.ts'
import { type StagedRow, stagedRows } from './staged-rows.ts'

export type PlannedCall = RowWrite & {
  /** The rows that the call saves, in the order of its body: a refusal points to a row by position. */
  keys: RowKey[]
  /** How the call changes the order's amount, in minor units. */
  difference: Long
}

// A request may have BODY_LIMIT bytes; the JSON around the rows needs a few of them.
const MAX_ROW_BYTES = BODY_LIMIT - 1024

interface Piece<Item> {
  item: Item
  key: RowKey
  difference: bigint
}

/**
 * Calls that lower the amount come first, so an amount that ends lower or equal is never higher in between and meets no
 * credit check. There are three exceptions. An order that would be left without active rows gets its new rows first,
 * because the provider closes an empty order for good. One that would sink below 0 in between, which the edge refuses,
 * rises first. One that sinks either way, such as an order that is below 0 already, gets all its rows anew in one call.
 */
export function plan(order: Order, changes: Changes): PlannedCall[] {
  const staying = stagedRows(order, changes).filter(staysInOrder)
  // Replacing all rows by none is cancelling them.
  const replaced = staying.length > 0 ? [[replacement(order, staying)]] : []
  if (changes.replacesAll && replaced[0]) return replaced[0]
  const updates = updateCalls(changes).map((call) => [call])
  // Added rows stay together, so they keep the clerk's order.
  const adds = addCalls(changes)
  const groups = [...updates, adds].toSorted((a, b) => Number(differenceOf(a) - differenceOf(b)))
  const inTurn = cancelsEveryRow(order, changes)
    ? [[...adds, ...updates.flat()]]
    : [groups.flat(), groups.toReversed().flat()]
  return [...inTurn, ...replaced].find((calls) => !sinksBelowZero(order, calls)) ?? inTurn[0]!
}

/** Whether less than 0 is open after one of the calls, and less than before it. */
function sinksBelowZero(order: Order, calls: readonly PlannedCall[]): boolean {
  let open = exactAmount(order.OrderRows.filter(({ IsCancelled }) => !IsCancelled))
  return calls.some(({ difference }) => {
    const before = open
    open += BigInt(difference)
    return refusedAmount(before, open) !== undefined
  })
}

/** Whether the call's rows have to go in one request but do not fit into one. */
export function isTooLarge(call: PlannedCall): boolean {
  if (!('body' in call)) return false
  const rows = 'OrderRows' in call.body ? call.body.OrderRows.length : 1
  return rows > rowListLimits.maxItems || sizeOf(call.body) > BODY_LIMIT
}

/**
 * Whether the order's amount is ever above its current value. If so, the provider checks the customer's credit.
 */
export function meetsCreditCheck(calls: readonly PlannedCall[]): boolean {
  let difference = 0n
  return calls.some((call) => (difference += BigInt(call.difference)) > 0n)
}

function differenceOf(calls: readonly PlannedCall[]): bigint {
  return calls.reduce((all, { difference }) => all + BigInt(difference), 0n)
}

function cancelsEveryRow({ OrderRows }: Order, { edited }: Changes): boolean {
  return OrderRows.every(
    ({ IsCancelled, OrderRowId }) => IsCancelled || edited.get(OrderRowId)?.update.IsCancelled,
  )
}

function updateCalls({ edited }: Changes): PlannedCall[] {
  // An edit may hold only an unreadable text.
  const edits = [...edited.values()].filter(({ update }) => Object.keys(update).length > 0)
  const pieces = edits.map(({ before, update }): Piece<RowUpdate> => {
    const item = update.IsCancelled
      ? { RowId: before.OrderRowId, IsCancelled: true }
      : // The description requires the quantity, changed or not.
        { RowId: before.OrderRowId, Quantity: before.Quantity, ...update }
    const after = update.IsCancelled ? 0n : exactRowAmount(mergeRow(before, update))
    return { item, key: keyOf(before), difference: after - exactRowAmount(before) }
  })
  return batches(pieces).map((batch): PlannedCall => {
    const [first] = batch
    if (batch.length > 1 || !first) {
      return { operation: 'updateOrderRows', body: { OrderRows: items(batch) }, ...about(batch) }
    }
    const { RowId, ...body } = first.item
    return { operation: 'updateOrderRow', OrderRowId: RowId, body, ...about(batch) }
  })
}

function addCalls({ added }: Changes): PlannedCall[] {
  const pieces = added.map(({ key, row }): Piece<OrderRowInput> => ({
    item: row,
    key,
    difference: exactRowAmount(row),
  }))
  return batches(pieces).map((batch): PlannedCall => {
    const [first] = batch
    return batch.length === 1 && first
      ? { operation: 'addOrderRow', body: first.item, ...about(batch) }
      : { operation: 'addOrderRows', body: { OrderRows: items(batch) }, ...about(batch) }
  })
}

/** All rows go in one call, because a second replacement would undo the first. */
function replacement(order: Order, rows: readonly StagedRow[]): PlannedCall {
  const before = order.OrderRows.filter(({ IsCancelled }) => !IsCancelled)
  return {
    operation: 'replaceOrderRows',
    body: { OrderRows: rows.map(({ row }) => copyOf(row)) },
    keys: rows.map(({ key }) => key),
    difference: normalLong(exactAmount(rows.map(({ row }) => row)) - exactAmount(before)),
  }
}

function staysInOrder({ is }: StagedRow): boolean {
  return is !== 'cancelled' && is !== 'cancelling'
}

function exactAmount(rows: readonly OrderRowInput[]): bigint {
  return rows.reduce((all, row) => all + exactRowAmount(row), 0n)
}

/** Splits the pieces into as few requests as the limits allow. */
function batches<Item>(pieces: readonly Piece<Item>[]): Piece<Item>[][] {
  const all: Piece<Item>[][] = []
  let free = 0
  for (const piece of pieces) {
    const size = sizeOf(piece.item) + 1
    const last = all.at(-1)
    if (last && size <= free && last.length < rowListLimits.maxItems) last.push(piece)
    else {
      all.push([piece])
      free = MAX_ROW_BYTES
    }
    free -= size
  }
  return all
}

function sizeOf(value: unknown): number {
  return new TextEncoder().encode(stringifyJson(value)).length
}

function items<Item>(batch: readonly Piece<Item>[]): Item[] {
  return batch.map(({ item }) => item)
}

function about(batch: readonly Piece<unknown>[]): { keys: RowKey[]; difference: Long } {
  const difference = batch.reduce((all, piece) => all + piece.difference, 0n)
  return { keys: batch.map(({ key }) => key), difference: normalLong(difference) }
}
