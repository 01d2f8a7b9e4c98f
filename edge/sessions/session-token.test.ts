import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { SESSION_SECONDS } from '../../shared/domain/session.ts'
import { signSession, verifySession } from './session-token.ts'

const keys = [
  { kid: 'new', secret: 'n'.repeat(32) },
  { kid: 'old', secret: 'o'.repeat(32) },
]
const origin = 'https://shop.example'
const session = {
  merchantId: '100001',
  origin,
  user: { id: 'u1', name: 'A clerk' },
  capabilities: ['order.read' as const],
  orderId: 9223372036854775807n,
}
const now = Date.UTC(2026, 10, 21)

describe('a session token', () => {
  it('carries what it was signed for, a Long order id digit for digit', async () => {
    const { token, expiresAt } = await signSession(session, keys, now)
    expect(expiresAt).toBe(now / 1000 + SESSION_SECONDS)
    expect(await verifySession(token, origin, keys, now)).toEqual({
      ok: true,
      value: { ...session, expiresAt },
    })
  })

  it('is still good when its key is no longer the one that signs', async () => {
    const { token } = await signSession(session, [keys[1]!], now)
    expect(await verifySession(token, origin, keys, now)).toMatchObject({ ok: true })
  })

  it.each([
    ['another origin', 'https://evil.example', now, 'session-wrong-origin'],
    ['no origin', undefined, now, 'session-wrong-origin'],
    ['the second it expires', origin, now + SESSION_SECONDS * 1000, 'session-expired'],
    ['a time before it was issued', origin, now - 60_000, 'session-invalid'],
  ])('is refused with %s', async (_, from, at, reason) => {
    const { token } = await signSession(session, keys, now)
    expect(await verifySession(token, from, keys, at)).toEqual({ ok: false, reason })
  })

  it('is refused when any character of it is another', async () => {
    const { token } = await signSession(session, keys, now)
    for (let index = 0; index < token.length - 1; index += 7) {
      const other = token[index] === 'A' ? 'B' : 'A'
      const tampered = token.slice(0, index) + other + token.slice(index + 1)
      expect(await verifySession(tampered, origin, keys, now)).toEqual({
        ok: false,
        reason: 'session-invalid',
      })
    }
  })

  it('is refused with another algorithm or another key under a known id', async () => {
    const claims = new UnsecuredJWT({ merchant: '100001', capabilities: [] }).setAudience(origin).encode()
    const foreign = await new SignJWT({ merchant: '100001', capabilities: [] })
      .setProtectedHeader({ alg: 'HS512', kid: 'new' })
      .setAudience(origin)
      .sign(new TextEncoder().encode('n'.repeat(64)))
    for (const token of [claims, foreign, 'a.b.c', '', 'x']) {
      expect(await verifySession(token, origin, keys, now)).toEqual({ ok: false, reason: 'session-invalid' })
    }
  })

  it('grants no capability that is not on the list', async () => {
    const named = { ...session, capabilities: ['order.read', 'everything'] as never }
    const { token } = await signSession(named, keys, now)
    const verified = await verifySession(token, origin, keys, now)
    expect(verified.ok && verified.value.capabilities).toEqual(['order.read'])
  })
})
