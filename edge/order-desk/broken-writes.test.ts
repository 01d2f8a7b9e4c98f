/**
 * Writes whose answer is lost at each step: nothing is sent twice, and no answer is wrong.
 * Within one workerd the head of an answer survives a reset; `test/e2e/desk.test.ts` has a reset before the head.
 */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import { config } from '../config/configured.ts'
import {
  asServer,
  atSandbox,
  bodyOf,
  env,
  faultAt,
  historyOf,
  json,
  newOrder,
  orderNow,
  orderPath,
  writeAtProvider,
} from '../testing/edge.ts'
import { deskName } from './desk-request.ts'
import { taskPath } from './follow-task.ts'
import { inFlightMs } from '../desk/times.ts'
import { ageWrites, storedWrites } from '../testing/desk-table.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const rowsOf = (id: Long) => `${orderPath(id)}/rows/`
const SETTLE_MS = inFlightMs(config)
const deskOf = (id: Long) => env.DESK.getByName(deskName('100001', id))
const added = async (id: Long) => (await orderNow(id)).order.OrderRows.length - 1

/** A write under a key, which can be sent again. */
function keyedAdd(id: Long): () => Promise<Response> {
  const init = json('POST', row, { 'Idempotency-Key': crypto.randomUUID() })
  return () => asServer(rowsOf(id), init)
}

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as Problem).code}`
}

/** Lets time pass for the desk's open writes. */
async function pass(id: Long, milliseconds: number): Promise<void> {
  await runInDurableObject(deskOf(id), (_, { storage }) => {
    ageWrites(storage, milliseconds)
  })
}

afterEach(() => vi.restoreAllMocks())

describe('a write that was done, and whose answer is lost', () => {
  it.each([
    ['a reset', { reset: true }],
    ['a cut body', { truncateAfterBytes: 4 }],
    ['garbage', { garbage: true }],
    ['an error', { status: 500 }],
    ["a gateway's error", { status: 504 }],
  ])('is found by reading after %s, and answered as done', async (_, fault) => {
    const id = await newOrder()
    const send = keyedAdd(id)
    await faultAt(id, { method: 'POST', phase: 'after', ...fault })
    const first = await send()
    expect([first.status, await first.text()]).toEqual([202, '{"OrderRowID":2,"OrderRowId":2}'])
    expect(first.headers.get('ETag')).toBe((await orderNow(id)).etag)
    expect((await send()).status).toBe(202)
    expect(await added(id)).toBe(1)
    expect(await historyOf(id)).toMatchObject([
      { operation: 'addOrderRow', outcome: 'done', foundByReading: true, rows: [2] },
    ])
  })

  it.each<[string, string, RequestInit, number]>([
    ['several rows', 'rows/addOrderRows', json('POST', { OrderRows: [row, row] }), 202],
    ['an update', 'rows/1', json('PATCH', { Quantity: 500 }), 204],
    [
      'an update of several',
      'rows/updateOrderRows',
      json('POST', { OrderRows: [{ RowId: 1, Row: { Quantity: 7 } }] }),
      204,
    ],
    ['all rows anew', 'rows/replaceOrderRows', json('PUT', { OrderRows: [row] }), 204],
    ['a later date', 'extendOrder/2041-05-01', { method: 'PATCH' }, 200],
    ['metadata', 'metadata', json('PUT', { Metadata: [{ Key: 'colour', Value: 'red' }] }), 200],
  ])('is found for %s', async (_, path, init, status) => {
    const id = await newOrder()
    await faultAt(id, { method: init.method!, phase: 'after', status: 504 })
    expect((await asServer(`${orderPath(id)}/${path}`, init)).status).toBe(status)
    expect(await historyOf(id)).toMatchObject([{ outcome: 'done', foundByReading: true }])
  })
})

describe('a write whose outcome is not known', () => {
  it('is found as soon as the order can be read again', async () => {
    const id = await newOrder()
    const send = keyedAdd(id)
    await faultAt(id, { method: 'POST', phase: 'after', latencyMs: 300, status: 504 })
    const answer = send()
    // Once the write is sent, the three attempts to read the order fail.
    await eventually(async () => {
      const intents = await runInDurableObject(deskOf(id), (_, { storage }) => storedWrites(storage, 'key'))
      expect(intents).toHaveLength(1)
    })
    await atSandbox('faults', { path: orderPath(id), method: 'GET', status: 500, times: 3 })
    expect(await codeOf(await answer)).toBe('502 outcome-unknown')
    expect((await send()).status).toBe(202)
    expect(await added(id)).toBe(1)
  })

  it('stays unknown if another system changed the same row meanwhile', async () => {
    const id = await newOrder()
    const init = json('PATCH', { Quantity: 500 }, { 'Idempotency-Key': 'one' })
    const send = () => asServer(`${rowsOf(id)}1`, init)
    await faultAt(id, { method: 'PATCH', phase: 'before', status: 504 })
    expect(await codeOf(await send())).toBe('502 outcome-unknown')
    await writeAtProvider(id, 'rows/cancelOrderRows', json('PATCH', { OrderRowIds: [1] }))
    await pass(id, SETTLE_MS)
    const last = await send()
    expect(last.headers.get('Retry-After')).toBeNull()
    expect(await codeOf(last)).toBe('502 outcome-unknown')
    expect((await send()).status).toBe(502)
  })
})

describe("the desk's memory", () => {
  it('forgets a key after 24 hours, and not before', async () => {
    const id = await newOrder()
    const send = keyedAdd(id)
    await send()
    await pass(id, 23 * 60 * 60 * 1000)
    await runDurableObjectAlarm(deskOf(id))
    expect(await (await send()).text()).toBe('{"OrderRowID":2,"OrderRowId":2}')
    await pass(id, 60 * 60 * 1000)
    await runInDurableObject(deskOf(id), (desk) => desk.alarm())
    expect(await (await send()).text()).toBe('{"OrderRowID":3,"OrderRowId":3}')
  })
})

describe('the task of a 202', () => {
  it.each([
    'https://provider.test/api/v1/queue/77',
    '/api/v1/queue/77',
    '/api/v1/queue/77/',
    'https://provider.test/API/v1/Queue/77',
  ])('is looked at for the Location %s', (location) => {
    expect(taskPath(location, 'https://provider.test')?.toLowerCase()).toMatch(/^\/api\/v1\/queue\/77\/?$/)
  })

  it("is looked at below the provider's path", () => {
    const base = 'https://provider.test/base'
    expect(taskPath(`${base}/api/v1/queue/77`, base)).toBe('/api/v1/queue/77')
    expect(taskPath('https://provider.test/api/v1/queue/77', base)).toBeUndefined()
  })

  it.each([
    null,
    'https://evil.example/api/v1/queue/1',
    '//evil.example/api/v1/queue/1',
    'https://u:p@provider.test/api/v1/queue/1',
    '/connect/token',
    '/api/..%2fconnect/token',
    '/api/v1/queue/..%2f..%2f..%2fconnect%2ftoken',
    '/api/v1/queue/%2e%2e/orders/1',
    '/api/v1/queue/../orders/1',
    '/api/v1/queue/1/../../../../connect/token',
    '/api/v1/queue/1?redirect=https://evil.example',
    '/api/v1/queue/',
    '/api/v1/orders/1',
    ':',
  ])('is not looked at for the Location %s', (location) => {
    expect(taskPath(location, 'https://provider.test')).toBeUndefined()
  })
})
