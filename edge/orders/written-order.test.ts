/** The order in the answers of writes, for clients that prefer it, with a real provider. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { deskName } from '../order-desk/desk-request.ts'
import {
  asPage,
  asServer,
  deliverAtProvider,
  env,
  json,
  newOrder,
  openSession,
  orderNow,
  orderPath,
} from '../testing/edge.ts'
import { everyWrite, type SampleWrite, writeAt } from '../testing/every-write.ts'
import { isTask, isToken, isWrite, onWire, type WireRequest } from '../testing/wire.ts'
import { withOrder } from './written-order.ts'

const prefer = { Prefer: 'return=representation' }
const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const quantity = { method: 'PATCH', path: 'rows/1', body: { Quantity: 300 } } as const
const bulb = { method: 'POST', path: 'rows/', body: row } as const

type Sent = Pick<SampleWrite, 'method' | 'path' | 'body'>

function write(id: Long, { method, path, body }: Sent, headers: Record<string, string>): Promise<Response> {
  return asServer(`${orderPath(id)}/${path}`, json(method, body ?? {}, headers))
}

async function orderText(id: Long): Promise<string> {
  return (await asServer(orderPath(id))).text()
}

/** The status of the answer, the preference that it says was applied, and its body. */
async function seen(response: Response): Promise<[number, string | null, string]> {
  return [response.status, response.headers.get('Preference-Applied'), await response.text()]
}

afterEach(() => vi.restoreAllMocks())

describe('a write that asks for the order', () => {
  it.each(Object.entries(everyWrite))('gets it as a read afterwards does: %s', async (_, sample) => {
    const id = await newOrder()
    if (sample.ofDelivery) await deliverAtProvider(id)
    const response = await write(id, writeAt(sample, (await orderNow(id)).order), { ...prefer, ...newKey() })
    const etag = response.headers.get('ETag')
    expect(response.headers.get('Content-Type')).toBe('application/json')
    const [status, applied, body] = await seen(response)
    expect([status, applied]).toEqual([
      sample.success === 204 ? 200 : sample.success,
      'return=representation',
    ])
    expect(etag).toBe((await orderNow(id)).etag)
    const order = `"Order":${await orderText(id)}}`
    expect(body.endsWith(order)).toBe(true)
    // What the write answers anyway stays where it is.
    const made = Object.keys(sample.noIds ?? {})
    expect(Object.keys(JSON.parse(body) as object)).toEqual(expect.arrayContaining(made))
  })

  it('keeps the Location of a 202', async () => {
    const response = await write(await newOrder(), bulb, { ...prefer, ...newKey() })
    expect(response.headers.get('Location')).toMatch(/\/api\/v1\/queue\/\d+$/)
  })

  it('gets it without an idempotency key too', async () => {
    const id = await newOrder()
    for (const sent of [bulb, quantity]) {
      const [, applied, body] = await seen(await write(id, sent, prefer))
      expect([applied, body.endsWith(`"Order":${await orderText(id)}}`)]).toEqual([
        'return=representation',
        true,
      ])
    }
  })

  it('gets a Long beyond 53 bits digit for digit', async () => {
    const id = await newOrder()
    onWire(async (request, pass) => {
      if (request.method !== 'GET' || isTask(request)) return pass()
      const text = await (await pass()).text()
      return new Response(text.replace(/"OrderAmount":\d+/, '"OrderAmount":9223372036854775807'), {
        headers: { 'Content-Type': 'application/json' },
      })
    })
    const [, , body] = await seen(await write(id, quantity, { ...prefer, ...newKey() }))
    expect(body).toContain('"OrderAmount":9223372036854775807,')
  })

  it('gets none in a session that may not read orders', async () => {
    const id = await newOrder()
    const { token } = await openSession({ capabilities: ['rows.write'] })
    const { etag } = await orderNow(id)
    const headers = { ...prefer, ...newKey(), 'If-Match': etag }
    const answer = await asPage(`${orderPath(id)}/rows/1`, token, json('PATCH', quantity.body, headers))
    expect(await seen(answer)).toEqual([204, null, ''])
  })

  it('gets it in a session for this order', async () => {
    const id = await newOrder()
    const { token } = await openSession({ capabilities, orderId: id })
    const { etag } = await orderNow(id)
    const headers = { ...prefer, ...newKey(), 'If-Match': etag }
    const answer = await asPage(`${orderPath(id)}/rows/1`, token, json('PATCH', quantity.body, headers))
    expect(await seen(answer)).toEqual([200, 'return=representation', `{"Order":${await orderText(id)}}`])
  })

  it('gets none if the order cannot be read afterwards', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const { etag } = await orderNow(id)
    let isSent = false
    onWire((request) => {
      if (isWrite(request)) isSent = true
      return isSent && !isWrite(request) ? new Response(null, { status: 500 }) : undefined
    })
    const headers = { ...prefer, ...newKey(), 'If-Match': etag }
    const answer = await asPage(`${orderPath(id)}/rows/1`, token, json('PATCH', quantity.body, headers))
    expect([answer.headers.get('ETag'), ...(await seen(answer))]).toEqual([null, 204, null, ''])
  })

  it('gets the order that proves a write whose answer was lost', async () => {
    const id = await newOrder()
    await orderNow(id)
    onWire(async (request, pass) => {
      if (!isWrite(request)) return pass()
      await pass()
      throw new Error('Network connection lost.')
    })
    const [status, applied, body] = await seen(await write(id, quantity, { ...prefer, ...newKey() }))
    vi.restoreAllMocks()
    expect([status, applied]).toEqual([200, 'return=representation'])
    expect(body).toBe(`{"Order":${await orderText(id)}}`)
  })

  it('is refused as any other', async () => {
    const id = await newOrder()
    const headers = { ...prefer, ...newKey(), 'If-Match': '"another"' }
    const [status, applied, body] = await seen(await write(id, quantity, headers))
    expect([status, applied]).toEqual([412, null])
    expect(JSON.parse(body)).not.toHaveProperty('Order')
  })

  it('costs the provider no call: the desk has read the order anyway', async () => {
    const id = await newOrder()
    await orderNow(id)
    const calls = async (sent: Sent, headers: Record<string, string>) => {
      const requests: WireRequest[] = onWire(() => undefined)
      await write(id, sent, headers)
      vi.restoreAllMocks()
      return requests.filter((request) => !isToken(request)).map(kindOf)
    }
    expect(await calls(quantity, { ...prefer, ...newKey() })).toEqual(['read', 'write', 'read'])
    // Only a 202 has a task.
    expect(await calls(bulb, { ...prefer, ...newKey() })).toEqual(['read', 'write', 'task', 'read'])
    expect(await calls(bulb, newKey())).toEqual(['read', 'write', 'task', 'read'])
  })
})

function kindOf(request: WireRequest): string {
  if (isTask(request)) return 'task'
  return isWrite(request) ? 'write' : 'read'
}

describe('a repeated request', () => {
  it.each([
    ['a change', quantity, 204, /^$/],
    ['an addition', bulb, 202, /^\{"OrderRowID":2,"OrderRowId":2\}$/],
  ])('gets no order, which would be a former one: %s', async (_, sent, status, body) => {
    const id = await newOrder()
    const headers = { ...prefer, ...newKey() }
    expect((await seen(await write(id, sent, headers)))[1]).toBe('return=representation')
    await write(id, { ...quantity, body: { Quantity: 700 } }, newKey())
    const again = await write(id, sent, headers)
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await seen(again)).toEqual([status, null, expect.stringMatching(body)])
  })

  it('is the same request with another preference', async () => {
    const id = await newOrder()
    const key = newKey()
    await write(id, bulb, key)
    expect(await seen(await write(id, bulb, { ...prefer, ...key }))).toEqual([
      202,
      null,
      '{"OrderRowID":2,"OrderRowId":2}',
    ])
    expect((await orderNow(id)).order.OrderRows).toHaveLength(2)
  })

  it('finds no order in what the edge keeps', async () => {
    const id = await newOrder()
    const kept = async (headers: Record<string, string>) => {
      await write(id, bulb, { ...headers, ...newKey() })
      return runInDurableObject(
        env.DESK.getByName(deskName('100001', id)),
        (_, { storage: { sql } }) =>
          sql.exec('SELECT length(answer) AS length FROM write_log ORDER BY id DESC LIMIT 1').one()['length'],
      )
    }
    expect(await kept(prefer)).toBe(await kept({}))
  })
})

describe('another preference', () => {
  it.each([
    'return=minimal',
    'return=minimal, return=representation',
    'representation',
    'foo="return=representation"',
    'foo=", return=representation, "',
    'return=representation"',
    'respond-async, wait=10',
    `return=${'x'.repeat(4_000)}`,
  ])('is ignored: %s', async (header) => {
    expect(await seen(await write(await newOrder(), quantity, { Prefer: header }))).toEqual([204, null, ''])
  })
})

describe('an answer with an order', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const answer = { status: 202, headers: {} }

  it('has a member of that name once', () => {
    const body = '{"Order":1,"OrderRowId":9223372036854775807}'
    expect(withOrder({ ...answer, body }, bytes('{"Id":1}')).body).toBe(
      '{"OrderRowId":9223372036854775807,"Order":{"Id":1}}',
    )
  })

  it('is JSON if the order begins with a byte order mark', () => {
    expect(withOrder({ ...answer, body: null }, bytes('\uFEFF{"Id":1}')).body).toBe('{"Order":{"Id":1}}')
  })
})
