/** Pairs the changes of others with the clerk's, row by row, and tracks the choices for conflicts. Pure. */
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { hasAction } from '../../../../shared/domain/order/order.rules.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { ChangesStore, Decision } from '../../../rows/changes/changes.store.ts'
import { keyOf, type RowKey } from '../../../rows/changes/changes.ts'
import {
  changedMembers,
  type MergedMember,
  type RowConflict,
  type TheirChange,
  yoursOf,
} from '../../../rows/changes/rebase.ts'

export interface MergedRow {
  before: OrderRow
  theirs: OrderRow
  yours: OrderRow
  /** Changed by others and merged. */
  taken: MergedMember[]
  /** Changed by the clerk and kept. */
  kept: MergedMember[]
  /** Undecided; the versions are in {@link conflict}. */
  disputed: MergedMember[]
  conflict: RowConflict | undefined
}

interface ConflictRows {
  /** Rows that need a decision, then the merged rows that both sides changed. */
  both: MergedRow[]
  /** Rows in the clerk's changes that can no longer be changed. */
  closed: RowConflict[]
  /** Rows that only others changed, added, cancelled or closed. */
  theirs: TheirChange[]
}

export function conflictRows({ conflicts, news, changes }: ChangesStore): ConflictRows {
  const closed = conflicts.filter(({ is }) => is === 'closed')
  const about = new Set(conflicts.map(({ before }) => before.OrderRowId))
  const merged = news.flatMap(({ before, theirs }): MergedRow[] => {
    const edit = before && changes.edited.get(before.OrderRowId)
    if (!before || !theirs || !edit || about.has(before.OrderRowId)) return []
    return [mergedRow({ before, theirs, yours: yoursOf({ ...edit, before }) })]
  })
  const isBoth = new Set(merged.map(({ before }) => before.OrderRowId))
  return {
    both: [
      ...conflicts.flatMap((conflict) => (conflict.is === 'both' ? [mergedRow(conflict, conflict)] : [])),
      ...merged,
    ],
    closed,
    theirs: news.filter(
      ({ before }) => !before || !(about.has(before.OrderRowId) || isBoth.has(before.OrderRowId)),
    ),
  }
}

function mergedRow(
  { before, theirs, yours }: { before: OrderRow; theirs: OrderRow; yours: OrderRow },
  conflict?: RowConflict,
): MergedRow {
  const disputed = conflict?.members ?? []
  const mine = changedMembers(before, yours)
  const isOpen = (member: MergedMember) => !disputed.includes(member)
  return {
    before,
    theirs,
    yours,
    taken: changedMembers(before, theirs).filter(isOpen),
    kept: mine.filter((member) => isOpen(member) && !changedMembers(before, theirs).includes(member)),
    disputed,
    conflict,
  }
}

/** The row once every question about it is decided for one side. */
export function outcomeOf({ theirs, yours, kept, disputed }: MergedRow, side: 'theirs' | 'yours'): OrderRow {
  const own = [...kept, ...(side === 'yours' ? disputed : [])]
  const { DiscountPercent, DiscountAmount } = yours
  const of = (member: MergedMember): Partial<OrderRow> =>
    member === 'Discount' ? { DiscountPercent, DiscountAmount } : { [member]: yours[member] }
  return Object.assign({ ...theirs }, ...own.map(of)) as OrderRow
}

const FEW = 3

export type Choice = 'yours' | 'theirs' | 'drop' | 'add'

/** A question to decide. */
export interface Question {
  /** The row or member of the question. */
  name: string
  /** Changes when others change the row again: the question is then asked again. */
  id: string
  options: readonly Choice[]
}

export function memberQuestion({ before, theirs }: RowConflict, member: MergedMember): Question {
  const name = `${keyOf(before)}-${member}`
  return { name, id: `${name} ${stringifyJson(theirs)}`, options: ['theirs', 'yours'] }
}

/**
 * Adding a new row makes sense only where the old one is gone: a locked or delivered one would be doubled.
 */
export function closedQuestion(conflict: RowConflict, { order }: Pick<ChangesStore, 'order'>): Question {
  const { before, theirs, yours } = conflict
  const isDelivered = order.Deliveries.some(({ OrderRows }) =>
    OrderRows.some(({ OrderRowId }) => OrderRowId === before.OrderRowId),
  )
  const isGone = theirs ? theirs.IsCancelled : !isDelivered
  const mayAdd = isGone && !yours.IsCancelled && hasAction(order, 'CanAddOrderRow')
  const name = keyOf(before)
  return { name, id: `${name} ${stringifyJson(theirs)}`, options: mayAdd ? ['drop', 'add'] : ['drop'] }
}

/** The chosen option, or the only one there is. */
export function chosen({ id, options }: Question, choices: ReadonlyMap<string, Choice>): Choice | undefined {
  return options.length === 1 ? options[0] : choices.get(id)
}

/** Whether there are too many conflicts to decide one by one. */
export function hasMany(store: ChangesStore): boolean {
  return questions(store).filter(({ options }) => options.length > 1).length > FEW
}

export function questions(store: ChangesStore): Question[] {
  return store.conflicts.flatMap((conflict) =>
    conflict.is === 'closed'
      ? [closedQuestion(conflict, store)]
      : conflict.members.map((member) => memberQuestion(conflict, member)),
  )
}

/** Decides everything for one side. A change that a closed row cannot take becomes a new row, or is dropped. */
export function allChosen(store: ChangesStore, side: 'theirs' | 'yours'): Map<string, Choice> {
  const choices = questions(store).map(({ id, options }): [string, Choice] => {
    if (options.includes(side)) return [id, side]
    return [id, side === 'yours' && options.includes('add') ? 'add' : 'drop']
  })
  return new Map(choices)
}

/** @param newKey makes the key of a new row */
export function decisions(
  store: ChangesStore,
  choices: ReadonlyMap<string, Choice>,
  newKey: () => RowKey,
): Decision[] {
  return store.conflicts.map((conflict): Decision => {
    if (conflict.is === 'closed') {
      const choice = chosen(closedQuestion(conflict, store), choices)
      return choice === 'add' ? { conflict, addAs: newKey() } : { conflict, theirs: [] }
    }
    const theirs = conflict.members.filter(
      (member) => chosen(memberQuestion(conflict, member), choices) === 'theirs',
    )
    return { conflict, theirs }
  })
}
