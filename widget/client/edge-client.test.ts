import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EDGE, FakeEdge, json, problem } from '../testing/fake-edge.ts'
import { buildOrder } from '../testing/order.builder.ts'
import { EdgeClient } from './edge-client.ts'

const LARGEST = '9223372036854775807'
const row = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }

describe('EdgeClient', () => {
  let edge: FakeEdge
  let tokens: string[]
  let client: EdgeClient

  beforeEach(() => {
    edge = new FakeEdge()
    tokens = ['first', 'second', 'third']
    client = new EdgeClient(`${EDGE}/`, {
      token: async () => tokens[0] ?? '',
      forget: (token) => (tokens = tokens.filter((other) => other !== token)),
    })
  })
  afterEach(() => edge.restore())

  it('sends the token in a header, and nothing else that could tell who is there', async () => {
    await client.order('8906810')
    const [call] = edge.calls
    expect(call?.headers.get('Authorization')).toBe('Bearer first')
    expect(call?.init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
    })
    expect(call?.path).toBe('/api/v1/orders/8906810')
  })

  it('puts the largest Long into the path and takes it from the answer, digit for digit', async () => {
    edge.order = buildOrder({ Id: 9223372036854775807n })
    expect((await client.order(LARGEST)).Id).toBe(9223372036854775807n)
    edge.intercept = ({ method }) =>
      method === 'POST' ? json({ OrderRowId: 9223372036854775807n }, 202) : undefined
    expect(await client.addRow(LARGEST, row, 'key')).toBe(9223372036854775807n)
    expect(edge.writes()[0]?.path).toBe(`/api/v1/orders/${LARGEST}/rows/`)
  })

  it.each(['', '12a', '1/../2', '-1', '1'.repeat(20)])('sends nothing for the order id %j', async (id) => {
    await expect(client.order(id)).rejects.toMatchObject({ code: 'order-id-invalid' })
    expect(edge.calls).toHaveLength(0)
  })

  it('writes amounts beyond a number’s precision unrounded, with the idempotency key', async () => {
    await client.addRow('1', { ...row, UnitPrice: 9007199254740993n }, 'the-key')
    expect(edge.writes()[0]?.body).toContain('"UnitPrice":9007199254740993')
    expect(edge.writes()[0]?.headers.get('Idempotency-Key')).toBe('the-key')
  })

  it('says which version of the order a write is for, once it has read it', async () => {
    await client.addRow('1', row, 'the-key')
    expect(edge.writes()[0]?.headers.get('If-Match')).toBeNull()
    edge.intercept = ({ method }) =>
      method === 'GET' ? new Response(JSON.stringify(buildOrder()), { headers: { ETag: '"v1"' } }) : undefined
    await client.order('1')
    await client.addRow('1', row, 'another-key')
    expect(edge.writes()[1]?.headers.get('If-Match')).toBe('"v1"')
  })

  it('sends even a write once more after a session expired, with the same key', async () => {
    edge.intercept = ({ headers }) =>
      headers.get('Authorization') === 'Bearer first' ? problem(401, 'session-expired') : undefined
    await client.addRow('1', row, 'the-key')
    expect(edge.writes().map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ])
    expect(edge.writes().map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['the-key', 'the-key'])
  })

  it('gives up when the renewed session has expired too', async () => {
    edge.intercept = () => problem(401, 'session-expired')
    await expect(client.order('1')).rejects.toMatchObject({ code: 'session-expired', status: 401 })
    expect(edge.calls).toHaveLength(2)
  })

  it.each(['session-invalid', 'session-wrong-origin'])('does not repeat what %s refuses', async (code) => {
    edge.intercept = () => problem(401, code)
    await expect(client.order('1')).rejects.toMatchObject({ code })
    expect(edge.calls).toHaveLength(1)
  })

  it('reads a problem with its members and request id', async () => {
    const errors = [{ code: 'member-too-long', pointer: '/Name', detail: 'Too long.' }]
    edge.intercept = () => problem(400, 'member-too-long', { pointer: '/Name', errors })
    await expect(client.addRow('1', row, 'k')).rejects.toMatchObject({
      code: 'member-too-long',
      requestId: 'req-77',
      members: errors,
      didNothing: true,
    })
  })

  it('makes a member of a problem that has only a pointer', async () => {
    edge.intercept = () => problem(400, 'provider-refused', { pointer: '/UnitPrice', detail: 'Too much.' })
    await expect(client.addRow('1', row, 'k')).rejects.toMatchObject({
      members: [{ code: 'provider-refused', pointer: '/UnitPrice', detail: 'Too much.' }],
    })
  })

  it.each([
    ['a page of something else', () => new Response('<html>', { status: 502 }), 'answer-invalid'],
    ['a success that is no JSON', () => new Response('ok'), 'answer-invalid'],
    ['JSON that is no order', () => json({ hello: 1 }), 'answer-invalid'],
    ['a broken connection', () => new TypeError('Failed to fetch'), 'network-failed'],
  ])('calls %s by its code', async (_, answer, code) => {
    edge.intercept = answer
    await expect(client.order('1')).rejects.toMatchObject({ code })
  })

  it('reads an order whose lists are null as one whose lists are empty', async () => {
    edge.intercept = () =>
      json({ ...buildOrder(), Deliveries: null, OrderRows: null, BillingReferences: null })
    expect(await client.order('1')).toMatchObject({ Deliveries: [], OrderRows: [], BillingReferences: [] })
  })
})
