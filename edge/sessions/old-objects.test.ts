/** Objects with the storage of an earlier version. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../shared/storage/migrate.ts'
import { orderDeskMigrations } from '../order-desk/schema.ts'
import { env } from '../testing/edge.ts'
import { sessionMigrations } from './schema.ts'

// The tables of a merchant's sessions before there was a list of migrations.
const TABLES_BEFORE_MIGRATIONS = `
  CREATE TABLE ended (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  CREATE INDEX ended_at ON ended (at);
  CREATE TABLE ended_users (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  CREATE INDEX ended_users_at ON ended_users (at);
  CREATE TABLE ended_all (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
  CREATE TABLE live_sockets (
    id TEXT PRIMARY KEY,
    desk TEXT NOT NULL,
    session TEXT NOT NULL,
    user TEXT NOT NULL,
    until INTEGER NOT NULL,
    ended INTEGER NOT NULL DEFAULT 0
  ) STRICT;`

describe("a merchant's sessions from an earlier version", () => {
  it('stay ended, and their sockets stay listed', async () => {
    const sessions = env.SESSIONS.getByName('stored-before-migrations')
    const now = Date.now()
    await runInDurableObject(sessions, (_, { storage: { sql } }) => {
      const added = ['letters', 'live_socket_count']
      for (const table of ['migrations', 'ended', 'ended_users', 'ended_all', 'live_sockets', ...added]) {
        sql.exec(`DROP TABLE ${table}`)
      }
      sql.exec(TABLES_BEFORE_MIGRATIONS)
      sql.exec(`INSERT INTO ended (id, at) VALUES ('s1', ?)`, now)
      sql.exec(`INSERT INTO ended_users (id, at) VALUES ('kim', ?)`, now)
      sql.exec(`INSERT INTO ended_all (one, at) VALUES (1, 5000)`)
      sql.exec(
        `INSERT INTO live_sockets (id, desk, session, user, until) VALUES ('w1', 'd', 's1', 'kim', 9e9)`,
      )
    })
    await evictDurableObject(sessions)
    expect(await sessions.ended()).toEqual({
      ids: ['s1'],
      users: [{ id: 'kim', upTo: now / 1000 }],
      upTo: 5,
      isWhole: true,
      passesOn: true,
    })
    const stored = await runInDurableObject(sessions, (_, { storage: { sql } }) => [
      sql.exec('SELECT id, ended FROM live_sockets').toArray(),
      sql.exec('SELECT count FROM live_socket_count').toArray(),
      sql.exec('SELECT number FROM migrations').toArray(),
    ])
    const numbers = sessionMigrations.map((_, index) => ({ number: index + 1 }))
    expect(stored).toEqual([[{ id: 'w1', ended: 0 }], [{ count: 1 }], numbers])
  })
})

describe('an object with the migrations table of an earlier version', () => {
  it('runs the new migrations once, and keeps its rows', async () => {
    await runInDurableObject(env.SESSIONS.getByName('migrations-table-test'), (_, { storage: { sql } }) => {
      sql.exec('DROP TABLE migrations')
      // Edge and provider both wrote it so.
      sql.exec('CREATE TABLE migrations (number INTEGER PRIMARY KEY) STRICT')
      sql.exec(orderDeskMigrations[0])
      sql.exec('INSERT INTO migrations (number) VALUES (1)')
      sql.exec(`INSERT INTO writes (key, keyed, content, at, answer) VALUES ('k', 1, 'c', 1, '{}')`)
      const migrations = [...orderDeskMigrations, `ALTER TABLE writes ADD COLUMN later TEXT DEFAULT 'new'`]
      expect(migrate(sql, migrations)).toBe(false)
      expect(migrate(sql, migrations)).toBe(false)
      expect(sql.exec('SELECT key, later FROM writes').toArray()).toEqual([{ key: 'k', later: 'new' }])
      const numbers = migrations.map((_, index) => ({ number: index + 1 }))
      expect(sql.exec('SELECT number FROM migrations').toArray()).toEqual(numbers)
    })
  })

  it('runs all migrations if none ran before', async () => {
    await runInDurableObject(env.SESSIONS.getByName('new-object-test'), (_, { storage: { sql } }) => {
      sql.exec('DROP TABLE migrations')
      expect(migrate(sql, ['CREATE TABLE one (id INTEGER)'])).toBe(true)
      expect(migrate(sql, ['CREATE TABLE one (id INTEGER)'])).toBe(false)
    })
  })
})
