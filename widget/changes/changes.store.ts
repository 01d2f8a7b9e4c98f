import { stringifyJson } from '../../shared/domain/json.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { OrderRowInput, OrderRowUpdateInput } from '../../shared/domain/order-row.rules.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import { type Changes, countChanges, editRow, editsFrom, noChanges, type RowKey, undoRow } from './changes.ts'
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
import { changesAfterSave, type SentChanges } from './saved-changes.ts'
import { type StagedRow, stagedRows, wrongRows } from './staged-rows.ts'
import { mapTrack, startTrack, step, stepBack, stepForward, type Track } from './undo.ts'

/** What becomes of a conflict. */
export type Decision =
  /** The members for which theirs is taken; for the others the clerk's own side stands. */
  | { conflict: RowConflict; theirs: readonly MergedMember[] }
  /** A closed row's change goes on as a new row with this key. */
  | { conflict: RowConflict; addAs: RowKey }

/** A row that the provider has accepted and does not list yet. */
export interface AwaitedRow {
  OrderRowId: Long
  row: OrderRowInput
}

/**
 * The changes of one order's rows that are not saved, with what they stand on, what they make, and the way
 * back. One for each order of a desk; it outlives every reading of the order, every lost session and every
 * refusal, and ends only when the clerk or a save ends it.
 */
export class ChangesStore extends EventTarget {
  #order: Order
  #track: Track<Changes> = startTrack(noChanges)
  /** Also those of changes that are taken back for now: a step forward brings them again. */
  #undecided: readonly RowConflict[] = []
  /** The order that the clerk knew before somebody else changed it. */
  #known: Order
  #awaited: readonly AwaitedRow[] = []
  /** What the clerk did to rows that were being added, until the order lists them. */
  #late: ReadonlyMap<Long, OrderRowUpdateInput> = new Map()
  #isOutdated = false
  #rows: StagedRow[] | undefined
  #wrong: StagedRow[] | undefined
  #estimate: Estimate | undefined
  #news: TheirChange[] | undefined

  constructor(order: Order) {
    super()
    this.#order = order
    this.#known = order
  }

  /** The order that the changes stand on. */
  get order(): Order {
    return this.#order
  }

  get changes(): Changes {
    return this.#track.now
  }

  get count(): number {
    return countChanges(this.changes)
  }

  /** {@link count}, and the changes that wait for their row to be listed: what is lost with the page. */
  get unsavedCount(): number {
    return this.count + this.#late.size
  }

  get rows(): readonly StagedRow[] {
    return (this.#rows ??= stagedRows(this.#order, this.changes))
  }

  get estimate(): Estimate {
    return (this.#estimate ??= estimate(this.#order, this.changes))
  }

  /** Rows that cannot be saved as they are. */
  get wrong(): readonly StagedRow[] {
    return (this.#wrong ??= wrongRows(this.rows))
  }

  /** What somebody else changed too, and nobody has decided yet. Nothing is saved while there are any. */
  get conflicts(): readonly RowConflict[] {
    return this.#undecided.flatMap((conflict) => conflictNow(conflict, this.changes) ?? [])
  }

  /** What others did to the order while there were changes to it, until the clerk has seen it. */
  get news(): readonly TheirChange[] {
    return (this.#news ??= theirChanges(this.#known, this.#order))
  }

  /** Rows that were saved and that no reading of the order has shown. They must not be sent again. */
  get awaited(): readonly AwaitedRow[] {
    return this.#awaited
  }

  /** Was something saved that could not be read again, so that the order here is older than that? */
  get isOutdated(): boolean {
    return this.#isOutdated
  }

  get canUndo(): boolean {
    return this.#track.past.length > 0
  }

  get canRedo(): boolean {
    return this.#track.future.length > 0
  }

  /** One step that can be taken back. */
  change(how: (changes: Changes) => Changes): void {
    const next = how(this.changes)
    if (next !== this.changes) this.#set(step(this.#track, next))
  }

  /**
   * A step that was begun on a version of the order's row which another may have replaced since: what cannot
   * be merged with that is a conflict, as if it had been staged before.
   */
  changeRow(row: OrderRow, how: (changes: Changes) => Changes): void {
    if (this.#order.OrderRows.includes(row)) return this.change(how)
    this.change((changes) => how(editsFrom(changes, row)))
    this.rebase(this.#order)
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

  /** Forgets everything; that, too, can be taken back. */
  clear(): void {
    this.change(() => noChanges)
  }

  /** Puts the changes on top of the order as it now is. What is not decided stays undecided. */
  rebase(order: Order): void {
    const undecided = this.conflicts
    // Who has changed nothing sees the new order itself.
    if (this.count === 0 && undecided.length === 0) this.#known = order
    const now = rebase(this.changes, order, undecided)
    this.#stand(order, now.conflicts)
    const open = undecided.filter(({ is }) => is === 'both')
    const told = new Set(now.conflicts.map(disputeOf))
    const track = mapTrack(this.#track, (changes) => {
      const { changes: merged, conflicts } = rebase(changes, order, open)
      // A step to where something else is disputed would settle that without a word: it is forgotten.
      const isTold = conflicts.every((conflict) => conflict.is === 'closed' || told.has(disputeOf(conflict)))
      return isTold ? merged : undefined
    })
    this.#set({ ...track, now: now.changes })
    this.#stageLate()
  }

  /** Decides one conflict; the clerk's own side stands unless theirs is taken. */
  decide(conflict: RowConflict, side: 'yours' | 'theirs'): void {
    this.decideAll([{ conflict, theirs: side === 'theirs' ? conflict.members : [] }])
  }

  /** Decides conflicts, in one step that can be taken back, and takes it that the clerk has seen the rest. */
  decideAll(decisions: readonly Decision[]): void {
    const decided = new Set(decisions.map(({ conflict }) => conflict.before.OrderRowId))
    this.#undecided = this.#undecided.filter(({ before }) => !decided.has(before.OrderRowId))
    if (this.conflicts.length === 0) this.#known = this.#order
    const next = decisions.reduce((changes, decision) => {
      if ('addAs' in decision) return addInstead(changes, decision.conflict, decision.addAs)
      if (decision.theirs.length === 0) return changes
      return takeTheirs(changes, decision.conflict, decision.theirs)
    }, this.changes)
    this.#set(next === this.changes ? this.#track : step(this.#track, next))
  }

  /**
   * What a call saved is no change any more, and cannot be taken back.
   * @param order the order as it is after the call
   * @param sent what the call carried, where the clerk may have gone on working since
   */
  saved(keys: readonly RowKey[], order: Order, isReplaced = false, sent?: SentChanges): void {
    const left = changesAfterSave(this.changes, keys, order, isReplaced, sent)
    const { changes, conflicts } = rebase(left.changes, order, this.conflicts)
    this.#known = order
    this.#late = new Map([...this.#late, ...left.late])
    this.#stand(order, conflicts)
    this.#set(startTrack(changes))
    this.#stageLate()
  }

  /** Keeps in view what was saved and is not listed yet, until a reading of the order lists it. */
  await(rows: readonly AwaitedRow[]): void {
    this.#awaited = [...this.#awaited, ...rows]
    this.#tell()
  }

  /** Says that something was saved which could not be read again. */
  outdate(): void {
    this.#isOutdated = true
    this.#tell()
  }

  #stand(order: Order, conflicts: readonly RowConflict[]): void {
    if (order !== this.#order) this.#isOutdated = false
    this.#order = order
    this.#undecided = conflicts
    const delivered = order.Deliveries.flatMap(({ OrderRows }) => OrderRows)
    const listed = new Set([...order.OrderRows, ...delivered].map(({ OrderRowId }) => OrderRowId))
    // A row that was delivered before it was ever listed can be changed no more.
    this.#late = new Map(
      [...this.#late].filter(([id]) => !delivered.some(({ OrderRowId }) => OrderRowId === id)),
    )
    this.#awaited = this.#awaited.filter(({ OrderRowId }) => !listed.has(OrderRowId))
  }

  #set(track: Track<Changes>): void {
    this.#track = track
    this.#rows = undefined
    this.#wrong = undefined
    this.#estimate = undefined
    this.#news = undefined
    this.#tell()
  }

  /** Now that the order lists them, rows can be changed as the clerk wished while they were being added. */
  #stageLate(): void {
    const rows = this.#order.OrderRows.filter(({ OrderRowId }) => this.#late.has(OrderRowId))
    if (rows.length === 0) return
    const late = new Map(this.#late)
    this.#late = new Map([...late].filter(([id]) => !rows.some(({ OrderRowId }) => OrderRowId === id)))
    this.change((changes) => rows.reduce((all, row) => editRow(all, row, late.get(row.OrderRowId)!), changes))
  }

  #tell(): void {
    this.dispatchEvent(new Event('change'))
  }
}

/** What a conflict is about, and what the clerk wants of it. */
function disputeOf({ yours, members }: RowConflict): string {
  return stringifyJson([yours, members])
}
