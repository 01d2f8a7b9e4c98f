/** The rows of an order as they will be, each with what is being done to it: what the table shows. Pure. */
import { checkOrderRow, mergeRow, type OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import { fieldOfPointer, type FieldProblems } from './row-draft.ts'
import { type Changes, keyOf, type NewRow, type RowEdit, type RowKey, type Unread } from './changes.ts'

export interface StagedRow {
  key: RowKey
  /** As it will be. */
  row: OrderRowInput
  /** As it is; undefined for a new one. */
  before: OrderRow | undefined
  is: 'same' | 'new' | 'changed' | 'cancelling' | 'cancelled'
  unread: Unread
  /** What keeps it from being saved, by field. */
  problems: FieldProblems
  /** Does the provider let it be changed? New rows always. */
  isOpen: boolean
}

const NO_PROBLEMS: FieldProblems = Object.freeze({})
const NOTHING_UNREAD: Unread = Object.freeze({})

// There may be thousands, and one keystroke changes one of them: each is looked at once, until it changes.
const known = new WeakMap<OrderRow | RowEdit | NewRow, StagedRow>()

function once<Of extends OrderRow | RowEdit | NewRow>(of: Of, make: (of: Of) => StagedRow): StagedRow {
  const found = known.get(of)
  if (found) return found
  const made = make(of)
  known.set(of, made)
  return made
}

/** The order's own rows first, the new ones after them. */
export function stagedRows(order: Pick<Order, 'OrderRows'>, changes: Changes): StagedRow[] {
  const own = order.OrderRows.map((row) => {
    const edit = changes.edited.get(row.OrderRowId)
    return edit ? once(edit, editedRow) : once(row, sameRow)
  })
  return [...own, ...changes.added.map((row) => once(row, newRow))]
}

/** Every row that cannot be saved as it is. */
export function wrongRows(rows: readonly StagedRow[]): StagedRow[] {
  return rows.filter(({ problems }) => problems !== NO_PROBLEMS && Object.keys(problems).length > 0)
}

function sameRow(row: OrderRow): StagedRow {
  return {
    key: keyOf(row),
    row,
    before: row,
    is: row.IsCancelled ? 'cancelled' : 'same',
    unread: NOTHING_UNREAD,
    problems: NO_PROBLEMS,
    isOpen: !row.IsCancelled && (row.Actions?.includes('CanUpdateRow') ?? false),
  }
}

function editedRow({ before, update, unread }: RowEdit): StagedRow {
  const merged = mergeRow(before, update)
  const isCancelling = update.IsCancelled === true
  return {
    key: keyOf(before),
    row: merged,
    before,
    is: isCancelling ? 'cancelling' : 'changed',
    unread,
    problems: isCancelling ? NO_PROBLEMS : problemsOf(merged, unread),
    isOpen: true,
  }
}

function newRow({ key, row, unread }: NewRow): StagedRow {
  return {
    key,
    row,
    before: undefined,
    is: 'new',
    unread,
    problems: problemsOf(row, unread),
    isOpen: true,
  }
}

function problemsOf(row: OrderRowInput, unread: Unread): FieldProblems {
  const problems: FieldProblems = {}
  for (const { pointer, ...reason } of checkOrderRow(row)) {
    const field = fieldOfPointer(pointer)
    if (field) problems[field] ??= reason
  }
  for (const field of Object.keys(unread) as (keyof Unread)[]) problems[field] = unread[field]!.problem
  return Object.keys(problems).length === 0 ? NO_PROBLEMS : problems
}
