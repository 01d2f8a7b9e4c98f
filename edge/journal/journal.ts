import { DurableObject } from 'cloudflare:workers'
import { parseJson } from '../../shared/domain/values/json.ts'
import { HISTORY_PAGE, historyLimits } from '../../shared/domain/values/limits.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { Tables } from '../storage/tables.ts'
import type { JournalRecord } from './letter.ts'
import { firstPlace, placeOf } from './place.ts'
import { journalMigrations } from './schema.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** One history's part of a letter. */
export interface Delivered {
  id: string
  subject: string
  isCopy: boolean
  number: string | null
  record: string
}

/** A stored entry. */
export interface JournalRow extends Record<string, SqlStorageValue> {
  place: number
  subject: string
  id: string
  number: string | null
  /** JSON of the record. */
  record: string
}

/** Which entries are read. Each member narrows; places are those of `place.ts`. */
export interface JournalFilter {
  /** Only entries at or after this place. */
  from: number
  /** Only entries before this place. */
  before: number
  subject?: string
  who?: string
  operations?: readonly string[]
  outcome?: string
}

export interface JournalPart {
  /** Newest first. */
  rows: JournalRow[]
  /** Whether there may be more. */
  isMore: boolean
}

/** What a shard keeps of a person. Instants are milliseconds since 1970. */
export interface KeptOf {
  entries: number
  first: number | null
  last: number | null
}

/**
 * One shard of a merchant's journal: the entries of some of its subjects. They are only added, and deleted after
 * `HISTORY_DAYS`. Public methods are its RPC surface.
 */
export class Journal extends DurableObject<Env> {
  readonly #tables: Tables
  #hasAlarm = false

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#tables = new Tables(state.storage, journalMigrations)
  }

  /** Adds each entry once, in their order. */
  async take(entries: readonly Delivered[]): Promise<void> {
    const sql = this.#tables.made()
    this.ctx.storage.transactionSync(() => {
      for (const entry of entries) add(sql, entry)
    })
    await this.#setAlarm()
  }

  /** A page of one subject's history, newest first. @param before only entries before this place */
  page(subject: string, before = Number.MAX_SAFE_INTEGER): JournalPart {
    const query =
      'SELECT place, subject, id, number, record FROM entries WHERE subject = ? AND place < ? ORDER BY place DESC LIMIT ?'
    const rows = this.#tables.sql?.exec<JournalRow>(query, subject, before, HISTORY_PAGE + 1)
    return part(rows, HISTORY_PAGE)
  }

  /** Entries of all subjects, newest first, without copies. */
  read({ from, before, subject, who, operations, outcome }: JournalFilter, limit: number): JournalPart {
    const conditions = ['place >= ?', 'place < ?']
    const values: SqlStorageValue[] = [from, before]
    const narrow = (condition: string, value: SqlStorageValue | undefined) => {
      if (value === undefined) return
      conditions.push(condition)
      values.push(value)
    }
    narrow('subject = ?', subject)
    narrow('who = ?', who)
    narrow('operation IN (SELECT value FROM json_each(?))', operations && JSON.stringify(operations))
    narrow('outcome = ?', outcome)
    const query = `SELECT place, subject, id, number, record FROM entries
      WHERE ${conditions.join(' AND ')} AND is_copy = 0 ORDER BY place DESC LIMIT ?`
    return part(this.#tables.sql?.exec<JournalRow>(query, ...values, limit + 1), limit)
  }

  /** @param subject the key of what was done to the person's sessions */
  keptOf(who: string, subject: string): KeptOf {
    const query = `SELECT count(*) AS entries, min(place) / 1024 AS first, max(place) / 1024 AS last
      FROM entries WHERE (who = ? OR subject = ?) AND is_copy = 0`
    const kept = this.#tables.sql?.exec<KeptOf & Record<string, SqlStorageValue>>(query, who, subject).one()
    return kept ?? { entries: 0, first: null, last: null }
  }

  /** Deletes expired entries, and everything if none is left. */
  override async alarm(): Promise<void> {
    this.#hasAlarm = false
    this.#tables.sql?.exec('DELETE FROM entries WHERE place < ?', placeOf(keptSince(Date.now())))
    if (this.#oldest() === undefined) return this.#tables.deleteAll()
    await this.#setAlarm()
  }

  #oldest(): number | undefined {
    const query = 'SELECT min(place) / 1024 AS at FROM entries'
    return this.#tables.sql?.exec<{ at: number | null }>(query).one().at ?? undefined
  }

  /** One alarm for all entries, at the most once an hour. */
  async #setAlarm(): Promise<void> {
    const { storage } = this.ctx
    if (this.#hasAlarm) return
    this.#hasAlarm = true
    const oldest = this.#oldest()
    if (oldest === undefined || (await storage.getAlarm()) !== null) return
    await storage.setAlarm(Math.max(Date.now() + HOUR_MS, oldest + config.historyDays * DAY_MS))
  }
}

/** Entries before this instant are deleted. Milliseconds since 1970. */
export function keptSince(now: number): number {
  return now - config.historyDays * DAY_MS
}

function add(sql: SqlStorage, { id, subject, isCopy, number, record }: Delivered): void {
  const known = sql.exec('SELECT 1 FROM entries WHERE subject = ? AND id = ?', subject, id).toArray()
  if (known.length > 0) return
  const newest = 'SELECT place FROM entries WHERE subject = ? ORDER BY place DESC LIMIT 1'
  const [last] = sql.exec<{ place: number }>(newest, subject).toArray()
  const { at, who, operation, outcome } = parseJson(record) as JournalRecord
  let place = firstPlace(Date.parse(at), last?.place)
  while (sql.exec('SELECT 1 FROM entries WHERE place = ?', place).toArray().length > 0) place += 1
  sql.exec(
    `INSERT INTO entries (place, subject, id, who, operation, outcome, is_copy, number, record)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    place,
    subject,
    id,
    who.id,
    operation,
    outcome,
    isCopy ? 1 : 0,
    number,
    record,
  )
}

/** The first rows, as many as the limits of entries and bytes let through. */
function part(cursor: Iterable<JournalRow> | undefined, limit: number): JournalPart {
  const rows: JournalRow[] = []
  let bytes = 0
  for (const row of cursor ?? []) {
    bytes += utf8Length(row.record)
    // The first entry is always on the page: otherwise a client could not page past it.
    const isFull = rows.length === limit || (bytes > historyLimits.pageBytes && rows.length > 0)
    if (isFull) return { rows, isMore: true }
    rows.push(row)
  }
  return { rows, isMore: false }
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length
}
