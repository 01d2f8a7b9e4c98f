/**
 * A clerk's unsaved changes to an order's rows, as data. Every function is pure and returns new changes, so
 * undo only has to keep the old ones.
 */
import type { Long } from '../../../shared/domain/values/long.ts'
import {
  mergeRow,
  type OrderRowInput,
  type OrderRowUpdateInput,
} from '../../../shared/domain/order/order-row.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import type { FieldProblem, RowField } from './row-field.ts'

/** Cell texts that could not be read, kept until the clerk corrects them. */
export type Unread = Partial<Record<RowField, { text: string; problem: FieldProblem }>>

/** A row with texts that a desk keeps beside its members, by name. The order desk keeps none. */
export interface DeskRow extends OrderRowInput {
  kept?: Readonly<Record<string, string>> | undefined
}

/** A row that the provider does not have yet. */
export interface NewRow {
  key: RowKey
  row: DeskRow
  unread: Unread
}

/** A change of a row that the provider has. */
export interface RowEdit {
  /** The row when its first edit began; comparing with it finds conflicts. */
  before: OrderRow
  /** Only the members that differ from `before`; `IsCancelled` cancels the row. */
  update: OrderRowUpdateInput
  unread: Unread
}

export interface Changes {
  added: readonly NewRow[]
  edited: ReadonlyMap<Long, RowEdit>
  /** Whether saving cancels all rows and adds the new ones instead. */
  replacesAll: boolean
}

/** A row's id in the order, or the key of a new row. */
export type RowKey = `id-${string}` | `new-${string}`

export const noChanges: Changes = { added: [], edited: new Map(), replacesAll: false }

export function keyOf({ OrderRowId }: Pick<OrderRow, 'OrderRowId'>): RowKey {
  return `id-${String(OrderRowId)}`
}

/** The number of new, changed and cancelled rows. A replacement without new rows counts as one. */
export function countChanges({ added, edited, replacesAll }: Changes): number {
  return added.length + edited.size || (replacesAll ? 1 : 0)
}

/** @param keys one for each row, made by the caller so that this stays deterministic */
export function addRows(changes: Changes, rows: readonly DeskRow[], keys: readonly RowKey[]): Changes {
  const added = rows.map((row, index) => ({ key: keys[index]!, row, unread: {} }))
  return { ...changes, added: [...changes.added, ...added] }
}

/** Inserts a new row after another new row, or after all new rows if the other is one of the order's. */
export function insertRow(changes: Changes, after: RowKey, row: OrderRowInput, key: RowKey): Changes {
  const index = changes.added.findIndex((other) => other.key === after)
  const at = index === -1 ? changes.added.length : index + 1
  return { ...changes, added: changes.added.toSpliced(at, 0, { key, row, unread: {} }) }
}

/** A change of one row: of an order's row by its id, or of a new one by its key. */
export interface RowChange {
  of: OrderRow | RowKey
  update: OrderRowUpdateInput
  /** Texts of the row's cells that could not be read. */
  unread: Unread
}

/**
 * Changes many rows, each at most once. The cost grows with the number of rows, not with its square. A member set
 * back to its old value is no change.
 */
export function changeRows(changes: Changes, all: readonly RowChange[]): Changes {
  const edited = new Map(changes.edited)
  const ofNew = new Map<RowKey, RowChange>()
  for (const change of all) {
    if (typeof change.of === 'string') ofNew.set(change.of, change)
    else putEdit(edited, change.of.OrderRowId, changedEdit(editOf(changes, change.of), change))
  }
  if (ofNew.size === 0) return { ...changes, edited }
  const added = changes.added.map((row) => {
    const change = ofNew.get(row.key)
    return change ? changedNew(row, change) : row
  })
  return { ...changes, added, edited }
}

/** Changes members of one of the order's rows. */
export function editRow(changes: Changes, row: OrderRow, update: OrderRowUpdateInput): Changes {
  return changeRows(changes, [{ of: row, update, unread: {} }])
}

/** The changes with one row's edit based on an earlier version of that row, ready to be rebased. */
export function editsFrom(changes: Changes, row: OrderRow): Changes {
  const edit = changes.edited.get(row.OrderRowId)
  return edit ? withEdit(changes, row.OrderRowId, { ...edit, before: row }) : changes
}

/** Changes members of a new row. */
export function editNewRow(changes: Changes, key: RowKey, update: OrderRowUpdateInput): Changes {
  return changeRows(changes, [{ of: key, update, unread: {} }])
}

/** Keeps a text that could not be read, so that the clerk need not type it again; undefined drops it. */
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
  const edit = editOf(changes, row)
  return withEdit(changes, row.OrderRowId, { ...edit, unread: change(edit.unread) })
}

/** Stages the cancellation of a row. Its other changes are kept in case the clerk changes their mind. */
export function cancelRow(changes: Changes, row: OrderRow): Changes {
  return editRow(changes, row, { IsCancelled: true })
}

/** Takes back the staged cancellation of a row. */
export function keepRow(changes: Changes, row: OrderRow): Changes {
  return editRow(changes, row, { IsCancelled: false })
}

export function removeNewRow(changes: Changes, key: RowKey): Changes {
  return { ...changes, added: changes.added.filter((row) => row.key !== key) }
}

/** Drops all changes of one row. */
export function undoRow(changes: Changes, key: RowKey): Changes {
  const edited = new Map([...changes.edited].filter(([, edit]) => keyOf(edit.before) !== key))
  return { ...changes, added: changes.added.filter((row) => row.key !== key), edited }
}

/** Cancels every row of the order and adds these instead, in one call; other changes are dropped. */
export function replaceRows(
  { OrderRows }: Pick<Order, 'OrderRows'>,
  rows: readonly OrderRowInput[],
  keys: readonly RowKey[],
): Changes {
  const active = OrderRows.filter(({ IsCancelled }) => !IsCancelled)
  const edited = new Map(
    active.map((before): [Long, RowEdit] => [
      before.OrderRowId,
      { before, update: { IsCancelled: true }, unread: {} },
    ]),
  )
  return { ...addRows(noChanges, rows, keys), edited, replacesAll: true }
}

/** Drops the changes of rows that have been saved. */
export function withoutRows(changes: Changes, keys: ReadonlySet<RowKey>): Changes {
  const edited = new Map([...changes.edited].filter(([, edit]) => !keys.has(keyOf(edit.before))))
  return { ...changes, added: changes.added.filter(({ key }) => !keys.has(key)), edited }
}

/** Copies a row without its id and state. */
export function copyOf(row: DeskRow): DeskRow {
  const {
    kept,
    ArticleNumber,
    Name,
    Quantity,
    UnitPrice,
    DiscountPercent,
    DiscountAmount,
    VatPercent,
    Unit,
  } = row
  return {
    ...(ArticleNumber && { ArticleNumber }),
    Name,
    Quantity,
    UnitPrice,
    ...(DiscountPercent && { DiscountPercent }),
    ...(DiscountAmount && { DiscountAmount }),
    ...(VatPercent !== undefined && { VatPercent }),
    ...(Unit && { Unit }),
    ...(kept && { kept }),
  }
}

function mapNew(changes: Changes, key: RowKey, change: (row: NewRow) => NewRow): Changes {
  return { ...changes, added: changes.added.map((row) => (row.key === key ? change(row) : row)) }
}

function editOf(changes: Changes, row: OrderRow): RowEdit {
  return changes.edited.get(row.OrderRowId) ?? { before: row, update: {}, unread: {} }
}

function changedEdit(edit: RowEdit, { update, unread }: RowChange): RowEdit {
  return {
    before: edit.before,
    update: differing(edit.before, mergeUpdates(edit.update, update)),
    unread: { ...withoutRead(edit.unread, update), ...unread },
  }
}

function changedNew({ key, row, unread }: NewRow, change: RowChange): NewRow {
  return {
    key,
    row: copyOf(mergeRow(row, change.update)),
    unread: { ...withoutRead(unread, change.update), ...change.unread },
  }
}

function withEdit(changes: Changes, id: Long, edit: RowEdit): Changes {
  const edited = new Map(changes.edited)
  putEdit(edited, id, edit)
  return { ...changes, edited }
}

function putEdit(edited: Map<Long, RowEdit>, id: Long, edit: RowEdit): void {
  if (Object.keys(edit.update).length === 0 && Object.keys(edit.unread).length === 0) edited.delete(id)
  else edited.set(id, edit)
}

/** Setting one kind of discount removes the other, as the provider does ({@link mergeRow}). */
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

/** The members that differ from `before`. A missing member equals an empty one. */
export function differing(
  before: OrderRowInput & { IsCancelled?: boolean | undefined },
  update: OrderRowUpdateInput,
): OrderRowUpdateInput {
  const members = Object.keys(update) as (keyof OrderRowUpdateInput)[]
  return Object.fromEntries(
    members
      .filter((member) => update[member] !== undefined)
      .filter((member) => update[member] !== (before[member] ?? emptyValues[member]))
      .map((member) => [member, update[member]]),
  )
}

/** Drops the unreadable texts of members that now have a value. */
function withoutRead(unread: Unread, update: OrderRowUpdateInput): Unread {
  const read = new Set<string>(Object.keys(update))
  if (read.has('DiscountPercent') || read.has('DiscountAmount')) read.add('Discount')
  return Object.fromEntries(Object.entries(unread).filter(([field]) => !read.has(field)))
}
