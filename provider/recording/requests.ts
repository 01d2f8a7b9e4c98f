/** The object that keeps a merchant's last requests, apart from its orders, so that reading one writes nothing there. */
import { DurableObject } from 'cloudflare:workers'
import { migrate } from '../../shared/storage/migrate.ts'

/** The most requests that are surely kept, and characters of them. */
export const KEPT_REQUESTS = 5000
const KEPT_CHARACTERS = 32 * 1024 * 1024
/** So many more than {@link KEPT_REQUESTS} may be there: the oldest are deleted together. */
const SLICE = 250
/** Characters of a page of records. A call between objects carries 32 MB. */
const PAGE_CHARACTERS = 8 * 1024 * 1024
const MAX_WAITERS = 100
const DAY_MS = 86_400_000
/** All is deleted so long after the newest request. */
const KEPT_MS = 7 * DAY_MS

/** A record on its way into the object. */
export interface NewRecord {
  operation: string | undefined
  status: number
  rules: readonly string[]
  /** JSON of the record without its id. */
  json: string
}

/** Which records are asked for: all that are given must match. */
export interface RecordFilter {
  operation?: string | undefined
  rule?: string | undefined
  /** `404`, or `4xx`. */
  status?: string | undefined
}

export interface RecordPage {
  /** JSON of the records, oldest first. */
  records: string[]
  /** The id to go on after. */
  next: number
}

/** How often something was met since the records were last deleted, and the newest record with it. */
export interface Met {
  kind: 'operation' | 'refused' | 'rule'
  name: string
  count: number
  last: number
}

export interface MetSince {
  /** ISO 8601. */
  since: string
  met: Met[]
}

const migrations = [
  `CREATE TABLE requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    operation TEXT,
    status INTEGER NOT NULL,
    rules TEXT NOT NULL,
    size INTEGER NOT NULL,
    json TEXT NOT NULL
  ) STRICT;
  CREATE INDEX requests_by_operation ON requests (operation, id);
  CREATE TABLE met (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    count INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (kind, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE since (at INTEGER NOT NULL) STRICT;`,
]

interface Waiter {
  filter: RecordFilter
  take(record: string | undefined): void
}

type Row = { id: number; json: string }

export class Requests extends DurableObject {
  readonly #waiters = new Set<Waiter>()
  /** Whether the tables are there and counted. They are made when they are first needed: what is deleted stays so. */
  #isOpen = false
  #count = 0
  #characters = 0
  /** When the alarm was last set, by this instance. */
  #alarmSet = 0

  get #sql(): SqlStorage {
    this.#open()
    return this.ctx.storage.sql
  }

  #open(): void {
    if (this.#isOpen) return
    const { sql } = this.ctx.storage
    this.ctx.storage.transactionSync(() => {
      if (migrate(sql, migrations)) sql.exec('INSERT INTO since VALUES (?)', Date.now())
    })
    const kept = sql
      .exec<{ count: number; size: number }>(
        'SELECT count(*) AS count, coalesce(sum(size), 0) AS size FROM requests',
      )
      .one()
    this.#count = kept.count
    this.#characters = kept.size
    this.#isOpen = true
  }

  /** Keeps records, in this order, and hands them to those who wait. */
  add(records: readonly NewRecord[]): void {
    // Before the transaction, which may be undone.
    this.#open()
    const kept = this.ctx.storage.transactionSync(() => {
      const ids = records.map((record) => this.#insert(record))
      this.#count += records.length
      this.#characters += records.reduce((sum, { json }) => sum + json.length, 0)
      this.#countMet(records, ids)
      this.#prune()
      return ids
    })
    this.#deleteLater()
    if (this.#waiters.size === 0) return
    for (const [index, record] of records.entries()) {
      for (const waiter of this.#waiters) {
        if (matches(record, waiter.filter)) waiter.take(withId({ id: kept[index]!, json: record.json }))
      }
    }
  }

  /** The records after an id; without one, the newest. */
  list(filter: RecordFilter, limit: number, after?: number): RecordPage {
    const [condition, values] = conditionOf(filter)
    const rows =
      after === undefined
        ? this.#rows(`${condition} ORDER BY id DESC LIMIT ?`, [...values, limit]).toReversed()
        : this.#rows(`id > ? AND ${condition} ORDER BY id LIMIT ?`, [after, ...values, limit])
    const isWhole = after === undefined || (rows.length < limit && charactersOf(rows) < PAGE_CHARACTERS)
    const last = rows.at(-1)?.id ?? after ?? 0
    return { records: rows.map(withId), next: isWhole ? Math.max(last, this.#newest()) : last }
  }

  read(id: number): string | undefined {
    return this.#rows('id = ?', [id]).map(withId)[0]
  }

  /**
   * The first record after an id that matches, or the first that comes. @param after the newest record by default
   * @returns undefined if none came in time
   */
  next(filter: RecordFilter, milliseconds: number, after = this.#newest()): Promise<string | undefined> {
    const [there] = this.list(filter, 1, after).records
    if (there !== undefined || milliseconds === 0) return Promise.resolve(there)
    if (this.#waiters.size >= MAX_WAITERS) [...this.#waiters][0]!.take(undefined)
    return new Promise((resolve) => {
      const waiter: Waiter = {
        filter,
        take: (record) => {
          clearTimeout(timer)
          this.#waiters.delete(waiter)
          resolve(record)
        },
      }
      const timer = setTimeout(() => waiter.take(undefined), milliseconds)
      this.#waiters.add(waiter)
    })
  }

  /** Deletes all records, and counts from zero. Ids go on. */
  clear(): void {
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec('DELETE FROM requests')
      this.#sql.exec('DELETE FROM met')
      this.#sql.exec('UPDATE since SET at = ?', Date.now())
    })
    this.#count = 0
    this.#characters = 0
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiters.size
  }

  met(): MetSince {
    const [since] = this.#sql.exec<{ at: number }>('SELECT at FROM since').toArray()
    const met = this.#sql.exec('SELECT kind, name, count, last FROM met ORDER BY kind, name').toArray()
    return { since: new Date(since!.at).toISOString(), met: met as unknown as Met[] }
  }

  /** Deletes everything, because nobody has used the object for long. */
  override alarm(): Promise<void> {
    return this.forget()
  }

  /** Deletes everything, and stores nothing until it is asked for something. Whoever waits gets no request. */
  async forget(): Promise<void> {
    for (const waiter of this.#waiters) waiter.take(undefined)
    await this.ctx.blockConcurrencyWhile(async () => {
      await this.ctx.storage.deleteAlarm()
      await this.ctx.storage.deleteAll()
      this.#isOpen = false
      this.#alarmSet = 0
    })
  }

  #deleteLater(): void {
    const now = Date.now()
    if (now - this.#alarmSet < DAY_MS) return
    this.#alarmSet = now
    // Not awaited: the answer of `add` waits for all that is stored.
    void this.ctx.storage.setAlarm(now + KEPT_MS)
  }

  #rows(condition: string, values: (string | number)[]): Row[] {
    const rows: Row[] = []
    let characters = 0
    for (const row of this.#sql.exec<Row>(`SELECT id, json FROM requests WHERE ${condition}`, ...values)) {
      rows.push(row)
      characters += row.json.length
      if (characters >= PAGE_CHARACTERS) break
    }
    return rows
  }

  #newest(): number {
    const [row] = this.#sql.exec<{ id: number | null }>('SELECT max(id) AS id FROM requests').toArray()
    return row!.id ?? 0
  }

  #insert({ operation, status, rules, json }: NewRecord): number {
    const { id } = this.#sql
      .exec<{ id: number }>(
        'INSERT INTO requests (operation, status, rules, size, json) VALUES (?, ?, ?, ?, ?) RETURNING id',
        operation ?? null,
        status,
        rulesText(rules),
        json.length,
        json,
      )
      .one()
    return id
  }

  #countMet(records: readonly NewRecord[], ids: readonly number[]): void {
    const counts = new Map<string, { kind: Met['kind']; name: string; count: number; last: number }>()
    const meet = (kind: Met['kind'], name: string, last: number) => {
      const known = counts.get(`${kind} ${name}`)
      counts.set(`${kind} ${name}`, { kind, name, count: (known?.count ?? 0) + 1, last })
    }
    for (const [index, { operation, rules }] of records.entries()) {
      const id = ids[index]!
      if (operation !== undefined) meet('operation', operation, id)
      if (operation !== undefined && rules.length > 0) meet('refused', operation, id)
      for (const rule of new Set(rules)) meet('rule', rule, id)
    }
    for (const { kind, name, count, last } of counts.values()) {
      this.#sql.exec(
        `INSERT INTO met (kind, name, count, last) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET count = count + excluded.count, last = excluded.last`,
        kind,
        name,
        count,
        last,
      )
    }
  }

  /** Deletes the oldest, a slice at a time, until number and size are within their limits. */
  #prune(): void {
    while (this.#count > KEPT_REQUESTS + SLICE || (this.#characters > KEPT_CHARACTERS && this.#count > 0)) {
      const gone = this.#sql
        .exec<{ size: number }>(
          'DELETE FROM requests WHERE id IN (SELECT id FROM requests ORDER BY id LIMIT ?) RETURNING size',
          SLICE,
        )
        .toArray()
      this.#count -= gone.length
      this.#characters -= gone.reduce((sum, { size }) => sum + size, 0)
    }
  }
}

function charactersOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { json }) => sum + json.length, 0)
}

/** `|a|b|`: a rule is found in it between two bars. */
function rulesText(rules: readonly string[]): string {
  return `|${rules.join('|')}|`
}

function conditionOf({ operation, rule, status }: RecordFilter): [string, (string | number)[]] {
  const parts: string[] = ['1']
  const values: (string | number)[] = []
  if (operation !== undefined) {
    parts.push('operation = ?')
    values.push(operation)
  }
  if (rule !== undefined) {
    parts.push('instr(rules, ?) > 0')
    values.push(`|${rule}|`)
  }
  if (status !== undefined) {
    parts.push('status BETWEEN ? AND ?')
    values.push(...statusRange(status))
  }
  return [parts.join(' AND '), values]
}

function matches(record: NewRecord, { operation, rule, status }: RecordFilter): boolean {
  const [from, to] = statusRange(status ?? 'xxx')
  return (
    (operation === undefined || record.operation === operation) &&
    (rule === undefined || record.rules.includes(rule)) &&
    record.status >= from &&
    record.status <= to
  )
}

/** `404` is 404 to 404, `4xx` is 400 to 499. */
function statusRange(status: string): [number, number] {
  return [Number(status.replaceAll('x', '0')), Number(status.replaceAll('x', '9'))]
}

function withId({ id, json }: Row): string {
  return `{"id":${id},${json.slice(1)}`
}
