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
    return { is: 'written', revision, isTold: await this.#tell() }
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

  override async alarm(): Promise<void> {
    if (!(await this.#tell())) await this.ctx.storage.setAlarm(Date.now() + TELL_AGAIN_MS)
  }

  /** Tells the directory what it does not know yet, in order. @returns whether it knows all of it */
  async #tell(): Promise<boolean> {
    const sql = this.#tables.made()
    const waiting = sql.exec<{ id: number; news: string }>('SELECT id, news FROM news ORDER BY id').toArray()
    for (const { id, news: text } of waiting) {
      const { news, proof } = JSON.parse(text) as { news: Omit<MerchantNews, 'proof'>; proof: TextSealed }
      try {
        await directoryOf(this.env).tell({ ...news, proof: asBytes(proof) })
      } catch {
        return false
      }
      sql.exec('DELETE FROM news WHERE id = ?', id)
    }
    // A change that was written meanwhile has set the alarm, and needs it if the directory does not hear of it.
    const isMore = sql.exec('SELECT id FROM news LIMIT 1').toArray().length > 0
    if (!isMore) await this.ctx.storage.deleteAlarm()
    return true
  }
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
