/** Two pages with one order open: they know of each other, and hear of each other's writes. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/long.ts'
import type { Problem } from '../../shared/problems.ts'
import { deskName } from './desk-request.ts'
import {
  API_KEY,
  asPage,
  ask,
  asServer,
  bodyOf,
  env,
  faultAt,
  historyOf,
  json,
  newOrder,
  openSession,
  ORIGIN,
  orderPath,
  OTHER_API_KEY,
  type SessionOptions,
} from '../testing/edge.ts'
import { isWrite, onWire } from '../testing/wire.ts'
import { type LiveMessage, SESSION_ENDED, SESSION_EXPIRED } from '../../shared/domain/history.ts'
import { CLOSED_AT_ONCE } from '../sessions/merchant-sessions.ts'
import { Listeners, LISTENERS_PER_SESSION } from '../sessions/listeners.ts'
import { SOCKETS, SOCKETS_PER_SESSION, type Visitor } from './live.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const ann = { id: 'u-ann', name: 'Ann Łucka' }
const bo = { id: 'u-bo', name: 'Bo' }

/** The other merchant's. */
const OTHER_ORDER = 8906900

const livePath = (id: Long) => `${orderPath(id)}/live`
const deskOf = (id: Long) => env.DESK.getByName(deskName('100001', id))

function knock(id: Long, headers: Record<string, string>, query = ''): Promise<Response> {
  return ask(livePath(id) + query, { headers: { Upgrade: 'websocket', Origin: ORIGIN, ...headers } })
}

const protocolsWith = (token: string) => ({ 'Sec-WebSocket-Protocol': `order-admin, ${token}` })

/** One end of a line, with what came in on it in order. */
interface Line {
  socket: WebSocket
  token: string
  /** The session's. */
  id: string
  /** What came next: a message, or `pong`. */
  next(): Promise<LiveMessage | 'pong'>
  closed: Promise<{ code: number; reason: string }>
}

async function open(id: Long, wish: SessionOptions, apiKey = API_KEY): Promise<Line> {
  const { token, id: session } = await openSession(wish, apiKey)
  const response = await knock(id, protocolsWith(token))
  expect(response.status).toBe(101)
  expect(response.headers.get('Sec-WebSocket-Protocol')).toBe('order-admin')
  return { token, id: session, ...lineOf(response.webSocket!) }
}

function lineOf(socket: WebSocket): Omit<Line, 'token' | 'id'> {
  const came: string[] = []
  const waiting: ((text: string) => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    const take = waiting.shift()
    if (take) take(data as string)
    else came.push(data as string)
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.addEventListener('close', resolve),
  )
  socket.accept()
  const next = async () => {
    const text = came.shift() ?? (await new Promise<string>((resolve) => waiting.push(resolve)))
    return text === 'pong' ? text : (JSON.parse(text) as LiveMessage)
  }
  return { socket, next, closed }
}

/** Both have the order open, and know it. */
async function openBoth(id: Long): Promise<[Line, Line]> {
  const first = await open(id, { user: ann })
  expect(await first.next()).toEqual({ type: 'present', who: [ann] })
  const second = await open(id, { user: bo })
  await expectPresent([first, second], [ann, bo])
  return [first, second]
}

async function expectPresent(lines: readonly Line[], who: readonly { id: string }[]): Promise<void> {
  for (const line of lines) {
    const message = (await line.next()) as LiveMessage & { type: 'present' }
    expect(message.type).toBe('present')
    expect(message.who.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(who)
  }
}

/** As if the session of this user had come to its end. */
function expire(id: Long, user: { id: string }): Promise<void> {
  return runInDurableObject(deskOf(id), (_, state) => {
    for (const socket of state.getWebSockets()) {
      const visitor = socket.deserializeAttachment() as Visitor
      if (visitor.user.id === user.id) socket.serializeAttachment({ ...visitor, expiresAt: 1 })
    }
  })
}

/** Opens so many sockets of one session. */
async function fill(id: Long, token: string, count: number): Promise<Omit<Line, 'token' | 'id'>[]> {
  const lines = []
  for (let line = 0; line < count; line++) {
    const { status, webSocket } = await knock(id, protocolsWith(token))
    expect(status).toBe(101)
    lines.push(lineOf(webSocket!))
  }
  return lines
}

/** Sockets of a session that the merchant's object has listed. */
function listed(session: string): Promise<number> {
  return runInDurableObject(
    env.SESSIONS.getByName('100001'),
    (_, { storage }) =>
      storage.sql
        .exec<{ count: number }>('SELECT count(*) AS count FROM live_sockets WHERE session = ?', session)
        .one().count,
  )
}

function addRow(id: Long, token: string): Promise<Response> {
  const headers = { 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() }
  return asPage(`${orderPath(id)}/rows/`, token, json('POST', row, headers))
}

describe('pages with one order open', () => {
  it('are told of a write that one of them does', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    const response = await addRow(id, second.token)
    expect(response.status).toBe(202)
    const changed = { type: 'changed', by: bo, requestId: response.headers.get('X-Request-Id') }
    expect(await first.next()).toEqual(changed)
    expect(await second.next()).toEqual(changed)
  })

  it('are told of a write whose answer was lost, once it was found to be done', async () => {
    const id = await newOrder()
    const [first] = await openBoth(id)
    await faultAt(id, { method: 'POST', phase: 'after', status: 504 })
    const response = await asServer(`${orderPath(id)}/rows/`, json('POST', row))
    const [entry] = await historyOf(id)
    expect(entry).toMatchObject({ outcome: 'done', foundByReading: true })
    const { id: who, name } = entry!.who
    const requestId = response.headers.get('X-Request-Id')
    expect(await first.next()).toEqual({ type: 'changed', by: { id: who, name }, requestId })
  })

  it('are told of a write that was accepted once it was seen to be done, and not before', async () => {
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
    // What comes next would be the news of the write.
    first.socket.send('ping')
    expect(await first.next()).toBe('pong')
    expect((await held[0]!()).status).toBe(202)
    expect((await add()).status).toBe(202)
    expect(await first.next()).toMatchObject({ type: 'changed' })
    vi.restoreAllMocks()
  })

  it('are told nothing of a write that was refused', async () => {
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

  it('are told when one of them leaves', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    second.socket.close(1000)
    await expectPresent([first], [ann])
  })

  it('are named once, however many pages a user has', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    const third = await open(id, { user: bo })
    await expectPresent([first, second, third], [ann, bo])
    third.socket.close(1000)
    await expectPresent([first, second], [ann, bo])
  })

  it('hear nothing of another order', async () => {
    const [id, other] = [await newOrder(), await newOrder()]
    const [first] = await openBoth(id)
    await open(other, { user: bo })
    expect((await asServer(`${orderPath(other)}/rows/`, json('POST', row))).status).toBe(202)
    first.socket.send('ping')
    expect(await first.next()).toBe('pong')
  })

  it('are known to a desk that has slept', async () => {
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

  it('may say nothing but ping', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    second.socket.send('{"type":"changed"}')
    expect(await second.closed).toMatchObject({ code: 1003 })
    await expectPresent([first], [ann])
  })

  it(`are ${SOCKETS} at most`, async () => {
    const id = await newOrder()
    for (let count = 0; count < SOCKETS; count += SOCKETS_PER_SESSION) {
      const { token } = await openSession({ user: ann })
      await fill(id, token, SOCKETS_PER_SESSION)
    }
    const { token } = await openSession({ user: ann })
    const refused = await knock(id, protocolsWith(token))
    expect(await bodyOf(refused)).toMatchObject({ status: 503, code: 'desk-busy' })
    expect(refused.headers.get('Retry-After')).toBe('60')
    // Those whose sessions have expired make room.
    await expire(id, ann)
    expect((await knock(id, protocolsWith(token))).status).toBe(101)
  })
})

describe('one session', () => {
  it('takes no more than its share of the sockets of an order, and gets it back', async () => {
    const id = await newOrder()
    const { token } = await openSession({ user: ann })
    const [first] = await fill(id, token, SOCKETS_PER_SESSION)
    const refused = await knock(id, protocolsWith(token))
    expect(await bodyOf(refused)).toMatchObject({
      code: 'desk-busy',
      detail: `The session has the order open ${SOCKETS_PER_SESSION} times.`,
    })
    expect(await open(id, { user: bo })).toBeTruthy()
    first!.socket.close(1000)
    await first!.closed
    await vi.waitFor(async () => expect((await knock(id, protocolsWith(token))).status).toBe(101))
  })

  it(`is listed for ${LISTENERS_PER_SESSION} sockets at most, at all orders together`, async () => {
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
    await vi.waitFor(async () => expect(await listed(session)).toBe(1))
    // The one that stays is still sent away with its session.
    await asServer(`/sessions/${session}`, { method: 'DELETE' })
    expect(await stays!.closed).toMatchObject({ code: SESSION_ENDED })
    expect(await listed(session)).toBe(0)
  })
})

describe('a page whose session has expired', () => {
  it('is not told of a write but sent away', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    await expire(id, bo)
    await addRow(id, first.token)
    expect(await second.closed).toMatchObject({ code: SESSION_EXPIRED })
    expect(await first.next()).toMatchObject({ type: 'changed', by: ann })
    await expectPresent([first], [ann])
  })

  it('is sent away when somebody joins', async () => {
    const id = await newOrder()
    const first = await open(id, { user: ann })
    await expire(id, ann)
    const second = await open(id, { user: bo })
    expect(await first.closed).toMatchObject({ code: SESSION_EXPIRED })
    await expectPresent([second], [bo])
  })

  it("is sent away by the desk's alarm", async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    await addRow(id, first.token)
    await Promise.all([first.next(), second.next()])
    await expire(id, bo)
    expect(await runDurableObjectAlarm(deskOf(id))).toBe(true)
    expect(await second.closed).toMatchObject({ code: SESSION_EXPIRED })
    await expectPresent([first], [ann])
  })
})

describe('a page whose session the merchant ends', () => {
  const endSession = (path: string, apiKey = API_KEY) => asServer(path, { method: 'DELETE' }, apiKey)
  const sentAway = { code: SESSION_ENDED, reason: 'session-ended' }

  it('is sent away at once from every order that it has open, and nobody else is', async () => {
    const [one, two] = [await newOrder(), await newOrder()]
    const { token, id } = await openSession({ user: bo })
    const other = await open(one, { user: ann })
    await other.next()
    const lines = []
    for (const order of [one, two]) {
      const { webSocket } = await knock(order, protocolsWith(token))
      lines.push(lineOf(webSocket!))
    }
    await expectPresent([other], [ann, bo])
    expect((await endSession(`/sessions/${id}`)).status).toBe(204)
    for (const { closed } of lines) expect(await closed).toMatchObject(sentAway)
    await expectPresent([other], [ann])
    const added = await addRow(one, other.token)
    const requestId = added.headers.get('X-Request-Id')
    expect(await other.next()).toEqual({ type: 'changed', by: ann, requestId })
  })

  it('with all others is sent away, and the merchant’s own server is not', async () => {
    const id = OTHER_ORDER
    const server = await asServer(livePath(id), { headers: { Upgrade: 'websocket' } }, OTHER_API_KEY)
    const line = lineOf(server.webSocket!)
    await line.next()
    const lines = [await open(id, { user: ann }, OTHER_API_KEY), await open(id, { user: bo }, OTHER_API_KEY)]
    expect((await endSession('/sessions', OTHER_API_KEY)).status).toBe(204)
    for (const { closed } of lines) expect(await closed).toMatchObject(sentAway)
    line.socket.send('ping')
    while ((await line.next()) !== 'pong');
  })

  it('with all others is not let in by an isolate that has not heard of it yet', async () => {
    const { token } = await openSession({}, OTHER_API_KEY)
    expect((await asPage('/session', token)).status).toBe(200)
    await env.SESSIONS.getByName('100002').endAll()
    const refused = await knock(OTHER_ORDER, protocolsWith(token))
    expect(refused.webSocket).toBeNull()
    expect(await bodyOf(refused)).toMatchObject({ status: 401, code: 'session-ended' })
  })

  it('with all others of its user is sent away, and other users are not', async () => {
    const id = await newOrder()
    const leaver = { id: 'u leaver/ä', name: 'Leaver' }
    const lines = [await open(id, { user: leaver }), await open(id, { user: leaver })]
    const other = await open(id, { user: bo })
    expect((await endSession(`/sessions?user=${encodeURIComponent(leaver.id)}`)).status).toBe(204)
    for (const { closed } of lines) expect(await closed).toMatchObject(sentAway)
    other.socket.send('ping')
    while ((await other.next()) !== 'pong');
    expect((await asPage('/session', other.token)).status).toBe(200)
  })

  it('is not let in by an isolate that has not heard of it yet', async () => {
    const id = await newOrder()
    const { token, id: session } = await openSession()
    expect((await asPage('/session', token)).status).toBe(200)
    await env.SESSIONS.getByName('100001').end(session)
    const refused = await knock(id, protocolsWith(token))
    expect(refused.webSocket).toBeNull()
    expect(await bodyOf(refused)).toMatchObject({ status: 401, code: 'session-ended' })
    await vi.waitFor(async () => {
      expect(await runInDurableObject(deskOf(id), (_desk, state) => state.getWebSockets().length)).toBe(0)
    })
  })

  it('is sent away by the alarm where there are more than can be told in one go', async () => {
    const id = await newOrder()
    const last = await open(id, { user: ann })
    const sessions = env.SESSIONS.getByName('100001')
    // Named so that the desk with the socket comes after them.
    for (let desk = 0; desk < CLOSED_AT_ONCE; desk++) {
      const now = Math.ceil(Date.now() / 1000)
      // More than one session may have: straight into the table.
      await runInDurableObject(sessions, (_, { storage }) =>
        new Listeners(storage.sql).add(
          { id: `told-${desk}`, desk: ` ${desk}/100001`, session: last.id, user: ann.id },
          now + 60,
        ),
      )
    }
    await sessions.end(last.id)
    expect(await last.closed).toMatchObject(sentAway)
    await vi.waitFor(async () => expect(await listed(last.id)).toBe(0))
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

describe('the door', () => {
  const refusals: [string, string, (id: Long, token: string) => Promise<Response>][] = [
    ['no upgrade', '426 upgrade-required', (id, token) => asPage(livePath(id), token)],
    ['no token', '401 session-missing', (id) => knock(id, {})],
    [
      'a subprotocol without a token',
      '401 session-missing',
      (id) => knock(id, { 'Sec-WebSocket-Protocol': 'order-admin' }),
    ],
    [
      'a token behind another subprotocol',
      '401 session-missing',
      (id, token) => knock(id, { 'Sec-WebSocket-Protocol': `other, ${token}` }),
    ],
    [
      'the token in the address',
      '401 session-missing',
      (id, token) => knock(id, { 'Sec-WebSocket-Protocol': 'order-admin' }, `?token=${token}`),
    ],
    ['a token of nobody', '401 session-invalid', (id) => knock(id, protocolsWith('a.b.c'))],
    [
      'a page of another origin',
      '401 session-wrong-origin',
      (id, token) => knock(id, { Origin: 'https://evil.example', ...protocolsWith(token) }),
    ],
    [
      'a session that may not read',
      '403 capability-missing',
      async (id) => knock(id, protocolsWith((await openSession({ capabilities: ['rows.write'] })).token)),
    ],
    [
      'a session for another order',
      '403 order-outside-session',
      async (id) => knock(id, protocolsWith((await openSession({ orderId: 1 })).token)),
    ],
    [
      "another merchant's order",
      '404 order-not-found',
      async (id) => knock(id, protocolsWith((await openSession({}, OTHER_API_KEY)).token)),
    ],
    ['an unknown order', '404 order-not-found', (_, token) => knock(1, protocolsWith(token))],
    [
      'an id that is none',
      '400 path-parameter-invalid',
      (_, token) => knock('x' as never, protocolsWith(token)),
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

  it('never chooses the token', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const { headers, webSocket } = await knock(id, protocolsWith(token))
    webSocket!.accept()
    expect(JSON.stringify([...headers])).not.toContain(token)
  })
})
