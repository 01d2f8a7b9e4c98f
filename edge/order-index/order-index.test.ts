/** The index of orders: which it has, how they are found, and which of them wait. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  IndexedOrder,
  IndexedOrders,
  LastWrite,
  LookedOrders,
  ViewCounts,
} from '../../shared/domain/order-index/order-index.ts'
import type { OrderView } from '../../shared/domain/order-index/order-views.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { eventually } from '../../shared/testing/eventually.ts'
import { orderSubject } from '../journal/letter.ts'
import { INDEX_SHARDS } from '../journal/order-index.ts'
import { shardOf } from '../journal/shards.ts'
import {
  addAtProvider,
  asPage,
  asServer,
  atSandbox,
  bodyOf,
  env,
  json,
  newOrder,
  openSession,
  orderPath,
  OTHER_API_KEY,
} from '../testing/edge.ts'
import { cut, isWrite, onWire } from '../testing/wire.ts'

const PATH = '/api/v1/orders'
const key = () => ({ 'Idempotency-Key': crypto.randomUUID(), 'If-Match': '*' })
const bulb = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }

afterEach(async () => {
  vi.restoreAllMocks()
  await atSandbox('faults', undefined, 'DELETE')
})

/** A number of the merchant that no other test has. */
const newNumber = () => `T-${crypto.randomUUID()}`

async function list(query: string, token?: string): Promise<IndexedOrders> {
  const path = `${PATH}?${query}`
  const answer = await (token === undefined ? asServer(path) : asPage(path, token))
  const body = (await bodyOf(answer)) as IndexedOrders
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`)
  return body
}

/** The order with this number, once its desk has told it. */
async function listed(
  number: string,
  ready: (order: IndexedOrder) => boolean = () => true,
): Promise<IndexedOrder> {
  let found: IndexedOrder | undefined
  await eventually(async () => {
    ;[found] = (await list(`query=${number}`)).orders
    expect(found && ready(found)).toBe(true)
  })
  return found!
}

async function write(id: Long, method: string, path: string, body?: object, token?: string): Promise<number> {
  const init = body ? json(method, body, key()) : { method, headers: key() }
  const whole = `${orderPath(id)}/${path}`
  return (await (token === undefined ? asServer(whole, init) : asPage(whole, token, init))).status
}

async function counts(token?: string): Promise<ViewCounts['counts']> {
  const answer = await (token === undefined
    ? asServer('/api/v1/order-views')
    : asPage('/api/v1/order-views', token))
  expect(answer.status).toBe(200)
  return ((await bodyOf(answer)) as ViewCounts).counts
}

const has = async (view: OrderView, id: Long, token?: string) =>
  (await list(`view=${view}&limit=500`, token)).orders.some((order) => order.id === id)

async function look(orders: readonly unknown[], token?: string): Promise<Response> {
  const init = json('POST', { orders })
  return token === undefined ? asServer(`${PATH}/look`, init) : asPage(`${PATH}/look`, token, init)
}

describe('an order in the index', () => {
  it('is there after its first write, with what was seen of it, who wrote, and no data of the customer', async () => {
    const number = newNumber()
    const id = await newOrder({ MerchantOrderId: number })
    const { token } = await openSession({ user: { id: 'u7', name: 'Kim' } })
    expect(await write(id, 'POST', 'rows/', bulb, token)).toBeLessThan(300)
    const order = await listed(number)
    expect(order).toEqual({
      id,
      number,
      seen: {
        at: expect.any(String) as string,
        status: 'Open',
        currency: 'SEK',
        // 200.00 and 5.00 more.
        amount: 20_500,
        delivered: 0,
        expiresAt: expect.any(String) as string,
      },
      lastWrite: {
        at: expect.any(String) as string,
        operation: 'addOrderRow',
        outcome: 'done',
        who: { kind: 'session', id: 'u7', name: 'Kim' },
      },
    })
  })

  it('is found by the beginning of its id and of its numbers, in any case', async () => {
    const number = newNumber()
    const id = await newOrder({ MerchantOrderId: number })
    await write(id, 'POST', 'rows/', bulb)
    await listed(number)
    const credit = `C-${crypto.randomUUID()}`
    const told = { merchantOrderNumber: number, creditOrderNumber: credit }
    expect((await asServer(`${PATH}/${id}/reference`, json('PUT', told))).status).toBe(204)
    for (const query of [
      number,
      number.slice(0, 12).toLowerCase(),
      String(id),
      credit.slice(0, 10).toUpperCase(),
    ]) {
      const { orders } = await list(`query=${query}`)
      expect(orders.map((order) => order.id)).toEqual([id])
    }
    // What was seen stays, and so does the last write.
    expect(await listed(number)).toMatchObject({
      creditOrderNumber: credit,
      seen: { status: 'Open' },
      lastWrite: { outcome: 'done' },
    })
    expect((await list(`query=${number}%`)).orders).toEqual([])
    expect((await list(`query=${number}_`)).orders).toEqual([])
  })

  it('is found by the number that the merchant told, and by its own at the provider, also after later writes', async () => {
    const [own, told] = [newNumber(), newNumber()]
    const id = await newOrder({ MerchantOrderId: own })
    await asServer(`${PATH}/${id}/reference`, json('PUT', { merchantOrderNumber: told }))
    await write(id, 'POST', 'rows/', bulb)
    await listed(own, ({ lastWrite }) => lastWrite?.outcome === 'done')
    expect(await listed(told)).toMatchObject({ id, number: told })
    await look([id])
    expect(await listed(told)).toMatchObject({ id, number: told })
    expect(await listed(own)).toMatchObject({ id, number: told })
  })

  it('is there once the merchant told its number, without anything seen', async () => {
    const number = newNumber()
    const id = await newOrder()
    await asServer(`${PATH}/${id}/reference`, json('PUT', { merchantOrderNumber: number }))
    expect(await listed(number)).toEqual({ id, number })
  })

  it("is not another merchant's", async () => {
    const number = newNumber()
    const id = await newOrder({ MerchantOrderId: number })
    await write(id, 'POST', 'rows/', bulb)
    await listed(number)
    const answer = await asServer(`${PATH}?query=${number}`, {}, OTHER_API_KEY)
    expect(await bodyOf(answer)).toEqual({ orders: [] })
  })

  it('keeps what was seen last when an earlier letter comes late', async () => {
    const number = newNumber()
    const id = await newOrder()
    const shard = env.JOURNAL.getByName(`${shardOf(orderSubject(id), INDEX_SHARDS)}/100001`)
    const written = (at: string, outcome: 'done' | 'refused'): LastWrite => ({
      at,
      operation: 'deliverOrder',
      outcome,
      who: { kind: 'server', id: 'key:1' },
    })
    const late = { at: '2026-03-07T10:00:00.000Z', status: 'Open' }
    const now = { at: '2026-03-07T11:00:00.000Z', status: 'Delivered' }
    await shard.take([], [{ id, number, seen: now, lastWrite: written(now.at, 'done') }])
    await shard.take([], [{ id, number, seen: late, lastWrite: written(late.at, 'refused') }])
    expect(await listed(number)).toMatchObject({ seen: now, lastWrite: { outcome: 'done' } })
  })

  it('has the whole of an id of 19 digits', async () => {
    const id = 9_223_372_036_854_775_807n
    const number = newNumber()
    expect(
      (await asServer(`${PATH}/${id}/reference`, json('PUT', { merchantOrderNumber: number }))).status,
    ).toBe(204)
    expect(await listed(number)).toEqual({ id, number })
  })
})

describe('the views', () => {
  it('have an order where it waits, and count it', async () => {
    const number = newNumber()
    const id = await newOrder({ MerchantOrderId: number, OrderRows: [bulb, { ...bulb, Name: 'Lamp' }] })
    await write(id, 'POST', 'rows/', bulb)
    await listed(number)
    expect([await has('to-deliver', id), await has('partly-delivered', id)]).toEqual([true, false])
    const before = await counts()
    expect(await write(id, 'POST', 'deliveries/', { OrderRowIds: [1] })).toBeLessThan(300)
    await listed(number, ({ seen }) => seen?.delivered === 500)
    expect([await has('to-deliver', id), await has('partly-delivered', id)]).toEqual([false, true])
    const after = await counts()
    expect([
      before['to-deliver'] - after['to-deliver'],
      after['partly-delivered'] - before['partly-delivered'],
    ]).toEqual([1, 1])
  })

  it('have an order that expires within three days, and not one that expires later', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const [soon, later] = [await newOrder(), await newOrder()]
    expect(await write(soon, 'PATCH', `extendOrder/${day(2)}`)).toBeLessThan(300)
    expect(await write(later, 'PATCH', `extendOrder/${day(5)}`)).toBeLessThan(300)
    await eventually(async () => expect(await has('to-deliver', later)).toBe(true))
    await eventually(async () => expect(await has('expiring', soon)).toBe(true))
    expect(await has('expiring', later)).toBe(false)
  })

  it('tell changes of oneself from those of others', async () => {
    const { token: mine } = await openSession({ user: { id: 'me', name: 'Me' } })
    const { token: other } = await openSession({ user: { id: 'other', name: 'Other' } })
    const number = newNumber()
    const id = await newOrder({ MerchantOrderId: number })
    await write(id, 'POST', 'rows/', bulb, mine)
    await listed(number)
    expect([await has('changed-by-me', id, mine), await has('changed-by-others', id, mine)]).toEqual([
      true,
      false,
    ])
    expect([await has('changed-by-me', id, other), await has('changed-by-others', id, other)]).toEqual([
      false,
      true,
    ])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const { orders } = await list(`view=changed-by-me&since=${tomorrow}`, mine)
    expect(orders).toEqual([])
  })

  it('have a refused write, until one is done', async () => {
    const number = newNumber()
    const id = await newOrder({ MerchantOrderId: number })
    const dear = { Quantity: 10_000_000, UnitPrice: 9_000_000 }
    expect(await write(id, 'PATCH', 'rows/1', dear)).toBe(409)
    await listed(number)
    expect(await has('refused', id)).toBe(true)
    await write(id, 'POST', 'rows/', bulb)
    await listed(number, ({ lastWrite }) => lastWrite?.outcome === 'done')
    expect(await has('refused', id)).toBe(false)
  })

  it('have an unknown outcome, until it is found', async () => {
    const number = newNumber()
    const id = await newOrder({ MerchantOrderId: number })
    let isBroken = false
    onWire((request, pass) => {
      if (isWrite(request)) {
        isBroken = true
        return pass().then(cut)
      }
      return isBroken ? new Response('', { status: 503 }) : undefined
    })
    const again = json('POST', bulb, key())
    const send = async () => (await asServer(`${orderPath(id)}/rows/`, again)).status
    expect(await send()).toBeGreaterThanOrEqual(500)
    await listed(number, ({ lastWrite }) => lastWrite?.outcome === 'unknown')
    expect(await has('unknown', id)).toBe(true)
    vi.restoreAllMocks()
    expect(await send()).toBeLessThan(300)
    await listed(number, ({ lastWrite }) => lastWrite?.outcome === 'done')
    expect(await has('unknown', id)).toBe(false)
  })
})

describe('pages', () => {
  /** Other tests have moved the clock on: an order of their shard would stand before later ones of the others. */
  beforeAll(async () => {
    for (let shard = 0; shard < INDEX_SHARDS; shard++) {
      const journal = env.JOURNAL.getByName(`${shard}/100001`)
      await runInDurableObject(journal, (_, { storage: { sql } }) => {
        const [table] = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'orders'").toArray()
        if (table) sql.exec('DELETE FROM orders')
      })
      await evictDurableObject(journal)
    }
  })

  it('have each order once, those with the latest news first', async () => {
    const prefix = `P-${crypto.randomUUID()}`
    const ids: Long[] = []
    for (let count = 0; count < 25; count++) {
      const id = 77_000_000 + count
      ids.push(id)
      await asServer(`${PATH}/${id}/reference`, json('PUT', { merchantOrderNumber: `${prefix}-${count}` }))
      // News of one millisecond have no order between shards.
      await scheduler.wait(2)
    }
    const found: Long[] = []
    let cursor: string | undefined
    do {
      const page = await list(
        `query=${prefix}&limit=10${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      )
      found.push(...page.orders.map(({ id }) => id))
      ;({ cursor } = page)
    } while (cursor !== undefined)
    expect(found).toHaveLength(25)
    expect(found.toSorted()).toEqual(ids.toSorted())
    expect(found[0]).toBe(77_000_024)
  })

  it('belong to their question and merchant', async () => {
    const prefix = `Q-${crypto.randomUUID()}`
    for (const id of [78_000_001, 78_000_002]) {
      await asServer(`${PATH}/${id}/reference`, json('PUT', { merchantOrderNumber: `${prefix}-${id}` }))
    }
    const { cursor } = await list(`query=${prefix}&limit=1`)
    const tried = async (query: string, apiKey?: string) => {
      const answer = await asServer(`${PATH}?${query}&cursor=${encodeURIComponent(cursor!)}`, {}, apiKey)
      return [answer.status, ((await bodyOf(answer)) as { pointer?: string }).pointer]
    }
    expect(await tried(`query=${prefix}&limit=1`)).toEqual([200, undefined])
    expect(await tried('query=Q&limit=1')).toEqual([400, '/cursor'])
    expect(await tried(`query=${prefix}&limit=1`, OTHER_API_KEY)).toEqual([400, '/cursor'])
  })
})

describe('a look', () => {
  it('reads orders now, keeps what it saw, and says which it could not read', async () => {
    const number = newNumber()
    const id = await newOrder({ MerchantOrderId: number })
    const answer = await look([id, '404404', 8906900])
    expect(answer.status).toBe(200)
    const { orders, failed } = (await bodyOf(answer)) as LookedOrders
    expect(orders).toMatchObject([{ id, number, seen: { status: 'Open', amount: 20_000 } }])
    expect(failed).toEqual([
      { id: 404404, code: 'order-not-found' },
      // Another merchant's.
      { id: 8906900, code: 'order-not-found' },
    ])
    expect(await listed(number)).toMatchObject({ id })
  })

  it('shows what another system did since', async () => {
    const number = newNumber()
    const id = await newOrder({ MerchantOrderId: number })
    await write(id, 'POST', 'rows/', bulb)
    expect(await listed(number)).toMatchObject({ seen: { amount: 20_500 } })
    await addAtProvider(id, { ...bulb, UnitPrice: 1000 })
    const { orders } = (await bodyOf(await look([id]))) as LookedOrders
    expect(orders[0]).toMatchObject({
      seen: { amount: 21_500 },
      lastWrite: { operation: 'addOrderRow', who: { kind: 'server' } },
    })
  })

  it('answers the others if the provider fails for one', async () => {
    const id = await newOrder()
    const path = `/api/v1/orders/${id}`
    onWire((request) => (request.path === path ? new Response('', { status: 500 }) : undefined))
    const { orders, failed } = (await bodyOf(await look([id, 8906810]))) as LookedOrders
    expect(orders.map((order) => order.id)).toEqual([8906810])
    expect(failed).toEqual([{ id, code: 'provider-failed' }])
  })
})

describe('refusals', () => {
  const refusal = async (answer: Response) => {
    const { code, pointer } = (await bodyOf(answer)) as { code: string; pointer?: string }
    return [answer.status, code, pointer]
  }

  it.each([
    ['query=', '/query'],
    [`query=${'x'.repeat(65)}`, '/query'],
    ['view=late', '/view'],
    ['since=yesterday', '/since'],
    ['limit=0', '/limit'],
    ['limit=501', '/limit'],
    ['query=a&query=b', '/query'],
    ['veiw=pending', '/veiw'],
    ['cursor=1.2.3', '/cursor'],
  ])('name the parameter of %s', async (query, pointer) => {
    expect(await refusal(await asServer(`${PATH}?${query}`))).toEqual([
      400,
      'path-parameter-invalid',
      pointer,
    ])
  })

  it.each([
    [{}, 'member-missing', '/merchantOrderNumber'],
    [{ merchantOrderNumber: '' }, 'member-too-short', '/merchantOrderNumber'],
    [{ merchantOrderNumber: 'x'.repeat(65) }, 'member-too-long', '/merchantOrderNumber'],
    [{ merchantOrderNumber: 'a', creditOrderNumber: 7 }, 'member-wrong-type', '/creditOrderNumber'],
  ])('name the member of the reference %o', async (body, code, pointer) => {
    const answer = await asServer(`${PATH}/8906810/reference`, json('PUT', body))
    const { errors } = (await bodyOf(answer)) as { errors: { code: string; pointer: string }[] }
    expect([answer.status, errors[0]!.code, errors[0]!.pointer]).toEqual([400, code, pointer])
  })

  it.each(['abc', '9223372036854775808', '1.5'])('name the id %s of a reference', async (id) => {
    const answer = await asServer(`${PATH}/${id}/reference`, json('PUT', { merchantOrderNumber: 'a' }))
    expect(await refusal(answer)).toEqual([400, 'path-parameter-invalid', '/id'])
  })

  it.each([
    [[], 'list-empty'],
    [Array.from({ length: 51 }, (_, at) => at + 1), 'list-too-long'],
  ])('name a list that is too short or too long', async (orders, code) => {
    const answer = await look(orders)
    const { errors } = (await bodyOf(answer)) as { errors: { code: string; pointer: string }[] }
    expect([answer.status, errors[0]!.code, errors[0]!.pointer]).toEqual([400, code, '/orders'])
  })

  it('keep a session out that may not list, or is for one order, and a page out of references', async () => {
    const { token: none } = await openSession({ capabilities: ['order.read'] })
    expect((await refusal(await asPage(PATH, none)))[1]).toBe('capability-missing')
    const { token: lists } = await openSession({ capabilities: ['orders.list'] })
    expect((await asPage(PATH, lists)).status).toBe(200)
    expect((await refusal(await look([8906810], lists)))[1]).toBe('capability-missing')
    const told = json('PUT', { merchantOrderNumber: 'a' })
    expect((await refusal(await asPage(`${PATH}/8906810/reference`, lists, told)))[1]).toBe('api-key-invalid')
  })
})
