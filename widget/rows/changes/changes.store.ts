import { stringifyJson } from '../../../shared/domain/values/json.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { OrderRowInput, OrderRowUpdateInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import {
  type Changes,
  countChanges,
  editRow,
  editsFrom,
  keyOf,
  noChanges,
  type RowKey,
  undoRow,
} from './changes.ts'
import { type Closing, closingOf } from './closing.ts'
import { type Estimate, estimate } from './estimate.ts'
import {
  addInstead,
  conflictNow,
  type MergedMember,
  rebase,
  type RowConflict,
  takeTheirs,
  theirChanges,
  type TheirChange,
} from './rebase.ts'
import { changesAfterSave, knownAfterSave, type SentChanges } from './saved-changes.ts'
import { orderRowSetting, type RowSetting } from './row-setting.ts'
import { type StagedRow, stagedRows, wrongRows } from './staged-rows.ts'
import { usualVatPercent } from './usual-vat-percent.ts'
import { mapTrack, startTrack, step, stepBack, stepForward, type Track } from './undo.ts'

/** How a conflict is resolved. */
export type Decision =
  /** Takes the other side's values for these members and keeps the clerk's for the rest. */
  | { conflict: RowConflict; theirs: readonly MergedMember[] }
  /** Adds the change of a closed row as a new row with this key. */
  | { conflict: RowConflict; addAs: RowKey }

/** A row that the provider has accepted but does not list yet. */
export interface AwaitedRow {
  OrderRowId: Long
  row: OrderRowInput
}

/**
 * The unsaved changes of one order's rows: the order they apply to, the rows they result in, and undo and redo.
 * A desk has one store per order. It survives reloads, lost sessions and refused saves; only saving or
 * discarding empties it.
 */
export class ChangesStore extends EventTarget {
  #order: Order
  #setting: RowSetting
  #track: Track<Changes>
  /** Includes conflicts of changes that are undone for now: a redo brings them back. */
  #undecided: readonly RowConflict[] = []
  /** The order as the clerk last saw it, before another clerk changed it. */
  #known: Order
  #awaited: readonly AwaitedRow[] = []
  /** Edits of rows that were still being added, until the order lists those rows. */
  #lateEdits: ReadonlyMap<Long, OrderRowUpdateInput> = new Map()
  #isOutdated = false
  #rows: StagedRow[] | undefined
  #wrong: StagedRow[] | undefined
  #estimate: Estimate | undefined
  #news: TheirChange[] | undefined
  /** The changes with the text that is being typed; undefined while nothing is. */
  #typed: Changes | undefined
  #typedEstimate: Estimate | undefined
  #refusedTotal: Long | undefined

  /**
   * @param setting where the rows are not an order's
   * @param start changes that are there at first, and cannot be undone
   */
  constructor(order: Order, setting: RowSetting = orderRowSetting, start: Changes = noChanges) {
    super()
    this.#setting = setting
    this.#track = startTrack(start)
    this.#order = order
    this.#known = order
  }

  /** The order that the changes apply to. */
  get order(): Order {
    return this.#order
  }

  get setting(): RowSetting {
    return this.#setting
  }

  /** Another setting checks the same rows anew. */
  set setting(setting: RowSetting) {
    this.#setting = setting
    this.#set(this.#track)
  }

  /** The VAT rate of most rows: the default for a new one. Percent times 100. */
  get usualVatPercent(): Long | undefined {
    const { allNew } = this.#setting
    if (!allNew) return usualVatPercent(this.#order)
    return usualVatPercent({ OrderRows: this.rows.map(({ row }) => row) }) ?? allNew.usualVatPercent
  }

  get changes(): Changes {
    return this.#track.now
  }

  get count(): number {
    return countChanges(this.changes)
  }

  /** {@link count} plus the edits that wait for their row to be listed: everything lost if the page is left. */
  get unsavedCount(): number {
    return this.count + this.#lateEdits.size
  }

  get rows(): readonly StagedRow[] {
    return (this.#rows ??= stagedRows(this.#order, this.changes, this.#setting))
  }

  get estimate(): Estimate {
    return (this.#estimate ??= estimate(this.#order, this.changes))
  }

  /** The changes as if the text that is being typed were applied. */
  get typed(): Changes {
    return this.#typed ?? this.changes
  }

  /** The {@link estimate} of {@link typed}. */
  get typedEstimate(): Estimate {
    if (!this.#typed) return this.estimate
    return (this.#typedEstimate ??= estimate(this.#order, this.#typed))
  }

  /** The state of the order after saving, if that closes it by leaving no active row. */
  get closes(): Closing | undefined {
    return closingOf(this.#order, this.rows)
  }

  /** The order amount that was last refused as too high, until something is saved. */
  get refusedTotal(): Long | undefined {
    return this.#refusedTotal
  }

  /** Rows with errors, which cannot be saved as they are. */
  get wrong(): readonly StagedRow[] {
    return (this.#wrong ??= wrongRows(this.rows))
  }

  /** Changes that collide with another clerk's and are not resolved yet. Nothing can be saved until they are. */
  get conflicts(): readonly RowConflict[] {
    return this.#undecided.flatMap((conflict) => conflictNow(conflict, this.changes) ?? [])
  }

  /** The changes of others while the clerk had unsaved ones, until the clerk has seen them. */
  get news(): readonly TheirChange[] {
    return (this.#news ??= theirChanges(this.#known, this.#order))
  }

  /** Rows that are saved but missing from the order as last read. They must not be sent again. */
  get awaited(): readonly AwaitedRow[] {
    return this.#awaited
  }

  /** Whether something was saved but the order could not be reloaded afterwards, so this one is out of date. */
  get isOutdated(): boolean {
    return this.#isOutdated
  }

  get canUndo(): boolean {
    return this.#track.past.length > 0
  }

  get canRedo(): boolean {
    return this.#track.future.length > 0
  }

  /** Applies a change as one undoable step. */
  change(how: (changes: Changes) => Changes): void {
    const next = how(this.changes)
    if (next !== this.changes) this.#set(step(this.#track, next))
  }

  /**
   * Applies a change that was begun on `row`, which may have been reloaded since. If it cannot be merged with
   * the current row it becomes a conflict, as if it had been staged before the reload.
   */
  changeRow(row: OrderRow, how: (changes: Changes) => Changes): void {
    if (this.#order.OrderRows.includes(row)) return this.change(how)
    this.change((changes) => how(editsFrom(changes, row)))
    this.rebase(this.#order)
  }

  /** Shows a change while it is typed, without applying it; undefined when the typing ends. */
  type(how: ((changes: Changes) => Changes) | undefined): void {
    const next = how?.(this.changes)
    const typed = next === this.changes ? undefined : next
    if (typed === undefined && this.#typed === undefined) return
    this.#typed = typed
    this.#typedEstimate = undefined
    this.#notify()
  }

  /** Remembers an order amount that was refused as too high. */
  refuse(total: Long): void {
    this.#refusedTotal = total
    this.#notify()
  }

  undo(): void {
    this.#set(stepBack(this.#track))
  }

  redo(): void {
    this.#set(stepForward(this.#track))
  }

  undoRow(key: RowKey): void {
    this.change((changes) => undoRow(changes, key))
  }

  /** Discards all changes, as one undoable step. */
  clear(): void {
    this.change(() => noChanges)
  }

  /** Applies the changes to a newer version of the order. Unresolved conflicts stay unresolved. */
  rebase(order: Order): void {
    const undecided = this.conflicts
    // Without changes, the clerk sees the new order itself.
    if (this.count === 0 && undecided.length === 0) this.#known = order
    const now = rebase(this.changes, order, undecided)
    this.#setOrder(order, now.conflicts)
    const open = undecided.filter(({ is }) => is === 'both')
    const known = new Set(now.conflicts.map(disputeOf))
    const track = mapTrack(this.#track, (changes) => {
      const { changes: merged, conflicts } = rebase(changes, order, open)
      // An undo step that would silently resolve another conflict is dropped.
      const isKnown = conflicts.every(
        (conflict) => conflict.is === 'closed' || known.has(disputeOf(conflict)),
      )
      return isKnown ? merged : undefined
    })
    this.#set({ ...track, now: now.changes })
    this.#stageLateEdits()
  }

  /** Resolves one conflict. */
  decide(conflict: RowConflict, side: 'yours' | 'theirs'): void {
    this.decideAll([{ conflict, theirs: side === 'theirs' ? conflict.members : [] }])
  }

  /** The number of changes that these decisions leave. */
  countAfter(decisions: readonly Decision[]): number {
    return countChanges(decisions.reduce(decided, this.changes))
  }

  /** Resolves conflicts in one undoable step, and marks the news as seen once none is left. */
  decideAll(decisions: readonly Decision[]): void {
    const rows = new Set(decisions.map(({ conflict }) => conflict.before.OrderRowId))
    this.#undecided = this.#undecided.filter(({ before }) => !rows.has(before.OrderRowId))
    if (this.conflicts.length === 0) this.#known = this.#order
    const next = decisions.reduce(decided, this.changes)
    this.#set(next === this.changes ? this.#track : step(this.#track, next))
  }

  /**
   * Removes what a call saved from the changes. This cannot be undone.
   * @param order the order after the call
   * @param sent the content of the call, in case the clerk kept working while it ran
   * @param seen the order as the clerk knew it at the time of the call: later changes of others become {@link news}
   */
  saved(keys: readonly RowKey[], order: Order, isReplaced: boolean, sent: SentChanges, seen: Order): void {
    this.#refusedTotal = undefined
    const left = changesAfterSave(this.changes, keys, order, isReplaced, sent)
    const { changes, conflicts } = rebase(left.changes, order, this.conflicts)
    const added = new Set([...sent.addedIds, ...this.#awaited.map(({ OrderRowId }) => OrderRowId)])
    const changed = new Set(keys)
    const isOfCall = (row: OrderRow) => changed.has(keyOf(row)) || added.has(row.OrderRowId)
    const isAllKnown = isReplaced || (countChanges(changes) === 0 && conflicts.length === 0)
    this.#known = isAllKnown ? order : knownAfterSave(seen, order, isOfCall)
    this.#lateEdits = new Map([...this.#lateEdits, ...left.late])
    this.#setOrder(order, conflicts)
    this.#set(startTrack(changes))
    this.#stageLateEdits()
  }

  /** Remembers rows that were saved but are not listed yet, until the order lists them. */
  addAwaited(rows: readonly AwaitedRow[]): void {
    this.#awaited = [...this.#awaited, ...rows]
    this.#notify()
  }

  /** Marks the order as out of date: something was saved but the order could not be reloaded. */
  markOutdated(): void {
    this.#isOutdated = true
    this.#notify()
  }

  #setOrder(order: Order, conflicts: readonly RowConflict[]): void {
    if (order !== this.#order) this.#isOutdated = false
    this.#order = order
    this.#undecided = conflicts
    const delivered = order.Deliveries.flatMap(({ OrderRows }) => OrderRows)
    const listed = new Set([...order.OrderRows, ...delivered].map(({ OrderRowId }) => OrderRowId))
    // A row that was delivered before it was ever listed can no longer be changed.
    this.#lateEdits = new Map(
      [...this.#lateEdits].filter(([id]) => !delivered.some(({ OrderRowId }) => OrderRowId === id)),
    )
    this.#awaited = this.#awaited.filter(({ OrderRowId }) => !listed.has(OrderRowId))
  }

  #set(track: Track<Changes>): void {
    this.#track = track
    this.#rows = undefined
    this.#wrong = undefined
    this.#estimate = undefined
    this.#typed = undefined
    this.#news = undefined
    this.#notify()
  }

  /** Stages the edits of rows that the order lists by now. */
  #stageLateEdits(): void {
    const rows = this.#order.OrderRows.filter(({ OrderRowId }) => this.#lateEdits.has(OrderRowId))
    if (rows.length === 0) return
    const late = new Map(this.#lateEdits)
    this.#lateEdits = new Map([...late].filter(([id]) => !rows.some(({ OrderRowId }) => OrderRowId === id)))
    this.change((changes) => rows.reduce((all, row) => editRow(all, row, late.get(row.OrderRowId)!), changes))
  }

  #notify(): void {
    this.dispatchEvent(new Event('change'))
  }
}

function decided(changes: Changes, decision: Decision): Changes {
  if ('addAs' in decision) return addInstead(changes, decision.conflict, decision.addAs)
  if (decision.theirs.length === 0) return changes
  return takeTheirs(changes, decision.conflict, decision.theirs)
}

/** Identifies what a conflict is about and what the clerk wants. */
function disputeOf({ yours, members }: RowConflict): string {
  return stringifyJson([yours, members])
}
