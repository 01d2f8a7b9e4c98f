/** The order's desk with a real provider: versions, keys, rules, and many writers at once. */
import { describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import {
  asPage,
  asServer,
  bodyOf,
  faultAt,
  historyOf,
  json,
  newOrder,
  openSession,
  orderNow,
  orderPath,
} from '../testing/edge.ts'
import { QUEUE_LENGTH } from '../desk/write-queue.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const key = () => crypto.randomUUID()
const rowsOf = (id: Long) => `${orderPath(id)}/rows/`

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  return (await bodyOf(response)) as Problem
}

describe('a write of a page', () => {
  it("must have the order's version and a key", async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const noTag = await asPage(rowsOf(id), token, json('POST', row, { 'Idempotency-Key': key() }))
    expect(noTag.status).toBe(428)
    expect(await problemOf(noTag)).toMatchObject({ code: 'if-match-required' })
    const noKey = await asPage(rowsOf(id), token, json('POST', row, { 'If-Match': '*' }))
    expect(noKey.status).toBe(428)
    expect(await problemOf(noKey)).toMatchObject({ code: 'idempotency-key-required' })
    expect(await historyOf(id)).toEqual([])
  })

  it('is answered with the new tag of the order', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const { etag } = await orderNow(id)
    const headers = { 'If-Match': etag, 'Idempotency-Key': key() }
    const added = await asPage(rowsOf(id), token, json('POST', row, headers))
    expect(added.status).toBe(202)
    const now = await orderNow(id)
    expect(added.headers.get('ETag')).toBe(now.etag)
    expect(now.etag).not.toBe(etag)
  })

  it('is refused for another version, with the current order', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const { etag } = await orderNow(id)
    await asServer(rowsOf(id), json('POST', row))
    const headers = { 'If-Match': etag, 'Idempotency-Key': key() }
    const stale = await asPage(rowsOf(id), token, json('POST', row, headers))
    expect(stale.status).toBe(412)
    const now = await orderNow(id)
    expect(stale.headers.get('ETag')).toBe(now.etag)
    expect(await problemOf(stale)).toMatchObject({ code: 'order-changed', current: now.order })
    expect(now.order.OrderRows).toHaveLength(2)
  })

  it('does not show the order to a session that may not read it when it is refused for another version', async () => {
    const id = await newOrder()
    const { token } = await openSession({ capabilities: ['rows.write'] })
    const headers = { 'If-Match': '"other"', 'Idempotency-Key': key() }
    const stale = await asPage(rowsOf(id), token, json('POST', row, headers))
    expect(stale.status).toBe(412)
    expect(await problemOf(stale)).not.toHaveProperty('current')
  })

  it.each([
    ['W/"weak"', '412 order-changed'],
    ['"a", "b"', '412 order-changed'],
    ['no quotes', '400 if-match-invalid'],
  ])('gets, with If-Match %s, %s', async (tags, expected) => {
    const id = await newOrder()
    const response = await asServer(rowsOf(id), json('POST', row, { 'If-Match': tags }))
    expect(`${response.status} ${(await problemOf(response)).code}`).toBe(expected)
  })
})

describe('an idempotency key', () => {
  it('repeats its answer byte for byte after it was used, and nothing is done', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const headers = { 'If-Match': (await orderNow(id)).etag, 'Idempotency-Key': key() }
    const first = await asPage(rowsOf(id), token, json('POST', row, headers))
    const again = await asPage(rowsOf(id), token, json('POST', row, headers))
    expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
    for (const name of ['ETag', 'Content-Type', 'Cache-Control']) {
      expect(again.headers.get(name)).toBe(first.headers.get(name))
    }
    expect((await orderNow(id)).order.OrderRows).toHaveLength(2)
    expect(await historyOf(id)).toHaveLength(1)
  })

  it('repeats the refusal of the provider', async () => {
    const id = await newOrder()
    const init = json('POST', { ...row, UnitPrice: 9_000_000_000_000 }, { 'Idempotency-Key': key() })
    const first = await asServer(rowsOf(id), init)
    const text = await first.text()
    expect(text).toContain('credit-refused')
    const again = await asServer(rowsOf(id), init)
    expect([again.status, await again.text()]).toEqual([first.status, text])
    expect(await historyOf(id)).toMatchObject([{ outcome: 'refused', code: 'credit-refused' }])
  })

  it('is refused with other content and with another operation', async () => {
    const id = await newOrder()
    const headers = { 'Idempotency-Key': key() }
    expect((await asServer(rowsOf(id), json('POST', row, headers))).status).toBe(202)
    const other = await asServer(rowsOf(id), json('POST', { ...row, Quantity: 200 }, headers))
    expect(other.status).toBe(422)
    expect(await problemOf(other)).toMatchObject({ code: 'idempotency-key-reused' })
    const path = `${orderPath(id)}/rows/replaceOrderRows`
    expect((await asServer(path, json('PUT', { OrderRows: [row] }, headers))).status).toBe(422)
    expect((await orderNow(id)).order.OrderRows).toHaveLength(2)
  })

  it('is free again after a refusal that did nothing', async () => {
    const id = await newOrder()
    const headers = { 'Idempotency-Key': key() }
    const stale = await asServer(rowsOf(id), json('POST', row, { ...headers, 'If-Match': '"old"' }))
    expect(stale.status).toBe(412)
    expect((await asServer(rowsOf(id), json('POST', row, headers))).status).toBe(202)
  })

  it('does one write for twenty simultaneous requests, and answers all of them the same', async () => {
    const id = await newOrder()
    const init = json('POST', row, { 'Idempotency-Key': key() })
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await asServer(rowsOf(id), init)
        return `${response.status} ${await response.text()}`
      }),
    )
    expect(new Set(answers)).toEqual(new Set(['202 {"OrderRowID":2,"OrderRowId":2}']))
    expect((await orderNow(id)).order.OrderRows).toHaveLength(2)
  })

  it.each(['', 'with blank', 'x'.repeat(256)])('cannot be %j', async (bad) => {
    const id = await newOrder()
    const response = await asServer(rowsOf(id), json('POST', row, { 'Idempotency-Key': bad }))
    expect((await problemOf(response)).code).toBe('idempotency-key-invalid')
  })
})

describe('a write that the order does not allow', () => {
  it.each([
    ['a row that it does not have', 'PATCH', 'rows/99', { Quantity: 100 }, '404 row-not-found /OrderRowId'],
    [
      'one row of several',
      'POST',
      'rows/updateOrderRows',
      {
        OrderRows: [
          { RowId: 1, Quantity: 100 },
          { RowId: 98, Quantity: 100 },
        ],
      },
      '404 row-not-found /OrderRows/1/RowId',
    ],
    [
      'a row that it does not have, named as OrderRowId',
      'POST',
      'rows/updateOrderRows',
      { OrderRows: [{ OrderRowId: 98, Quantity: 100 }] },
      '404 row-not-found /OrderRows/0/OrderRowId',
    ],
    [
      'a discount above the merged row, under Row',
      'POST',
      'rows/updateOrderRows',
      { OrderRows: [{ RowId: 1, Row: { Quantity: 100, DiscountAmount: 10_001 } }] },
      '400 discount-above-row /OrderRows/0/Row/DiscountAmount',
    ],
    [
      'half a character',
      'POST',
      'rows',
      '{"Name":"\\ud800","Quantity":100,"UnitPrice":1}',
      '400 member-not-unicode /Name',
    ],
    [
      'a discount above the merged row',
      'PATCH',
      'rows/1',
      { Quantity: 100, DiscountAmount: 10_001 },
      '400 discount-above-row /DiscountAmount',
    ],
    [
      'a date that is today',
      'PATCH',
      `extendOrder/${new Date().toISOString().slice(0, 10)}`,
      undefined,
      '400 date-not-later /expiryDate',
    ],
    ['an invalid date', 'PATCH', 'extendOrder/2031-02-30', undefined, '400 date-invalid /expiryDate'],
    [
      'metadata that is a secret',
      'PUT',
      'metadata',
      { Metadata: [{ Key: 'note', Value: '4111 1111 1111 1111' }] },
      '400 metadata-secret /Metadata/0/Value',
    ],
    [
      'metadata about a person',
      'PUT',
      'metadata',
      { Metadata: [{ Key: 'tess@example.com', Value: 'x' }] },
      '400 metadata-personal /Metadata/0/Key',
    ],
  ])('is never sent: %s', async (_, method, path, body, expected) => {
    const id = await newOrder()
    // A write that reached the provider would fail there with another status.
    await faultAt(id, { status: 418, times: 9 })
    const response = await asServer(`${orderPath(id)}/${path}`, body ? json(method, body) : { method })
    const { code, pointer } = await problemOf(response)
    expect(`${response.status} ${code} ${pointer}`).toBe(expected)
    expect(await historyOf(id)).toEqual([])
  })

  it('is never sent: the extension of an order that does not expire', async () => {
    const id = await newOrder({ PaymentType: 'Card' })
    await faultAt(id, { method: 'PATCH', status: 418, times: 9 })
    const response = await asServer(`${orderPath(id)}/extendOrder/2040-01-31`, { method: 'PATCH' })
    expect(response.status).toBe(409)
    expect(await problemOf(response)).toMatchObject({ code: 'order-does-not-expire' })
    expect(await historyOf(id)).toEqual([])
  })

  it('is refused with the action that a cancelled row lacks', async () => {
    const id = await newOrder({ OrderRows: [row, row] })
    expect((await asServer(`${rowsOf(id)}1`, json('PATCH', { IsCancelled: true }))).status).toBe(204)
    const again = await asServer(`${rowsOf(id)}1`, json('PATCH', { Quantity: 100 }))
    expect(again.status).toBe(409)
    expect(await problemOf(again)).toMatchObject({ code: 'row-action-missing', action: 'CanUpdateRow' })
  })
})

describe('every write', () => {
  it('is done, with its history: who, what, before and after, without customer data', async () => {
    const id = await newOrder()
    const path = orderPath(id)
    const writes: [string, RequestInit][] = [
      [`${path}/rows`, json('POST', row)],
      [`${path}/rows/addOrderRows`, json('POST', { OrderRows: [row, row] })],
      [`${path}/rows/2`, json('PATCH', { Quantity: 300 })],
      [`${path}/rows/updateOrderRows`, json('POST', { OrderRows: [{ RowId: 3, IsCancelled: true }] })],
      [`${path}/rows/replaceOrderRows`, json('PUT', { OrderRows: [row] })],
      [`${path}/extendOrder/2040-01-31`, { method: 'PATCH' }],
      [`${path}/metadata`, json('PUT', { Metadata: [{ Key: 'colour', Value: 'a-value-of-metadata' }] })],
    ]
    const statuses: number[] = []
    for (const [address, init] of writes) statuses.push((await asServer(address, init)).status)
    expect(statuses).toEqual([202, 202, 204, 204, 204, 200, 200])
    const history = await historyOf(id)
    expect(history.map(({ operation, rows }) => [operation, rows]).toReversed()).toEqual([
      ['addOrderRow', [2]],
      ['addOrderRows', [3, 4]],
      ['updateOrderRow', [2]],
      ['updateOrderRows', [3]],
      ['replaceOrderRows', [5, 1, 2, 4]],
      ['extendOrder', []],
      ['setOrderMetadata', []],
    ])
    const { order } = await orderNow(id)
    expect(history[0]).toMatchObject({
      outcome: 'done',
      who: { kind: 'server', name: 'API key' },
      before: { OrderAmount: order.OrderAmount, ExpirationDate: '2040-01-31T23:59:59' },
      after: { OrderAmount: order.OrderAmount },
    })
    for (const [index, entry] of history.slice(0, -1).entries()) {
      expect(entry.before).toEqual(history[index + 1]!.after)
    }
    const told = JSON.stringify(history)
    for (const personal of [
      order.NationalId,
      order.EmailAddress,
      order.BillingAddress?.FullName,
      'a-value-of',
    ]) {
      expect(personal).toBeTruthy()
      expect(told).not.toContain(personal)
    }
  })

  it('shows its history to a session that may read, and to no other', async () => {
    const id = await newOrder()
    const { token } = await openSession({ capabilities: ['rows.write'] })
    const refused = await asPage(`${orderPath(id)}/history`, token)
    expect(await problemOf(refused)).toMatchObject({ code: 'capability-missing', capability: 'order.read' })
    expect((await asServer('/api/v1/orders/x/history')).status).toBe(400)
  })
})

describe('fifty writers on one order', () => {
  it('have each acknowledged write done once and no other, through five sessions, and the history agrees', async () => {
    const id = await newOrder()
    const users = Array.from({ length: 5 }, (_, index) => ({ id: `u${index}`, name: `Clerk ${index}` }))
    const tokens = await Promise.all(users.map(async (user) => (await openSession({ user })).token))
    const { etag: first } = await orderNow(id)

    async function write(number: number): Promise<'acknowledged' | 'given up'> {
      const name = `w${number}`
      const headers = { 'Idempotency-Key': key() }
      let etag = first
      // A clerk whose order has changed reads it and tries twice more.
      for (let attempt = 0; attempt < 3; attempt++) {
        const init = json('POST', { ...row, Name: name }, { ...headers, 'If-Match': etag })
        const response = await asPage(rowsOf(id), tokens[number % tokens.length]!, init)
        if (response.status === 202) return 'acknowledged'
        expect(response.status).toBe(412)
        etag = response.headers.get('ETag')!
      }
      return 'given up'
    }
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, number) => write(number)))
    const acknowledged = outcomes.flatMap((outcome, number) => (outcome === 'acknowledged' ? [number] : []))
    expect(acknowledged.length).toBeGreaterThan(0)

    const { order } = await orderNow(id)
    const added = (order as Order).OrderRows.slice(1)
    expect(added.map(({ Name }) => Name).toSorted()).toEqual(acknowledged.map((n) => `w${n}`).toSorted())
    const history = await historyOf(id)
    expect(history.flatMap(({ rows }) => rows).toReversed()).toEqual(
      added.map(({ OrderRowId }) => OrderRowId),
    )
    const byUser = (numbers: number[]) => numbers.map((n) => `u${n % 5}`).toSorted()
    expect(history.map(({ who }) => who.id).toSorted()).toEqual(byUser(acknowledged))
  })

  it('are all acknowledged without a version, one after the other', async () => {
    const id = await newOrder()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        asServer(rowsOf(id), json('POST', { ...row, Name: `n${number}` })),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    const { order } = await orderNow(id)
    expect(new Set(order.OrderRows.map(({ Name }) => Name)).size).toBe(51)
    expect(await historyOf(id)).toHaveLength(50)
  })

  // A slow machine takes half a minute for so many real writes.
  it('get a Retry-After, and nothing done, if many more of them are refused', async () => {
    const id = await newOrder()
    const count = QUEUE_LENGTH + 20
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) => asServer(rowsOf(id), json('POST', { ...row, Name: `n${n}` }))),
    )
    const done = answers.filter(({ status }) => status === 202)
    const turnedAway = answers.filter(({ status }) => status === 503)
    expect(done.length + turnedAway.length).toBe(count)
    expect(turnedAway.length).toBeGreaterThan(0)
    expect(turnedAway[0]!.headers.get('Retry-After')).toBe('2')
    expect(await problemOf(turnedAway[0]!)).toMatchObject({ code: 'desk-busy' })
    expect((await orderNow(id)).order.OrderRows).toHaveLength(1 + done.length)
  })
})

it('an extension that is done is answered the same on the next day, when its date is past', async () => {
  const id = await newOrder()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const init = { method: 'PATCH', headers: { 'Idempotency-Key': key() } }
  const send = () => asServer(`${orderPath(id)}/extendOrder/${tomorrow}`, init)
  const first = await send()
  expect(first.ok).toBe(true)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${tomorrow}T00:00:20Z`) })
  try {
    expect((await send()).status).toBe(first.status)
  } finally {
    vi.useRealTimers()
  }
})
