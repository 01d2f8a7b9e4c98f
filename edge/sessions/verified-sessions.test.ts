import { describe, expect, it } from 'vitest'
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import { signSession } from './session-token.ts'
import { rememberedSession, verifyAndRemember } from './verified-sessions.ts'

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
  ])('is still refused %s', async (_, from, at, reason) => {
    const { token } = await signSession(session, keys, now)
    expect(rememberedSession(token, origin, keys, now)).toBeUndefined()
    expect(await verifyAndRemember(token, origin, keys, now)).toMatchObject({ ok: true })
    expect(rememberedSession(token, origin, keys, now + 1000)).toMatchObject({ merchantId: '1', origin })
    expect(rememberedSession(token, from, keys, at)).toBeUndefined()
    expect(await verifyAndRemember(token, from, keys, at)).toEqual({ ok: false, reason })
  })

  it('is refused with another key of the same name, and with a changed last character', async () => {
    const { token } = await signSession(session, keys, now)
    await verifyAndRemember(token, origin, keys, now)
    const others = [{ kid: 'k', secret: 'o'.repeat(32) }]
    for (const [shown, shownKeys] of [
      [token, others],
      [`${token}A`, keys],
    ] as const) {
      expect(rememberedSession(shown, origin, shownKeys, now)).toBeUndefined()
      expect(await verifyAndRemember(shown, origin, shownKeys, now)).toMatchObject({ ok: false })
    }
  })
})
