/** Credentials: no changed token or key is taken for the one that was issued, and none makes a reader throw. */
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { merchantOfKey } from '../../edge/registry/registry-merchant.ts'
import { bearerToken } from '../../edge/sessions/bearer-token.ts'
import { signSession, verifySession } from '../../edge/sessions/session-token.ts'
import { runs } from '../../shared/testing/runs.ts'
import { asJson, search } from './fuzz.ts'

const keys = [
  { kid: 'new', secret: 'n'.repeat(32) },
  { kid: 'old', secret: 'o'.repeat(32) },
]
const origin = 'https://shop.example'
const now = Date.UTC(2026, 10, 28)

/** A change of a text: what is taken out, and what is put there. */
interface Change {
  place: number
  drop: number
  put: string
}

const changes = fc.array(
  fc.record({
    place: fc.nat({ max: 1_000 }),
    drop: fc.nat({ max: 3 }),
    put: fc.oneof(
      fc.constantFrom(
        '',
        '.',
        '=',
        '==',
        ' ',
        '\n',
        '+',
        '/',
        '-',
        '_',
        'A',
        'Q',
        'g',
        'w',
        '%2e',
        '\u0000',
        'eyJ',
        '77u_',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
  }),
  { minLength: 1, maxLength: 3 },
)

function changed(text: string, made: readonly Change[]): string {
  return made.reduce((whole, { place, drop, put }) => {
    const at = place % (whole.length + 1)
    return whole.slice(0, at) + put + whole.slice(at + drop)
  }, text)
}

let token = ''
beforeAll(async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('11111111-1111-4111-8111-111111111111')
  const session = {
    merchantId: '100001',
    origin,
    user: { id: 'u', name: 'A' },
    capabilities: ['order.read' as const],
  }
  token = (await signSession(session, keys, now)).token
})
afterEach(() => vi.restoreAllMocks())

describe('a session token', () => {
  it('is valid as it was issued, and with no change at all', async () => {
    expect((await verifySession(token, origin, keys, now)).ok).toBe(true)
    await search({
      name: 'session-tokens',
      form: asJson<Change[]>(),
      inputs: changes,
      count: runs(1_500, 100_000),
      async rule(made) {
        const other = changed(token, made)
        const read = await verifySession(other, origin, keys, now)
        expect(read.ok).toBe(other === token)
      },
    })
  })

  it('is not valid with the header or the claims of another, re-encoded', async () => {
    const alternatives = fc.constantFrom(
      ...['none', 'HS512', 'RS256', 'hs256', 'HS256 '].map((alg) => ({ alg, typ: 'JWT', kid: 'new' })),
      { alg: 'HS256', typ: 'JWT', kid: 'old' },
      { alg: 'HS256', typ: 'JWT', kid: '__proto__' },
      { alg: 'HS256', typ: 'JWT', kid: 'new', crit: ['exp'] },
      { alg: 'HS256', typ: 'JWT', kid: 'new', b64: false },
      { alg: 'HS256', typ: 'JWT', kid: ['new'] },
    )
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    await fc.assert(
      fc.asyncProperty(alternatives, fc.jsonValue(), fc.boolean(), async (header, claims, isOwnClaims) => {
        const [, own, signature] = token.split('.')
        const forged = `${part(header)}.${isOwnClaims ? own : part(claims)}.${signature}`
        expect((await verifySession(forged, origin, keys, now)).ok).toBe(false)
      }),
      { numRuns: runs(200, 10_000) },
    )
  })
})

describe('an API key', () => {
  it('names its merchant only in its own form', () =>
    search({
      name: 'api-keys',
      form: asJson<Change[]>(),
      inputs: changes,
      count: runs(1_500, 100_000),
      rule(made) {
        const named = merchantOfKey(changed(`oa_100001_${'k'.repeat(43)}`, made))
        // A merchant's name is part of an object's name: no slash, no dot, no blank.
        if (named !== undefined) expect(named).toMatch(/^[A-Za-z0-9-]{1,64}$/)
      },
    }))
})

describe('a bearer header', () => {
  it('gives no text with blanks', () =>
    search({
      name: 'authorization',
      form: asJson<Change[]>(),
      inputs: changes,
      count: runs(1_500, 100_000),
      rule(made) {
        const bearer = bearerToken(changed('Bearer abc.def.ghi', made))
        if (bearer !== undefined) expect(bearer).toMatch(/^\S+$/)
      },
    }))
})
