/** Sockets of sessions that have expired, or that the merchant has ended. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SESSION_ENDED, SESSION_EXPIRED } from '../../shared/domain/order/live.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { config } from '../config/configured.ts'
import type { ApiKey } from '../config/merchant.ts'
import { keyHash } from '../registry/registry-merchant.ts'
import { Listeners } from '../sessions/listeners.ts'
import { CLOSED_AT_ONCE } from '../sessions/merchant-sessions.ts'
import {
  API_KEY,
  asPage,
  asServer,
  bodyOf,
  env,
  newOrder,
  openSession,
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
  lineOf,
  listed,
  livePath,
  open,
  openBoth,
  OTHER_ORDER,
  protocolsWith,
  sessionsWith,
} from '../testing/live.ts'
import { eventually } from '../../shared/testing/eventually.ts'

describe('a page whose session has expired', () => {
  it('is disconnected, and not notified of a write', async () => {
    const id = await newOrder()
    const [first, second] = await openBoth(id)
    await expire(id, bo)
    await addRow(id, first.token)
    expect(await second.closed).toMatchObject({ code: SESSION_EXPIRED })
    expect(await first.next()).toMatchObject({ type: 'changed', by: ann })
    await expectPresent([first], [ann])
  })

  it('is disconnected when another user joins', async () => {
    const id = await newOrder()
    const first = await open(id, { user: ann })
    await expire(id, ann)
    const second = await open(id, { user: bo })
    expect(await first.closed).toMatchObject({ code: SESSION_EXPIRED })
    await expectPresent([second], [bo])
  })

  it("is disconnected by the desk's alarm", async () => {
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

describe("a socket of the merchant's own server", () => {
  const join = (id: Long) => asServer(livePath(id), { headers: { Upgrade: 'websocket' } })
  afterEach(() => void vi.useRealTimers())

  it('ends after ten minutes as a session does, so that a key that is removed hears no more', async () => {
    const id = await newOrder()
    const line = lineOf((await join(id)).webSocket!)
    await line.next()
    const wakeAfter = (milliseconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
      return runInDurableObject(deskOf(id), (desk) => desk.alarm())
    }
    await wakeAfter(590_000)
    line.socket.send('ping')
    expect(await line.next()).toBe('pong')
    await wakeAfter(10_000)
    expect(await line.closed).toMatchObject({ code: SESSION_EXPIRED, reason: 'session-expired' })
  })

  it('ends with its key, if that is sooner', async () => {
    const keys = config.apiKeys as Map<string, ApiKey>
    const hash = await keyHash(API_KEY)
    const key = keys.get(hash)!
    onTestFinished(() => void keys.set(hash, key))
    keys.set(hash, { ...key, expiresAt: Date.now() + 60_000 })
    const id = await newOrder()
    const line = lineOf((await join(id)).webSocket!)
    await line.next()
    keys.set(hash, key)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await open(id, { user: ann })
    expect(await line.closed).toMatchObject({ code: SESSION_EXPIRED })
  })
})

describe('a page whose session the merchant ends', () => {
  const endSession = (path: string, apiKey = API_KEY) => asServer(path, { method: 'DELETE' }, apiKey)
  const disconnected = { code: SESSION_ENDED, reason: 'session-ended' }

  it('is disconnected at once from all its open orders, and no other page is', async () => {
    const [one, two] = [await newOrder(), await newOrder()]
    const { token, id } = await openSession({ user: bo })
    const other = await open(one, { user: ann })
    await other.next()
    const lines = []
    for (const order of [one, two]) {
      const { webSocket } = await connect(order, protocolsWith(token))
      lines.push(lineOf(webSocket!))
    }
    await expectPresent([other], [ann, bo])
    expect((await endSession(`/sessions/${id}`)).status).toBe(204)
    for (const { closed } of lines) expect(await closed).toMatchObject(disconnected)
    await expectPresent([other], [ann])
    const added = await addRow(one, other.token)
    const requestId = added.headers.get('X-Request-Id')
    expect(await other.next()).toMatchObject({ type: 'changed', by: ann, requestId })
  })

  it('is disconnected when all sessions end, and the merchant’s own server is not', async () => {
    const id = OTHER_ORDER
    const server = await asServer(livePath(id), { headers: { Upgrade: 'websocket' } }, OTHER_API_KEY)
    const line = lineOf(server.webSocket!)
    await line.next()
    const lines = [await open(id, { user: ann }, OTHER_API_KEY), await open(id, { user: bo }, OTHER_API_KEY)]
    expect((await endSession('/sessions', OTHER_API_KEY)).status).toBe(204)
    for (const { closed } of lines) expect(await closed).toMatchObject(disconnected)
    line.socket.send('ping')
    while ((await line.next()) !== 'pong');
  })

  it('is refused, after all sessions ended, by an isolate without the news', async () => {
    const { token } = await openSession({}, OTHER_API_KEY)
    expect((await asPage('/session', token)).status).toBe(200)
    await env.SESSIONS.getByName('100002').endAll()
    const refused = await connect(OTHER_ORDER, protocolsWith(token))
    expect(refused.webSocket).toBeNull()
    expect(await bodyOf(refused)).toMatchObject({ status: 401, code: 'session-ended' })
  })

  it('is disconnected when all sessions of its user end, and other users are not', async () => {
    const id = await newOrder()
    const leaver = { id: 'u leaver/ä', name: 'Leaver' }
    const lines = [await open(id, { user: leaver }), await open(id, { user: leaver })]
    const other = await open(id, { user: bo })
    expect((await endSession(`/sessions?user=${encodeURIComponent(leaver.id)}`)).status).toBe(204)
    for (const { closed } of lines) expect(await closed).toMatchObject(disconnected)
    other.socket.send('ping')
    while ((await other.next()) !== 'pong');
    expect((await asPage('/session', other.token)).status).toBe(200)
  })

  it('is refused by an isolate without the news', async () => {
    const id = await newOrder()
    const { token, id: session } = await openSession()
    expect((await asPage('/session', token)).status).toBe(200)
    await sessionsWith(session).end(session, undefined, true)
    const refused = await connect(id, protocolsWith(token))
    expect(refused.webSocket).toBeNull()
    expect(await bodyOf(refused)).toMatchObject({ status: 401, code: 'session-ended' })
    await eventually(async () => {
      expect(await runInDurableObject(deskOf(id), (_desk, state) => state.getWebSockets().length)).toBe(0)
    })
  })

  it('is disconnected by the alarm if one round cannot notify all', async () => {
    const id = await newOrder()
    const last = await open(id, { user: ann })
    const sessions = sessionsWith(last.id)
    // These names sort before the desk with the socket.
    for (let desk = 0; desk < CLOSED_AT_ONCE; desk++) {
      const now = Math.ceil(Date.now() / 1000)
      // One session may not have so many, so the test writes to the table.
      await runInDurableObject(sessions, (_, { storage }) =>
        new Listeners(storage.sql).add(
          { id: `other-${desk}`, desk: ` ${desk}/100001`, session: last.id, user: ann.id },
          now + 60,
        ),
      )
    }
    await sessions.end(last.id, undefined, true)
    expect(await last.closed).toMatchObject(disconnected)
    await eventually(async () => expect(await listed(last.id)).toBe(0))
  })
})
