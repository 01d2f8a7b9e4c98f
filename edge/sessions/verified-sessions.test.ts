import { describe, expect, it } from 'vitest'
import { SESSION_SECONDS } from '../../shared/domain/session.ts'
import { signSession } from './session-token.ts'
import { verifiedSession } from './verified-sessions.ts'

const keys = [{ kid: 'k', secret: 'k'.repeat(32) }]
const origin = 'https://shop.example'
const now = Date.UTC(2026, 10, 21)
const session = {
  merchantId: '1',
  origin,
  user: { id: 'u', name: 'A' },
  capabilities: ['order.read' as const],
}

describe('a session token that was verified before', () => {
  it.each([
    ['from another origin', 'https://evil.example', now, 'session-wrong-origin'],
    ['without an origin', undefined, now, 'session-wrong-origin'],
    ['when it has expired', origin, now + SESSION_SECONDS * 1000, 'session-expired'],
  ])('is refused %s all the same', async (_, from, at, reason) => {
    const { token } = await signSession(session, keys, now)
    expect(await verifiedSession(token, origin, keys, now)).toMatchObject({ ok: true })
    expect(await verifiedSession(token, origin, keys, now + 1000)).toMatchObject({ ok: true })
    expect(await verifiedSession(token, from, keys, at)).toEqual({ ok: false, reason })
  })

  it('is refused with another key of the same name, and with its last character changed', async () => {
    const { token } = await signSession(session, keys, now)
    await verifiedSession(token, origin, keys, now)
    const others = [{ kid: 'k', secret: 'o'.repeat(32) }]
    expect(await verifiedSession(token, origin, others, now)).toMatchObject({ ok: false })
    expect(await verifiedSession(`${token}A`, origin, keys, now)).toMatchObject({ ok: false })
  })
})
