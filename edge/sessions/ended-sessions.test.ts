/** Sessions that their merchant has ended, as the merchant's object lists them. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import { env } from '../testing/edge.ts'
import { LISTED } from './ended-sessions.ts'
import { isEnded, REMEMBERED_MS } from './revocation.ts'

/** A session of a merchant whom no other test uses. */
function session(merchantId: string, user = 'u1', issuedAt = Date.now() / 1000) {
  return { merchantId, id: crypto.randomUUID(), issuedAt, user: { id: user } }
}

const merchant = (id: string) => env.SESSIONS.getByName(id)

/** As if so many sessions had been ended within the last minutes. */
function endMany(id: string, count: number): Promise<void> {
  return runInDurableObject(merchant(id), (_, { storage }) => {
    for (let n = 0; n < count; n++) {
      storage.sql.exec('INSERT INTO ended (id, at) VALUES (?, ?)', crypto.randomUUID(), Date.now())
    }
  })
}

afterEach(() => void vi.restoreAllMocks())

describe('a session that was ended', () => {
  it('reads on for five seconds at most where it was ended by another isolate, and writes nothing', async () => {
    const open = session('revocation-test')
    // What is remembered is counted from the first answer, so the clock must not go on.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    expect(await isEnded(env, open, { fresh: false })).toBe(false)
    await merchant(open.merchantId).end(open.id)
    expect(await isEnded(env, open, { fresh: false })).toBe(false)
    expect(await isEnded(env, open, { fresh: true })).toBe(true)
    expect(REMEMBERED_MS).toBeLessThanOrEqual(5_000)
  })

  it('stays ended when its object is made anew, and is forgotten once its token has expired', async () => {
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
    // A read is enough to forget it.
    expect((await merchant(open.merchantId).ended()).ids).toEqual([])
    const left = await runInDurableObject(merchant(open.merchantId), (_, { storage }) =>
      storage.sql.exec('SELECT id FROM ended').toArray(),
    )
    expect(left).toEqual([])
  })

  it('of a user is ended with all others of the user, and one that is issued later is not', async () => {
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

  it('with all others is ended up to the very millisecond', async () => {
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

describe('thousands of ended sessions', () => {
  it('make the answer to a write no longer: it is true or false', async () => {
    const open = session('many-test')
    expect(await merchant(open.merchantId).isEnded(open)).toBe(false)
    await endMany(open.merchantId, 6_000)
    expect(await merchant(open.merchantId).isEnded(open)).toBe(false)
    await merchant(open.merchantId).end(open.id)
    expect(await merchant(open.merchantId).isEnded(open)).toBe(true)
  })

  it('are listed for reads up to the limit, and beyond it each session is asked about', async () => {
    const open = session('list-test')
    const another = session('list-test')
    await endMany(open.merchantId, LISTED - 1)
    await merchant(open.merchantId).end(open.id)
    const whole = await merchant(open.merchantId).ended()
    expect([whole.isWhole, whole.ids.length]).toEqual([true, LISTED])
    await merchant(open.merchantId).endUser('kim')
    expect(await merchant(open.merchantId).ended()).toEqual({ ids: [], users: [], upTo: 0, isWhole: false })
    expect(await isEnded(env, open, { fresh: false })).toBe(true)
    expect(await isEnded(env, another, { fresh: false })).toBe(false)
    expect(await isEnded(env, { ...another, user: { id: 'kim' } }, { fresh: false })).toBe(true)
  })
})
