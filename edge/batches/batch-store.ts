import type { BatchItemState, BatchPause } from '../../shared/domain/batch/batch.enums.ts'
import { batchLimits } from '../../shared/domain/values/limits.ts'
import { hold } from '../../shared/domain/values/invariant.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { Outbox } from '../journal/outbox.ts'
import { count } from '../metrics/series.ts'
import { Tables } from '../storage/tables.ts'
import { type BatchChanges, type BatchRow, BatchTable } from './batch-table.ts'
import { type ItemChanges, type ItemRow, ItemTable } from './item-table.ts'
import { batchMigrations } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Milliseconds for which a batch is kept. */
export const KEPT_MS = batchLimits.days * DAY_MS

export type NewBatch = Parameters<BatchTable['add']>[0] & { orders: readonly Long[] }

/** A merchant's batches and their orders. Each change of an order is one transaction with the version of its batch. */
export class BatchStore {
  readonly outbox: Outbox
  readonly #storage: DurableObjectStorage
  readonly #tables: Tables

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#tables = new Tables(storage, batchMigrations)
    this.outbox = new Outbox(() => this.#tables.sql)
  }

  /** False while there never was a batch: then nothing is stored. */
  get exists(): boolean {
    return this.#tables.sql !== undefined
  }

  get batches(): BatchTable {
    return new BatchTable(this.#tables.made())
  }

  get items(): ItemTable {
    return new ItemTable(this.#tables.made())
  }

  /** Adds a batch, in place of the oldest that is over if as many are kept. @returns whether there was room */
  add({ orders, ...batch }: NewBatch): boolean {
    const { batches, items } = this
    return this.transact(() => {
      if (batches.count() >= batchLimits.perMerchant && !batches.forgetOldest()) return false
      const seq = batches.add(batch)
      items.add(seq, orders)
      this.#holdCounts(seq, orders.length)
      return true
    })
  }

  changeBatch(seq: number, changes: BatchChanges): void {
    this.transact(() => this.batches.change(seq, changes))
  }

  /** @param changes of the batch, in the same transaction */
  changeItem(item: Pick<ItemRow, 'batch' | 'place'>, changes: ItemChanges, batch: BatchChanges = {}): void {
    const state = changes.state as BatchItemState | undefined
    const at = state === undefined ? {} : { at: Date.now() }
    this.transact(() =>
      this.items.change(item, this.batches.change(item.batch, batch), { ...changes, ...at }),
    )
    if (state !== undefined) count('order_admin_batch_orders_total', { state })
  }

  /** Changes each order of the batch that is in one of the states. */
  changeAll(seq: number, states: readonly BatchItemState[], changes: ItemChanges): void {
    this.transact(() =>
      this.items.changeAll(seq, states, this.batches.change(seq), { ...changes, at: Date.now() }),
    )
  }

  pause(seq: number, pause: BatchPause): void {
    this.changeBatch(seq, { state: 'paused', pause, waits_until: null })
  }

  /** Ends a batch. @param left what becomes of orders that it has not written to */
  end(seq: number, state: 'ended' | 'stopped', left: ItemChanges = { state: 'left' }): void {
    const now = Date.now()
    this.transact(() => {
      const version = this.batches.change(seq, { state, pause: null, waits_until: null, ended_at: now })
      this.items.changeAll(seq, ['unread', 'ready'], version, { ...left, at: now })
      const open = this.items.counts(seq).filter((row) => row.state === 'unread' || row.state === 'ready')
      hold('batch-counts', open.length === 0, () => ({ batch: seq, open: open[0]?.count ?? 0 }))
    })
  }

  /** @throws InvariantBroken unless the batch has as many orders as were asked for */
  #holdCounts(seq: number, orders: number): void {
    const stored = this.items.counts(seq).reduce((sum, row) => sum + row.count, 0)
    hold('batch-counts', stored === orders, () => ({ batch: seq, stored, orders }))
  }

  /** Deletes what expired, and everything if nothing is left. @returns whether anything is left */
  async tidy(now: number): Promise<boolean> {
    if (!this.exists) return false
    this.batches.forget(now - KEPT_MS)
    if (this.batches.count() > 0 || this.outbox.pending().length > 0) return true
    await this.#tables.deleteAll()
    return false
  }

  transact<Value>(work: () => Value): Value {
    return this.#storage.transactionSync(work)
  }

  /** Resolves when all changes are on disk. */
  sync(): Promise<void> {
    return this.#storage.sync()
  }
}

/** When the batch is deleted, in milliseconds since 1970. */
export function keptUntil({ created_at }: Pick<BatchRow, 'created_at'>): number {
  return created_at + KEPT_MS
}
