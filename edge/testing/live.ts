/** Helpers of the tests of an order's WebSockets. */
import { runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'
import type { LiveMessage } from '../../shared/domain/order/live.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { deskName } from '../order-desk/desk-request.ts'
import type { Visitor } from '../order-desk/live.ts'
import { shardOfSession } from '../sessions/session-id.ts'
import { sessionsName } from '../sessions/sessions-of.ts'
import {
  API_KEY,
  ask,
  asPage,
  env,
  json,
  openSession,
  ORIGIN,
  orderPath,
  type SessionOptions,
} from './edge.ts'

export const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
export const ann = { id: 'u-ann', name: 'Ann Łucka' }
export const bo = { id: 'u-bo', name: 'Bo' }

/** The other merchant's. */
export const OTHER_ORDER = 8906900

export const livePath = (id: Long) => `${orderPath(id)}/live`
export const deskOf = (id: Long) => env.DESK.getByName(deskName('100001', id))

export function connect(id: Long, headers: Record<string, string>, query = ''): Promise<Response> {
  return ask(livePath(id) + query, { headers: { Upgrade: 'websocket', Origin: ORIGIN, ...headers } })
}

export const protocolsWith = (token: string) => ({ 'Sec-WebSocket-Protocol': `order-admin, ${token}` })

/** One open WebSocket, with its messages in order. */
export interface Line {
  socket: WebSocket
  token: string
  /** The session's. */
  id: string
  /** The next message, or `pong`. */
  next(): Promise<LiveMessage | 'pong'>
  closed: Promise<{ code: number; reason: string }>
}

export async function open(id: Long, options: SessionOptions, apiKey = API_KEY): Promise<Line> {
  const { token, id: session } = await openSession(options, apiKey)
  const response = await connect(id, protocolsWith(token))
  expect(response.status).toBe(101)
  expect(response.headers.get('Sec-WebSocket-Protocol')).toBe('order-admin')
  return { token, id: session, ...lineOf(response.webSocket!) }
}

export function lineOf(socket: WebSocket): Omit<Line, 'token' | 'id'> {
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

/** Offers a ticket as a page does: that of its last `welcome`, or none yet. */
export const offering = (token: string, ticket?: string) => ({
  'Sec-WebSocket-Protocol': `order-admin, ${token}, ticket${ticket === undefined ? '' : `.${ticket}`}`,
})

/** Opens a line that is welcomed. */
export async function openWelcomed(
  id: Long,
  token: string,
  ticket?: string,
): Promise<Omit<Line, 'token' | 'id'> & { welcome: LiveMessage & { type: 'welcome' } }> {
  const response = await connect(id, offering(token, ticket))
  expect(response.status).toBe(101)
  const line = lineOf(response.webSocket!)
  const welcome = await line.next()
  expect(welcome).toMatchObject({ type: 'welcome' })
  return { ...line, welcome: welcome as LiveMessage & { type: 'welcome' } }
}

/** The order's version, as a page is told that opens it now. */
export async function versionOf(id: Long): Promise<string> {
  const { token } = await openSession()
  const { socket, welcome } = await openWelcomed(id, token)
  socket.close(1000)
  return welcome.version
}

/** Two users with the order open, who have been notified of each other. */
export async function openBoth(id: Long): Promise<[Line, Line]> {
  const first = await open(id, { user: ann })
  expect(await first.next()).toEqual({ type: 'present', who: [ann] })
  const second = await open(id, { user: bo })
  await expectPresent([first, second], [ann, bo])
  return [first, second]
}

export async function expectPresent(lines: readonly Line[], who: readonly { id: string }[]): Promise<void> {
  for (const line of lines) {
    const message = (await line.next()) as LiveMessage & { type: 'present' }
    expect(message.type).toBe('present')
    expect(message.who.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(who)
  }
}

/** Makes the session of this user expire. */
export function expire(id: Long, user: { id: string }): Promise<void> {
  return runInDurableObject(deskOf(id), (_, state) => {
    for (const socket of state.getWebSockets()) {
      const visitor = socket.deserializeAttachment() as Visitor
      if (visitor.user.id === user.id) socket.serializeAttachment({ ...visitor, expiresAt: 1 })
    }
  })
}

/** Opens this many sockets of one session. */
export async function fill(id: Long, token: string, count: number): Promise<Omit<Line, 'token' | 'id'>[]> {
  const lines = []
  for (let line = 0; line < count; line++) {
    const { status, webSocket } = await connect(id, protocolsWith(token))
    expect(status).toBe(101)
    lines.push(lineOf(webSocket!))
  }
  return lines
}

/** The object that has a session and lists its sockets. */
export function sessionsWith(session: string, merchantId = '100001') {
  return env.SESSIONS.getByName(sessionsName(merchantId, shardOfSession(session)))
}

/** The number of a session's sockets that its object lists. */
export function listed(session: string): Promise<number> {
  return runInDurableObject(
    sessionsWith(session),
    (_, { storage }) =>
      storage.sql
        .exec<{ count: number }>('SELECT count(*) AS count FROM live_sockets WHERE session = ?', session)
        .one().count,
  )
}

export function addRow(id: Long, token: string): Promise<Response> {
  const headers = { 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() }
  return asPage(`${orderPath(id)}/rows/`, token, json('POST', row, headers))
}
