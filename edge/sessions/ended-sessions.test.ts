/** Ended sessions at one object: the merchant's own, which alone has those of the former release. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import { env } from '../testing/edge.ts'
import { EndedSessionTable, LISTED } from './ended-sessions.ts'
import { overloadAt, resetAt } from '../testing/resets.ts'
import { MerchantSessions } from './merchant-sessions.ts'
import { isEnded, REMEMBERED_MS, UNCHECKED_MS } from './revocation.ts'

/** A session of a merchant that no other test uses. */
function session(merchantId: string, user = 'u1', issuedAt = Date.now() / 1000) {
  return { merchantId, id: crypto.randomUUID(), issuedAt, user: { id: user } }
}

const merchant = (id: string) => env.SESSIONS.getByName(id)

/** Stores this many sessions as ended within the last minutes. */
function endMany(id: string, count: number): Promise<void> {
  return runInDurableObject(merchant(id), (_, { storage }) => {
    for (let n = 0; n < count; n++) {
      storage.sql.exec('INSERT INTO ended (id, at) VALUES (?, ?)', crypto.randomUUID(), Date.now())
    }
  })
}

afterEach(() => void vi.restoreAllMocks())

describe('an ended session', () => {
  it('can read for at most five seconds if another isolate ended it, and cannot write', async () => {
    const open = session('revocation-test')
    // The copy's age counts from the first answer, so the clock must not move.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    expect(await isEnded(env, open, { fresh: false })).toBe(false)
    await merchant(open.merchantId).end(open.id)
    expect(await isEnded(env, open, { fresh: false })).toBe(false)
    expect(await isEnded(env, open, { fresh: true })).toBe(true)
    expect(REMEMBERED_MS).toBeLessThanOrEqual(5_000)
  })

  it('stays ended after an eviction of its object, and is deleted once its token has expired', async () => {
    const open = session('eviction-test')
    await merchant(open.merchantId).end(open.id)
    await evictDurableObject(merchant(open.merchantId))
    expect((await merchant(open.merchantId).ended()).ids).toEqual([open.id])
    const age = (seconds: number) =>
      runInDurableObject(merchant(open.merchantId), (_, { storage }) => {
        storage.sql.exec('UPDATE ended SET at = ?', Date.now() - seconds * 1000)
      })
    await age(SESSION_SECONDS - 10)
    expect((await merchant(open.merchantId).ended()).ids).toEqual([open.id])
    await age(SESSION_SECONDS + 1)
    // A read deletes it.
    expect((await merchant(open.merchantId).ended()).ids).toEqual([])
    const left = await runInDurableObject(merchant(open.merchantId), (_, { storage }) =>
      storage.sql.exec('SELECT id FROM ended').toArray(),
    )
    expect(left).toEqual([])
  })

  it('ends with all others of its user, and one that is issued later does not', async () => {
    const id = 'user-test'
    const now = Date.now() / 1000
    const [one, two, other] = [session(id, 'kim', now - 1), session(id, 'kim', now), session(id, 'lee', now)]
    await merchant(id).endUser('kim')
    const later = session(id, 'kim', Date.now() / 1000 + 1)
    const ended = (fresh: boolean) =>
      Promise.all([one, two, other, later].map((asked) => isEnded(env, asked, { fresh })))
    expect(await ended(true)).toEqual([true, true, false, false])
    expect(await ended(false)).toEqual([true, true, false, false])
  })

  it('ends with all others up to the exact millisecond', async () => {
    const id = 'all-test'
    const open = session(id)
    await merchant(id).endAll()
    const { upTo } = await merchant(id).ended()
    for (const [issuedAt, ended] of [
      [open.issuedAt, true],
      [upTo, true],
      [(Math.round(upTo * 1000) + 1) / 1000, false],
    ] as const) {
      expect(await isEnded(env, { ...open, issuedAt }, { fresh: true })).toBe(ended)
      expect(await isEnded(env, { ...open, issuedAt }, { fresh: false })).toBe(ended)
    }
  })
})

it.each([
  ['a user', (id: string) => merchant(id).endUser('kim')],
  ['all users', (id: string) => merchant(id).endAll()],
])('%s may come back at once after a clock that was ahead was set back', async (who, end) => {
  const id = `ahead-test ${who}`
  const before = session(id, 'kim')
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 86_400_000)
  await end(id)
  vi.spyOn(Date, 'now').mockReturnValue(now + 1_000)
  expect(await merchant(id).isEnded(before)).toBe(true)
  const back = session(id, 'kim', (now + 2_000) / 1000)
  vi.spyOn(Date, 'now').mockReturnValue(now + 3_000)
  expect(await merchant(id).isEnded(before)).toBe(true)
  expect(await merchant(id).isEnded(back)).toBe(false)
  const { upTo, users } = await merchant(id).ended()
  expect([upTo, ...users.map((user) => user.upTo)]).toContain((now + 1_000) / 1000)
})

it('is looked up by one statement, which writes nothing', async () => {
  const open = session('statements-test')
  await merchant(open.merchantId).endUser('kim')
  const later = { ...open, issuedAt: Date.now() / 1000 + 1 }
  const [statements, written] = await runInDurableObject(merchant(open.merchantId), (_, { storage }) => {
    const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
    const exec = storage.sql.exec.bind(storage.sql)
    const counting = {
      exec: (query: string, ...values: SqlStorageValue[]) => {
        cursors.push(exec(query, ...values))
        return cursors.at(-1)!
      },
    } as unknown as SqlStorage
    expect(new EndedSessionTable(counting).has({ ...later, user: { id: 'kim' } })).toBe(false)
    return [cursors.length, cursors.reduce((rows, cursor) => rows + cursor.rowsWritten, 0)]
  })
  expect([statements, written]).toEqual([1, 0])
})

describe('thousands of ended sessions', () => {
  it('do not lengthen the answer to a write, which is true or false', async () => {
    const open = session('many-test')
    expect(await merchant(open.merchantId).isEnded(open)).toBe(false)
    await endMany(open.merchantId, 6_000)
    expect(await merchant(open.merchantId).isEnded(open)).toBe(false)
    await merchant(open.merchantId).end(open.id)
    expect(await merchant(open.merchantId).isEnded(open)).toBe(true)
  })

  it('are listed for reads up to the limit; beyond it each session is looked up', async () => {
    const open = session('list-test')
    const another = session('list-test')
    await endMany(open.merchantId, LISTED - 1)
    await merchant(open.merchantId).end(open.id)
    const whole = await merchant(open.merchantId).ended()
    expect([whole.isWhole, whole.ids.length]).toEqual([true, LISTED])
    await merchant(open.merchantId).endUser('kim')
    expect(await merchant(open.merchantId).ended()).toMatchObject({
      ids: [],
      users: [],
      upTo: 0,
      isWhole: false,
    })
    expect(await isEnded(env, open, { fresh: false })).toBe(true)
    expect(await isEnded(env, another, { fresh: false })).toBe(false)
    expect(await isEnded(env, { ...another, user: { id: 'kim' } }, { fresh: false })).toBe(true)
  })
})

describe('while the object of the sessions cannot be asked', () => {
  /** Lets this much time pass from now on. */
  function after(milliseconds: number, now = Date.now()): void {
    vi.spyOn(Date, 'now').mockReturnValue(now + milliseconds)
  }
  const fails = { object: 'MerchantSessions', overloaded: true }

  it('no session goes on for longer than a minute, and none is refused before', async () => {
    expect(UNCHECKED_MS).toBe(60_000)
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    overloadAt(MerchantSessions, 'ended')
    overloadAt(MerchantSessions, 'isEnded')
    const open = session('outage-test')
    const start = Date.now()
    for (const fresh of [false, true]) {
      after(0, start)
      expect(await isEnded(env, open, { fresh })).toBe(false)
      after(59_999, start)
      expect(await isEnded(env, open, { fresh })).toBe(false)
      after(60_000, start)
      await expect(isEnded(env, open, { fresh })).rejects.toMatchObject(fails)
    }
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ event: 'sessions-unchecked', merchant: 'outage-test' }),
    ])
  })

  it('a session that this isolate knows as ended is refused', async () => {
    const [ended, open] = [session('outage-known-test'), session('outage-known-test')]
    await merchant(ended.merchantId).end(ended.id)
    expect(await isEnded(env, ended, { fresh: false })).toBe(true)
    overloadAt(MerchantSessions, 'ended')
    overloadAt(MerchantSessions, 'isEnded')
    after(REMEMBERED_MS)
    for (const fresh of [false, true]) {
      expect(await isEnded(env, ended, { fresh })).toBe(true)
      expect(await isEnded(env, open, { fresh })).toBe(false)
    }
  })

  it('the minute begins anew after an answer', async () => {
    const open = session('outage-twice-test')
    const start = Date.now()
    for (const time of [0, 70_000]) {
      after(time, start)
      resetAt(MerchantSessions, 'isEnded', 'before', 2)
      expect(await isEnded(env, open, { fresh: true })).toBe(false)
      vi.restoreAllMocks()
      after(time, start)
      expect(await isEnded(env, open, { fresh: true })).toBe(false)
      vi.restoreAllMocks()
    }
  })
})
