/**
 * The storage of one object: SQLite in memory, with what a disk does at a crash. What was written since the last flush
 * is lost, or was flushed a moment before.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pause } from './globals.ts'
import type { Random } from './random.ts'

type Row = Record<string, SqlStorageValue>

/** Databases that earlier runs have left empty: to make one costs more than a run. */
const idle: Database[] = []

class Database {
  readonly #db = new DatabaseSync(':memory:')
  readonly #statements = new Map<string, StatementSync>()

  constructor() {
    this.run('SAVEPOINT empty')
  }

  run(sql: string): void {
    this.#db.exec(sql)
  }

  all(sql: string, values: readonly unknown[]): Row[] {
    // A list of statements, as a migration has it.
    if (values.length === 0 && /;\s*\S/.test(sql)) {
      this.#db.exec(sql)
      return []
    }
    let statement = this.#statements.get(sql)
    if (!statement) this.#statements.set(sql, (statement = this.#db.prepare(sql)))
    return statement.all(...(values as SQLInputValue[])).map((row) => forWorker(row as Row))
  }
}

/** The platform gives bytes as a buffer. */
function forWorker(row: Row): Row {
  const entries = Object.entries(row)
  if (!entries.some(([, value]) => (value as unknown) instanceof Uint8Array)) return row
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      (value as unknown) instanceof Uint8Array ? (value as unknown as Uint8Array).slice().buffer : value,
    ]),
  )
}

class Cursor implements Iterable<Row> {
  readonly #rows: Row[]
  readonly #changes: () => number

  constructor(rows: Row[], changes: () => number) {
    this.#rows = rows
    this.#changes = changes
  }

  toArray(): Row[] {
    return this.#rows
  }

  /** Of the last change. */
  get rowsWritten(): number {
    return this.#changes()
  }

  one(): Row {
    if (this.#rows.length !== 1) throw new Error(`expected one row, not ${this.#rows.length}`)
    return this.#rows[0]!
  }

  [Symbol.iterator](): Iterator<Row> {
    return this.#rows[Symbol.iterator]()
  }
}

/** What of the storage is not in SQL. */
interface Rest {
  entries: Map<string, unknown>
  alarm: number | null
}

/** How a disk behaves. */
export interface Disk {
  random: Random
  /** Whether a flush says that it is done and is not: a disk that lies. */
  lies: boolean
}

/** A copy of what one object has stored. */
export interface Backup {
  tables: { name: string; sql: string; rows: Row[] }[]
  rest: Rest
}

export class Storage {
  readonly sql = { exec: (sql: string, ...values: unknown[]) => this.#exec(sql, values) }
  /** Called when the time of the next alarm has changed. */
  onAlarm: () => void = () => undefined
  readonly #disk: Disk
  #database: Database
  #flushed: Rest = { entries: new Map(), alarm: null }
  #now: Rest = { entries: new Map(), alarm: null }
  #isDirty = false

  constructor(disk: Disk) {
    this.#disk = disk
    this.#database = idle.pop() ?? new Database()
    this.#database.run('SAVEPOINT flushed')
  }

  get alarm(): number | null {
    return this.#now.alarm
  }

  /** Whether something is stored. */
  get isEmpty(): boolean {
    return this.#now.entries.size === 0 && this.#now.alarm === null && this.tables().length === 0
  }

  tables(): string[] {
    return this.#database
      .all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'", [])
      .map(({ name }) => name as string)
  }

  /** All that an object has in one of its tables; nothing without the table. */
  rowsOf(table: string): Row[] {
    return this.tables().includes(table) ? this.#database.all(`SELECT * FROM ${table}`, []) : []
  }

  #exec(sql: string, values: readonly unknown[]): Cursor {
    if (!/^\s*SELECT/i.test(sql)) this.#isDirty = true
    const rows = this.#database.all(sql, values)
    return new Cursor(rows, () => this.#database.all('SELECT changes() AS count', [])[0]!['count'] as number)
  }

  transactionSync<Value>(work: () => Value): Value {
    this.#database.run('SAVEPOINT work')
    try {
      const value = work()
      this.#database.run('RELEASE work')
      return value
    } catch (error) {
      this.#database.run('ROLLBACK TO work')
      this.#database.run('RELEASE work')
      throw error
    }
  }

  /** Resolves when everything that was written is on the disk. */
  async sync(): Promise<void> {
    if (!this.#isDirty) return
    await pause(this.#disk.random.between(0, 4))
    this.flush()
  }

  flush(): void {
    if (!this.#isDirty || this.#disk.lies) return
    this.#isDirty = false
    this.#database.run('RELEASE flushed')
    this.#database.run('SAVEPOINT flushed')
    this.#flushed = copyOf(this.#now)
  }

  /** What the object finds after a crash. */
  crash(): void {
    if (this.#disk.random.chance(50)) this.flush()
    this.#database.run('ROLLBACK TO flushed')
    this.#now = copyOf(this.#flushed)
    this.#isDirty = false
  }

  get(key: string): Promise<unknown> {
    return Promise.resolve(structuredClone(this.#now.entries.get(key)))
  }

  put(key: string, value: unknown): Promise<void> {
    this.#isDirty = true
    this.#now.entries.set(key, structuredClone(value))
    return Promise.resolve()
  }

  delete(key: string): Promise<boolean> {
    this.#isDirty = true
    return Promise.resolve(this.#now.entries.delete(key))
  }

  getAlarm(): Promise<number | null> {
    return Promise.resolve(this.#now.alarm)
  }

  setAlarm(at: number): Promise<void> {
    this.#isDirty = true
    this.#now.alarm = at
    this.onAlarm()
    return Promise.resolve()
  }

  deleteAlarm(): Promise<void> {
    this.#isDirty = true
    this.#now.alarm = null
    return Promise.resolve()
  }

  deleteAll(): Promise<void> {
    this.#isDirty = true
    for (const table of this.tables()) this.#database.run(`DROP TABLE ${table}`)
    this.#now = { entries: new Map(), alarm: null }
    return Promise.resolve()
  }

  backup(): Backup {
    const tables = this.#database.all(
      "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
      [],
    )
    return {
      tables: tables.map(({ name, sql }) => ({
        name: name as string,
        sql: sql as string,
        rows: this.rowsOf(name as string),
      })),
      rest: copyOf(this.#now),
    }
  }

  restore({ tables, rest }: Backup): void {
    void this.deleteAll()
    for (const { sql } of tables.filter((one) => one.sql.startsWith('CREATE TABLE'))) this.#database.run(sql)
    for (const { name, rows } of tables) {
      for (const row of rows) {
        const places = Object.keys(row).map(() => '?')
        const columns = Object.keys(row).join(', ')
        this.#database.all(
          `INSERT INTO ${name} (${columns}) VALUES (${places.join(', ')})`,
          Object.values(row),
        )
      }
    }
    for (const { sql } of tables.filter((one) => !one.sql.startsWith('CREATE TABLE'))) this.#database.run(sql)
    this.#now = copyOf(rest)
    this.#isDirty = true
    this.flush()
  }

  /** Leaves the database to the next run. */
  close(): void {
    this.#database.run('ROLLBACK TO empty')
    idle.push(this.#database)
  }
}

function copyOf({ entries, alarm }: Rest): Rest {
  return { entries: new Map(entries), alarm }
}
