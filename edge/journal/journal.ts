import { DurableObject } from 'cloudflare:workers'
import type { OrderView } from '../../shared/domain/order-index/order-views.enums.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { HISTORY_PAGE, historyLimits } from '../../shared/domain/values/limits.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { Tables } from '../storage/tables.ts'
import type { JournalRecord } from './letter.ts'
import { OrderIndex, type OrderFilter, type OrderNews, type OrderRow, type Viewer } from './order-index.ts'
import { firstPlace, instantOf, placeOf } from './place.ts'
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

export interface OrderPart {
  /** Those with the latest news first. */
  rows: OrderRow[]
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
 * One shard of a merchant's journal: the entries of some of its subjects, which are only added, and what is known of some
 * of its orders. Both are deleted after `HISTORY_DAYS`. Public methods are its RPC surface.
 */
export class Journal extends DurableObject<Env> {
  readonly #tables: Tables
  readonly #index: OrderIndex
  #hasAlarm = false

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#tables = new Tables(state.storage, journalMigrations)
    this.#index = new OrderIndex(state.storage.sql)
  }

  /** Adds each entry once, in their order, and what became known of orders. */
  async take(entries: readonly Delivered[], news: readonly OrderNews[] = []): Promise<void> {
    const sql = this.#tables.made()
    this.ctx.storage.transactionSync(() => {
      for (const entry of entries) add(sql, entry)
      for (const one of news) this.#index.learn(one, Date.now())
    })
    await this.#setAlarm()
  }

  /** Orders of the index. */
  orders(filter: OrderFilter, limit: number): OrderPart {
    const rows = this.#tables.sql ? this.#index.read(filter, limit + 1) : []
    return { rows: rows.slice(0, limit), isMore: rows.length > limit }
  }

  /** What the index knows of these orders, by their ids in digits. */
  known(ids: readonly string[]): OrderRow[] {
    if (!this.#tables.sql) return []
    return ids.map((id) => this.#index.find(id)).filter((row) => row !== undefined)
  }

  /** How many orders each of the views has. */
  counts(views: readonly OrderView[], viewer: Viewer): number[] {
    return this.#tables.sql ? this.#index.count(views, viewer) : views.map(() => 0)
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
    const before = placeOf(keptSince(Date.now()))
    if (this.#tables.sql) {
      this.#tables.sql.exec('DELETE FROM entries WHERE place < ?', before)
      this.#index.forget(before)
    }
    if (this.#oldest() === undefined) return this.#tables.deleteAll()
    await this.#setAlarm()
  }

  /** The instant of what is deleted first, in milliseconds since 1970. */
  #oldest(): number | undefined {
    const { sql } = this.#tables
    if (!sql) return undefined
    const entry = sql.exec<{ place: number | null }>('SELECT min(place) AS place FROM entries').one().place
    const places = [entry ?? undefined, this.#index.oldest()].filter((place) => place !== undefined)
    return places.length === 0 ? undefined : instantOf(Math.min(...places))
  }

  /** One alarm for all of them, at the most once an hour. */
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
