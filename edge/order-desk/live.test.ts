/** Two pages with one order open: each sees the other and is notified of its writes. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { SESSION_ENDED } from '../../shared/domain/order/live.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import { LISTENERS_PER_SESSION } from '../sessions/listeners.ts'
import {
  asPage,
  asServer,
  bodyOf,
  env,
  faultAt,
  historyOf,
  json,
  newOrder,
  openSession,
  orderPath,
  OTHER_API_KEY,
} from '../testing/edge.ts'
import {
  addRow,
  ann,
  bo,
  connect,
  deskOf,
  expectPresent,
  expire,
  fill,
  lineOf,
  listed,
  livePath,
  open,
  openBoth,
  protocolsWith,
  row,
  versionOf,
} from '../testing/live.ts'
import { isWrite, onWire } from '../testing/wire.ts'
import { SOCKETS, SOCKETS_PER_SESSION } from './live.ts'
import { eventually } from '../../shared/testing/eventually.ts'

describe('pages with one order open', () => {
  it('are notified of a write that one of them does', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    const response = await addRow(id, second.token)
    expect(response.status).toBe(202)
    const requestId = response.headers.get('X-Request-Id')
    const changed = { type: 'changed', by: bo, requestId, version: await versionOf(id) }
    expect(await first.next()).toEqual(changed)
    expect(await second.next()).toEqual(changed)
  })

  it('are notified of a write whose answer was lost, once it is found to be done', async () => {
    const id = await newOrder()
    const [first] = await openBoth(id)
    await faultAt(id, { method: 'POST', phase: 'after', status: 504 })
    const response = await asServer(`${orderPath(id)}/rows/`, json('POST', row))
    const [entry] = await historyOf(id)
    expect(entry).toMatchObject({ outcome: 'done', foundByReading: true })
    const { id: who, name } = entry!.who
    const requestId = response.headers.get('X-Request-Id')
    const version = await versionOf(id)
    expect(await first.next()).toEqual({ type: 'changed', by: { id: who, name }, requestId, version })
  })

  it('are notified of an accepted write once it is done, and not before', async () => {
    const id = await newOrder()
    const [first] = await openBoth(id)
    const held: (() => Promise<Response>)[] = []
    onWire((request, pass) => {
      if (!isWrite(request)) return undefined
      held.push(pass)
      return Response.json({ OrderRowId: 2 }, { status: 202 })
    })
    const headers = { 'Idempotency-Key': 'one' }
    const add = () => asServer(`${orderPath(id)}/rows/`, json('POST', row, headers))
    expect((await add()).status).toBe(502)
    // A notification of the write would come before the pong.
    first.socket.send('ping')
    expect(await first.next()).toBe('pong')
    expect((await held[0]!()).status).toBe(202)
    expect((await add()).status).toBe(202)
    expect(await first.next()).toMatchObject({ type: 'changed' })
    vi.restoreAllMocks()
  })

  it('are not notified of a write that was refused', async () => {
    const id = await newOrder()
    const [first] = await openBoth(id)
    const refused = await asServer(
      `${orderPath(id)}/rows/`,
      json('POST', { ...row, UnitPrice: 9_000_000_000_000 }),
    )
    expect(refused.status).toBe(409)
    first.socket.send('ping')
    expect(await first.next()).toBe('pong')
  })

  it('are notified when one of them leaves', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    second.socket.close(1000)
    await expectPresent([first], [ann])
  })

  it('are named once for a user with several pages', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    const third = await open(id, { user: bo })
    await expectPresent([first, second, third], [ann, bo])
    third.socket.close(1000)
    await expectPresent([first, second], [ann, bo])
  })

  it('get no message about another order', async () => {
    const [id, other] = [await newOrder(), await newOrder()]
    const [first] = await openBoth(id)
    await open(other, { user: bo })
    expect((await asServer(`${orderPath(other)}/rows/`, json('POST', row))).status).toBe(202)
    first.socket.send('ping')
    expect(await first.next()).toBe('pong')
  })

  it('are still known to a desk that has hibernated', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    await evictDurableObject(deskOf(id))
    first.socket.send('ping')
    expect(await first.next()).toBe('pong')
    await addRow(id, first.token)
    expect(await first.next()).toMatchObject({ type: 'changed', by: ann })
    expect(await second.next()).toMatchObject({ type: 'changed', by: ann })
    await evictDurableObject(deskOf(id))
    second.socket.close(1000)
    await expectPresent([first], [ann])
  })

  it('may send only ping', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    second.socket.send('{"type":"changed"}')
    expect(await second.closed).toMatchObject({ code: 1003 })
    await expectPresent([first], [ann])
  })

  it(`are at most ${SOCKETS}`, async () => {
    const id = await newOrder()
    for (let count = 0; count < SOCKETS; count += SOCKETS_PER_SESSION) {
      const { token } = await openSession({ user: ann })
      await fill(id, token, SOCKETS_PER_SESSION)
    }
    const { token } = await openSession({ user: ann })
    const refused = await connect(id, protocolsWith(token))
    expect(await bodyOf(refused)).toMatchObject({ status: 503, code: 'desk-busy' })
    expect(refused.headers.get('Retry-After')).toBe('60')
    // Pages with expired sessions make room.
    await expire(id, ann)
    expect((await connect(id, protocolsWith(token))).status).toBe(101)
  })
})

describe('one session', () => {
  it('gets no more than its share of the sockets of an order, and can use it again', async () => {
    const id = await newOrder()
    const { token } = await openSession({ user: ann })
    const [first] = await fill(id, token, SOCKETS_PER_SESSION)
    const refused = await connect(id, protocolsWith(token))
    expect(await bodyOf(refused)).toMatchObject({
      code: 'desk-busy',
      detail: `The session has the order open ${SOCKETS_PER_SESSION} times.`,
    })
    expect(await open(id, { user: bo })).toBeTruthy()
    first!.socket.close(1000)
    await first!.closed
    await eventually(async () => expect((await connect(id, protocolsWith(token))).status).toBe(101))
  })

  it(`is listed for at most ${LISTENERS_PER_SESSION} sockets at all orders together`, async () => {
    const sessions = env.SESSIONS.getByName('socket-share-test')
    const now = Math.ceil(Date.now() / 1000)
    const mark = { id: 's1', user: ann, issuedAt: now, expiresAt: now + 60 }
    const listen = (session: typeof mark) =>
      sessions.listen(session, { id: crypto.randomUUID(), desk: `${crypto.randomUUID()}/1` })
    for (let desk = 0; desk < LISTENERS_PER_SESSION; desk++) expect(await listen(mark)).toBe('heard')
    expect(await listen(mark)).toBe('full')
    expect(await listen({ ...mark, id: 's2' })).toBe('heard')
  })

  it('is listed for a socket no longer than the socket is open', async () => {
    const id = await newOrder()
    const { token, id: session } = await openSession({ user: ann })
    const [leaves, stays] = await fill(id, token, 2)
    expect(await listed(session)).toBe(2)
    leaves!.socket.close(1000)
    await eventually(async () => expect(await listed(session)).toBe(1))
    // The open socket is still closed with its session.
    await asServer(`/sessions/${session}`, { method: 'DELETE' })
    expect(await stays!.closed).toMatchObject({ code: SESSION_ENDED })
    expect(await listed(session)).toBe(0)
  })
})

describe("the merchant's own server", () => {
  it('listens with its API key, and without a subprotocol', async () => {
    const id = await newOrder()
    const response = await asServer(livePath(id), { headers: { Upgrade: 'websocket' } })
    expect(response.status).toBe(101)
    expect(response.headers.get('Sec-WebSocket-Protocol')).toBeNull()
    const line = lineOf(response.webSocket!)
    expect(await line.next()).toMatchObject({ type: 'present', who: [{ name: 'API key' }] })
  })
})

describe('opening a WebSocket', () => {
  const refusals: [string, string, (id: Long, token: string) => Promise<Response>][] = [
    ['no upgrade', '426 upgrade-required', (id, token) => asPage(livePath(id), token)],
    ['no token', '401 session-missing', (id) => connect(id, {})],
    [
      'a subprotocol without a token',
      '401 session-missing',
      (id) => connect(id, { 'Sec-WebSocket-Protocol': 'order-admin' }),
    ],
    [
      'a token behind another subprotocol',
      '401 session-missing',
      (id, token) => connect(id, { 'Sec-WebSocket-Protocol': `other, ${token}` }),
    ],
    [
      'the token in the address',
      '401 session-missing',
      (id, token) => connect(id, { 'Sec-WebSocket-Protocol': 'order-admin' }, `?token=${token}`),
    ],
    ['a token that no key has signed', '401 session-invalid', (id) => connect(id, protocolsWith('a.b.c'))],
    [
      'a page of another origin',
      '401 session-wrong-origin',
      (id, token) => connect(id, { Origin: 'https://evil.example', ...protocolsWith(token) }),
    ],
    [
      'a session that may not read',
      '403 capability-missing',
      async (id) => connect(id, protocolsWith((await openSession({ capabilities: ['rows.write'] })).token)),
    ],
    [
      'a session for another order',
      '403 order-outside-session',
      async (id) => connect(id, protocolsWith((await openSession({ orderId: 1 })).token)),
    ],
    [
      "another merchant's order",
      '404 order-not-found',
      async (id) => connect(id, protocolsWith((await openSession({}, OTHER_API_KEY)).token)),
    ],
    ['an unknown order', '404 order-not-found', (_, token) => connect(1, protocolsWith(token))],
    [
      'an invalid id',
      '400 path-parameter-invalid',
      (_, token) => connect('x' as never, protocolsWith(token)),
    ],
  ]

  it.each(refusals)('refuses %s: %s', async (_, expected, attempt) => {
    const id = await newOrder()
    const { token } = await openSession({ user: ann })
    const response = await attempt(id, token)
    expect(response.webSocket).toBeNull()
    const { status, code } = (await bodyOf(response)) as Problem
    expect(`${status} ${code}`).toBe(expected)
    expect(response.status).toBe(status)
    const sockets = await runInDurableObject(deskOf(id), (_desk, state) => state.getWebSockets().length)
    expect(sockets).toBe(0)
  })

  it('never chooses the token as subprotocol', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const { headers, webSocket } = await connect(id, protocolsWith(token))
    webSocket!.accept()
    expect(JSON.stringify([...headers])).not.toContain(token)
  })
})
