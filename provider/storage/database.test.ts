import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/long.ts'
import { env } from '../testing/provider.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let objects = 0

/** Runs a test on the database of an object that no other test uses. */
function withDatabase<T>(test: (db: Database) => T): Promise<T> {
  const stub = env.DIRECTORY.getByName(`database-test-${++objects}`)
  return runInDurableObject(stub, (_, state) => test(openDatabase(state.storage.sql)))
}

function count(db: Database): number {
  return db.first<{ n: number }>(`SELECT json_object('n', count(*)) AS json FROM a`)!.n
}

describe('a Long in the database', () => {
  it.each<Long>([
    0,
    -1,
    9_007_199_254_740_991,
    9_007_199_254_740_993n,
    9_223_372_036_854_775_807n,
    -(2n ** 63n),
  ])('comes back as it went in, and is found by itself alone: %s', async (value) => {
    const found = await withDatabase((db) => {
      db.run('CREATE TABLE longs (id INTEGER PRIMARY KEY) STRICT')
      db.run('INSERT INTO longs (id) VALUES (?)', value)
      return db.all<{ id: Long }>(`SELECT json_object('id', id) AS json FROM longs WHERE id = ?`, value)
    })
    expect(found).toEqual([{ id: value }])
  })
})

describe('migrations', () => {
  const first = 'CREATE TABLE a (id INTEGER) STRICT; INSERT INTO a VALUES (1)'
  const second = 'INSERT INTO a VALUES (2)'

  it('run once each, in order, and tell whether the object is new', async () => {
    const seen = await withDatabase((db) => {
      db.run('DROP TABLE migrations')
      return [
        migrate(db, [first]),
        count(db),
        migrate(db, [first, second]),
        count(db),
        migrate(db, [first, second]),
        count(db),
      ]
    })
    expect(seen).toEqual([true, 1, false, 2, false, 2])
  })
})
