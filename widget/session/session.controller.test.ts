import type { ReactiveControllerHost } from 'lit'
import { describe, expect, it, vi } from 'vitest'
import type { IssuedSession } from '../../shared/domain/session/session.ts'
import type { EdgeError } from '../client/edge-error.ts'
import { wasConsidered } from '../client/was-considered.ts'
import { didNothing } from '../client/write-outcome.ts'
import { sessions, TOKEN } from '../testing/fake-edge.ts'
import { type FetchSession, type SessionAsked, SessionController } from './session.controller.ts'

const host = { addController() {} } as unknown as ReactiveControllerHost

function controller(fetchSession: FetchSession = sessions()): SessionController {
  const session = new SessionController(host)
  session.fetchSession = fetchSession
  return session
}

describe('SessionController', () => {
  it('asks the host page once for several waiting calls', async () => {
    const fetchSession = sessions()
    const session = controller(fetchSession)
    const tokens = await Promise.all(Array.from({ length: 20 }, () => session.token()))
    expect(new Set(tokens)).toEqual(new Set([`${TOKEN}-1`]))
    expect(await session.token()).toBe(`${TOKEN}-1`)
    expect(fetchSession.count).toBe(1)
  })

  it('renews a session that is about to expire', async () => {
    const session = controller(sessions(20_000))
    expect(await session.token()).toBe(`${TOKEN}-1`)
    expect(await session.token()).toBe(`${TOKEN}-2`)
  })

  it('forgets the token that expired, and not the one that came after it', async () => {
    const session = controller()
    const first = await session.token()
    session.forget(first)
    const second = await session.token()
    session.forget(first)
    expect(await session.token()).toBe(second)
  })

  it('forgets the token when the element leaves the page and when the callback changes', async () => {
    const session = controller()
    await session.token()
    session.hostDisconnected()
    expect(await session.token()).toBe(`${TOKEN}-2`)
    session.fetchSession = sessions()
    expect(await session.token()).toBe(`${TOKEN}-1`)
  })

  it('keeps no token of a last call off the page, and keeps tokens again once it is back', async () => {
    const fetchSession = sessions()
    const session = controller(fetchSession)
    session.hostDisconnected()
    await session.token()
    session.hostConnected()
    await session.token()
    await session.token()
    expect(fetchSession.count).toBe(2)
  })

  it('ignores a late answer of a replaced callback', async () => {
    const held = Promise.withResolvers<IssuedSession>()
    const session = controller(() => held.promise)
    const late = session.token()
    session.fetchSession = sessions()
    held.resolve({ token: 'of-another-user', expiresAt: '2999-01-01T00:00:00Z' })
    await late
    expect(await session.token()).toBe(`${TOKEN}-1`)
  })

  it.each([
    ['rejects', () => Promise.reject(new Error(`leaks ${TOKEN}`)), 'session-failed'],
    ['gives nothing', () => Promise.resolve(undefined), 'session-refused'],
    [
      'gives an empty token',
      () => Promise.resolve({ token: '', expiresAt: '' } as never),
      'session-malformed',
    ],
    ['gives a number', () => Promise.resolve(7 as never), 'session-malformed'],
    ['gives what has no prototype', () => Promise.resolve(Object.create(null) as never), 'session-malformed'],
    ['hands on a wrong key', () => Promise.resolve({ code: 'api-key-invalid' } as never), 'api-key-invalid'],
    ['hands on a mistake', () => Promise.resolve({ code: 'member-missing' } as never), 'session-failed'],
    ['hands on no code', () => Promise.resolve({ code: `<b>${TOKEN}` } as never), 'session-malformed'],
  ])(
    'refuses in its own words when the callback %s, and asks again next time',
    async (_, fetchSession, code) => {
      const session = controller(fetchSession)
      const error = (await session.token().catch((caught: unknown) => caught)) as EdgeError
      expect(error).toMatchObject({ code })
      // Nothing was sent.
      expect([didNothing(error), wasConsidered(error)]).toEqual([true, false])
      expect(String(error)).not.toContain(TOKEN)
      session.fetchSession = sessions()
      expect(await session.token()).toBe(`${TOKEN}-1`)
    },
  )

  it('gives up on a callback that says nothing for half a minute, and asks again next time', async () => {
    vi.useFakeTimers()
    try {
      const session = controller(() => new Promise<never>(() => {}))
      const caught = session.token().catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(29_999)
      const isOver = vi.fn<() => void>()
      void caught.then(isOver)
      await vi.advanceTimersByTimeAsync(0)
      expect(isOver).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(isOver).toHaveBeenCalled()
      expect(await caught).toMatchObject({ code: 'session-failed' })
      session.fetchSession = sessions()
      expect(await session.token()).toBe(`${TOKEN}-1`)
    } finally {
      vi.useRealTimers()
    }
  })

  it('says why it asks, and ends the signal when the session is no longer needed', async () => {
    const asked: SessionAsked[] = []
    const later = (ms: number) => new Date(Date.now() + ms).toISOString()
    let lifetime = 20_000
    const session = controller(async (each) => {
      asked.push(each)
      return { id: 'one', token: `${TOKEN}-${asked.length}`, expiresAt: later(lifetime) }
    })
    await session.token()
    lifetime = 600_000
    session.forget(await session.token())
    await session.token()
    expect(asked.map(({ reason }) => reason)).toEqual(['first', 'expiring', 'refused'])
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false, false])
    session.hostDisconnected()
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true])
    session.hostConnected()
    await session.token()
    expect(asked.at(-1)).toMatchObject({ reason: 'first', signal: { aborted: false } })
  })
})
