/** The orders of a merchant's batches. Pure SQL. */
import type { BatchItemState } from '../../shared/domain/batch/batch.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { update } from './update.ts'

/** Instants are milliseconds since 1970. */
export interface ItemRow extends Record<string, SqlStorageValue> {
  batch: number
  place: number
  order_id: string
  state: BatchItemState
  version: number
  code: string | null
  detail: string | null
  merchant_order_id: string | null
  currency: string | null
  amount: string | null
  etag: string | null
  steps: string | null
  step: number
  tries: number
  sent_at: number | null
  /** From when on a `not-done` of the history is about the last attempt, and not about an earlier one. */
  undone_from: number
  look_at: number | null
  looks: number
  at: number | null
}

export type ItemChanges = Partial<Omit<ItemRow, 'batch' | 'place' | 'order_id' | 'version'>>

export class ItemTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** @param orders each once, in the order in which they are written to */
  add(batch: number, orders: readonly Long[]): void {
    const insert = `INSERT INTO items (batch, place, order_id, state, version)
      SELECT ?, key, value, 'unread', 1 FROM json_each(?)`
    this.#sql.exec(insert, batch, JSON.stringify(orders.map(String)))
  }

  /** Those that changed after the version, by their place. */
  after(batch: number, version: number): ItemRow[] {
    const query = 'SELECT * FROM items WHERE batch = ? AND version > ? ORDER BY place'
    return this.#sql.exec<ItemRow>(query, batch, version).toArray()
  }

  inState(batch: number, state: BatchItemState, limit = -1): ItemRow[] {
    const query = 'SELECT * FROM items WHERE batch = ? AND state = ? ORDER BY place LIMIT ?'
    return this.#sql.exec<ItemRow>(query, batch, state, limit).toArray()
  }

  /** The order that is next: one under way, then one whose unknown outcome is due, then one that waits. */
  next(batch: number, now: number): ItemRow | undefined {
    const query = `SELECT * FROM items
      WHERE batch = ? AND (state IN ('sent', 'ready') OR (state = 'unknown' AND look_at <= ?))
      ORDER BY CASE state WHEN 'sent' THEN 0 WHEN 'unknown' THEN 1 ELSE 2 END, place LIMIT 1`
    return this.#sql.exec<ItemRow>(query, batch, now).toArray()[0]
  }

  at({ batch, place }: Pick<ItemRow, 'batch' | 'place'>): ItemRow | undefined {
    const query = 'SELECT * FROM items WHERE batch = ? AND place = ?'
    return this.#sql.exec<ItemRow>(query, batch, place).toArray()[0]
  }

  /** Orders that are under way, or wait for their turn, although their batch does not. */
  strays(): ItemRow[] {
    const query = `SELECT items.* FROM items JOIN batches ON batches.seq = items.batch
      WHERE (items.state = 'sent' AND batches.state IN ('paused', 'stopped'))
         OR (items.state = 'ready' AND batches.state IN ('ended', 'stopped'))`
    return this.#sql.exec<ItemRow>(query).toArray()
  }

  /** When the first look at an unknown outcome of the batch is due. */
  firstLook(batch: number): number | undefined {
    const query = 'SELECT min(look_at) AS at FROM items WHERE batch = ? AND look_at IS NOT NULL AND looks = 0'
    return this.#sql.exec<{ at: number | null }>(query, batch).one().at ?? undefined
  }

  /** Lets unknown outcomes of the batch be looked at now. @param sentUpTo when their writes were sent at the latest */
  lookSoon(batch: number, now: number, sentUpTo: number): boolean {
    const update = 'UPDATE items SET look_at = ?1 WHERE batch = ?2 AND look_at > ?1 AND sent_at <= ?3'
    return this.#sql.exec(update, now, batch, sentUpTo).rowsWritten > 0
  }

  /** @param version that of the batch with this change */
  change(item: Pick<ItemRow, 'batch' | 'place'>, version: number, changes: ItemChanges): void {
    const where = { condition: 'batch = ? AND place = ?', values: [item.batch, item.place] }
    update(this.#sql, 'items', { ...changes, version }, where)
  }

  /** Changes each item of the batch that is in one of the states. */
  changeAll(batch: number, states: readonly BatchItemState[], version: number, changes: ItemChanges): void {
    const condition = 'batch = ? AND state IN (SELECT value FROM json_each(?))'
    const where = { condition, values: [batch, JSON.stringify(states)] }
    update(this.#sql, 'items', { ...changes, version }, where)
  }

  /** Unknown outcomes that are due, of batches that do not run. */
  dueLooks(upTo: number): ItemRow[] {
    const query = `SELECT items.* FROM items JOIN batches ON batches.seq = items.batch
      WHERE look_at <= ? AND batches.state NOT IN ('waiting', 'running') ORDER BY look_at`
    return this.#sql.exec<ItemRow>(query, upTo).toArray()
  }

  nextLook(): number | undefined {
    const query = `SELECT min(look_at) AS at FROM items JOIN batches ON batches.seq = items.batch
      WHERE look_at IS NOT NULL AND batches.state NOT IN ('waiting', 'running')`
    return this.#sql.exec<{ at: number | null }>(query).one().at ?? undefined
  }

  counts(batch: number): { state: BatchItemState; count: number }[] {
    const query = 'SELECT state, count(*) AS count FROM items WHERE batch = ? GROUP BY state'
    return this.#sql.exec<{ state: BatchItemState; count: number }>(query, batch).toArray()
  }

  /** The amounts of items in these states. */
  amounts(batch: number, states: readonly BatchItemState[]): { currency: string; amount: string }[] {
    const query = `SELECT currency, amount FROM items WHERE batch = ? AND currency IS NOT NULL
      AND amount IS NOT NULL AND state IN (SELECT value FROM json_each(?))`
    const rows = this.#sql.exec<{ currency: string; amount: string }>(query, batch, JSON.stringify(states))
    return rows.toArray()
  }
}
