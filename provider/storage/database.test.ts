import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { migrate } from '../../shared/storage/migrate.ts'
import { env } from '../testing/provider.ts'
import { columnsOf, insert, nextNumber, update } from './columns.ts'
import { type Database, openDatabase } from './database.ts'

let objects = 0

/** Runs a test on the database of an object that no other test uses. */
function withDatabase<T>(test: (db: Database, sql: SqlStorage) => T): Promise<T> {
  const stub = env.DIRECTORY.getByName(`database-test-${++objects}`)
  return runInDurableObject(stub, (_, state) => test(openDatabase(state.storage.sql), state.storage.sql))
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
  ])('is read unchanged, and found only by its exact value: %s', async (value) => {
    const found = await withDatabase((db) => {
      db.run('CREATE TABLE longs (id INTEGER PRIMARY KEY) STRICT')
      db.run('INSERT INTO longs (id) VALUES (?)', value)
      return db.all<{ id: Long }>(`SELECT json_object('id', id) AS json FROM longs WHERE id = ?`, value)
    })
    expect(found).toEqual([{ id: value }])
  })
})

describe('a column map', () => {
  const things = columnsOf('things', {
    Id: 'id',
    isNew: ['is_new', 'boolean'],
    parts: ['parts', 'json'],
    Name: 'name',
  })
  const open = (db: Database) =>
    db.run('CREATE TABLE things (id INTEGER PRIMARY KEY, is_new INTEGER, parts TEXT, name TEXT) STRICT')
  const all = (db: Database) => db.all(`SELECT ${things.json} FROM things ORDER BY id`)

  it.each([
    [
      'values beyond a double',
      {
        Id: 9_223_372_036_854_775_807n,
        isNew: true,
        parts: [{ Id: 9_007_199_254_740_993n }],
        Name: "O'Neill",
      },
    ],
    ['false and empty values', { Id: 1, isNew: false, parts: [], Name: '' }],
    ['nulls', { Id: 2, isNew: null, parts: null, Name: null }],
  ])('reads its own inserts: %s', async (_, record) => {
    const found = await withDatabase((db) => {
      open(db)
      insert(db, 'things', things.values(record))
      return all(db)
    })
    expect(found).toEqual([record])
  })

  it('stores NULL for a member that a record does not have', async () => {
    const found = await withDatabase((db) => {
      open(db)
      insert(db, 'things', things.values({ Id: 1, Name: undefined }))
      return all(db)
    })
    expect(found).toEqual([{ Id: 1, isNew: null, parts: null, Name: null }])
  })

  it('updates only the rows that the condition names, by an exact Long', async () => {
    const found = await withDatabase((db) => {
      open(db)
      for (const Id of [9_007_199_254_740_992n, 9_007_199_254_740_993n]) insert(db, 'things', { id: Id })
      update(db, 'things', { name: 'second' }, { id: 9_007_199_254_740_993n })
      return all(db)
    })
    expect(found).toMatchObject([{ Name: null }, { Id: 9_007_199_254_740_993n, Name: 'second' }])
  })

  it('counts up from the first number, or from a greater one that is stored', async () => {
    const numbers = await withDatabase((db) => {
      open(db)
      const next = () => nextNumber(db, 'things', 'id', 100)
      const empty = next()
      insert(db, 'things', { id: 7 })
      const below = next()
      insert(db, 'things', { id: 100 })
      return [empty, below, next()]
    })
    expect(numbers).toEqual([100, 100, 101])
  })
})

describe('migrations', () => {
  const first = 'CREATE TABLE a (id INTEGER) STRICT; INSERT INTO a VALUES (1)'
  const second = 'INSERT INTO a VALUES (2)'

  it('run once each, in sequence, and return whether the object is new', async () => {
    const seen = await withDatabase((db, sql) => {
      db.run('DROP TABLE migrations')
      return [
        migrate(sql, [first]),
        count(db),
        migrate(sql, [first, second]),
        count(db),
        migrate(sql, [first, second]),
        count(db),
      ]
    })
    expect(seen).toEqual([true, 1, false, 2, false, 2])
  })
})
