/** What a save writes, in rows, as the platform bills them: those of SQLite, and one for each alarm. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { asServer, bodyOf, env, historyOf, json, newOrder, orderPath } from '../testing/edge.ts'
import { shardWith } from '../testing/journal.ts'
import { orderSubject } from './letter.ts'

afterEach(() => vi.restoreAllMocks())

/** Counts the rows that are written from now on, by the table that they belong to. */
async function countRows(id: Long): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const add = (name: string, rows: number) => counts.set(name, (counts.get(name) ?? 0) + rows)
  await runInDurableObject(env.DESK.getByName(deskName('100001', id)), (_, { storage }) => {
    const sql = Object.getPrototypeOf(storage.sql) as SqlStorage
    const exec = sql.exec
    vi.spyOn(sql, 'exec').mockImplementation(function (
      this: SqlStorage,
      query: string,
      ...values: unknown[]
    ) {
      const cursor = exec.call(this, query, ...(values as SqlStorageValue[]))
      // Reading all of it is what writes.
      const rows = cursor.toArray()
      if (cursor.rowsWritten > 0)
        add(/write_log|entries|orders|people|waiting/.exec(query)?.[0] ?? 'others', cursor.rowsWritten)
      return Object.assign(rows.values(), {
        toArray: () => rows,
        one: () => rows[0],
        rowsWritten: cursor.rowsWritten,
      }) as never
    })
    const shared = Object.getPrototypeOf(storage) as DurableObjectStorage
    const setAlarm = shared.setAlarm
    vi.spyOn(shared, 'setAlarm').mockImplementation(function (this: DurableObjectStorage, time) {
      add('alarms', 1)
      return setAlarm.call(this, time)
    })
  })
  return counts
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0)

describe('a save of one row under a key', () => {
  it('writes at most 8 rows, and two more where its desk has forgotten everything', async () => {
    const id = await newOrder()
    // The token of the provider is there, and so is the shard of the journal, as they are for all but the first order.
    await asServer(orderPath(id))
    await shardWith(orderSubject(id)).take([])
    const save = (quantity: number) =>
      asServer(
        `${orderPath(id)}/rows/1`,
        json('PATCH', { Quantity: quantity }, { 'Idempotency-Key': crypto.randomUUID(), 'If-Match': '*' }),
      )
    const first = await countRows(id)
    expect((await save(300)).status).toBe(204)
    // Its history waits for the journal.
    expect(await historyOf(id)).toHaveLength(1)
    const fresh = Object.fromEntries(first)
    vi.restoreAllMocks()
    const second = await countRows(id)
    expect((await save(400)).status).toBe(204)
    expect(await historyOf(id)).toHaveLength(2)
    // The write, that the provider accepted it, and its outcome with the entry; the entry and its index; what was seen of
    // the order; when to look, and when to forget.
    expect(Object.fromEntries(second)).toEqual({ write_log: 3, entries: 2, orders: 1, alarms: 2 })
    expect(sum(second)).toBeLessThanOrEqual(8)
    // Two more make the table, which all saves of a day use; the order is new to the index, with its number, day and view.
    expect(fresh).toEqual({ write_log: 5, entries: 2, orders: 4, alarms: 2 })
  })

  it('keeps less than 1 kB in the journal', async () => {
    const id = await newOrder()
    const headers = {
      'Idempotency-Key': crypto.randomUUID(),
      'If-Match': '*',
      'Save-Id': crypto.randomUUID(),
    }
    await asServer(`${orderPath(id)}/rows/1`, json('PATCH', { Quantity: 300 }, headers))
    const { entries } = (await bodyOf(await asServer(`${orderPath(id)}/history`))) as { entries: object[] }
    expect(JSON.stringify(entries[0]).length).toBeLessThan(1000)
  })
})
