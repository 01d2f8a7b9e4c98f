import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'
import { Tables } from '../storage/tables.ts'
import { directoryOf } from './directory-of.ts'
import type { Act, MerchantNews, MerchantState } from './news.ts'
import { recordMigrations } from './schema.ts'
import type { Sealed } from './sealed.ts'

/** Milliseconds until the directory is told again. */
const TELL_AGAIN_MS = 5_000

/** A record as it is stored; the object has no key to open it. */
export interface StoredRecord {
  revision: number
  state: MerchantState
  sealed: Sealed
  changedAt: number
}

export interface RecordChange {
  id: string
  /** The revision that the change is for; 0 for a new record. */
  expected: number
  state: MerchantState
  sealed: Sealed
  /** The id of the change. */
  change: string
  at: number
  act?: Act
  proof: Sealed
}

/** @property isTold whether the directory knows it, so that it is in force */
export type RecordWritten = { is: 'changed' } | { is: 'written'; revision: number; isTold: boolean }

/** One object for each merchant of the registry: its sealed record. It knows no key. */
export class MerchantRecord extends DurableObject<Env> {
  readonly #tables: Tables

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#tables = new Tables(state.storage, recordMigrations)
  }

  read(): StoredRecord | undefined {
    const [row] =
      this.#tables.sql
        ?.exec<{
          revision: number
          state: MerchantState
          kid: string
          sealed: ArrayBuffer
          changed_at: number
        }>('SELECT revision, state, kid, sealed, changed_at FROM record')
        .toArray() ?? []
    if (!row) return undefined
    const { revision, state, kid, sealed, changed_at } = row
    return { revision, state, sealed: { kid, bytes: new Uint8Array(sealed) }, changedAt: changed_at }
  }

  /** Writes the record if it is still the one that was read, and tells the directory. */
  async write(change: RecordChange): Promise<RecordWritten> {
    const revision = this.#write(change)
    if (revision === undefined) return { is: 'changed' }
    // Set first, so that the directory is told even if this object is evicted meanwhile.
    await this.ctx.storage.setAlarm(Date.now() + TELL_AGAIN_MS)
    const isTold = await this.#tell()
    return { is: 'written', revision: this.#revisionAfter(change.change) ?? revision, isTold }
  }

  /**
   * Tells the directory again that the merchant is deleted: after a restore it may list it as before.
   * @returns whether the directory knows it
   */
  async tellDeleted(id: string): Promise<boolean> {
    const sql = this.#tables.made()
    const query = `SELECT revision, changed_at AS at FROM record
      WHERE state = 'deleted' AND NOT EXISTS (SELECT 1 FROM news)`
    const [row] = sql.exec<{ revision: number; at: number }>(query).toArray()
    if (row) {
      const news = { id, ...row, state: 'deleted' as const, kid: '' }
      const proof = { kid: '', bytes: '' }
      sql.exec('INSERT INTO news (news) VALUES (?)', JSON.stringify({ news, proof } satisfies TextNews))
    }
    await this.ctx.storage.setAlarm(Date.now() + TELL_AGAIN_MS)
    return this.#tell()
  }

  #write({ id, expected, state, sealed, change, at, act, proof }: RecordChange): number | undefined {
    const sql = this.#tables.made()
    return this.ctx.storage.transactionSync(() => {
      const [now] = sql
        .exec<{ revision: number; change: string }>('SELECT revision, change FROM record')
        .toArray()
      if (now?.change === change) return now.revision
      if ((now?.revision ?? 0) !== expected) return undefined
      const revision = expected + 1
      sql.exec(
        `INSERT OR REPLACE INTO record (one, revision, state, kid, sealed, changed_at, change)
           VALUES (1, ?, ?, ?, ?, ?, ?)`,
        revision,
        state,
        sealed.kid,
        sealed.bytes,
        at,
        change,
      )
      const news = { id, revision, state, kid: sealed.kid, at, ...(act && { act }) }
      sql.exec('INSERT INTO news (news) VALUES (?)', JSON.stringify({ news, proof: asText(proof) }))
      return revision
    })
  }

  /** The revision that the change has in the end; undefined if a later one has followed. */
  #revisionAfter(change: string): number | undefined {
    const query = 'SELECT revision FROM record WHERE change = ?'
    return this.#tables.sql?.exec<{ revision: number }>(query, change).toArray()[0]?.revision
  }

  override async alarm(): Promise<void> {
    if (!(await this.#tell())) await this.ctx.storage.setAlarm(Date.now() + TELL_AGAIN_MS)
  }

  /** Tells the directory what it does not know yet, in order. @returns whether it knows all of it */
  async #tell(): Promise<boolean> {
    const sql = this.#tables.made()
    for (;;) {
      const [first] = sql.exec<WaitingNews>('SELECT id, news FROM news ORDER BY id LIMIT 1').toArray()
      if (!first) break
      const { news, proof } = JSON.parse(first.news) as TextNews
      let other: number | undefined
      try {
        other = await directoryOf(this.env).tell({ ...news, proof: asBytes(proof) })
      } catch {
        return false
      }
      this.ctx.storage.transactionSync(() => this.#told(sql, first, other))
    }
    await this.ctx.storage.deleteAlarm()
    return true
  }

  /**
   * Notes that the directory was told. After a restore it may know a later revision than the record, or another change of
   * the same one: it would never take this one. Then the change gets the revision behind that, and is told again.
   */
  #told(sql: SqlStorage, { id, news: text }: WaitingNews, other: number | undefined): void {
    const { news, proof } = JSON.parse(text) as TextNews
    const { revision } = sql.exec<{ revision: number }>('SELECT revision FROM record').one()
    // A change that has a later one need not be taken.
    if (other === undefined || news.revision < revision) {
      sql.exec('DELETE FROM news WHERE id = ? AND news = ?', id, text)
      return
    }
    const raised = JSON.stringify({ news: { ...news, revision: other + 1 }, proof })
    // Another call may have told it, or raised it, meanwhile.
    const written = sql.exec(
      'UPDATE news SET news = ? WHERE id = ? AND news = ?',
      raised,
      id,
      text,
    ).rowsWritten
    if (written > 0) sql.exec('UPDATE record SET revision = ?', other + 1)
  }
}

interface WaitingNews extends Record<string, SqlStorageValue> {
  id: number
  /** JSON of a {@link TextNews}. */
  news: string
}

interface TextNews {
  news: Omit<MerchantNews, 'proof'>
  proof: TextSealed
}

interface TextSealed {
  kid: string
  bytes: string
}

function asText({ kid, bytes }: Sealed): TextSealed {
  return { kid, bytes: bytes.toBase64() }
}

function asBytes({ kid, bytes }: TextSealed): Sealed {
  return { kid, bytes: Uint8Array.fromBase64(bytes) }
}
