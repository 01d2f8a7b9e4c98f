import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EDGE, FakeEdge, problem } from '../testing/fake-edge.ts'
import { EdgeClient } from './edge-client.ts'
import { type FoundWriteEvent, isFound, madeWrite, writeOrder } from './order-calls.ts'
import { type OrderWrite, requestOf } from './order-writes.ts'

const write: OrderWrite = { operation: 'extendOrder', expiryDate: '2026-12-24' }

describe('a client that hears of a write', () => {
  let edge: FakeEdge
  let client: EdgeClient
  beforeEach(async () => {
    edge = new FakeEdge()
    client = new EdgeClient(EDGE, { token: async () => 't', forget() {} })
    await client.order('8906810')
  })
  afterEach(() => edge.restore())

  /** The edge's own answers carry the id in a header. */
  const answerAs = (requestId: string, status = 200) =>
    (edge.intercept = ({ method }) =>
      method === 'PATCH' ? new Response(null, { status, headers: { 'X-Request-Id': requestId } }) : undefined)

  it('knows its own, and no other', async () => {
    answerAs('mine')
    await writeOrder(client, '8906810', requestOf(write), 'k')
    expect(await madeWrite(client, { requestId: 'mine' })).toBe(true)
    expect(await madeWrite(client, { requestId: 'theirs' })).toBe(false)
  })

  it('waits for the answer of a write that is under way', async () => {
    const held = Promise.withResolvers<Response>()
    edge.intercept = ({ method }) => (method === 'PATCH' ? held.promise : undefined)
    const writing = writeOrder(client, '8906810', requestOf(write), 'k')
    const isOwn = madeWrite(client, { requestId: 'mine' })
    held.resolve(new Response(null, { status: 200, headers: { 'X-Request-Id': 'mine' } }))
    expect(await isOwn).toBe(true)
    await writing
  })

  it('never takes its own write with a lost answer for another window’s, and tells the form that holds it', async () => {
    const told: string[] = []
    client.addEventListener('found-write', (event) => told.push((event as FoundWriteEvent).saveId))
    edge.intercept = ({ method }) => (method === 'PATCH' ? new TypeError('lost') : undefined)
    await writeOrder(client, '8906810', requestOf(write), 'k', 'save-1').catch(() => 'lost')
    expect(await madeWrite(client, { requestId: 'theirs', save: 'save-2' })).toBe(false)
    expect(await madeWrite(client, { requestId: 'mine', save: 'save-1' })).toBe(true)
    expect(told).toEqual(['save-1'])
    expect([isFound(client, 'save-1'), isFound(client, 'save-2')]).toEqual([true, false])
  })

  it('does not wait for a write that failed', async () => {
    edge.intercept = ({ method }) => (method === 'PATCH' ? problem(409, 'order-not-open') : undefined)
    const writing = writeOrder(client, '8906810', requestOf(write), 'k').catch(() => 'failed')
    expect(await madeWrite(client, { requestId: 'req-77' })).toBe(false)
    expect(await writing).toBe('failed')
  })

  it('reports once when the edge becomes unreachable and once when it is back', async () => {
    const told: boolean[] = []
    client.addEventListener('connection', () => told.push(client.isUnreachable))
    edge.intercept = () => new TypeError('offline')
    await client.order('8906810').catch(() => {})
    await client.order('8906810').catch(() => {})
    // A refusal reaches the edge as well as a success does.
    edge.intercept = () => problem(404, 'order-not-found')
    await client.order('8906810').catch(() => {})
    expect(told).toEqual([true, false])
  })

  it('does not take an aborted call for a lost connection', async () => {
    const aborted = new AbortController()
    edge.intercept = () => new Promise(() => {})
    const reading = client.order('8906810', aborted.signal).catch(() => {})
    aborted.abort()
    edge.intercept = () => undefined
    await Promise.race([reading, client.order('8906810')])
    expect(client.isUnreachable).toBe(false)
  })
})
