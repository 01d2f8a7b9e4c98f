import { DurableObject } from 'cloudflare:workers'
import type { KeptClosing } from '../../../shared/domain/closing.ts'
import { parseJson, stringifyJson } from '../../../shared/domain/json.ts'
import { closingLimits } from '../../../shared/domain/limits.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import type { Env } from '../../config/env.ts'
import { Tables } from '../../desk/tables.ts'
import { closingMigrations } from './schema.ts'

/** What the worker sends: plain data, as RPC requires. */
export interface ClosingRequest extends Omit<KeptClosing, 'at'> {
  /** JSON of the body that the client sent. */
  content: string
  idempotencyKey?: string
}

export type ClosingRefusal = 'idempotency-key-reused' | 'report-closings-too-many'

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

  /** JSON of what was kept under the key; undefined if nothing was. */
  before(key: string, content: string): Result<string | undefined, 'idempotency-key-reused'> {
    const [before] =
      this.#tables.sql
        ?.exec<{ content: string; closing: string }>(
          'SELECT content, closing FROM closings WHERE key = ?',
          key,
        )
        .toArray() ?? []
    if (!before) return ok(undefined)
    return before.content === content ? ok(before.closing) : refuse('idempotency-key-reused')
  }

  /**
   * Keeps a closing once for each key, and once while the same user closes the same again and says nothing else about it.
   * @returns its JSON, as it was kept the first time
   */
  close({ content, idempotencyKey, ...closing }: ClosingRequest): Result<string, ClosingRefusal> {
    const sql = this.#tables.made()
    if (idempotencyKey !== undefined) {
      const before = this.before(idempotencyKey, content)
      if (!before.ok) return before
      if (before.value !== undefined) return ok(before.value)
    }
    const { date, reports, who, ...said } = closing
    const all = sql
      .exec<{ closing: string }>('SELECT closing FROM closings WHERE date = ? ORDER BY seq DESC', date)
      .toArray()
      .map((row) => ({ text: row.closing, kept: parseJson(row.closing) as KeptClosing }))
    const [newest] = all
    if (newest && isSame(newest.kept, closing)) return ok(newest.text)
    const own = all.filter(({ kept }) => kept.who.kind === who.kind && kept.who.id === who.id)
    if (own.length >= closingLimits.perUser || all.length >= closingLimits.perDay) {
      return refuse('report-closings-too-many')
    }
    const kept: KeptClosing = { date, reports, at: new Date().toISOString(), who, ...said }
    const text = stringifyJson(kept)
    sql.exec(
      'INSERT INTO closings (date, key, content, closing) VALUES (?, ?, ?, ?)',
      date,
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

/** Whoever says nothing this time says nothing else than before. */
function isSame(kept: KeptClosing, closing: Omit<KeptClosing, 'at'>): boolean {
  const says = closing.reason !== undefined || closing.note !== undefined
  const isSaid = !says || (kept.reason === closing.reason && kept.note === closing.note)
  return isSaid && readText(kept) === readText(closing)
}

function readText({ reports, who }: Omit<KeptClosing, 'at'>): string {
  return stringifyJson([reports, who])
}
