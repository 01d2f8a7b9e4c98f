/**
 * The files of the edge's state once no process has them: their bytes after a checkpoint, and what is kept in them that
 * should not be.
 */
import { globSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { KEY_MS, LOST_MS } from '../../edge/desk/times.ts'
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import type { Finding } from './audit-counts.ts'

export interface StateSize {
  /** Bytes of the databases of each class, by its name. */
  bytes: ReadonlyMap<string, number>
  /** Databases of each class, by its name. */
  databases: ReadonlyMap<string, number>
  /** All files of the state. */
  files: number
}

/** Checkpoints every database, and measures it. @param folder of the edge's state */
export function stateSize(folder: string): StateSize {
  const bytes = new Map<string, number>()
  const databases = new Map<string, number>()
  for (const { name, path } of databasesIn(folder)) {
    const database = new DatabaseSync(path)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
    bytes.set(name, (bytes.get(name) ?? 0) + statSync(path).size)
    databases.set(name, (databases.get(name) ?? 0) + 1)
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return { bytes, databases, files: files.length }
}

/** Rows that must not be there: a table, a condition, and what such a row means. */
interface Stale {
  of: string
  table: string
  where: string
  means: string
}

/** @param now milliseconds since 1970 */
function staleRows(now: number): readonly Stale[] {
  const writes = { table: 'write_log' } as const
  const desks = ['OrderDesk', 'CreditDesk'].flatMap((of) => [
    { of, ...writes, where: 'intent IS NOT NULL', means: 'a write whose outcome was never settled' },
    { of, ...writes, where: `at < ${now - KEY_MS}`, means: 'an answer that is older than 24 hours' },
    {
      of,
      ...writes,
      where: `lost_until > ${now + LOST_MS}`,
      means: 'an answer that is kept for longer than ten minutes',
    },
  ])
  const socketsEnd = Math.ceil(now / 1000) + SESSION_SECONDS
  return [
    ...desks,
    {
      of: 'JournalHead',
      table: 'waiting',
      where: 'true',
      means: 'an object whose entries wait for the journal',
    },
    { of: 'Batches', table: 'letters', where: 'true', means: 'an entry that waits for the journal' },
    { of: 'MerchantSessions', table: 'letters', where: 'true', means: 'an entry that waits for the journal' },
    {
      of: 'MerchantSessions',
      table: 'live_sockets',
      where: `until > ${socketsEnd}`,
      means: 'a socket that outlives its session',
    },
  ]
}

/** What is kept that should be gone, by the expiries that the tables show. @param now milliseconds since 1970 */
export function keptTooLong(folder: string, now: number): Finding[] {
  const all = databasesIn(folder)
  return staleRows(now).flatMap(({ of, table, where, means }) => {
    let count = 0
    for (const { name, path } of all) {
      if (name !== of) continue
      const database = new DatabaseSync(path, { readOnly: true })
      const has = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)
      if (has)
        count += Number(
          database.prepare(`SELECT count(*) AS rows FROM ${table} WHERE ${where}`).get()!['rows'],
        )
      database.close()
    }
    return count === 0 ? [] : [{ subject: of, what: `${count} rows of ${table}: ${means}` }]
  })
}

/** The databases of Durable Objects below a folder, with the name of their class. workerd has one of its own in each. */
function databasesIn(folder: string): { name: string; path: string }[] {
  return globSync('*/*.sqlite', { cwd: folder })
    .filter((path) => !path.endsWith('/metadata.sqlite'))
    .map((path) => ({ name: path.split('/')[0]!, path: join(folder, path) }))
}
