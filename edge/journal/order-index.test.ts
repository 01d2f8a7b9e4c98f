/** A shard's index of many orders: a search has all that match and no more, in their order, and reads few of them. */
import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { env } from '../testing/edge.ts'
import { OrderIndex, type OrderFilter } from './order-index.ts'
import { placeOf } from './place.ts'
import { journalMigrations } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 20, 12)
const ORDERS = 12_000
const all: Omit<OrderFilter, 'query'> = {
  before: Number.MAX_SAFE_INTEGER,
  viewer: { since: NOW - DAY_MS, now: NOW },
}

/** An order every ten minutes, the latest first: each has one number, in one of three columns, and every tenth waits. */
function orderOf(n: number) {
  const at = NOW - n * 600_000
  const number = `${n % 2 === 0 ? 'web' : 'WEB'}-${n}`
  return {
    id: String(900_000_000 + n),
    place: placeOf(at),
    day: Math.floor(at / DAY_MS),
    number: n % 3 === 0 ? number : null,
    merchant_order_id: n % 3 === 1 ? number : null,
    credit_number: n % 3 === 2 ? number : null,
    waits: n % 10 === 0 ? 'to-deliver' : null,
    facts: '{}',
  }
}

const shard = env.JOURNAL.getByName('0/many orders')

beforeAll(() =>
  runInDurableObject(shard, (_, { storage: { sql } }) => {
    sql.exec(journalMigrations[2])
    for (let n = 0; n < ORDERS; n++) {
      const order = orderOf(n)
      const places = Object.keys(order).map(() => '?')
      const insert = `INSERT INTO orders (${Object.keys(order).join(', ')}) VALUES (${places.join(', ')})`
      sql.exec(insert, ...Object.values(order))
    }
  }),
)

/** Calls the work with an index of these orders, and with the rows of its table and indexes that it has read. */
async function withOrders(work: (index: OrderIndex, rowsRead: () => number) => void): Promise<void> {
  await runInDurableObject(shard, (_, { storage: { sql } }) => {
    const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
    const counting = {
      exec: (query: string, ...values: unknown[]) => {
        const cursor = sql.exec(query, ...values)
        cursors.push(cursor)
        return cursor
      },
    }
    const rowsRead = () => cursors.reduce((rows, cursor) => rows + cursor.rowsRead, 0)
    work(new OrderIndex(counting as unknown as SqlStorage), rowsRead)
  })
}

const ids = (orders: { id: string }[]) => orders.map(({ id }) => id)
const orders = Array.from({ length: ORDERS }, (_, n) => ({ n, ...orderOf(n) }))

describe('a search in the index of many orders', () => {
  it.each([
    ['that all match', { query: 'Web-' }, () => true],
    ['that all match by their id', { query: '9' }, () => true],
    [
      'that a ninth matches, old ones and new ones',
      { query: 'web-7' },
      (n: number) => String(n).startsWith('7'),
    ],
    ['that only old ones match', { query: 'web-11' }, (n: number) => String(n).startsWith('11')],
    ['that one matches', { query: 'web-11999' }, (n: number) => n === 11_999],
    ['that none matches', { query: 'web-x' }, () => false],
    ['in a view', { query: 'web-', view: 'to-deliver' as const }, (n: number) => n % 10 === 0],
  ])('%s has each of them once, page by page, with the latest first', async (_, filter, matches) => {
    await withOrders((index) => {
      const found: string[] = []
      let before = Number.MAX_SAFE_INTEGER
      let page
      do {
        page = index.read({ ...all, ...filter, before }, 200)
        found.push(...ids(page))
        before = page.at(-1)?.place ?? 0
      } while (page.length === 200)
      expect(found).toEqual(ids(orders.filter(({ n }) => matches(n))))
    })
  })

  it.each([
    ['the first page if all match', 'web-', -1],
    ['a page in the middle if all match', 'web-', 6000],
    ['the last page if all match', 'web-', 11_990],
    ['the first page if all match by their id', '9', -1],
    ['the first page if a ninth matches', 'web-7', -1],
    ['the first page if one matches', 'web-11999', -1],
  ])('reads a few thousand rows for %s', async (_, query, last) => {
    await withOrders((index, rowsRead) => {
      index.read({ ...all, query, before: orderOf(last).place }, 50)
      expect(rowsRead()).toBeLessThan(5000)
    })
  })
})

describe('an index whose clock was set back over midnight', () => {
  it('has each order once, page by page, in the order of its places', async () => {
    await runInDurableObject(env.JOURNAL.getByName('0/clock set back'), (_, { storage: { sql } }) => {
      sql.exec(journalMigrations[2])
      const index = new OrderIndex(sql)
      const midnight = Date.UTC(2026, 10, 21)
      const MINUTE = 60_000
      const times = [midnight - 10 * MINUTE, midnight + 5 * MINUTE, midnight - 5 * MINUTE, midnight - MINUTE]
      for (const [n, at] of times.entries()) index.learn({ id: n }, at)
      const found: string[] = []
      let before = Number.MAX_SAFE_INTEGER
      let page
      do {
        page = index.read({ ...all, before }, 2)
        found.push(...ids(page))
        before = page.at(-1)?.place ?? 0
      } while (page.length === 2)
      expect(found).toEqual(['3', '2', '1', '0'])
    })
  })
})
