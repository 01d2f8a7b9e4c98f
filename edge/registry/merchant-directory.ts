import { DurableObject } from 'cloudflare:workers'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { Tables } from '../storage/tables.ts'
import type { Act, DirectoryNews, DirectoryPlace, ListedMerchant, MerchantNews } from './news.ts'
import { directoryMigrations } from './schema.ts'
import type { Sealed } from './sealed.ts'

/** Merchants in one answer to an isolate. */
const NEWS = 10_000
const DAY_MS = 24 * 60 * 60 * 1000

const LISTED = 'id, revision, state, changed_at AS changedAt'

/**
 * One object for the whole registry: which merchants there are, and in which revision, so that each isolate hears of
 * changes; and what operators did. It has no member of a record.
 */
export class MerchantDirectory extends DurableObject<Env> {
  readonly #tables: Tables

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#tables = new Tables(state.storage, directoryMigrations)
  }

  /**
   * Takes a change of a merchant. One that is told twice, or after a later one, changes nothing.
   * @returns the revision that is known, if that is of another change, and not an earlier one
   */
  tell({ id, revision, state, kid, at, act, proof }: MerchantNews): number | undefined {
    const sql = this.#tables.made()
    return this.ctx.storage.transactionSync(() => {
      this.#epoch(sql)
      if (act) this.#note(sql, act)
      const written = sql.exec(
        `INSERT INTO merchants (id, sequence, revision, state, kid, changed_at)
           VALUES (?, (SELECT coalesce(max(sequence), 0) + 1 FROM merchants), ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence, revision = excluded.revision,
             state = excluded.state, kid = excluded.kid, changed_at = excluded.changed_at
             WHERE excluded.revision > merchants.revision`,
        id,
        revision,
        state,
        kid,
        at,
      ).rowsWritten
      if (written === 0) return this.#other(sql, { id, revision, state, kid, at })
      if (kid !== '') {
        sql.exec('INSERT OR IGNORE INTO seals (kid, proof) VALUES (?, ?)', proof.kid, proof.bytes)
      }
      sql.exec('DELETE FROM seals WHERE kid NOT IN (SELECT kid FROM merchants)')
      return undefined
    })
  }

  /** The revision of the merchant's row; undefined if that is of this change. */
  #other(sql: SqlStorage, { id, revision, state, kid, at }: Omit<MerchantNews, 'proof'>): number | undefined {
    const row = sql
      .exec<{ revision: number; state: string; kid: string; changed_at: number }>(
        'SELECT revision, state, kid, changed_at FROM merchants WHERE id = ?',
        id,
      )
      .one()
    const isThis = row.state === state && row.kid === kid && row.changed_at === at
    return isThis && row.revision === revision ? undefined : row.revision
  }

  /** Notes an act that changes no single merchant. */
  note(act: Act): void {
    const sql = this.#tables.made()
    this.ctx.storage.transactionSync(() => this.#note(sql, act))
  }

  #note(sql: SqlStorage, { change, at, operator, operation, merchant, request }: Act): void {
    sql.exec('DELETE FROM acts WHERE at < ?', Date.now() - config.historyDays * DAY_MS)
    sql.exec(
      `INSERT OR IGNORE INTO acts (change, at, operator, operation, merchant, request)
         VALUES (?, ?, ?, ?, ?, ?)`,
      change,
      at,
      operator,
      operation,
      merchant,
      request,
    )
  }

  /** The changes since a place; all merchants without one, or if the place is of another directory. */
  news(since?: DirectoryPlace): DirectoryNews {
    const { sql } = this.#tables
    if (!sql) {
      const place = { epoch: '', sequence: 0 }
      return { place, isWhole: since?.epoch !== '', merchants: [], seals: [], isMore: false }
    }
    const epoch = this.#epoch(sql)
    const { last } = sql
      .exec<{ last: number }>('SELECT coalesce(max(sequence), 0) AS last FROM merchants')
      .one()
    const isWhole = since?.epoch !== epoch || since.sequence > last
    const rows = sql
      .exec<ListedMerchant & { sequence: number } & Record<string, SqlStorageValue>>(
        `SELECT ${LISTED}, sequence FROM merchants WHERE sequence > ? ORDER BY sequence LIMIT ?`,
        isWhole ? 0 : since.sequence,
        NEWS,
      )
      .toArray()
    const sequence = rows.at(-1)?.sequence ?? last
    return {
      place: { epoch, sequence },
      isWhole,
      merchants: rows,
      seals: this.#seals(sql),
      isMore: sequence < last,
    }
  }

  #seals(sql: SqlStorage): Sealed[] {
    return sql
      .exec<{ kid: string; proof: ArrayBuffer }>('SELECT kid, proof FROM seals')
      .toArray()
      .map(({ kid, proof }) => ({ kid, bytes: new Uint8Array(proof) }))
  }

  #epoch(sql: SqlStorage): string {
    const [row] = sql.exec<{ epoch: string }>('SELECT epoch FROM epoch').toArray()
    if (row) return row.epoch
    const epoch = crypto.randomUUID()
    sql.exec('INSERT INTO epoch (epoch) VALUES (?)', epoch)
    return epoch
  }

  /** Merchants by their ids, without the deleted ones. */
  page(after: string, limit: number): ListedMerchant[] {
    return this.#list(`id > ? AND state <> 'deleted' ORDER BY id LIMIT ?`, after, limit)
  }

  /** Merchants whose records another key has sealed, by their ids. */
  sealedByOthers(kid: string, limit: number, after = ''): ListedMerchant[] {
    return this.#list(`kid <> ? AND id > ? AND state <> 'deleted' ORDER BY id LIMIT ?`, kid, after, limit)
  }

  #list(condition: string, ...values: (string | number)[]): ListedMerchant[] {
    const query = `SELECT ${LISTED} FROM merchants WHERE ${condition}`
    const rows = this.#tables.sql?.exec<ListedMerchant & Record<string, SqlStorageValue>>(query, ...values)
    return rows?.toArray() ?? []
  }

  /** What operators did, newest first. @param before the `id` of an entry */
  acts(before: number, limit: number): (Act & { id: number })[] {
    const query = `SELECT id, change, at, operator, operation, merchant, request FROM acts
      WHERE id < ? ORDER BY id DESC LIMIT ?`
    const rows = this.#tables.sql?.exec<Act & { id: number } & Record<string, SqlStorageValue>>(
      query,
      before,
      limit,
    )
    return rows?.toArray() ?? []
  }
}
