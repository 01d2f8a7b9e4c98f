/** Batches of an edge that serves nobody, because its ring does not open the registry. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, it, vi } from 'vitest'
import {
  batchesObject,
  commanded,
  newOrders,
  outcomes,
  passTime,
  readBatch,
  reviewed,
  untilState,
} from '../testing/batches.ts'
import { asServer, orderNow } from '../testing/edge.ts'
import { entryOf, FIRST_KEY, put, SECOND_KEY, useRegistry, useRing } from '../testing/registry.ts'
import { isWrite, onWire } from '../testing/wire.ts'

useRegistry()
afterEach(() => void vi.restoreAllMocks())

it('write nothing while the registry is locked, and go on afterwards', async () => {
  expect((await put('locks', entryOf('100001'))).status).toBe(201)
  const orders = await newOrders(2)
  const { id } = await reviewed({ kind: 'deliver', orders })
  const waits = new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
  let isLimited = true
  const requests = onWire((request) => (isWrite(request) && isLimited ? waits.clone() : undefined))
  await commanded(id, 'start')
  await expect.poll(async () => (await readBatch(id)).waitsUntil, { interval: 50 }).toBeDefined()
  isLimited = false
  const before = requests.length
  useRing(SECOND_KEY)
  expect((await asServer(`/api/v1/batches/${id}`)).status).toBe(503)
  await passTime(61_000)
  expect(requests).toHaveLength(before)
  const [row] = await runInDurableObject(batchesObject(), (_, { storage: { sql } }) =>
    sql.exec('SELECT state, waits_until FROM batches WHERE id = ?', id).toArray(),
  )
  expect(row).toEqual({ state: 'running', waits_until: expect.any(Number) })
  expect(Number(row!['waits_until'])).toBeGreaterThan(Date.now())
  useRing(FIRST_KEY)
  await passTime(31_000)
  expect(outcomes(await untilState(id, 'ended'))).toEqual(['done', 'done'])
  expect((await orderNow(orders[0]!)).order.Deliveries).toHaveLength(1)
})
