/** The rows of an order with the changes applied: what the table shows. Pure. */
import { mergeRow, type OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import {
  type Changes,
  type DeskRow,
  keyOf,
  type NewRow,
  type RowEdit,
  type RowKey,
  type Unread,
} from './changes.ts'
import { fieldOfPointer } from './row-draft.ts'
import type { FieldProblems } from './row-field.ts'
import { orderRowSetting, type RowSetting } from './row-setting.ts'

export interface StagedRow {
  key: RowKey
  /** The row with its changes. */
  row: DeskRow
  /** The row without its changes; undefined for a new row. */
  before: OrderRow | undefined
  is: 'same' | 'new' | 'changed' | 'cancelling' | 'cancelled'
  unread: Unread
  /** Errors that keep the row from being saved, by field. */
  problems: FieldProblems
  /** Whether the provider allows the row to be changed; always true for new rows. */
  isOpen: boolean
}

const NO_PROBLEMS: FieldProblems = Object.freeze({})
const NOTHING_UNREAD: Unread = Object.freeze({})

// A keystroke changes one of perhaps thousands of rows: the others are not computed again.
const known = new WeakMap<RowSetting, WeakMap<Staged, StagedRow>>()
type Staged = OrderRow | RowEdit | NewRow

function once<Of extends Staged>(
  of: Of,
  setting: RowSetting,
  make: (of: Of, setting: RowSetting) => StagedRow,
): StagedRow {
  const rows = known.get(setting) ?? new WeakMap<Staged, StagedRow>()
  known.set(setting, rows)
  const found = rows.get(of)
  if (found) return found
  const made = make(of, setting)
  rows.set(of, made)
  return made
}

/** The order's rows first, then the new ones. */
export function stagedRows(
  order: Pick<Order, 'OrderRows'>,
  changes: Changes,
  setting: RowSetting = orderRowSetting,
): StagedRow[] {
  const own = order.OrderRows.map((row) => {
    const edit = changes.edited.get(row.OrderRowId)
    return edit ? once(edit, setting, editedRow) : once(row, setting, sameRow)
  })
  return [...own, ...changes.added.map((row) => once(row, setting, newRow))]
}

/** Every row with errors. */
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

function editedRow({ before, update, unread }: RowEdit, setting: RowSetting): StagedRow {
  const merged = mergeRow(before, update)
  const isCancelling = update.IsCancelled === true
  return {
    key: keyOf(before),
    row: merged,
    before,
    is: isCancelling ? 'cancelling' : 'changed',
    unread,
    problems: isCancelling ? NO_PROBLEMS : problemsOf(merged, unread, setting),
    isOpen: true,
  }
}

function newRow({ key, row, unread }: NewRow, setting: RowSetting): StagedRow {
  return {
    key,
    row,
    before: undefined,
    is: setting.allNew ? 'same' : 'new',
    unread,
    problems: problemsOf(row, unread, setting),
    isOpen: true,
  }
}

function problemsOf(row: OrderRowInput, unread: Unread, { check }: RowSetting): FieldProblems {
  const problems: FieldProblems = {}
  for (const { pointer, ...reason } of check(row)) {
    const field = fieldOfPointer(pointer)
    if (field) problems[field] ??= reason
  }
  for (const field of Object.keys(unread) as (keyof Unread)[]) problems[field] = unread[field]!.problem
  return Object.keys(problems).length === 0 ? NO_PROBLEMS : problems
}
