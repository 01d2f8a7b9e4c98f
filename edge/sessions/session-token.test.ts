import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
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
  locale: 'sv-SE',
}
const now = Date.UTC(2026, 10, 21)

/** A token signed like ours, with these members changed. */
function signed(members: { alg?: string; kid?: string; secret?: string; claims?: object }): Promise<string> {
  const { alg = 'HS256', kid = 'new', secret = 'n'.repeat(32), claims = {} } = members
  const times = { iat: now / 1000, nbf: now / 1000, exp: now / 1000 + 60 }
  return new SignJWT({ merchant: '100001', capabilities: [], jti: 'j', sub: 'u1', ...times, ...claims })
    .setProtectedHeader({ alg, typ: 'JWT', kid })
    .setIssuer('order-admin')
    .setAudience(origin)
    .sign(new TextEncoder().encode(secret))
}

/** A token with exactly this header, signed with the right key: the library refuses to sign some of them. */
async function signedByHand(header: string, claims?: string): Promise<string> {
  const times = { iat: now / 1000, nbf: now / 1000, exp: now / 1000 + 60 }
  const body = {
    merchant: '100001',
    capabilities: [],
    jti: 'j',
    sub: 'u1',
    iss: 'order-admin',
    aud: origin,
    ...times,
  }
  const part = (text: string) =>
    new TextEncoder().encode(text).toBase64({ alphabet: 'base64url', omitPadding: true })
  const text = `${part(header)}.${part(claims ?? JSON.stringify(body))}`
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = new TextEncoder().encode('n'.repeat(32))
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return `${text}.${new Uint8Array(signature).toBase64({ alphabet: 'base64url', omitPadding: true })}`
}

const unsigned = new UnsecuredJWT({ merchant: '100001', capabilities: [] }).setAudience(origin).encode()

afterEach(() => vi.restoreAllMocks())

describe('a session token', () => {
  it('contains its claims, with the digits of a Long order id', async () => {
    const { token, id, expiresAt } = await signSession(session, keys, now)
    expect(expiresAt).toBe(now / 1000 + SESSION_SECONDS)
    expect(await verifySession(token, origin, keys, now)).toEqual({
      ok: true,
      value: { ...session, id, issuedAt: now / 1000, expiresAt },
    })
  })

  it('is a JWT that another implementation can sign and verify', async () => {
    const { token, id } = await signSession(session, keys, now)
    const options = {
      algorithms: ['HS256'],
      issuer: 'order-admin',
      audience: origin,
      currentDate: new Date(now),
    }
    const { payload, protectedHeader } = await jwtVerify(
      token,
      new TextEncoder().encode(keys[0]!.secret),
      options,
    )
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'new' })
    expect(payload).toMatchObject({ jti: id, sub: 'u1', order: '9223372036854775807' })
    expect(await verifySession(await signed({}), origin, keys, now)).toMatchObject({ ok: true })
  })

  it('stays valid when another key signs', async () => {
    const { token } = await signSession(session, [keys[1]!], now)
    expect(await verifySession(token, origin, keys, now)).toMatchObject({ ok: true })
  })

  it('is refused when its key is removed', async () => {
    const { token } = await signSession(session, [keys[1]!], now)
    expect(await verifySession(token, origin, [keys[0]!], now)).toEqual({
      ok: false,
      reason: 'session-invalid',
    })
  })

  it.each([
    ['another origin', 'https://evil.example', now, 'session-wrong-origin'],
    ['no origin', undefined, now, 'session-wrong-origin'],
    ['the second it expires', origin, now + SESSION_SECONDS * 1000, 'session-expired'],
    ['a time before it was issued', origin, now - 60_000, 'session-not-yet-valid'],
  ])('is refused with %s', async (_, from, at, reason) => {
    const { token } = await signSession(session, keys, now)
    expect(await verifySession(token, from, keys, at)).toEqual({ ok: false, reason })
  })

  it('is refused with any changed character', async () => {
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

  it('is refused in another spelling of the same signature', async () => {
    const { token } = await signSession(session, keys, now)
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const other = token.slice(0, -1) + digits[digits.indexOf(token.at(-1)!) + 1]
    expect(await verifySession(other, origin, keys, now)).toEqual({ ok: false, reason: 'session-invalid' })
  })

  it('is valid when it is signed by hand like ours', async () => {
    const token = await signedByHand('{"alg":"HS256","typ":"JWT","kid":"new"}')
    expect(await verifySession(token, origin, keys, now)).toMatchObject({ ok: true })
  })

  it.each([
    ['a crit that names an extension', '{"alg":"HS256","typ":"JWT","kid":"new","crit":["x"],"x":1}'],
    ['a crit that names a claim of ours', '{"alg":"HS256","typ":"JWT","kid":"new","crit":["exp"]}'],
    ['an empty crit', '{"alg":"HS256","typ":"JWT","kid":"new","crit":[]}'],
    ['crit null', '{"alg":"HS256","typ":"JWT","kid":"new","crit":null}'],
    ['b64 false', '{"alg":"HS256","typ":"JWT","kid":"new","b64":false}'],
    ['b64 false that is critical', '{"alg":"HS256","typ":"JWT","kid":"new","b64":false,"crit":["b64"]}'],
    ['the type of an access token', '{"alg":"HS256","typ":"at+jwt","kid":"new"}'],
    ['a type that is no text', '{"alg":"HS256","typ":["JWT"],"kid":"new"}'],
    ['no type', '{"alg":"HS256","kid":"new"}'],
    ['a byte order mark before its header', '\ufeff{"alg":"HS256","typ":"JWT","kid":"new"}'],
    ['no algorithm', '{"typ":"JWT","kid":"new"}'],
    ['the algorithm none', '{"alg":"none","typ":"JWT","kid":"new"}'],
    ['another algorithm of the same key', '{"alg":"HS384","typ":"JWT","kid":"new"}'],
  ])('is refused with %s, although our key has signed it', async (_, header) => {
    const token = await signedByHand(header)
    expect(await verifySession(token, origin, keys, now)).toEqual({ ok: false, reason: 'session-invalid' })
  })

  it('is refused with a byte order mark before its claims, although our key has signed it', async () => {
    const good = await signedByHand('{"alg":"HS256","typ":"JWT","kid":"new"}')
    const claims = atob(good.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))
    const token = await signedByHand('{"alg":"HS256","typ":"JWT","kid":"new"}', `\ufeff${claims}`)
    expect(await verifySession(token, origin, keys, now)).toEqual({ ok: false, reason: 'session-invalid' })
  })

  it.each([
    [
      'a list of audiences, ours among them',
      { aud: [origin, 'https://evil.example'] },
      'session-wrong-origin',
    ],
    ['an issue time that is no number', { iat: 'now' }, 'session-invalid'],
    ['no merchant', { merchant: undefined }, 'session-invalid'],
  ])('is refused with %s, although our key has signed it', async (_, changes, reason) => {
    const good = await signedByHand('{"alg":"HS256","typ":"JWT","kid":"new"}')
    const claims = JSON.parse(atob(good.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as object
    const token = await signedByHand(
      '{"alg":"HS256","typ":"JWT","kid":"new"}',
      JSON.stringify({ ...claims, ...changes }),
    )
    expect(await verifySession(token, origin, keys, now)).toEqual({ ok: false, reason })
  })

  it('grants no capability that is not on the list', async () => {
    const named = { ...session, capabilities: ['order.read', 'everything'] as never }
    const { token } = await signSession(named, keys, now)
    const verified = await verifySession(token, origin, keys, now)
    expect(verified.ok && verified.value.capabilities).toEqual(['order.read'])
  })
})

describe('a wrong token', () => {
  it.each<[string, () => string | Promise<string>, string]>([
    ['no token at all', () => '', 'session-invalid'],
    ['three parts of nothing', () => 'a.b.c', 'session-invalid'],
    ['no signature', () => unsigned, 'session-invalid'],
    ['another algorithm', () => signed({ alg: 'HS512', secret: 'n'.repeat(64) }), 'session-invalid'],
    [
      'a crit',
      () => signedByHand('{"alg":"HS256","typ":"JWT","kid":"new","crit":["x"],"x":1}'),
      'session-invalid',
    ],
    ['a key id that is not ours', () => signed({ kid: 'other' }), 'session-invalid'],
    ['another key under our id', () => signed({ secret: 'x'.repeat(32) }), 'session-invalid'],
    ['a claim of another type', () => signed({ claims: { exp: 'soon' } }), 'session-invalid'],
    ['an order that is no Long', () => signed({ claims: { order: 'x' } }), 'session-invalid'],
    ['its time is over', () => signed({ claims: { exp: now / 1000 } }), 'session-expired'],
    ['its time is to come', () => signed({ claims: { nbf: now / 1000 + 9 } }), 'session-not-yet-valid'],
    ['another origin', () => signed({ claims: {} }), 'session-wrong-origin'],
  ])('costs one check of a signature: %s, which is %s', async (what, make, reason) => {
    const token = await make()
    // Imports the keys first, which is no part of a token's time.
    await verifySession(unsigned, origin, keys, now)
    const verify = vi.spyOn(crypto.subtle, 'verify')
    const importKey = vi.spyOn(crypto.subtle, 'importKey')
    const from = what === 'another origin' ? 'https://evil.example' : origin
    expect(await verifySession(token, from, keys, now)).toEqual({ ok: false, reason })
    expect(verify).toHaveBeenCalledTimes(1)
    expect(importKey).not.toHaveBeenCalled()
  })
})
