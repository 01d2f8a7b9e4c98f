/** The order that the edge's answer of a write carries, as the client takes it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../shared/testing/eventually.ts'
import { EDGE, FakeEdge, json } from '../testing/fake-edge.ts'
import { buildOrder } from '../testing/order.builder.ts'
import { EdgeClient } from './edge-client.ts'
import { writeOrder } from './order-calls.ts'
import { requestOf } from './order-writes.ts'

const row = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }

describe('the order in the answer of a write', () => {
  let edge: FakeEdge
  let client: EdgeClient
  const reads = () => edge.calls.filter(({ method, path }) => method === 'GET' && path !== '/session').length
  const write = (key = 'a') =>
    writeOrder(client, '1', requestOf({ operation: 'addOrderRow', body: row }), key)
  const prefers = () => edge.writes().map(({ headers }) => headers.get('Prefer'))

  beforeEach(async () => {
    edge = new FakeEdge(buildOrder({ Id: 1 }))
    client = new EdgeClient(EDGE, { token: async () => 'token', forget() {} })
    await client.session()
    await client.order('1')
  })
  afterEach(() => edge.restore())

  it('is taken as if it had been read: the next write is based on it', async () => {
    const { addedIds, order } = await write()
    expect([addedIds, order]).toEqual([[1002], edge.order])
    await write('b')
    expect(prefers()).toEqual(['return=representation', 'return=representation'])
    expect(edge.order.OrderRows).toHaveLength(4)
    expect(reads()).toBe(1)
  })

  it('is not asked for at an edge that does not offer it', async () => {
    edge.preferences = undefined
    await client.session()
    expect(await write()).toEqual({ addedIds: [1002], order: undefined })
    expect(prefers()).toEqual([null])
  })

  it('is not there in an answer that is given again', async () => {
    await write()
    expect(await write()).toEqual({ addedIds: [1002], order: undefined })
  })

  it('is not taken without the header that says it, without a tag, or if it is none', async () => {
    const applied = { 'Preference-Applied': 'return=representation' }
    const answers = [
      json({ Order: edge.order }, 200, { ETag: '"x"' }),
      json({ Order: edge.order }, 200, applied),
      json({ Order: { hello: 1 } }, 200, { ETag: '"x"', ...applied }),
      json({}, 200, { ETag: '"x"', ...applied }),
    ]
    const { tag } = edge
    for (const [index, answer] of answers.entries()) {
      edge.intercept = ({ method }) => (method === 'POST' ? answer : undefined)
      expect((await write(`key-${index}`)).order).toBeUndefined()
    }
    expect(client.tags.get('1')).toBe(tag)
  })

  it('is not taken after a read that began during the write, which may have found a newer one', async () => {
    const held = Promise.withResolvers<undefined>()
    edge.intercept = async (call) => {
      if (call.method !== 'POST') return undefined
      const answer = edge.answer(call)
      await held.promise
      return answer
    }
    const writing = write()
    await eventually(() => expect(edge.order.OrderRows).toHaveLength(3))
    edge.order = { ...edge.order, MerchantOrderId: 'newer' }
    const newer = await client.order('1')
    held.resolve(undefined)
    expect(await writing).toEqual({ addedIds: [1002], order: undefined })
    expect([newer.MerchantOrderId, client.tags.get('1')]).toEqual(['newer', edge.tag])
  })

  it('wins over a read that began before the write and ends after it', async () => {
    const held = Promise.withResolvers<undefined>()
    edge.intercept = async (call) => {
      if (call.method === 'POST') return undefined
      const early = edge.answer(call)
      await held.promise
      return early
    }
    const early = client.order('1')
    await eventually(() => expect(reads()).toBe(2))
    const { order } = await write()
    held.resolve(undefined)
    expect(await early).toBe(order)
    expect(client.tags.get('1')).toBe(edge.tag)
  })

  it('is not asked for after a failed connection, which an edge that refuses the header looks like', async () => {
    edge.intercept = ({ method, headers }) =>
      method === 'POST' && headers.has('Prefer') ? new TypeError('refused by CORS') : undefined
    await expect(write()).rejects.toMatchObject({ code: 'network-failed' })
    expect((await write()).addedIds).toEqual([1002])
    expect(prefers()).toEqual(['return=representation', null])
    edge.intercept = () => undefined
    await client.session()
    await client.order('1')
    expect((await write('b')).order).toEqual(edge.order)
  })
})
