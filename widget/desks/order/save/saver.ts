import { wasConsidered } from '../../../client/was-considered.ts'
import { didNothing } from '../../../client/write-outcome.ts'
import type { WriteNote } from '../../../../shared/domain/order/write-note.ts'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { remainingAmount } from '../../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { AwaitedRow, ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { Estimate } from '../../../rows/changes/estimate.ts'
import { plan, type PlannedCall } from '../../../rows/changes/plan.ts'
import type { TheirChange } from '../../../rows/changes/rebase.ts'
import type { SentChanges } from '../../../rows/changes/saved-changes.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { isFound, type Written, writeOrder } from '../../../client/order-calls.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { type RowWrite, requestOf } from '../../../client/order-writes.ts'
import { SaveIntent } from '../../../client/save-intent.ts'
import { OrderAdminBeforeSaveEvent, OrderAdminErrorEvent, OrderAdminSavedEvent } from '../../../events.ts'

export type CallStatus =
  | 'waiting'
  | 'sending'
  /** The provider accepted it; the order is being reloaded, unless the answer has it. */
  | 'accepted'
  | 'saved'
  /** Saved, but the order does not list its rows yet. */
  | 'unlisted'
  /** Saved, but the order could not be reloaded. */
  | 'unread'
  /** It was not sent: the host page stopped it, or there was no network. */
  | 'stopped'
  | 'failed'
  /** Sent, with an unknown outcome. */
  | 'uncertain'

interface CallProgress {
  call: PlannedCall
  status: CallStatus
}

/** How a save ended. Unsaved changes stay in the store. */
export type SaveEnd =
  | { is: 'saved' }
  /** The host page stopped the next call. */
  | { is: 'stopped' }
  /** The desk was removed from the page. */
  | { is: 'interrupted' }
  /** The last call certainly did nothing. */
  | { is: 'refused'; error: EdgeError; call: PlannedCall }
  /** The last call may have been done. It is repeated unchanged, with its key, before anything else. */
  | { is: 'uncertain'; error: EdgeError; call: PlannedCall }
  /** The last call may have been done, and repeating it would not tell. */
  | { is: 'unknowable'; error: EdgeError; call: PlannedCall }
  /** Others changed the order: the changes were rebased and have to be reviewed again. */
  | { is: 'changed' }
  /** The last call was saved, but the order could not be reloaded. */
  | { is: 'unread'; error: EdgeError }

interface SaverNeeds {
  store: ChangesStore
  client: EdgeClient
  orderId: string
  /** Fires an event for the host page. */
  dispatch(event: Event): boolean
  /** Called with each order that was read. */
  onOrder(order: Order): void
  /** The clerk's reason and note, read when a save begins. */
  said?(): WriteNote | undefined
  pause?(milliseconds: number): Promise<void>
}

interface SentCall extends SentChanges {
  call: PlannedCall
  key: string
  saveId: string
  said: WriteNote | undefined
}

/** Refusals of an order amount that is too high. */
const TOO_HIGH = ['credit-refused', 'order-amount-too-large']

/** Fifteen seconds in all; an accepted row that is not listed by then is reported as pending. */
const PAUSES_MS = [500, 1000, 2000, 4000, 7500]

/**
 * Saves the changes of a store, one call after another. A call with an unknown outcome is remembered as long as
 * the page lives and settled before another call is made. Fires `change`.
 */
export class Saver extends EventTarget {
  readonly #needs: SaverNeeds
  readonly #intent = new SaveIntent()
  #calls: readonly CallProgress[] = []
  #end: SaveEnd | undefined
  #isRunning = false
  #isLeft = false
  #open: SentCall | undefined
  #expected: Estimate | undefined

  constructor(needs: SaverNeeds) {
    super()
    this.#needs = needs
  }

  /** The calls of the last run, in order, including those not made yet. */
  get calls(): readonly CallProgress[] {
    return this.#calls
  }

  get isRunning(): boolean {
    return this.#isRunning
  }

  /** How the last run ended; undefined before the first run and during one. */
  get end(): SaveEnd | undefined {
    return this.#end
  }

  /** The call with an unknown outcome. */
  get openCall(): PlannedCall | undefined {
    return this.#open?.call
  }

  /** The estimate when the last run began. */
  get expected(): Estimate | undefined {
    return this.#expected
  }

  /** Drops the outcome of the last run. A call with an unknown outcome stays. */
  clear(): void {
    if (this.#isRunning || this.#open) return
    this.#calls = []
    this.#end = undefined
    this.#notify()
  }

  /** Call this when the desk leaves the page: no further call is made. */
  leave(): void {
    this.#isLeft = true
  }

  /** Saves all changes; {@link end} has the outcome. Does nothing during another run. */
  async run(): Promise<void> {
    if (this.#isRunning) return
    const { store } = this.#needs
    this.#isRunning = true
    this.#isLeft = false
    this.#end = undefined
    this.#expected = store.estimate
    this.#calls = plan(store.order, store.changes).map(waiting)
    this.#notify()
    try {
      this.#end = await this.#saveAll()
    } finally {
      this.#isRunning = false
      this.#notify()
    }
    // The live line may report the write before its answer is lost for good.
    if (this.#open && isFound(this.#needs.client, this.#open.saveId)) await this.settle(this.#open.saveId)
    if (this.#end && 'error' in this.#end) {
      const { code, requestId } = this.#end.error
      this.#needs.dispatch(new OrderAdminErrorEvent(code, requestId))
    }
  }

  /**
   * The live line reports the uncertain call of this save as done: repeats it to get its answer, which settles it, and
   * makes no other call.
   */
  async settle(saveId: string): Promise<void> {
    const open = this.#open
    if (open?.saveId !== saveId || this.#isRunning) return
    this.#isRunning = true
    this.#notify()
    try {
      const end = await this.#make(open, [])
      this.#end = end ?? (this.#needs.store.count === 0 ? { is: 'saved' } : undefined)
      if (!this.#end) this.#calls = []
    } finally {
      this.#isRunning = false
      this.#notify()
    }
  }

  async #saveAll(): Promise<SaveEnd> {
    const { store } = this.#needs
    const reviewed = new Set(this.#calls.flatMap(({ call }) => call.keys))
    // Earlier changes of others are merged by now, and were shown.
    const known = new Set(store.news.map(newsKey))
    const done: CallProgress[] = []
    // The call that is settled first began this save.
    const saveId = this.#open?.saveId ?? crypto.randomUUID()
    const said = this.#needs.said?.()
    const settle = async (sent: SentCall) => {
      const end = await this.#make(sent, done)
      for (const key of sent.call.keys) reviewed.delete(key)
      // The next call would overwrite the changes that others made during this one.
      const isFresh = store.news.some((change) => !known.has(newsKey(change)))
      return end ?? (isFresh ? ({ is: 'changed' } as const) : undefined)
    }
    if (this.#open) {
      const end = await settle(this.#open)
      if (end) return end
    }
    for (;;) {
      // Changes made in the meantime, by others or the clerk, have to be seen before they are saved.
      if (store.conflicts.length > 0) return { is: 'changed' }
      const left = plan(store.order, store.changes)
      this.#show(done, left)
      const [call] = left
      if (!call) return { is: 'saved' }
      if (!call.keys.every((key) => reviewed.has(key))) return { is: 'changed' }
      if (this.#isLeft) return { is: 'interrupted' }
      const write = writeOf(call)
      if (!this.#needs.dispatch(new OrderAdminBeforeSaveEvent(this.#needs.orderId, write, said))) {
        this.#show([...done, { call, status: 'stopped' }], left.slice(1))
        return { is: 'stopped' }
      }
      const { order: before, changes } = store
      const key = this.#intent.keyFor(write)
      const end = await settle({ call, key, saveId, said, changes, before, addedIds: [] })
      if (end) return end
    }
  }

  /** Makes one call. @returns undefined if it was saved and the next one may follow */
  async #make(sent: SentCall, done: CallProgress[]): Promise<SaveEnd | undefined> {
    const { client, orderId, store } = this.#needs
    const { call, key, saveId, said } = sent
    // The desk may read the order again during the call.
    const seen = store.order
    const show = (status: CallStatus) => this.#show([...done, { call, status }], this.#rest(call))
    show('sending')
    let written: Written
    try {
      written = await writeOrder(client, orderId, requestOf(writeOf(call)), key, saveId, said)
    } catch (error) {
      return this.#failed(asEdgeError(error), sent, show)
    }
    this.#settled()
    show('accepted')
    const { addedIds } = written
    const { order, error } = await this.#orderAfter(written)
    const status = this.#saved({ ...sent, addedIds }, order, seen)
    done.push({ call, status })
    this.#show(done, this.#rest(call))
    this.#needs.dispatch(new OrderAdminSavedEvent(orderId, call.operation, addedIds))
    return order ? undefined : { is: 'unread', error: asEdgeError(error) }
  }

  /** Removes a saved call from the store's changes. */
  #saved(sent: SentCall, order: Order | undefined, seen: Order): CallStatus {
    const { store, onOrder } = this.#needs
    const { call, addedIds } = sent
    const isReplaced = call.operation === 'replaceOrderRows'
    store.saved(call.keys, order ?? store.order, isReplaced, sent, seen)
    const unlisted = addedRows(call, addedIds).filter(({ OrderRowId }) => !order || !lists(order, OrderRowId))
    store.addAwaited(unlisted)
    if (!order) {
      store.markOutdated()
      return 'unread'
    }
    onOrder(order)
    return unlisted.length > 0 ? 'unlisted' : 'saved'
  }

  async #failed(error: EdgeError, sent: SentCall, show: (status: CallStatus) => void): Promise<SaveEnd> {
    const { call } = sent
    const wasOpen = this.#open !== undefined
    const isOpen = !didNothing(error) || (wasOpen && !wasConsidered(error))
    if (!isOpen) {
      this.#settled()
      show(error.code === 'offline' ? 'stopped' : 'failed')
      if (TOO_HIGH.includes(error.code)) this.#needs.store.refuse(totalWith(this.#needs.store.order, call))
      return error.code === 'order-changed' && (await this.#rebaseOn(error.current))
        ? { is: 'changed' }
        : { is: 'refused', error, call }
    }
    show('uncertain')
    // Without a Retry-After the edge will never know the outcome, and repeating the call is useless.
    if (error.code === 'outcome-unknown' && error.retryAfter === undefined) {
      this.#settled()
      await this.#rebaseOn(undefined)
      return { is: 'unknowable', error, call }
    }
    this.#open = sent
    return { is: 'uncertain', error, call }
  }

  /** Rebases the changes on the current order. @returns whether it could be read */
  async #rebaseOn(current: Order | undefined): Promise<boolean> {
    const { client, orderId, store, onOrder } = this.#needs
    try {
      const order = current ?? (await client.order(orderId))
      store.rebase(order)
      onOrder(order)
      return true
    } catch {
      return false
    }
  }

  /** The order once it lists the added rows. It is read with growing pauses, as long as a clerk will wait. */
  async #orderAfter({ addedIds, order }: Written): Promise<{ order?: Order; error?: unknown }> {
    const { client, orderId, pause = wait } = this.#needs
    let carried = order
    let read: { order?: Order; error?: unknown } = {}
    for (const milliseconds of [...PAUSES_MS, undefined]) {
      try {
        const order = carried ?? (await client.order(orderId))
        carried = undefined
        read = { order }
        if (addedIds.every((id) => lists(order, id))) break
      } catch (error) {
        read = { ...read, error }
      }
      if (milliseconds === undefined || this.#isLeft) break
      await pause(milliseconds)
    }
    return read
  }

  /** The outcome of the last call is known: sending the same content again is a new intent. */
  #settled(): void {
    this.#open = undefined
    this.#intent.end()
  }

  /** The planned calls after this one. */
  #rest(call: PlannedCall): PlannedCall[] {
    const keys = new Set(call.keys)
    const { store } = this.#needs
    return plan(store.order, store.changes).filter((other) => !other.keys.some((key) => keys.has(key)))
  }

  #show(done: readonly CallProgress[], rest: readonly PlannedCall[]): void {
    this.#calls = [...done, ...rest.map(waiting)]
    this.#notify()
  }

  #notify(): void {
    this.dispatchEvent(new Event('change'))
  }
}

/** Identifies a change: equal only for the same change of the same row. */
function newsKey({ before, theirs }: TheirChange): string {
  return stringifyJson([before?.OrderRowId ?? null, theirs ?? null])
}

function waiting(call: PlannedCall): CallProgress {
  return { call, status: 'waiting' }
}

/** The order amount that the call asks for. */
function totalWith(order: Order, { difference }: PlannedCall): Long {
  return normalLong(BigInt(remainingAmount(order)) + BigInt(difference))
}

/** The write without what is only for display. */
function writeOf(call: PlannedCall): RowWrite {
  const { keys: _keys, difference: _difference, ...write } = call
  return write
}

function lists({ OrderRows, Deliveries }: Order, id: Long): boolean {
  const has = (rows: readonly { OrderRowId: Long }[]) => rows.some(({ OrderRowId }) => OrderRowId === id)
  return has(OrderRows) || Deliveries.some((delivery) => has(delivery.OrderRows))
}

function addedRows(call: PlannedCall, ids: readonly Long[]): AwaitedRow[] {
  const rows =
    call.operation === 'addOrderRow'
      ? [call.body]
      : call.operation === 'addOrderRows'
        ? call.body.OrderRows
        : []
  return ids.flatMap((OrderRowId, index) => (rows[index] ? [{ OrderRowId, row: rows[index] }] : []))
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds))
}
