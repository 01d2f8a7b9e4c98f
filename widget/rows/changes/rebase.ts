/**
 * Applies changes made on one version of an order to another version. What can be merged is merged; the rest
 * becomes conflicts, by row and member, for the clerk to resolve. Pure.
 */
import type { Long } from '../../../shared/domain/values/long.ts'
import { mergeRow, type OrderRowUpdateInput } from '../../../shared/domain/order/order-row.rules.ts'
import { hasAction } from '../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import { type Changes, copyOf, keyOf, type RowEdit, type RowKey, undoRow } from './changes.ts'
import { type RowField, rowFields } from './row-field.ts'

/** The members that a clerk can change. Both kinds of discount are one member here, since a row has at most one. */
export type MergedMember = RowField | 'IsCancelled'
const mergedMembers: readonly MergedMember[] = [...rowFields, 'IsCancelled']

interface Conflict {
  before: OrderRow
  yours: OrderRow
  /** The members in conflict. */
  members: MergedMember[]
  /** The clerk's edit before the rebase. */
  edit: RowEdit
}

export type RowConflict =
  /** Both sides changed the same members, or one side changed a row that the other cancels. */
  | (Conflict & { is: 'both'; theirs: OrderRow })
  /**
   * The row was cancelled, delivered or locked and can no longer be changed; its edit is removed from the
   * changes.
   */
  | (Conflict & { is: 'closed'; theirs: OrderRow | undefined })

interface Rebased {
  /** Every conflict resolved for the clerk, until decided otherwise. */
  changes: Changes
  conflicts: RowConflict[]
}

type Rows = Pick<Order, 'OrderRows'> & Partial<Pick<Order, 'Actions'>>

/** @param undecided conflicts of an earlier rebase: a further change does not resolve them */
export function rebase(changes: Changes, now: Rows, undecided: readonly RowConflict[] = []): Rebased {
  const rows = new Map(now.OrderRows.map((row) => [row.OrderRowId, row]))
  const isLocked = now.Actions !== undefined && !hasAction(now, 'CanUpdateOrderRow')
  const edited = new Map<Long, RowEdit>()
  const conflicts: RowConflict[] = []
  for (const [id, edit] of editsSince(changes, undecided)) {
    const merged = mergeEdit(edit, rows.get(id), isLocked)
    if (merged.conflict) conflicts.push(merged.conflict)
    if (merged.edit) edited.set(id, merged.edit)
  }
  return { changes: { ...changes, edited }, conflicts }
}

/** The edits with their original base where their conflicts are not resolved yet. */
function editsSince(changes: Changes, undecided: readonly RowConflict[]): Map<Long, RowEdit> {
  const edits = new Map(changes.edited)
  for (const { is, edit } of undecided) {
    const id = edit.before.OrderRowId
    const now = edits.get(id)
    if (is === 'closed') edits.set(id, edit)
    else if (now) edits.set(id, { ...now, before: edit.before })
  }
  return edits
}

/** A conflict with the clerk's current values; undefined if the changes no longer touch a disputed member. */
export function conflictNow(conflict: RowConflict, { edited }: Changes): RowConflict | undefined {
  if (conflict.is === 'closed') return conflict
  const edit = edited.get(conflict.before.OrderRowId)
  if (!edit) return undefined
  const yours = yoursOf(edit)
  if (conflict.members.every((member) => isSame(yours, edit.before, member))) return undefined
  return conflict.members.every((member) => isSame(yours, conflict.yours, member))
    ? conflict
    : { ...conflict, yours }
}

/** Resolves members of a conflict with the order's current values. */
export function takeTheirs(
  changes: Changes,
  conflict: RowConflict,
  members: readonly MergedMember[] = conflict.members,
): Changes {
  const edit = changes.edited.get(conflict.before.OrderRowId)
  if (!edit) return changes
  const dropped = new Set<string>(members.flatMap(memberNames))
  const update = Object.fromEntries(Object.entries(edit.update).filter(([member]) => !dropped.has(member)))
  if (Object.keys(update).length === 0 && Object.keys(edit.unread).length === 0)
    return undoRow(changes, keyOf(edit.before))
  return { ...changes, edited: new Map(changes.edited).set(conflict.before.OrderRowId, { ...edit, update }) }
}

/** Adds the clerk's version of a closed row as a new row. @param key the new row's key, made by the caller */
export function addInstead(changes: Changes, { yours, edit }: RowConflict, key: RowKey): Changes {
  return { ...changes, added: [...changes.added, { key, row: copyOf(yours), unread: edit.unread }] }
}

/** The members that differ between two versions of a row. */
export function changedMembers(before: OrderRow, after: OrderRow): MergedMember[] {
  return mergedMembers.filter((member) => !isSame(before, after, member))
}

/** A row that differs between two versions of the order, or that only one of them has. */
export interface TheirChange {
  before: OrderRow | undefined
  theirs: OrderRow | undefined
  /** Empty if only one version has the row, or if it was only closed. */
  members: MergedMember[]
}

/** The changes of an order's rows between two versions. */
export function theirChanges(before: Rows, now: Rows): TheirChange[] {
  if (before === now) return []
  const rows = new Map(now.OrderRows.map((row) => [row.OrderRowId, row]))
  const old = new Set(before.OrderRows.map(({ OrderRowId }) => OrderRowId))
  const changed = before.OrderRows.flatMap((row): TheirChange[] => {
    const theirs = rows.get(row.OrderRowId)
    if (theirs === row) return []
    const members = theirs ? changedMembers(row, theirs) : []
    const isAsBefore = theirs && members.length === 0 && isOpenRow(theirs) === isOpenRow(row)
    return isAsBefore ? [] : [{ before: row, theirs, members }]
  })
  const added = now.OrderRows.filter(({ OrderRowId }) => !old.has(OrderRowId))
  return [...changed, ...added.map((theirs) => ({ before: undefined, theirs, members: [] }))]
}

/** The row that an edit results in. */
export function yoursOf({ before, update }: RowEdit): OrderRow {
  return { ...mergeRow(before, update), IsCancelled: update.IsCancelled ?? before.IsCancelled }
}

function mergeEdit(
  edit: RowEdit,
  theirs: OrderRow | undefined,
  isLocked: boolean,
): { edit?: RowEdit; conflict?: RowConflict } {
  const { before } = edit
  const yours = yoursOf(edit)
  const mine = changedMembers(before, yours)
  if (isLocked || !theirs || !isOpenRow(theirs)) {
    // Both sides cancelled the row: no conflict.
    if (edit.update.IsCancelled && theirs?.IsCancelled) return {}
    return { conflict: { is: 'closed', before, theirs, yours, members: mine, edit } }
  }
  const changed = changedMembers(before, theirs)
  const open = mine.filter((member) => !(changed.includes(member) && isSame(theirs, yours, member)))
  const isCancelling = edit.update.IsCancelled === true
  const disputed = open.filter((member) => changed.includes(member))

  const names = new Set<string>(open.flatMap(memberNames))
  const update: OrderRowUpdateInput = {
    ...Object.fromEntries(Object.entries(edit.update).filter(([member]) => names.has(member))),
    ...(open.includes('Discount') && discountOn(theirs, yours)),
  }
  if (Object.keys(update).length === 0 && Object.keys(edit.unread).length === 0) return {}
  // A clerk who cancels a row has to know that someone else has just changed it.
  const members: MergedMember[] = isCancelling && changed.length > 0 ? [...disputed, 'IsCancelled'] : disputed
  return {
    edit: { ...edit, before: theirs, update },
    ...(members.length > 0 && { conflict: { is: 'both', before, theirs, yours, members, edit } }),
  }
}

/** The clerk's whole discount, or none: the other side may have changed its kind. */
function discountOn(theirs: OrderRow, { DiscountPercent, DiscountAmount }: OrderRow): OrderRowUpdateInput {
  return {
    ...(DiscountPercent !== theirs.DiscountPercent && { DiscountPercent }),
    ...(DiscountAmount !== theirs.DiscountAmount && { DiscountAmount }),
  }
}

/** Whether the provider allows the row to be changed. */
export function isOpenRow({ IsCancelled, Actions }: OrderRow): boolean {
  return !IsCancelled && (Actions?.includes('CanUpdateRow') ?? false)
}

// A missing value equals an empty one.
function isSame(one: OrderRow, other: OrderRow, member: MergedMember): boolean {
  return memberNames(member).every((name) => (one[name] || 0) === (other[name] || 0))
}

/** The order API's names for a member. */
function memberNames(member: MergedMember): (keyof OrderRowUpdateInput & keyof OrderRow)[] {
  return member === 'Discount' ? ['DiscountPercent', 'DiscountAmount'] : [member]
}
