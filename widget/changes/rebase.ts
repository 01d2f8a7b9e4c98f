/**
 * Changes that were begun on one version of an order, put on top of another: what can be merged is, and the
 * rest is told, row by row and member by member, for the clerk to decide. Pure.
 */
import type { Long } from '../../shared/domain/long.ts'
import { mergeRow, type OrderRowUpdateInput } from '../../shared/domain/order-row.rules.ts'
import { hasAction } from '../../shared/domain/order.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import { type RowField, rowFields } from './row-draft.ts'
import { type Changes, copyOf, keyOf, type RowEdit, type RowKey, undoRow } from './changes.ts'

/** The members that a clerk changes; one discount excludes the other, so they are decided together. */
export type MergedMember = RowField | 'IsCancelled'
const mergedMembers: readonly MergedMember[] = [...rowFields, 'IsCancelled']

interface Conflict {
  before: OrderRow
  yours: OrderRow
  /** What is to be decided. */
  members: MergedMember[]
  /** The clerk's edit as it was before it was put on top of theirs. */
  edit: RowEdit
}

export type RowConflict =
  /** Both changed the same members, or one changed what the other cancels. */
  | (Conflict & { is: 'both'; theirs: OrderRow })
  /** The row is cancelled, delivered or locked, and can no longer be changed; the edit is in no changes any more. */
  | (Conflict & { is: 'closed'; theirs: OrderRow | undefined })

interface Rebased {
  /** With the clerk's own side of every conflict, until it is decided otherwise. */
  changes: Changes
  conflicts: RowConflict[]
}

type Rows = Pick<Order, 'OrderRows'> & Partial<Pick<Order, 'Actions'>>

/** @param undecided conflicts of an earlier rebase: what they are about is not decided by another change */
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

/** The edits as they were begun, in so far as it has not been decided what becomes of them. */
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

/**
 * A conflict as it is with the changes as they are: with what the clerk wants by now; undefined while nothing
 * that is disputed is wanted.
 */
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

/** Decides members of a conflict for what the order now says. */
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

/** What a closed row was to become, as a new row. @param key the new row's, made by the caller */
export function addInstead(changes: Changes, { yours, edit }: RowConflict, key: RowKey): Changes {
  return { ...changes, added: [...changes.added, { key, row: copyOf(yours), unread: edit.unread }] }
}

/** The members that differ between two versions of a row. */
export function changedMembers(before: OrderRow, after: OrderRow): MergedMember[] {
  return mergedMembers.filter((member) => !isSame(before, after, member))
}

/** A row that the order has in another form than before, or that only one of the two versions has. */
export interface TheirChange {
  before: OrderRow | undefined
  theirs: OrderRow | undefined
  /** None where only one version has the row, or where it was only closed. */
  members: MergedMember[]
}

/** What became of an order's rows between two versions of it. */
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

/** The row that an edit makes of a row. */
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
    // Both wanted it gone, and it is.
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
  // Who cancels a row that somebody else has just changed must know that.
  const members: MergedMember[] = isCancelling && changed.length > 0 ? [...disputed, 'IsCancelled'] : disputed
  return {
    edit: { ...edit, before: theirs, update },
    ...(members.length > 0 && { conflict: { is: 'both', before, theirs, yours, members, edit } }),
  }
}

/** The clerk's discount whole, none included: theirs may have become one of the other kind. */
function discountOn(theirs: OrderRow, { DiscountPercent, DiscountAmount }: OrderRow): OrderRowUpdateInput {
  return {
    ...(DiscountPercent !== theirs.DiscountPercent && { DiscountPercent }),
    ...(DiscountAmount !== theirs.DiscountAmount && { DiscountAmount }),
  }
}

/** Does the provider let the row be changed? */
export function isOpenRow({ IsCancelled, Actions }: OrderRow): boolean {
  return !IsCancelled && (Actions?.includes('CanUpdateRow') ?? false)
}

// What is absent is the same as what is empty.
function isSame(one: OrderRow, other: OrderRow, member: MergedMember): boolean {
  return memberNames(member).every((name) => (one[name] || 0) === (other[name] || 0))
}

/** How the order API names a member. */
function memberNames(member: MergedMember): (keyof OrderRowUpdateInput & keyof OrderRow)[] {
  return member === 'Discount' ? ['DiscountPercent', 'DiscountAmount'] : [member]
}
