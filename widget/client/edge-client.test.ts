import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import { EDGE, FakeEdge, json, problem } from '../testing/fake-edge.ts'
import { buildOrder } from '../testing/order.builder.ts'
import { EdgeClient } from './edge-client.ts'
import type { EdgeError } from './edge-error.ts'
import { writeOrder } from './order-calls.ts'
import { didNothing } from './write-outcome.ts'
import { type OrderWrite, requestOf } from './order-writes.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const LARGEST = '9223372036854775807'
const row = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }
const addRow = (body = row as OrderRowInput): OrderWrite => ({ operation: 'addOrderRow', body })

describe('EdgeClient', () => {
  let edge: FakeEdge
  let tokens: string[]
  let client: EdgeClient

  beforeEach(() => {
    edge = new FakeEdge(buildOrder({ Id: 1 }))
    tokens = ['first', 'second', 'third']
    client = new EdgeClient(`${EDGE}/`, {
      token: async () => tokens[0] ?? '',
      forget: (token) => (tokens = tokens.filter((other) => other !== token)),
    })
  })
  afterEach(() => edge.restore())

  it('sends the token in a header, and nothing else that identifies the user', async () => {
    await client.order('1')
    const [call] = edge.calls
    expect(call?.headers.get('Authorization')).toBe('Bearer first')
    expect(call?.init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
    })
    expect(call?.path).toBe('/api/v1/orders/1')
  })

  it('puts the largest Long into the path and takes it from the answer, digit for digit', async () => {
    edge.order = buildOrder({ Id: 9223372036854775807n })
    expect((await client.order(LARGEST)).Id).toBe(9223372036854775807n)
    edge.intercept = ({ method }) =>
      method === 'POST' ? json({ OrderRowId: 9223372036854775807n }, 202) : undefined
    const { addedIds } = await writeOrder(client, LARGEST, requestOf(addRow()), 'key')
    expect(addedIds).toEqual([9223372036854775807n])
    expect(edge.writes()[0]?.path).toBe(`/api/v1/orders/${LARGEST}/rows/`)
  })

  it.each(['', '12a', '1/../2', '-1', '1'.repeat(20)])('sends nothing for the order id %j', async (id) => {
    await expect(client.order(id)).rejects.toMatchObject({ code: 'order-id-invalid' })
    expect(edge.calls).toHaveLength(0)
  })

  it('writes amounts beyond a number’s precision unrounded, with the idempotency key', async () => {
    await client.order('1')
    await writeOrder(client, '1', requestOf(addRow({ ...row, UnitPrice: 9_007_199_254_741n })), 'the-key')
    await client.order('1')
    edge.intercept = ({ method }) => (method === 'POST' ? json({ OrderRowId: [1] }, 202) : undefined)
    await writeOrder(client, '1', requestOf(addRow({ ...row, UnitPrice: 9007199254740993n })), 'another')
    expect(edge.writes()[1]?.body).toContain('"UnitPrice":9007199254740993')
    expect(edge.writes()[0]?.headers.get('Idempotency-Key')).toBe('the-key')
  })

  it.each<[OrderWrite, string, string, unknown]>([
    [addRow(), 'POST', '/rows/', row],
    [
      { operation: 'addOrderRows', body: { OrderRows: [row, row] } },
      'POST',
      '/rows/addOrderRows/',
      { OrderRows: [row, row] },
    ],
    [
      { operation: 'updateOrderRow', OrderRowId: 2, body: { Quantity: 100 } },
      'PATCH',
      '/rows/2/',
      { Quantity: 100 },
    ],
    [
      { operation: 'updateOrderRows', body: { OrderRows: [{ RowId: 2, IsCancelled: true }] } },
      'POST',
      '/rows/updateOrderRows/',
      { OrderRows: [{ RowId: 2, IsCancelled: true }] },
    ],
    [
      { operation: 'replaceOrderRows', body: { OrderRows: [row] } },
      'PUT',
      '/rows/replaceOrderRows',
      { OrderRows: [row] },
    ],
    [{ operation: 'extendOrder', expiryDate: '2027-01-31' }, 'PATCH', '/extendOrder/2027-01-31/', undefined],
    [
      { operation: 'setOrderMetadata', body: { Metadata: [{ Key: 'a', Value: 'b' }] } },
      'PUT',
      '/metadata',
      { Metadata: [{ Key: 'a', Value: 'b' }] },
    ],
  ])('sends %j with its method, path and body', async (write, method, path, body) => {
    await client.order('1')
    await writeOrder(client, '1', requestOf(write), 'the-key')
    const [call] = edge.writes()
    expect(call).toMatchObject({ method, path: `/api/v1/orders/1${path}` })
    expect(call?.body === '' ? undefined : JSON.parse(call!.body)).toEqual(body)
    expect(call?.headers.get('Content-Type')).toBe(body ? 'application/json' : null)
  })

  it('gives the ids of added rows, one or many, and none for other writes', async () => {
    await client.order('1')
    const idsOf = async (write: OrderWrite, key: string) =>
      (await writeOrder(client, '1', requestOf(write), key)).addedIds
    expect(await idsOf(addRow(), 'a')).toEqual([1002])
    await client.order('1')
    const two: OrderWrite = { operation: 'addOrderRows', body: { OrderRows: [row, row] } }
    expect(await idsOf(two, 'b')).toEqual([1003, 1004])
    await client.order('1')
    const extended: OrderWrite = { operation: 'extendOrder', expiryDate: '2027-01-31' }
    expect(await idsOf(extended, 'c')).toEqual([])
  })

  describe('EdgeClient’s version of an order', () => {
    const tags = () => edge.writes().map(({ headers }) => headers.get('If-Match'))

    it('is the one last read', async () => {
      await expect(writeOrder(client, '1', requestOf(addRow()), 'a')).rejects.toMatchObject({
        code: 'if-match-required',
      })
      await client.order('1')
      const { tag } = edge
      await writeOrder(client, '1', requestOf(addRow()), 'b')
      expect(tags()).toEqual([null, tag])
    })

    it('is another one for each order', async () => {
      await client.order('1')
      await expect(writeOrder(client, '2', requestOf(addRow()), 'a')).rejects.toMatchObject({
        code: 'if-match-required',
      })
    })

    it('is not the one after a write, which has not been read yet', async () => {
      await client.order('1')
      await writeOrder(client, '1', requestOf(addRow()), 'a')
      await expect(writeOrder(client, '1', requestOf(addRow()), 'b')).rejects.toMatchObject({
        code: 'order-changed',
      })
    })

    it('is not one that could not be read', async () => {
      await client.order('1')
      const { tag } = edge
      edge.intercept = ({ method }) =>
        method === 'GET' ? json({ hello: 1 }, 200, { ETag: '"unread"' }) : undefined
      await expect(client.order('1')).rejects.toMatchObject({ code: 'answer-invalid' })
      await writeOrder(client, '1', requestOf(addRow()), 'a')
      expect(tags()).toEqual([tag])
    })

    it('is the one that a refused write met, once it has been returned', async () => {
      await client.order('1')
      edge.order = { ...buildOrder({ Id: 1, OrderAmount: 1 }), BillingReferences: null as never }
      const refused = writeOrder(client, '1', requestOf(addRow()), 'a')
      await expect(refused).rejects.toMatchObject({ code: 'order-changed' })
      await expect(refused).rejects.toSatisfy(didNothing)
      await expect(refused).rejects.toMatchObject({ current: { OrderAmount: 1, BillingReferences: [] } })
      const { tag } = edge
      await writeOrder(client, '1', requestOf(addRow()), 'a')
      expect(tags().at(-1)).toBe(tag)
      expect(edge.order.OrderRows).toHaveLength(3)
    })

    it('stays unchanged when the refusal does not carry the order', async () => {
      await client.order('1')
      const { tag } = edge
      edge.intercept = ({ method }) =>
        method === 'POST' ? problem(412, 'order-changed', {}, { ETag: '"newer"' }) : undefined
      await expect(writeOrder(client, '1', requestOf(addRow()), 'a')).rejects.toMatchObject({
        current: undefined,
      })
      await expect(writeOrder(client, '1', requestOf(addRow()), 'a')).rejects.toMatchObject({
        code: 'order-changed',
      })
      expect(tags()).toEqual([tag, tag])
    })
  })

  it('begins a new key with the mark of a restored edge, and keeps a repeated key as it was sent first', async () => {
    const keys = () => edge.writes().map(({ headers }) => headers.get('Idempotency-Key'))
    const write = (key: string) => writeOrder(client, '1', requestOf(addRow()), key).catch(() => 'refused')
    await client.order('1')
    edge.intercept = ({ method }) =>
      method === 'POST' ? problem(502, 'outcome-unknown', { keyMark: '0123abcd' }) : undefined
    await write('a')
    edge.intercept = () => undefined
    await write('a')
    await write('b')
    expect(keys()).toEqual(['a', 'a', '0123abcd.b'])

    edge.intercept = ({ path }) =>
      path === '/session'
        ? json({ user: { id: 'u', name: 'U' }, capabilities: [], keyMark: 'ffff0000' })
        : undefined
    await client.session()
    edge.intercept = () => undefined
    await write('b')
    await write('c')
    expect(keys().slice(3)).toEqual(['0123abcd.b', 'ffff0000.c'])
  })

  it.each(['session-expired', 'session-ended'])(
    'sends even a write once more after %s, with the same key',
    async (code) => {
      edge.intercept = ({ headers, method }) =>
        method === 'POST' && headers.get('Authorization') === 'Bearer first' ? problem(401, code) : undefined
      await client.order('1')
      tokens = ['first', 'second']
      await writeOrder(client, '1', requestOf(addRow()), 'the-key')
      expect(edge.writes().map(({ headers }) => headers.get('Authorization'))).toEqual([
        'Bearer first',
        'Bearer second',
      ])
      expect(edge.writes().map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
        'the-key',
        'the-key',
      ])
    },
  )

  it('gives up when the renewed session has expired too', async () => {
    edge.intercept = () => problem(401, 'session-expired')
    await expect(client.order('1')).rejects.toMatchObject({ code: 'session-expired', status: 401 })
    expect(edge.calls).toHaveLength(2)
  })

  it.each(['session-invalid', 'session-wrong-origin'])(
    'does not repeat a call that %s refuses, and shows another token next time',
    async (code) => {
      edge.intercept = () => problem(401, code)
      tokens = ['first', 'second']
      await expect(client.order('1')).rejects.toMatchObject({ code })
      expect(edge.calls).toHaveLength(1)
      edge.intercept = () => undefined
      await client.order('1')
      expect(edge.calls.at(-1)?.headers.get('Authorization')).toBe('Bearer second')
    },
  )

  it('reads a problem with its members and request id', async () => {
    const errors = [{ code: 'member-too-long', pointer: '/Name', detail: 'Too long.' }]
    edge.intercept = () => problem(400, 'member-too-long', { pointer: '/Name', errors })
    const refused = writeOrder(client, '1', requestOf(addRow()), 'k')
    await expect(refused).rejects.toMatchObject({
      code: 'member-too-long',
      requestId: 'req-77',
      members: errors,
    })
    await expect(refused).rejects.toSatisfy(didNothing)
  })

  it('makes a member of a problem that has only a pointer', async () => {
    edge.intercept = () => problem(400, 'provider-refused', { pointer: '/UnitPrice', detail: 'Too much.' })
    await expect(writeOrder(client, '1', requestOf(addRow()), 'k')).rejects.toMatchObject({
      members: [{ code: 'provider-refused', pointer: '/UnitPrice', detail: 'Too much.' }],
    })
  })

  it('reads a problem’s action, rejection and time to wait', async () => {
    edge.intercept = () =>
      problem(503, 'desk-busy', { action: 'CanUpdateRow', rejection: 'Why' }, { 'Retry-After': '7' })
    await expect(client.order('1')).rejects.toMatchObject({
      action: 'CanUpdateRow',
      rejection: 'Why',
      retryAfter: 7,
      current: undefined,
    })
    edge.intercept = () => problem(503, 'desk-busy', {}, { 'Retry-After': 'Sat, 21 Nov 2026 04:00:00 GMT' })
    await expect(client.order('1')).rejects.toMatchObject({ retryAfter: undefined })
  })

  it.each([
    [409, 'credit-refused', true],
    [429, 'rate-limited', true],
    [503, 'desk-busy', true],
    [502, 'provider-task-failed', true],
    [502, 'provider-unreachable', true],
    [502, 'outcome-unknown', false],
    [500, 'internal-error', false],
    [502, 'a-code-of-the-future', false],
  ])('knows from %i %s whether it is certain that nothing was done: %s', async (status, code, isCertain) => {
    edge.intercept = () => problem(status, code)
    const refused = writeOrder(client, '1', requestOf(addRow()), 'k')
    await expect(refused).rejects.toMatchObject({ code })
    await expect(refused).rejects.toSatisfy((error: EdgeError) => didNothing(error) === isCertain)
  })

  it('does not trust a refusal that is not the edge’s', async () => {
    edge.intercept = () => new Response('<html>blocked</html>', { status: 403 })
    const refused = writeOrder(client, '1', requestOf(addRow()), 'k')
    await expect(refused).rejects.toMatchObject({ code: 'answer-invalid' })
    await expect(refused).rejects.not.toSatisfy(didNothing)
  })

  it.each([
    ['a page of something else', () => new Response('<html>', { status: 502 }), 'answer-invalid'],
    ['a success that is no JSON', () => new Response('ok'), 'answer-invalid'],
    ['JSON that is no order', () => json({ hello: 1 }), 'answer-invalid'],
    ['a broken connection', () => new TypeError('Failed to fetch'), 'network-failed'],
  ])('calls %s by its code', async (_, answer, code) => {
    await client.order('1')
    edge.intercept = answer
    await expect(client.order('1')).rejects.toMatchObject({ code })
  })

  it.each([
    ['a page of another server', () => new Response('<html>')],
    ['JSON of another server', () => Response.json({ Id: 1, OrderRows: [] })],
    ['a 404 of another server', () => new Response('not here', { status: 404 })],
    ['a 404 of another API', () => Response.json({ error: 'Not Found' }, { status: 404 })],
    ['an edge that has no such address', () => problem(404, 'not-found')],
  ])('never takes %s for news of the order', async (_, answer) => {
    edge.intercept = answer
    await expect(client.order('1')).rejects.toMatchObject({ code: 'edge-url-invalid' })
    // Once the address is right, so is the desk.
    edge.intercept = () => undefined
    expect((await client.order('1')).Id).toBe(1)
  })

  it.each([
    ['a proxy whose edge is down', () => new Response('<html>', { status: 502 }), 'answer-invalid'],
    ['an edge whose provider has no such order', () => problem(404, 'order-not-found'), 'order-not-found'],
  ])('never takes %s for another server', async (_, answer, code) => {
    edge.intercept = answer
    await expect(client.order('1')).rejects.toMatchObject({ code })
  })

  it('never goes back to an older order when one reading overtakes another', async () => {
    const held = Promise.withResolvers<undefined>()
    edge.intercept = async (call) => {
      if (edge.calls.length > 1) return undefined
      const early = edge.answer(call)
      await held.promise
      return early
    }
    const early = client.order('1')
    await eventually(() => expect(edge.calls).toHaveLength(1))
    edge.order = { ...edge.order, OrderAmount: 1 }
    const late = await client.order('1')
    held.resolve(undefined)
    expect(await early).toBe(late)
    await writeOrder(client, '1', requestOf(addRow()), 'a')
    expect(edge.writes()[0]?.headers.get('If-Match')).not.toBe(null)
    expect(edge.history).toHaveLength(1)
  })

  it('reads an order whose lists are null as one whose lists are empty', async () => {
    edge.intercept = () =>
      json({ ...buildOrder(), Deliveries: null, OrderRows: null, BillingReferences: null })
    expect(await client.order('1')).toMatchObject({ Deliveries: [], OrderRows: [], BillingReferences: [] })
  })
})
