/** The storage of an order's desk: without a write it stays empty. */
import { listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { asServer, bodyOf, env, historyOf, json, newOrder, orderPath } from '../testing/edge.ts'
import { onWire } from '../testing/wire.ts'
import { deskName } from './desk-request.ts'
import { ageWrites, storedWrites } from '../testing/desk-table.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const UNKNOWN = 404_404
/** The other merchant's. */
const OTHER_ORDER = 8906900
const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const deskOf = (id: Long) => env.DESK.getByName(deskName('100001', id))
const add = (id: Long, headers = {}) => asServer(`${orderPath(id)}/rows/`, json('POST', row, headers))

/** The tables in the object's storage, and when its alarm is due. */
function stored(id: Long): Promise<{ tables: string[]; alarm: number | null }> {
  return runInDurableObject(deskOf(id), async (_, { storage }) => {
    const tables = storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    return { tables: tables.toArray().map(({ name }) => name), alarm: await storage.getAlarm() }
  })
}

const nothing = { tables: [], alarm: null }

it('the history of an unknown order creates no object', async () => {
  const before = await listDurableObjectIds(env.DESK)
  const response = await asServer(`${orderPath(UNKNOWN)}/history`)
  expect([response.status, await bodyOf(response)]).toMatchObject([404, { code: 'order-not-found' }])
  expect(await listDurableObjectIds(env.DESK)).toEqual(before)
})

it('a write to an unknown order creates no object', async () => {
  const before = await listDurableObjectIds(env.DESK)
  const response = await add(UNKNOWN + 1)
  expect([response.status, await bodyOf(response)]).toMatchObject([404, { code: 'order-not-found' }])
  expect(await listDurableObjectIds(env.DESK)).toEqual(before)
})

it("a write to another merchant's order creates no object", async () => {
  const before = await listDurableObjectIds(env.DESK)
  expect((await add(OTHER_ORDER)).status).toBe(403)
  expect((await asServer(`${orderPath(OTHER_ORDER)}/history`)).status).toBe(403)
  expect(await listDurableObjectIds(env.DESK)).toEqual(before)
})

it('the history of an order that was never changed is empty, and is not stored', async () => {
  const id = await newOrder()
  expect(await historyOf(id)).toEqual([])
  expect(await stored(id)).toEqual(nothing)
})

it('a write that is refused before it is sent stores nothing', async () => {
  const id = await newOrder()
  expect((await add(id, { 'If-Match': '"old"', 'Idempotency-Key': 'one' })).status).toBe(412)
  expect(await stored(id)).toEqual(nothing)
})

it('a known key gets its answer, although the order cannot be read', async () => {
  const id = await newOrder()
  const first = await (await add(id, { 'Idempotency-Key': 'one' })).text()
  onWire(() => new Response(null, { status: 500 }))
  expect(await (await add(id, { 'Idempotency-Key': 'one' })).text()).toBe(first)
  vi.restoreAllMocks()
})

it('a write without a key leaves its history entry and, once the client has it, no answer', async () => {
  const id = await newOrder()
  await (await add(id)).text()
  const answers = () => runInDurableObject(deskOf(id), (_, { storage }) => storedWrites(storage, 'key'))
  await eventually(async () => expect(await answers()).toEqual([]))
  expect(await historyOf(id)).toHaveLength(1)
})

it('a desk whose answers have expired stores nothing, works again, and its history stays', async () => {
  const id = await newOrder()
  expect((await add(id, { 'Idempotency-Key': 'one' })).status).toBe(202)
  expect(await historyOf(id)).toHaveLength(1)
  await runInDurableObject(deskOf(id), (_, { storage }) => ageWrites(storage, DAY_MS))
  expect(await runDurableObjectAlarm(deskOf(id))).toBe(true)
  expect(await stored(id)).toEqual(nothing)
  expect((await add(id, { 'Idempotency-Key': 'one' })).status).toBe(202)
  expect(await historyOf(id)).toHaveLength(2)
})

it('a desk makes one table without an index, and keeps 16 kB for a write', async () => {
  const id = await newOrder()
  await add(id, { 'Idempotency-Key': 'one' })
  await historyOf(id)
  await runInDurableObject(deskOf(id), (_, { storage: { sql } }) => {
    const query = "SELECT type, name FROM sqlite_master WHERE name NOT LIKE '_cf_%'"
    expect(sql.exec(query).toArray()).toEqual([{ type: 'table', name: 'write_log' }])
    expect(sql.databaseSize).toBeLessThanOrEqual(16_384)
  })
})
