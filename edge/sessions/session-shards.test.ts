/** Sessions at the shards of their users, also beside an edge and objects of the former release. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ObjectFailure } from '../config/object-stub.ts'
import { sessionSubject } from '../journal/letter.ts'
import { asPage, asServer, bodyOf, env, json, newOrder, openSession, orderPath } from '../testing/edge.ts'
import { journalRows } from '../testing/journal.ts'
import { sessionsWith } from '../testing/live.ts'
import type { EndedList } from './ended-sessions.ts'
import { MerchantSessions } from './merchant-sessions.ts'
import { isEnded, REMEMBERED_MS, UNCHECKED_MS } from './revocation.ts'
import { newSessionId, SESSION_SHARDS, shardOfSession, shardOfUser } from './session-id.ts'
import { sessionsName, sessionsOf } from './sessions-of.ts'

const MERCHANT = '100001'
const everyShard = Array.from({ length: SESSION_SHARDS }, (_, shard) => shard)

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A session of this release, or with the id of the former one. */
function session(merchantId: string, id = newSessionId('u1'), user = 'u1') {
  return { merchantId, id, issuedAt: Date.now() / 1000, user: { id: user } }
}

const own = (merchantId: string) => env.SESSIONS.getByName(merchantId)
const end = (path: string) => asServer(`/sessions${path}`, { method: 'DELETE' })

const none = () => false

type Ask = 'isEnded' | 'ended' | 'end' | 'endUser' | 'endAll'

/** The names of the objects that are asked by the method from now on. */
function asked(method: Ask): string[] {
  return failAt(method, none)[0]
}

/** Makes these objects fail at the method. @returns the names of those that are asked, and the spy */
function failAt(method: Ask, fails: (name: string) => boolean) {
  const names: string[] = []
  const methods = MerchantSessions.prototype as unknown as Record<string, (...values: unknown[]) => unknown>
  const real = methods[method]!
  const spy = vi.spyOn(methods, method).mockImplementation(function (this: unknown, ...values: unknown[]) {
    const name = (this as { ctx: DurableObjectState }).ctx.id.name!
    names.push(name)
    if (fails(name)) throw Object.assign(new Error('too many requests wait'), { overloaded: true })
    return real.apply(this, values)
  })
  return [names, spy] as const
}

/** Makes objects list their ended sessions as those of the former release do. */
function listAsBefore(): void {
  const methods = MerchantSessions.prototype
  const { ended } = methods
  vi.spyOn(methods, 'ended').mockImplementation(function (this: MerchantSessions) {
    const { passesOn: _, ...list } = ended.call(this)
    return list
  })
}

/** What an object of the former release does when an edge of it ends a session. */
async function endAsBefore(merchantId: string, id: string): Promise<void> {
  await runInDurableObject(own(merchantId), (_, { storage: { sql } }) => {
    sql.exec('INSERT INTO ended (id, at) VALUES (?, ?)', id, Date.now())
  })
}

describe("a session's id", () => {
  it('is a UUID of version 8 that names the shard of its user', () => {
    for (const user of ['u1', 'u/kim & co', 'ä']) {
      const id = newSessionId(user)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(shardOfSession(id)).toBe(shardOfUser(user))
      expect(newSessionId(user)).not.toBe(id)
    }
    // FNV-1a of `u1`: ((0x811c9dc5 ^ 0x75) * 0x01000193 ^ 0x31) * 0x01000193, of 32 bits, is 0x442a7f3.
    expect(shardOfUser('u1')).toBe(0x3)
  })

  it('names no shard in the former release', () => {
    expect(shardOfSession(crypto.randomUUID())).toBeUndefined()
  })

  it('spreads 16 000 numbered users over all shards, within a tenth', () => {
    const counts = everyShard.map(() => 0)
    for (let user = 0; user < 16_000; user++) counts[shardOfUser(`user-${user}`)]!++
    expect(Math.min(...counts)).toBeGreaterThan(900)
    expect(Math.max(...counts)).toBeLessThan(1100)
  })
})

describe('the objects of the sessions', () => {
  it("are asked only for the user's shard at a write, once the merchant's own list is known", async () => {
    const open = session('asked-test')
    expect(await isEnded(env, open, { fresh: true })).toBe(false)
    const [one, lists] = [asked('isEnded'), asked('ended')]
    for (let write = 0; write < 3; write++) expect(await isEnded(env, open, { fresh: true })).toBe(false)
    const shard = sessionsName(open.merchantId, shardOfUser('u1'))
    expect([one, lists]).toEqual([[shard, shard, shard], []])
  })

  it('hear of an end where the session is, then at the own object, which alone tells the journal', async () => {
    const [[ended, ends], [userEnded, userEnds]] = [failAt('end', none), failAt('endUser', none)]
    const id = newSessionId('u7')
    expect((await end(`/${id}`)).status).toBe(204)
    expect((await end('?user=u7')).status).toBe(204)
    const names = [sessionsName(MERCHANT, shardOfUser('u7')), MERCHANT]
    expect([ended, userEnded]).toEqual([names, names])
    const doer: unknown = expect.objectContaining({ kind: 'server' })
    expect([ends.mock.calls, userEnds.mock.calls]).toEqual(
      [id, 'u7'].map((one) => [
        [one, undefined, true],
        [one, doer, true],
      ]),
    )
    await expect.poll(() => journalRows(sessionSubject(id))).toHaveLength(1)
    await expect.poll(() => journalRows(sessionSubject('u7'))).toHaveLength(1)
  })

  it('hear all of an end of all, which is one entry; after a failure it is none, and all are asked', async () => {
    const sessions = await Promise.all(
      everyShard.map((user) => openSession({ user: { id: `all-${user}`, name: 'A' } })),
    )
    const before = (await journalRows(sessionSubject(''))).length
    const objects = [...everyShard.map((shard) => sessionsName(MERCHANT, shard)), MERCHANT]
    const [there, failing] = failAt('endAll', (name) => name === sessionsName(MERCHANT, 3))
    const answer = await end('')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(((await bodyOf(answer)) as { code: string }).code).toBe('edge-unavailable')
    expect(there.toSorted()).toEqual(objects.filter((name) => name !== MERCHANT).toSorted())
    failing.mockRestore()
    const ended = asked('endAll')
    expect((await end('')).status).toBe(204)
    expect([ended.toSorted(), ended.at(-1)]).toEqual([objects.toSorted(), MERCHANT])
    for (const { token } of sessions) expect((await asPage('/session', token)).status).toBe(401)
    await expect.poll(async () => (await journalRows(sessionSubject(''))).length).toBe(before + 1)
  })
})

describe('beside an edge of the former release', () => {
  it.each([
    ['ends it', (id: string) => own(MERCHANT).end(id)],
    ["ends its user's", () => own(MERCHANT).endUser('former-edge')],
    ['ends all', () => own(MERCHANT).endAll()],
  ])('a session cannot write as soon as that edge %s', async (_, endThere) => {
    const order = await newOrder()
    const { token, id } = await openSession({ user: { id: 'former-edge', name: 'F' } })
    expect((await asPage(orderPath(order), token)).status).toBe(200)
    await endThere(id)
    const headers = { 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() }
    const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500 }
    expect((await asPage(`${orderPath(order)}/rows/`, token, json('POST', row, headers))).status).toBe(401)
    expect(await sessionsWith(id).isEnded({ ...session(MERCHANT, id, 'former-edge'), issuedAt: 0 })).toBe(
      true,
    )
  })

  it('a session is open there as long as it is here, and ended there when it is ended here', async () => {
    for (const id of [newSessionId('u8'), crypto.randomUUID()]) {
      const open = session(MERCHANT, id, 'u8')
      expect(await own(MERCHANT).isEnded(open)).toBe(false)
      expect((await end(`/${id}`)).status).toBe(204)
      expect(await own(MERCHANT).isEnded(open)).toBe(true)
      expect((await own(MERCHANT).ended()).ids).toContain(id)
    }
  })

  it('an end that cannot be passed on fails there, and is not in the journal', async () => {
    const id = newSessionId('u9')
    const doer = { kind: 'server', id: 'k', requestId: 'r', letterId: 'not-passed-on' } as const
    const [there, failing] = failAt('end', (name) => name !== MERCHANT)
    await expect(sessionsOf(env, MERCHANT).end(id, doer)).rejects.toMatchObject({ overloaded: true })
    expect(there).toEqual([MERCHANT, sessionsName(MERCHANT, shardOfUser('u9'))])
    failing.mockRestore()
    expect(await own(MERCHANT).isEnded(session(MERCHANT, id, 'u9'))).toBe(false)
    expect(await journalRows(sessionSubject(id))).toEqual([])
  })
})

describe('beside an edge and an object of the former release', () => {
  it('a session that they ended cannot write, and cannot read after five seconds', async () => {
    const open = session('former-object-test')
    vi.useFakeTimers({ toFake: ['Date'] })
    listAsBefore()
    expect(await isEnded(env, open, { fresh: false })).toBe(false)
    expect(await isEnded(env, open, { fresh: true })).toBe(false)
    await endAsBefore(open.merchantId, open.id)
    expect(await isEnded(env, open, { fresh: true })).toBe(true)
    expect(await isEnded(env, open, { fresh: false })).toBe(false)
    vi.setSystemTime(Date.now() + REMEMBERED_MS)
    expect(await isEnded(env, open, { fresh: false })).toBe(true)
  })

  it('a session that they ended stays ended when the object runs this release', async () => {
    const open = session('former-ended-test')
    await endAsBefore(open.merchantId, open.id)
    for (const fresh of [true, false]) expect(await isEnded(env, open, { fresh })).toBe(true)
  })

  it('a session of the former release is asked for only there', async () => {
    const open = session('former-session-test', crypto.randomUUID())
    const [one, lists] = [asked('isEnded'), asked('ended')]
    expect(await isEnded(env, open, { fresh: true })).toBe(false)
    expect(await isEnded(env, open, { fresh: false })).toBe(false)
    expect([one, lists]).toEqual([[open.merchantId], [open.merchantId]])
    await endAsBefore(open.merchantId, open.id)
    expect(await isEnded(env, open, { fresh: true })).toBe(true)
  })

  it('more sessions than a list has are looked up there, one by one', async () => {
    const open = session('former-many-test')
    const many: EndedList = { ids: [], users: [], upTo: 0, isWhole: false }
    vi.spyOn(MerchantSessions.prototype, 'ended').mockReturnValue(many)
    await endAsBefore(open.merchantId, open.id)
    expect(await isEnded(env, open, { fresh: false })).toBe(true)
    expect(await isEnded(env, { ...open, id: newSessionId('u1') }, { fresh: false })).toBe(false)
  })
})

describe('after the clock was set back', () => {
  it('a session that was ended meanwhile reads nothing by a copy from before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const open = session('clock-back-test')
    expect(await isEnded(env, open, { fresh: false })).toBe(false)
    await sessionsOf(env, open.merchantId, shardOfSession(open.id)).end(open.id, undefined, true)
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(await isEnded(env, open, { fresh: false })).toBe(true)
  })

  it('sessions go on unchecked for a minute, and not for the hour as well', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const open = session('clock-back-silent-test')
    for (const method of ['isEnded', 'ended'] as const) failAt(method, () => true)
    const isRefused = () => isEnded(env, open, { fresh: false })
    expect(await isRefused()).toBe(false)
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(await isRefused()).toBe(false)
    vi.setSystemTime(Date.now() + UNCHECKED_MS)
    await expect(isRefused()).rejects.toBeInstanceOf(ObjectFailure)
  })
})
