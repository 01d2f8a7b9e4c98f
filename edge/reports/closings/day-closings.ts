import { DurableObject } from 'cloudflare:workers'
import type { DayClosing, KeptClosing } from '../../../shared/domain/closing.ts'
import { stringifyJson } from '../../../shared/domain/json.ts'
import { closingLimits } from '../../../shared/domain/limits.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import type { Env } from '../../config/env.ts'
import { Tables } from '../../desk/tables.ts'
import { closingMigrations } from './schema.ts'

/** What the worker sends: plain data, as RPC requires. */
export interface ClosingRequest {
  closing: DayClosing
  who: KeptClosing['who']
  idempotencyKey?: string
}

export type ClosingRefusal = 'idempotency-key-reused' | 'list-too-long'

/**
 * One object for each merchant: the days that its clerks closed. Entries are only ever added, so that who closed
 * what can be told for as long as the books are kept. Public methods are its RPC surface.
 */
export class DayClosings extends DurableObject<Env> {
  readonly #tables: Tables

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#tables = new Tables(state.storage, closingMigrations)
  }

  /** Keeps a closing once for each key. @returns its JSON, as it was kept the first time */
  close({ closing, who, idempotencyKey }: ClosingRequest): Result<string, ClosingRefusal> {
    const sql = this.#tables.made()
    const content = stringifyJson(closing)
    const [before] = sql
      .exec<{ content: string; closing: string }>(
        'SELECT content, closing FROM closings WHERE key = ?',
        idempotencyKey ?? null,
      )
      .toArray()
    if (before) return before.content === content ? ok(before.closing) : refuse('idempotency-key-reused')
    const { count } = sql
      .exec<{ count: number }>('SELECT count(*) AS count FROM closings WHERE date = ?', closing.date)
      .one()
    if (count >= closingLimits.perDay) return refuse('list-too-long')
    const kept: KeptClosing = { ...closing, at: new Date().toISOString(), who }
    const text = stringifyJson(kept)
    sql.exec(
      'INSERT INTO closings (date, key, content, closing) VALUES (?, ?, ?, ?)',
      closing.date,
      idempotencyKey ?? null,
      content,
      text,
    )
    return ok(text)
  }

  /** JSON of each closing of the days, both included: by day, and then newest first. */
  list(from: string, to: string): string[] {
    const rows = this.#tables.sql?.exec<{ closing: string }>(
      'SELECT closing FROM closings WHERE date BETWEEN ? AND ? ORDER BY date, seq DESC',
      from,
      to,
    )
    return rows ? rows.toArray().map(({ closing }) => closing) : []
  }
}
