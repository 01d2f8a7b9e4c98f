/** Pages that come back to an order, of which the edge has no memory: after a deployment each isolate is new. */
import { evictDurableObject, listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  returnReason,
  SERVICE_RESTART,
  SESSION_ENDED,
  TRY_AGAIN_LATER,
} from '../../shared/domain/order/live.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { eventually } from '../../shared/testing/eventually.ts'
import { config } from '../config/configured.ts'
import { SOCKETS_PER_SESSION } from '../order-desk/live.ts'
import { noteSockets, returnWithin } from '../order-desk/stopping.ts'
import { LISTENERS_PER_SESSION } from '../sessions/listeners.ts'
import { shardOfSession } from '../sessions/session-id.ts'
import { sessionsOf } from '../sessions/sessions-of.ts'
import {
  asServer,
  bodyOf,
  env,
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
  lineOf,
  listed,
  livePath,
  offering,
  open,
  openWelcomed,
  protocolsWith,
  row,
  versionOf,
} from '../testing/live.ts'
import { onWire } from '../testing/wire.ts'
import { FULL_SECONDS } from './listing.ts'
import { ticketFor } from './ticket.ts'

const HOUR_MS = 60 * 60 * 1000
const SOMEBODY = { session: 'b5b5c40e-4fd1-4f0c-a1ba-7c1dcbd1b7f0', socket: crypto.randomUUID() }

afterEach(() => void vi.restoreAllMocks())

/** A ticket that another isolate gave for the order. */
const ticketOf = (orderId: Long, former = SOMEBODY, age = 0) =>
  ticketFor({ merchantId: '100001', orderId }, former, config.sessionKeys, Date.now() - age)

/** The requests to the provider from now on. */
const reads = () => onWire(() => undefined)

/** Fills the list of a session's sockets. @returns the ids of its entries */
async function fillList(id: string, count: number): Promise<string[]> {
  const now = Math.ceil(Date.now() / 1000)
  const session = { id, user: ann, issuedAt: now, expiresAt: now + 60 }
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  for (const socket of ids) {
    const listed = await sessionsOf(env, '100001', shardOfSession(id)).listen(session, {
      id: socket,
      desk: `${socket}/100001`,
    })
    expect(listed).toBe('heard')
  }
  return ids
}

describe('a page with a ticket', () => {
  it('opens its line without a read of the order', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const requests = reads()
    await openWelcomed(id, token, await ticketOf(id, SOMEBODY, 23 * HOUR_MS))
    expect(requests).toEqual([])
  })

  it('gets another one each time, which is good for the next', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const first = await openWelcomed(id, token)
    const requests = reads()
    const second = await openWelcomed(id, token, first.welcome.ticket)
    expect(second.welcome.ticket).not.toBe(first.welcome.ticket)
    expect(requests).toEqual([])
  })

  const useless: [string, (id: Long) => Promise<string>][] = [
    ['has expired', (id) => ticketOf(id, SOMEBODY, 24 * HOUR_MS)],
    ['is for another order', (id) => ticketOf(Number(id) + 1)],
    [
      'is of another merchant',
      (orderId) => ticketFor({ merchantId: '100002', orderId }, SOMEBODY, config.sessionKeys, Date.now()),
    ],
    [
      'another key has signed',
      (orderId) => {
        const keys = [{ kid: 'k', secret: 'another-secret-of-thirty-two-bytes' }]
        return ticketFor({ merchantId: '100001', orderId }, SOMEBODY, keys, Date.now())
      },
    ],
    ['lives longer than it was given', async (id) => (await ticketOf(id)).replace(/^\d+/, '9999999999')],
    [
      'names another socket',
      async (id) => (await ticketOf(id)).replace(SOMEBODY.socket, crypto.randomUUID()),
    ],
    ['is no ticket', () => Promise.resolve('1.2.3')],
  ]

  it.each(useless)(
    'that %s has the order read, and no object is made for an unknown one',
    async (_, make) => {
      const { token } = await openSession()
      const id = await newOrder()
      const requests = reads()
      await openWelcomed(id, token, await make(id))
      expect(requests.map(({ path }) => path)).toEqual([orderPath(id)])
      const objects = await listDurableObjectIds(env.DESK)
      const refused = await connect(404_404, offering(token, await make(404_404)))
      expect(await bodyOf(refused)).toMatchObject({ code: 'order-not-found' })
      expect(await listDurableObjectIds(env.DESK)).toHaveLength(objects.length)
    },
  )

  it('needs the right to read, the order of its session, and its own merchant', async () => {
    const id = await newOrder()
    const ticket = await ticketOf(id)
    const attempt = async (...session: Parameters<typeof openSession>) => {
      const response = await connect(id, offering((await openSession(...session)).token, ticket))
      return ((await bodyOf(response)) as { code: string }).code
    }
    expect(await attempt({ capabilities: ['rows.write'] })).toBe('capability-missing')
    expect(await attempt({ orderId: 1 })).toBe('order-outside-session')
    expect(await attempt({}, OTHER_API_KEY)).toBe('order-not-found')
  })

  it('takes the place of its last socket, which the desk still takes for open', async () => {
    const id = await newOrder()
    const { token, id: session } = await openSession()
    const first = await openWelcomed(id, token)
    for (let more = 1; more < SOCKETS_PER_SESSION; more++) await openWelcomed(id, token)
    const back = await openWelcomed(id, token, first.welcome.ticket)
    expect(await first.closed).toMatchObject({ reason: 'replaced' })
    await asServer(`/sessions/${session}`, { method: 'DELETE' })
    expect(await back.closed).toMatchObject({ code: SESSION_ENDED })
  })

  it('takes the place of its last socket in a full list, where a killed edge has left it', async () => {
    const id = await newOrder()
    const { token, id: session } = await openSession()
    const [socket] = await fillList(session, LISTENERS_PER_SESSION)
    await openWelcomed(id, token, await ticketOf(id, { session, socket: socket! }))
    expect(await listed(session)).toBe(LISTENERS_PER_SESSION)
  })

  it('does not take the place of a socket of another session', async () => {
    const id = await newOrder()
    const { token, id: session } = await openSession()
    const [socket] = await fillList(session, LISTENERS_PER_SESSION)
    const response = await connect(id, offering(token, await ticketOf(id, { ...SOMEBODY, socket: socket! })))
    expect(await lineOf(response.webSocket!).closed).toMatchObject({ code: TRY_AGAIN_LATER })
  })
})

describe('a page without a ticket', () => {
  it('costs no read where the isolate knows the order', async () => {
    const id = await newOrder()
    await open(id, { user: ann })
    const requests = reads()
    await open(id, { user: bo })
    expect(requests).toEqual([])
  })

  it('costs no read, and no object, where its session has no room', async () => {
    const id = await newOrder()
    const { token, id: session } = await openSession()
    await fillList(session, LISTENERS_PER_SESSION)
    const [requests, objects] = [reads(), await listDurableObjectIds(env.DESK)]
    const response = await connect(id, protocolsWith(token))
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, String(FULL_SECONDS)])
    expect(requests).toEqual([])
    expect(await listDurableObjectIds(env.DESK)).toHaveLength(objects.length)
  })

  it('leaves nothing in the list when its order is unknown, or its desk has no room', async () => {
    const id = await newOrder()
    const { token, id: session } = await openSession()
    expect((await connect(404_404, protocolsWith(token))).status).toBe(404)
    expect(await listed(session)).toBe(0)
    for (let more = 0; more < SOCKETS_PER_SESSION; more++) await openWelcomed(id, token)
    expect((await connect(id, protocolsWith(token))).status).toBe(503)
    expect(await listed(session)).toBe(SOCKETS_PER_SESSION)
  })

  it('is not welcomed by an element of the release before, which would not understand it', async () => {
    const line = await open(await newOrder(), { user: ann })
    expect(await line.next()).toEqual({ type: 'present', who: [ann] })
  })

  it('of a server is not welcomed', async () => {
    const id = await newOrder()
    const response = await asServer(livePath(id), { headers: { Upgrade: 'websocket' } })
    expect(await lineOf(response.webSocket!).next()).toMatchObject({ type: 'present' })
  })
})

describe('a page is told when to come back', () => {
  it('by a close frame where there is no room, because it cannot read a refusal', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    for (let more = 0; more < SOCKETS_PER_SESSION; more++) await openWelcomed(id, token)
    const response = await connect(id, offering(token))
    expect(response.headers.get('Sec-WebSocket-Protocol')).toBe('order-admin')
    const told = { code: TRY_AGAIN_LATER, reason: returnReason(FULL_SECONDS) }
    expect(await lineOf(response.webSocket!).closed).toMatchObject(told)
  })

  it('by a close frame where the provider cannot show an unknown order now', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    onWire(({ path }) =>
      path === orderPath(id)
        ? new Response(null, { status: 429, headers: { 'Retry-After': '9' } })
        : undefined,
    )
    const response = await connect(id, offering(token))
    const told = { code: TRY_AGAIN_LATER, reason: returnReason(9) }
    expect(await lineOf(response.webSocket!).closed).toMatchObject(told)
  })

  it('and not where it may never come back', async () => {
    const { token } = await openSession({ capabilities: ['rows.write'] })
    expect((await connect(await newOrder(), offering(token))).status).toBe(403)
  })

  it('when its server restarts', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const line = await openWelcomed(id, token)
    await runInDurableObject(deskOf(id), (desk) => desk.closeSockets(7))
    expect(await line.closed).toMatchObject({ code: SERVICE_RESTART, reason: 'retry-after=7' })
  })

  it('within three seconds, and later where more than 6 000 come', () => {
    const desks = [1, 2].map(() => env.DESK.newUniqueId())
    expect(returnWithin()).toBe(3)
    for (const desk of desks) noteSockets(desk, 4_500)
    expect(returnWithin()).toBe(5)
    for (const desk of desks) noteSockets(desk, 0)
    expect(returnWithin()).toBe(3)
  })
})

describe('the version of an order', () => {
  it('is another after each write, and is told with it', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const line = await openWelcomed(id, token)
    expect(line.welcome.version).toBe('')
    expect(await line.next()).toMatchObject({ type: 'present' })
    const versions = new Set([''])
    for (let count = 1; count <= 3; count++) {
      expect((await addRow(id, token)).status).toBe(202)
      const { version } = (await line.next()) as { version: string }
      versions.add(version)
      expect(versions.size).toBe(count + 1)
    }
    const last = [...versions].at(-1)
    expect(await versionOf(id)).toBe(last)
    await evictDurableObject(deskOf(id))
    expect(await versionOf(id)).toBe(last)
  })

  it('is another after a write without a key, of which the desk keeps nothing else', async () => {
    const id = await newOrder()
    await addRow(id, (await openSession()).token)
    const before = await versionOf(id)
    const set = await asServer(`${orderPath(id)}/rows/1`, json('PATCH', { Quantity: 300 }))
    expect(set.status).toBe(204)
    const after = await versionOf(id)
    expect(after).not.toBe(before)
    await evictDurableObject(deskOf(id))
    expect(await versionOf(id)).toBe(after)
  })

  it('stays when the answer to a write without a key was taken', async () => {
    const id = await newOrder()
    const response = await asServer(`${orderPath(id)}/rows/`, json('POST', row))
    const before = await versionOf(id)
    await response.text()
    const answers = () =>
      runInDurableObject(deskOf(id), (_, { storage: { sql } }) =>
        sql.exec('SELECT * FROM write_log WHERE request IS NOT NULL').toArray(),
      )
    await eventually(async () => expect(await answers()).toEqual([]))
    expect(await versionOf(id)).toBe(before)
  })
})
