/** What a request for a batch must have, and who may make one. */
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { type Capability, capabilities } from '../../shared/domain/session/capabilities.ts'
import { batchLimits } from '../../shared/domain/values/limits.ts'
import {
  batchesObject,
  command,
  createBatch,
  passTime,
  readBatch,
  reviewed,
  newOrders,
} from '../testing/batches.ts'
import { asPage, asServer, bodyOf, json, openSession, OTHER_API_KEY } from '../testing/edge.ts'
import { KEPT_MS } from './batch-store.ts'

const PATH = '/api/v1/batches'
const count = (length: number) => Array.from({ length }, (_, index) => index + 1)
const deliver = (orders: unknown) => ({ kind: 'deliver', orders })

describe('a request', () => {
  it.each<[string, object, number, string, string]>([
    ['without orders', deliver([]), 400, 'list-empty', '/orders'],
    ['with 1001 orders', deliver(count(1001)), 400, 'list-too-long', '/orders'],
    ['with an order that is no number', deliver([1, 'x']), 400, 'member-wrong-type', '/orders/1'],
    ['with an order twice', deliver([5, 6, 5]), 400, 'order-repeated', '/orders/2'],
    ['with an order twice, as text', deliver([5, '5']), 400, 'order-repeated', '/orders/1'],
    ['of another kind', { kind: 'give', orders: [1] }, 400, 'member-wrong-type', '/kind'],
    ['without its date', { kind: 'extend', orders: [1] }, 400, 'member-missing', '/expiryDate'],
    [
      'with a date in vain',
      { ...deliver([1]), expiryDate: '2041-01-01' },
      400,
      'member-wrong-type',
      '/expiryDate',
    ],
    [
      'with no day',
      { kind: 'extend', expiryDate: '2041-02-30', orders: [1] },
      400,
      'date-invalid',
      '/expiryDate',
    ],
    [
      'with a past day',
      { kind: 'extend', expiryDate: '2020-01-01', orders: [1] },
      400,
      'date-not-later',
      '/expiryDate',
    ],
    ['without its metadata', { kind: 'metadata', orders: [1] }, 400, 'member-missing', '/metadata'],
    [
      'with metadata in vain',
      { ...deliver([1]), metadata: { Key: 'a', Value: 'b' } },
      400,
      'member-wrong-type',
      '/metadata',
    ],
    [
      'with a secret',
      { kind: 'metadata', metadata: { Key: 'password', Value: 'b' }, orders: [1] },
      400,
      'metadata-secret',
      '/metadata/Key',
    ],
    [
      'with data of a customer',
      { kind: 'metadata', metadata: { Key: 'a', Value: 'tess@example.com' }, orders: [1] },
      400,
      'metadata-personal',
      '/metadata/Value',
    ],
    [
      'with a note of a customer',
      { ...deliver([1]), note: 'tess@example.com' },
      400,
      'note-sensitive',
      '/note',
    ],
  ])('%s is refused', async (_, request, status, code, pointer) => {
    const answer = await createBatch(request)
    expect(answer.status).toBe(status)
    expect(await bodyOf(answer)).toMatchObject({ code, pointer })
  })

  it.each([1, batchLimits.orders.maxItems])(
    'with %i orders is taken, and leads to its batch',
    async (length) => {
      const answer = await createBatch(deliver(count(length)))
      expect(answer.status).toBe(201)
      const { id, items, state } = (await bodyOf(answer)) as Awaited<ReturnType<typeof readBatch>>
      expect([answer.headers.get('Location'), items.length, state]).toEqual([
        `${PATH}/${id}`,
        length,
        'reading',
      ])
      await command(id, 'stop')
    },
  )

  it('with a key that was used makes no second batch', async () => {
    const [orders, key] = [await newOrders(1), crypto.randomUUID()]
    const ids = []
    for (const _ of [1, 2])
      ids.push(((await bodyOf(await createBatch(deliver(orders), { key }))) as { id: string }).id)
    expect(ids[0]).toBe(ids[1])
    const other = await createBatch({ kind: 'cancel', orders }, { key })
    expect([other.status, (await bodyOf(other)) as object]).toMatchObject([
      422,
      { code: 'idempotency-key-reused' },
    ])
  })

  it('with a key that was used is answered the same when its date is past', async () => {
    const [orders, key] = [await newOrders(1), crypto.randomUUID()]
    const expiryDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const create = () => createBatch({ kind: 'extend', expiryDate, orders }, { key })
    const { id } = (await bodyOf(await create())) as { id: string }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${expiryDate}T00:00:20Z`) })
    try {
      expect(await bodyOf(await create())).toMatchObject({ id })
    } finally {
      vi.useRealTimers()
    }
  })

  it('of a session needs a key', async () => {
    const { token } = await openSession()
    const answer = await asPage(PATH, token, json('POST', deliver([1])))
    expect([answer.status, await bodyOf(answer)]).toMatchObject([428, { code: 'idempotency-key-required' }])
  })

  it('for a version that is none is refused', async () => {
    const answer = await asServer(`${PATH}/x?after=-1`)
    expect([answer.status, await bodyOf(answer)]).toMatchObject([400, { pointer: '/after' }])
  })
})

describe('a session', () => {
  const without = (...missing: Capability[]) => capabilities.filter((one) => !missing.includes(one))

  it.each<[string, Capability[], string]>([
    ['batches', ['orders.batch'], 'orders.batch'],
    ['the act', ['deliveries.write'], 'deliveries.write'],
  ])('without the right to %s makes none', async (_, missing, capability) => {
    const { token } = await openSession({ capabilities: without(...missing) })
    const answer = await createBatch(deliver([1]), { token })
    expect([answer.status, await bodyOf(answer)]).toMatchObject([
      403,
      { code: 'capability-missing', capability },
    ])
  })

  it('without the right to the act starts none', async () => {
    const { id } = await reviewed({ kind: 'deliver', orders: await newOrders(1) })
    const { token } = await openSession({ capabilities: without('deliveries.write') })
    const answer = await command(id, 'start', token)
    expect([answer.status, await bodyOf(answer)]).toMatchObject([403, { capability: 'deliveries.write' }])
    expect((await readBatch(id)).state).toBe('ready')
  })

  it('for one order has no batches', async () => {
    const { token } = await openSession({ orderId: 1 })
    for (const answer of [await createBatch(deliver([1]), { token }), await asPage(PATH, token)]) {
      expect([answer.status, await bodyOf(answer)]).toMatchObject([403, { code: 'order-outside-session' }])
    }
  })

  it('of another merchant finds no batch, and has none in its list', async () => {
    const { id } = await reviewed({ kind: 'deliver', orders: await newOrders(1) })
    const answer = await asServer(`${PATH}/${id}`, {}, OTHER_API_KEY)
    expect([answer.status, await bodyOf(answer)]).toMatchObject([404, { code: 'not-found' }])
    expect(await bodyOf(await asServer(PATH, {}, OTHER_API_KEY))).toEqual({ batches: [] })
  })
})

describe('what is kept', () => {
  const fill = (state: string) =>
    runInDurableObject(batchesObject(), (_, { storage: { sql } }) => {
      sql.exec('DELETE FROM batches')
      sql.exec(
        `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
         INSERT INTO batches (id, merchant, content, act, state, version, created_at, created_by)
         SELECT 'kept-' || n, '100001', '', '{"kind":"deliver"}', ?, 1, ?, '{"kind":"server","id":"k"}' FROM n`,
        batchLimits.perMerchant,
        state,
        Date.now(),
      )
    })

  it('makes room for a new batch: the oldest that is over goes', async () => {
    await fill('ended')
    expect((await createBatch(deliver(await newOrders(1)))).status).toBe(201)
    expect((await asServer(`${PATH}/kept-1`)).status).toBe(404)
    expect((await asServer(`${PATH}/kept-2`)).status).toBe(200)
  })

  it('is never deleted before it is over: a new batch is refused', async () => {
    await fill('ready')
    const answer = await createBatch(deliver([1]))
    expect([answer.status, await bodyOf(answer)]).toMatchObject([409, { code: 'batches-too-many' }])
  })

  it('is deleted after 30 days, with all that the object stored', async () => {
    await fill('ready')
    await reviewedAlone()
    await passTime(KEPT_MS)
    const tables = await runInDurableObject(batchesObject(), (_, { storage: { sql } }) =>
      sql.exec("SELECT name FROM sqlite_master WHERE name IN ('batches', 'items')").toArray(),
    )
    expect(tables).toEqual([])
    expect(await bodyOf(await asServer(PATH))).toEqual({ batches: [] })
  })

  /** A batch with items, in place of the others. */
  async function reviewedAlone(): Promise<void> {
    await runInDurableObject(
      batchesObject(),
      (_, { storage: { sql } }) => void sql.exec('DELETE FROM batches'),
    )
    await reviewed({ kind: 'deliver', orders: await newOrders(2) })
  }
})
