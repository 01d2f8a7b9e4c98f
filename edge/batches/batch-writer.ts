/** Writes to the orders of a batch, one after the other, each by its own desk. */
import { parseJson } from '../../shared/domain/values/json.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { isPassing } from '../config/object-stub.ts'
import { KEY_MS } from '../desk/times.ts'
import { newWriteMark } from '../desk/write-mark.ts'
import { lockedRefusal } from '../registry/directory-copy.ts'
import { knownMerchant } from '../registry/find-merchant.ts'
import { servingState } from '../state/serving-state.ts'
import { deskOf } from '../order-desk/desk-of.ts'
import type { DeskRequest } from '../order-desk/desk-request.ts'
import { readOrder } from '../order-desk/order-snapshot.ts'
import { callerInObject } from '../upstream/caller.ts'
import { type CreditStep, writeOf } from './act-writes.ts'
import type { BatchStore } from './batch-store.ts'
import { actOf, type BatchRow, noteOf, starterIn } from './batch-table.ts'
import { longOf } from './batch-view.ts'
import { type DeskOutcome, outcomeOf } from './desk-outcome.ts'
import { afterUndone } from './item-history.ts'
import type { ItemRow } from './item-table.ts'
import { keepOutcome } from './keep-outcome.ts'
import { lostTimeOf } from './lost-batch.ts'
import { isStarterGone } from './starter.ts'
import { askMs, WAIT_S } from './times.ts'

/** The key of an item's next write, and the id of its request: a desk knows it again, and its history names it. */
export function writeKey({ id }: Pick<BatchRow, 'id'>, { place, step }: ItemRow): string {
  return step === 0 ? `batch-${id}-${place}` : `batch-${id}-${place}-${step}`
}

export class BatchWriter {
  readonly #env: Env
  readonly #store: BatchStore

  constructor(env: Env, store: BatchStore) {
    this.#env = env
    this.#store = store
  }

  /** Writes until no order is left, the batch is paused or stopped, it has to wait, or the shift is over. */
  async run(seq: number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (!(await this.#mayGoOn(seq))) return
      const batch = this.#running(seq)
      if (!batch) return
      const item = this.#store.items.next(seq, Date.now())
      if (!item) return this.#finish(seq)
      await this.#write(batch, item)
      if ((this.#running(seq)?.waits_until ?? 0) > Date.now()) return
    }
  }

  /** Pauses batches that have to wait if their starters may no longer do the act: an ended session is forgotten soon. */
  async checkWaiting(): Promise<void> {
    const { batches } = this.#store
    const all = [...batches.inState('waiting'), ...batches.inState('running')]
    for (const { seq } of all.filter(isWaiting)) await this.#mayGoOn(seq)
  }

  #active(seq: number): BatchRow | undefined {
    const batch = this.#store.batches.bySeq(seq)
    return batch?.state === 'running' || batch?.state === 'waiting' ? batch : undefined
  }

  #running(seq: number): BatchRow | undefined {
    const batch = this.#store.batches.bySeq(seq)
    return batch?.state === 'running' ? batch : undefined
  }

  /** Pauses the batch if its starter may no longer do the act. Waits if nobody can say so, or the edge serves nobody. */
  async #mayGoOn(seq: number): Promise<boolean> {
    const batch = this.#active(seq)
    if (!batch) return false
    try {
      const isLocked = (await lockedRefusal(this.#env)) !== undefined
      const { kind } = actOf(batch)
      const isGone = !isLocked && (await isStarterGone(this.#env, batch.merchant, starterIn(batch)!, kind))
      if (!isLocked && !isGone) return true
      if (isLocked) this.#wait(seq)
      else if (this.#active(seq)?.starter === batch.starter) this.#store.pause(seq, 'session-ended')
    } catch (error) {
      if (!isPassing(error)) throw error
      this.#wait(seq)
    }
    return false
  }

  #wait(seq: number): void {
    const batch = this.#running(seq)
    // The provider may have asked for a longer pause.
    if (batch) {
      const until = Math.max(batch.waits_until ?? 0, Date.now() + WAIT_S * 1000)
      this.#store.changeBatch(seq, { waits_until: until })
    }
  }

  /** Ends the batch, after a first look at each unknown outcome. */
  #finish(seq: number): void {
    const look = this.#store.items.firstLook(seq)
    if (look === undefined) this.#store.end(seq, 'ended')
    else this.#store.changeBatch(seq, { waits_until: look })
  }

  /** The writes of one order. A pause or a stop waits for all of them. */
  async #write(batch: BatchRow, first: ItemRow): Promise<void> {
    let item: ItemRow | undefined = first
    while (item) {
      const isMore = await this.#step(batch, item)
      item = isMore ? this.#store.items.at(item) : undefined
    }
  }

  /** @returns whether the order has a next write now */
  async #step(batch: BatchRow, item: ItemRow): Promise<boolean> {
    const isAgain = item.state !== 'ready'
    const kept = { store: this.#store, item, isAgain }
    // The desk has forgotten the key, or may while this waits for its turn: the same write would be a new one.
    if (isAgain && Date.now() >= item.sent_at! + KEY_MS - 2 * config.budgetMs)
      return keepOutcome(kept, { is: 'unknown', detail: null })
    let { etag } = item
    let afterEarlier = 0
    if (!isAgain) {
      const tag = await this.#tag(batch, item)
      // A stop during the read has left it.
      if (this.#store.items.at(item)?.state !== 'ready') return false
      if (typeof tag !== 'string') return keepOutcome(kept, tag)
      etag = tag
      const now = Date.now()
      const undone_from = Math.max(now, item.undone_from)
      const sent = { state: 'sent', sent_at: now, undone_from, etag, code: null, detail: null } as const
      this.#store.changeItem(item, sent, { waits_until: null })
    } else {
      afterEarlier = await afterUndone(this.#env, batch, item, writeKey(batch, item))
      // The desk may find first that an earlier attempt was not done, and then send this one.
      this.#store.changeItem(item, { undone_from: Math.max(Date.now() + askMs(config), afterEarlier) })
    }
    await this.#store.sync()
    const outcome = await this.#ask(batch, item, etag!)
    if (isAgain && outcome.is !== 'lost') {
      const undone_from = outcome.is === 'unknown' ? Math.max(Date.now(), afterEarlier) : item.undone_from
      this.#store.changeItem(item, { undone_from })
    }
    return keepOutcome(kept, outcome)
  }

  /** The tag of the review; after an earlier write of this order whose answer had none, that of the order now. */
  async #tag({ merchant }: BatchRow, item: ItemRow): Promise<string | DeskOutcome> {
    if (item.etag !== null) return item.etag
    const caller = callerInObject(this.#env, { merchantId: merchant }, Date.now() + config.budgetMs)
    const read = await readOrder(caller, longOf(item.order_id))
    if (read.ok) return read.value.etag
    const { code, detail = null, retryAfter = WAIT_S } = read.reason
    return { is: 'wait', seconds: retryAfter, code, detail }
  }

  async #ask(batch: BatchRow, item: ItemRow, etag: string): Promise<DeskOutcome> {
    const { merchant, id } = batch
    const orderId = longOf(item.order_id)
    const act = actOf(batch)
    const note = noteOf(act)
    const { kind, id: session, user, capabilities } = starterIn(batch)!
    const key = writeKey(batch, item)
    const lost = lostTimeOf(batch, await servingState(this.#env))
    const mark = newWriteMark(knownMerchant(merchant))
    const request: DeskRequest = {
      merchantId: merchant,
      orderId,
      requester: { kind, id: session, user, capabilities },
      requestId: key,
      write: writeOf(act, orderId, stepsOf(item)[item.step]),
      ifMatch: [etag],
      idempotencyKey: key,
      saveId: id,
      ...(Object.keys(note).length > 0 && { note }),
      ...(mark !== undefined && { mark }),
      ...(lost && { lostTime: lost }),
    }
    try {
      const { answer } = await deskOf(this.#env, merchant, orderId).write(request, 0)
      return outcomeOf(answer)
    } catch (error) {
      if (!isPassing(error)) throw error
      return { is: 'lost' }
    }
  }
}

function stepsOf({ steps }: Pick<ItemRow, 'steps'>): CreditStep[] {
  return steps === null ? [] : (parseJson(steps) as CreditStep[])
}

function isWaiting({ state, waits_until }: BatchRow): boolean {
  return state === 'waiting' || (waits_until ?? 0) > Date.now()
}
