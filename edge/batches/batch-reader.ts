/** Reads the orders of a batch for its review. */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { isLong } from '../../shared/domain/values/long.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { type ReadOrder, readOrder } from '../order-desk/order-snapshot.ts'
import { callerInObject } from '../upstream/caller.ts'
import type { ProviderFailure } from '../upstream/failure.ts'
import type { Result } from '../../shared/domain/values/result.ts'
import type { BatchStore } from './batch-store.ts'
import { actOf, type BatchAct, type BatchRow } from './batch-table.ts'
import { longOf } from './batch-view.ts'
import type { ItemChanges, ItemRow } from './item-table.ts'
import { reviewOrder } from './review-order.ts'
import { PATIENCE, READ_AT_ONCE, WAIT_S } from './times.ts'

/** Failures that say something of the order: reading it again would not help. */
const FINAL: readonly ProviderFailure['code'][] = [
  'order-not-found',
  'provider-forbids',
  'provider-answer-invalid',
  'provider-refused',
]

interface Read {
  item: ItemRow
  read: Result<ReadOrder, ProviderFailure>
}

export class BatchReader {
  readonly #env: Env
  readonly #store: BatchStore

  constructor(env: Env, store: BatchStore) {
    this.#env = env
    this.#store = store
  }

  /** Reads until each order is read, the provider asks to wait, or the shift is over. */
  async run(seq: number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const batch = this.#store.batches.bySeq(seq)
      if (batch?.state !== 'reading') return
      const unread = this.#store.items.inState(seq, 'unread', READ_AT_ONCE)
      if (unread.length === 0) {
        return this.#store.changeBatch(seq, { state: 'ready', waits_until: null, failures: 0 })
      }
      const reads = await Promise.all(unread.map((item) => this.#read(batch, item)))
      // It may have been stopped meanwhile.
      if (this.#store.batches.bySeq(seq)?.state !== 'reading') return
      if (this.#keep(batch, reads)) return
    }
  }

  async #read({ merchant }: BatchRow, item: ItemRow): Promise<Read> {
    const caller = callerInObject(this.#env, { merchantId: merchant }, Date.now() + config.budgetMs)
    return { item, read: await readOrder(caller, longOf(item.order_id)) }
  }

  /** Keeps what was read. @returns whether the next orders have to wait */
  #keep(batch: BatchRow, reads: readonly Read[]): boolean {
    const act = actOf(batch)
    let { failures } = batch
    let waits = 0
    for (const { item, read } of reads) {
      if (read.ok || FINAL.includes(read.reason.code)) {
        failures = 0
        this.#store.changeItem(item, reviewed(act, item, read))
        continue
      }
      const { code, detail = null, retryAfter = WAIT_S } = read.reason
      waits = Math.max(waits, retryAfter)
      const tries = item.tries + 1
      if (tries < PATIENCE) {
        this.#store.changeItem(item, { tries })
        continue
      }
      failures++
      this.#store.changeItem(item, { state: 'cannot', code, detail, tries: 0 })
    }
    if (failures >= PATIENCE) this.#giveUp(batch, reads)
    const waits_until = waits === 0 ? null : Date.now() + waits * 1000
    this.#store.changeBatch(batch.seq, { failures, waits_until })
    return waits > 0
  }

  /** After so many failures in a row, the other orders are not read: a new batch can try again. */
  #giveUp({ seq }: BatchRow, reads: readonly Read[]): void {
    const failed = reads.flatMap(({ read }) => (read.ok ? [] : [read.reason])).at(-1)!
    const { code, detail = null } = failed
    this.#store.changeAll(seq, ['unread'], { state: 'cannot', code, detail })
  }
}

function reviewed(act: BatchAct, item: ItemRow, read: Read['read']): ItemChanges {
  if (!read.ok) {
    const { code, detail = null } = read.reason
    // A merchant is not told which numbers are orders of others.
    return { state: 'cannot', code: code === 'provider-forbids' ? 'order-not-found' : code, detail }
  }
  const { order, etag } = read.value
  const { MerchantOrderId, Currency } = order
  const known = {
    tries: 0,
    ...(typeof MerchantOrderId === 'string' && { merchant_order_id: MerchantOrderId }),
    ...(typeof Currency === 'string' && { currency: Currency }),
  }
  const review = reviewOrder(act, longOf(item.order_id), order)
  if (!review.ok) {
    const { code, detail = null } = review.reason
    return { state: 'cannot', code, detail, ...known }
  }
  const { amount, steps } = review.value
  return {
    state: 'ready',
    etag,
    ...known,
    // A provider that adds up wrongly may show more than 64 bits: no amount is better than none of the batches.
    ...(amount !== undefined && isLong(amount) && { amount: String(amount) }),
    ...(steps && { steps: stringifyJson(steps) }),
  }
}
