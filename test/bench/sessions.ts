/**
 * One more WebSocket of a merchant who has many: what its object of sessions does for it, in SQLite in this process. The
 * tables are those of the object, in a file. Before, each socket counted all others.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { migrate } from '../../shared/storage/migrate.ts'
import type { Tell } from './fact.ts'

interface Sql {
  exec(query: string, ...values: SQLInputValue[]): { toArray(): Record<string, unknown>[]; one(): unknown }
}

/** A module of the object. It is imported by its address, because it is typed by workerd, and this program by Node. */
async function moduleOf(name: string): Promise<Record<string, unknown>> {
  return (await import(new URL(`../../edge/sessions/${name}.ts`, import.meta.url).href)) as never
}
const { sessionMigrations } = (await moduleOf('schema')) as { sessionMigrations: readonly string[] }
const { Listeners } = (await moduleOf('listeners')) as {
  Listeners: new (sql: Sql) => { add(listener: object, until: number): boolean }
}
const { EndedSessionTable } = (await moduleOf('ended-sessions')) as {
  EndedSessionTable: new (sql: Sql) => { has(session: object): boolean }
}

const SOCKETS = 100_000
const ROUNDS = 2_000
const AIM_US = 20
/** Far from now, in seconds since 1970. */
const UNTIL = 9e9

/** Takes some seconds. */
export function benchSessions(tell: Tell): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-sessions-'))
  try {
    for (const sockets of [SOCKETS / 10, SOCKETS]) {
      const [scanned, kept] = [scanning(folder, sockets), listeningTime(folder, sockets)]
      tell({
        question: 'What does one more WebSocket of a merchant cost?',
        what: `one more of ${sockets} sockets`,
        ours: { wall: kept / 1000 },
        against: { kind: 'variant', name: 'with a count of all rows, as before', wall: scanned / 1000 },
        aims: [{ figure: 'wall', of: 'ours', most: AIM_US / 1000 }],
        how: `Median of ${ROUNDS}, one table after the other; the statements of the object of sessions, in SQLite in Node.`,
      })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return Promise.resolve()
}

/** Microseconds of a `listen()` and what it asks before. */
export function listeningTime(folder: string, sockets: number): number {
  const { database, sql } = tables(join(folder, `kept-${sockets}`), sessionMigrations)
  fill(database, sockets)
  // The object's own limit is that of one shard.
  const listeners = new Listeners(sql)
  database.exec('UPDATE live_socket_count SET count = 0')
  const ended = new EndedSessionTable(sql)
  return each(database, (n) => {
    const user = `user-${n % 5_000}`
    const session = { id: crypto.randomUUID(), issuedAt: 1, user: { id: user } }
    if (ended.has(session)) throw new Error('the session is open')
    const isListed = listeners.add({ id: `new-${n}`, desk: `desk-${n}`, session: session.id, user }, UNTIL)
    if (!isListed) throw new Error('the object is full')
  })
}

/** The same with the statements and the tables of before. */
function scanning(folder: string, sockets: number): number {
  const { database, sql } = tables(join(folder, `scanned-${sockets}`), sessionMigrations.slice(0, 2))
  fill(database, sockets)
  return each(database, (n) => {
    sql.exec('DELETE FROM live_sockets WHERE until <= ?', 1)
    sql.exec('SELECT count(*) AS count FROM live_sockets WHERE session = ?', `new-${n}`).one()
    sql.exec('SELECT count(*) AS count FROM live_sockets WHERE 1 = ?', 1).one()
    const query = 'INSERT OR IGNORE INTO live_sockets (id, desk, session, user, until) VALUES (?, ?, ?, ?, ?)'
    sql.exec(query, `new-${n}`, `desk-${n}`, `new-${n}`, 'user', UNTIL)
  })
}

function fill(database: DatabaseSync, sockets: number): void {
  database.exec(`INSERT INTO live_sockets (id, desk, session, user, until)
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${sockets})
    SELECT hex(randomblob(16)), 'desk-' || n, hex(randomblob(16)), 'user-' || (n % 5000), ${UNTIL} FROM numbers`)
}

/** The median of many. A transaction around all: an object's are joined until its answers leave. */
function each(database: DatabaseSync, work: (n: number) => void): number {
  const times: number[] = []
  database.exec('BEGIN')
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    work(round)
    times.push((performance.now() - start) * 1_000)
  }
  database.exec('COMMIT')
  database.close()
  return times.toSorted((a, b) => a - b)[ROUNDS / 2]!
}

/** An object's database. Statements are prepared once, as an object does. */
function tables(file: string, migrations: readonly string[]): { database: DatabaseSync; sql: Sql } {
  const database = new DatabaseSync(file)
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const exec = (query: string, ...values: SQLInputValue[]) => {
    if (values.length === 0 && !query.startsWith('SELECT')) {
      database.exec(query)
      return { toArray: () => [], one: () => undefined }
    }
    const statement = prepared.get(query) ?? database.prepare(query)
    prepared.set(query, statement)
    const rows = statement.all(...values)
    return { toArray: () => rows, one: () => rows[0] }
  }
  const sql: Sql = { exec }
  migrate(sql, migrations)
  return { database, sql }
}
