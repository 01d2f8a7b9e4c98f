/**
 * What a clerk has done to an order's rows and not saved yet, as data. Every function here is pure and gives
 * new changes: what was before stays as it is, which is all that undo needs.
 */
import type { Long } from '../../shared/domain/long.ts'
import {
  mergeRow,
  type OrderRowInput,
  type OrderRowUpdateInput,
} from '../../shared/domain/order-row.rules.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import type { FieldProblem, RowField } from './row-draft.ts'

/** What was written in a cell and could not be read as what the cell holds. It is kept until it is put right. */
export type Unread = Partial<Record<RowField, { text: string; problem: FieldProblem }>>

/** A row that the provider does not have yet. */
export interface NewRow {
  key: RowKey
  row: OrderRowInput
  unread: Unread
}

/** What is to become of a row that the provider has. */
export interface RowEdit {
  /** The row as it was when the first of it was changed: what a conflict is told by. */
  before: OrderRow
  /** Only what differs from `before`; `IsCancelled` cancels the row. */
  update: OrderRowUpdateInput
  unread: Unread
}

export interface Changes {
  added: readonly NewRow[]
  edited: ReadonlyMap<Long, RowEdit>
  /** Has the clerk asked for all rows to be cancelled and these to be put in their place? */
  replacesAll: boolean
}

/** A row by the order's id of it, or by the key of a new one. */
export type RowKey = `id-${string}` | `new-${string}`

export const noChanges: Changes = { added: [], edited: new Map(), replacesAll: false }

export function keyOf({ OrderRowId }: Pick<OrderRow, 'OrderRowId'>): RowKey {
  return `id-${String(OrderRowId)}`
}

/** Rows that are new, changed or to be cancelled; a replacement asked for counts as one more. */
export function countChanges({ added, edited, replacesAll }: Changes): number {
  return added.length + edited.size + (replacesAll ? 1 : 0)
}

/** @param keys one for each row, made by the caller, because nothing here is random */
export function addRows(changes: Changes, rows: readonly OrderRowInput[], keys: readonly RowKey[]): Changes {
  const added = rows.map((row, index) => ({ key: keys[index]!, row, unread: {} }))
  return { ...changes, added: [...changes.added, ...added] }
}

/** A new row just after another one of the new rows; after all of them when the other is the order's own. */
export function insertRow(changes: Changes, after: RowKey, row: OrderRowInput, key: RowKey): Changes {
  const index = changes.added.findIndex((other) => other.key === after)
  const at = index === -1 ? changes.added.length : index + 1
  return { ...changes, added: changes.added.toSpliced(at, 0, { key, row, unread: {} }) }
}

/** Changes members of a row that the order has. Members that are again what they were are no change. */
export function editRow(changes: Changes, row: OrderRow, update: OrderRowUpdateInput): Changes {
  const edit = changes.edited.get(row.OrderRowId) ?? { before: row, update: {}, unread: {} }
  const next = { ...edit, update: differing(edit.before, mergeUpdates(edit.update, update)) }
  return withEdit(changes, row.OrderRowId, { ...next, unread: withoutRead(next.unread, update) })
}

/** The changes with the edit of one row told from an earlier version of the row: from where they then are rebased. */
export function editsFrom(changes: Changes, row: OrderRow): Changes {
  const edit = changes.edited.get(row.OrderRowId)
  return edit ? withEdit(changes, row.OrderRowId, { ...edit, before: row }) : changes
}

/** Changes members of a new row. */
export function editNewRow(changes: Changes, key: RowKey, update: OrderRowUpdateInput): Changes {
  return mapNew(changes, key, ({ row, unread, ...rest }) => ({
    ...rest,
    row: copyOf(mergeRow(row, update)),
    unread: withoutRead(unread, update),
  }))
}

/** Keeps what could not be read, so that nobody has to type it again; undefined drops it. */
export function keepUnread(
  changes: Changes,
  row: OrderRow | RowKey,
  field: RowField,
  unread: Unread[RowField],
): Changes {
  const change = (others: Unread): Unread => {
    const { [field]: former, ...rest } = others
    return unread ? { ...rest, [field]: unread } : former ? rest : others
  }
  if (typeof row === 'string') {
    return mapNew(changes, row, (added) => ({ ...added, unread: change(added.unread) }))
  }
  const edit = changes.edited.get(row.OrderRowId) ?? { before: row, update: {}, unread: {} }
  return withEdit(changes, row.OrderRowId, { ...edit, unread: change(edit.unread) })
}

/** Marks a row to be cancelled. Other changes to it are kept in case the clerk takes that back. */
export function cancelRow(changes: Changes, row: OrderRow): Changes {
  return editRow(changes, row, { IsCancelled: true })
}

/** Takes back that a row is to be cancelled. */
export function keepRow(changes: Changes, row: OrderRow): Changes {
  return editRow(changes, row, { IsCancelled: false })
}

export function removeNewRow(changes: Changes, key: RowKey): Changes {
  return { ...changes, added: changes.added.filter((row) => row.key !== key) }
}

/** Forgets all that was done to one row. */
export function undoRow(changes: Changes, key: RowKey): Changes {
  const edited = new Map([...changes.edited].filter(([, edit]) => keyOf(edit.before) !== key))
  return { ...changes, added: changes.added.filter((row) => row.key !== key), edited }
}

export function replaceAll(changes: Changes, replacesAll: boolean): Changes {
  return { ...changes, replacesAll }
}

/** Forgets what has been saved. */
export function withoutRows(changes: Changes, keys: ReadonlySet<RowKey>): Changes {
  const edited = new Map([...changes.edited].filter(([, edit]) => !keys.has(keyOf(edit.before))))
  return { ...changes, added: changes.added.filter(({ key }) => !keys.has(key)), edited }
}

/** The copy of a row that a clerk who duplicates it wants: what the row is, and nothing of what became of it. */
export function copyOf(row: OrderRowInput): OrderRowInput {
  const { ArticleNumber, Name, Quantity, UnitPrice, DiscountPercent, DiscountAmount, VatPercent, Unit } = row
  return {
    ...(ArticleNumber && { ArticleNumber }),
    Name,
    Quantity,
    UnitPrice,
    ...(DiscountPercent && { DiscountPercent }),
    ...(DiscountAmount && { DiscountAmount }),
    ...(VatPercent !== undefined && { VatPercent }),
    ...(Unit && { Unit }),
  }
}

function mapNew(changes: Changes, key: RowKey, change: (row: NewRow) => NewRow): Changes {
  return { ...changes, added: changes.added.map((row) => (row.key === key ? change(row) : row)) }
}

function withEdit(changes: Changes, id: Long, edit: RowEdit): Changes {
  const edited = new Map(changes.edited)
  if (Object.keys(edit.update).length === 0 && Object.keys(edit.unread).length === 0) edited.delete(id)
  else edited.set(id, edit)
  return { ...changes, edited }
}

/** One discount takes the other's place, as the provider does it ({@link mergeRow}). */
function mergeUpdates(update: OrderRowUpdateInput, more: OrderRowUpdateInput): OrderRowUpdateInput {
  const merged = { ...update, ...more }
  if (more.DiscountPercent && more.DiscountAmount === undefined) merged.DiscountAmount = 0
  if (more.DiscountAmount && more.DiscountPercent === undefined) merged.DiscountPercent = 0
  return merged
}

const emptyValues: OrderRowUpdateInput = {
  ArticleNumber: '',
  Unit: '',
  DiscountPercent: 0,
  DiscountAmount: 0,
  VatPercent: 0,
  IsCancelled: false,
}

/** The members that are not what they were. A member that the row lacks is the same as an empty one. */
function differing(before: OrderRow, update: OrderRowUpdateInput): OrderRowUpdateInput {
  const members = Object.keys(update) as (keyof OrderRowUpdateInput)[]
  return Object.fromEntries(
    members
      .filter((member) => update[member] !== undefined)
      .filter((member) => update[member] !== (before[member] ?? emptyValues[member]))
      .map((member) => [member, update[member]]),
  )
}

/** What now has a value no longer has a text that could not be read. */
function withoutRead(unread: Unread, update: OrderRowUpdateInput): Unread {
  const read = new Set<string>(Object.keys(update))
  if (read.has('DiscountPercent') || read.has('DiscountAmount')) read.add('Discount')
  return Object.fromEntries(Object.entries(unread).filter(([field]) => !read.has(field)))
}
