import { DurableObject } from 'cloudflare:workers'
import type { KeptClosing } from '../../../shared/domain/report/closing.ts'
import { parseJson, stringifyJson } from '../../../shared/domain/values/json.ts'
import { closingLimits } from '../../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { Env } from '../../config/env.ts'
import { Tables } from '../../desk/tables.ts'
import { closingMigrations } from './schema.ts'

/** The worker's request: plain data, as RPC requires. */
export interface ClosingRequest extends Omit<KeptClosing, 'at'> {
  /** JSON of the body that the client sent. */
  content: string
  idempotencyKey?: string
}

export type ClosingRefusal = 'idempotency-key-reused' | 'report-closings-too-many'

/**
 * One object for each merchant: the days that its clerks closed. Entries are only added, so that the record lasts as
 * long as the books. Public methods are its RPC surface.
 */
export class DayClosings extends DurableObject<Env> {
  readonly #tables: Tables

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#tables = new Tables(state.storage, closingMigrations)
  }

  /** JSON of the closing under the key; undefined if there is none. */
  before(key: string, content: string): Result<string | undefined, 'idempotency-key-reused'> {
    const [before] =
      this.#tables.sql
        ?.exec<Row & { content: string }>('SELECT content, closing, checked FROM closings WHERE key = ?', key)
        .toArray() ?? []
    if (!before) return ok(undefined)
    return before.content === content ? ok(textOf(before)) : refuse('idempotency-key-reused')
  }

  /**
   * Keeps a closing once for each key, and once while the same user repeats it with the same note. An unchecked closing
   * of an earlier release is not the same. Objects of 0.1.0 have a method `close` with another request.
   * @returns its JSON, as it was kept the first time
   */
  keep({ content, idempotencyKey, ...closing }: ClosingRequest): Result<string, ClosingRefusal> {
    const sql = this.#tables.made()
    if (idempotencyKey !== undefined) {
      const before = this.before(idempotencyKey, content)
      if (!before.ok) return before
      if (before.value !== undefined) return ok(before.value)
    }
    const { date, reports, who, ...said } = closing
    const all = sql
      .exec<Row>('SELECT closing, checked FROM closings WHERE date = ? ORDER BY seq DESC', date)
      .toArray()
      .map((row) => ({ text: row.closing, kept: parseJson(textOf(row)) as KeptClosing }))
    const [newest] = all
    if (newest && isSame(newest.kept, closing)) return ok(newest.text)
    const own = all.filter(({ kept }) => kept.who.kind === who.kind && kept.who.id === who.id)
    if (own.length >= closingLimits.perUser || all.length >= closingLimits.perDay) {
      return refuse('report-closings-too-many')
    }
    const kept: KeptClosing = { date, reports, at: new Date().toISOString(), who, ...said }
    const text = stringifyJson(kept)
    sql.exec(
      'INSERT INTO closings (date, key, content, closing, checked) VALUES (?, ?, ?, ?, 1)',
      date,
      idempotencyKey ?? null,
      content,
      text,
    )
    return ok(text)
  }

  /** JSON of each closing of the days, both included, by day and then newest first. */
  list(from: string, to: string): string[] {
    const rows = this.#tables.sql?.exec<Row>(
      'SELECT closing, checked FROM closings WHERE date BETWEEN ? AND ? ORDER BY date, seq DESC',
      from,
      to,
    )
    return rows ? rows.toArray().map(textOf) : []
  }
}

interface Row extends Record<string, SqlStorageValue> {
  closing: string
  checked: number | null
}

/** The closing as it is answered. The label is added here, because rows of an earlier release never change. */
function textOf({ closing, checked }: Row): string {
  return checked === 1 ? closing : stringifyJson({ ...(parseJson(closing) as KeptClosing), unchecked: true })
}

/** Whether the closings are the same. A missing note does not differ from an earlier note. */
function isSame(kept: KeptClosing, closing: Omit<KeptClosing, 'at'>): boolean {
  const says = closing.reason !== undefined || closing.note !== undefined
  const isSaid = !says || (kept.reason === closing.reason && kept.note === closing.note)
  return isSaid && !kept.unchecked && readText(kept) === readText(closing)
}

function readText({ reports, who }: Omit<KeptClosing, 'at'>): string {
  return stringifyJson([reports, who])
}
