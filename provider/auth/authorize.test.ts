import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { sign, signatureHex } from '../../shared/wire/signature.ts'
import type { MerchantAccount } from '../config.ts'
import { issueToken, TOKEN_LIFETIME } from './access-token.ts'
import { authorize, type AuthorizationConfig } from './authorize.ts'

const now = Date.UTC(2026, 2, 4, 12, 0, 0)
const MINUTE = 60_000
const key = new TextEncoder().encode('a-signing-key-for-these-tests-only-0')
const bytes = (text: string) => new TextEncoder().encode(text)
const body = bytes('{"Name":"Ärta"}')

function account(id: string): MerchantAccount {
  return {
    MerchantId: id,
    Name: id,
    ClientId: `c${id}`,
    ClientSecret: `cs${id}`,
    SharedSecret: `ss${id}`,
    SoapClients: [],
  }
}
const merchants = [account('1'), account('2')]
const config: AuthorizationConfig = {
  merchants,
  tokenSigningKey: key,
  operator: operatorName(),
  sandbox: false,
}
const iso = (instant: number) => new Date(instant).toISOString()
const spaced = (instant: number) => iso(instant).slice(0, 16).replace('T', ' ')

function issue(changes: { key?: Uint8Array } = {}): Promise<string> {
  return issueToken(merchants[0]!, { key, issuer: 'http://auth.test', now, ...changes })
}

function asked(token: string, timestamp: string | undefined = iso(now), at = now, changed = config) {
  return authorize({ authorization: `Bearer ${token}`, timestamp, body }, changed, at)
}

describe('the bearer scheme', () => {
  it('finds the merchant to which the token was issued', async () => {
    expect(await asked(await issue())).toEqual({ ok: true, value: merchants[0] })
  })

  it('takes tokens of the key in force only, whichever was used before', async () => {
    const former = await issue()
    const other = bytes('another-signing-key-for-these-tests-0')
    const rotated = { ...config, tokenSigningKey: other }
    const refused = { ok: false, reason: 'authorization-refused' }
    expect(await asked(former)).toMatchObject({ ok: true })
    expect(await asked(former, iso(now), now, rotated)).toEqual(refused)
    expect(await asked(await issue({ key: other }), iso(now), now, rotated)).toMatchObject({ ok: true })
    expect(await asked(await issue({ key: other }))).toEqual(refused)
  })

  it('accepts its name in any case', async () => {
    const credentials = { authorization: `bEARER ${await issue()}`, timestamp: iso(now), body }
    expect(await authorize(credentials, config, now)).toMatchObject({ ok: true })
  })

  it.each(['other.scope', 'salesfinance.order other', '', undefined])(
    'refuses a token of the scope %s',
    async (scope) => {
      const token = await new SignJWT({ merchant_id: '1', ...(scope !== undefined && { scope }) })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject('c1')
        .setExpirationTime(now / 1000 + TOKEN_LIFETIME)
        .sign(key)
      expect(await asked(token)).toEqual({ ok: false, reason: 'authorization-refused' })
    },
  )

  it('accepts a timestamp of five minutes ago and refuses an older one', async () => {
    const token = await issue()
    expect(await asked(token, iso(now - 5 * MINUTE))).toMatchObject({ ok: true })
    expect(await asked(token, iso(now + 5 * MINUTE))).toMatchObject({ ok: true })
    const refused = { ok: false, reason: 'bearer-timestamp-refused' }
    expect(await asked(token, iso(now - 5 * MINUTE - 1))).toEqual(refused)
    expect(await asked(token, iso(now + 5 * MINUTE + 1))).toEqual(refused)
  })

  it.each([undefined, '', 'today'])('refuses the timestamp %s', async (timestamp) => {
    const credentials = { authorization: `Bearer ${await issue()}`, timestamp, body }
    expect(await authorize(credentials, config, now)).toEqual({
      ok: false,
      reason: 'bearer-timestamp-refused',
    })
  })

  it('refuses a token from the second in which it expires', async () => {
    const token = await issue()
    const end = now + TOKEN_LIFETIME * 1000
    expect(await asked(token, iso(end - 1000), end - 1000)).toMatchObject({ ok: true })
    expect(await asked(token, iso(end), end)).toEqual({ ok: false, reason: 'authorization-refused' })
  })

  it('refuses a tampered token, another key, an unsigned token and a removed client alike', async () => {
    const refused = { ok: false, reason: 'authorization-refused' }
    const token = await issue()
    const [header, payload, signature] = token.split('.') as [string, string, string]
    const claims = JSON.parse(atob(payload)) as object
    const forged = btoa(JSON.stringify({ ...claims, sub: 'c2', merchant_id: '2' })).replaceAll('=', '')
    expect(await asked(`${header}.${forged}.${signature}`)).toEqual(refused)
    const none = btoa('{"alg":"none","typ":"at+jwt"}').replaceAll('=', '')
    expect(await asked(`${none}.${payload}.`)).toEqual(refused)
    expect(await asked(await issue({ key: bytes('another-signing-key-of-thirty-two-by') }))).toEqual(refused)
    expect(await asked(token, iso(now), now, { ...config, merchants: [merchants[1]!] })).toEqual(refused)
  })
})

describe('the signed scheme', () => {
  const timestamp = spaced(now)
  const signedAsked = (
    authorization: string,
    changes: Partial<{ timestamp: string; body: Uint8Array }> = {},
    at = now,
  ) => authorize({ authorization, timestamp, body, ...changes }, config, at)
  const refused = { ok: false, reason: 'authorization-refused' }

  it('is base64 of the merchant id and the hash of body, secret and timestamp', async () => {
    const value = btoa(`2:${await signatureHex('ss2', { body: bytes('{"Name":"Ärta"}'), timestamp })}`)
    expect(await sign(merchants[1]!, { body, timestamp })).toBe(value)
    expect(await signedAsked(`Provider ${value}`)).toEqual({ ok: true, value: merchants[1] })
  })

  it('accepts upper-case hex, and its name in any case', async () => {
    const [id, hex] = atob(await sign(merchants[0]!, { body, timestamp })).split(':') as [string, string]
    expect(await signedAsked(`PROVIDER ${btoa(`${id}:${hex.toUpperCase()}`)}`)).toMatchObject({ ok: true })
  })

  it('is named after the operator', async () => {
    const value = await sign(merchants[0]!, { body, timestamp })
    const acme = { ...config, operator: operatorName('Acme') }
    expect(await authorize({ authorization: `Acme ${value}`, timestamp, body }, acme, now)).toMatchObject({
      ok: true,
    })
    expect(await authorize({ authorization: `Provider ${value}`, timestamp, body }, acme, now)).toEqual(
      refused,
    )
  })

  it('covers the timestamp as sent, unpadded or with seconds', async () => {
    for (const sent of ['2026-3-4 12:0', '2026-03-04 12:00:00']) {
      const value = await sign(merchants[0]!, { body, timestamp: sent })
      expect(await signedAsked(`Provider ${value}`, { timestamp: sent })).toMatchObject({ ok: true })
      expect(await signedAsked(`Provider ${value}`)).toEqual(refused)
    }
  })

  it('accepts a timestamp of ninety minutes ago and refuses an older one', async () => {
    const value = await sign(merchants[0]!, { body, timestamp })
    for (const shift of [90 * MINUTE, -90 * MINUTE]) {
      expect(await signedAsked(`Provider ${value}`, {}, now + shift)).toMatchObject({ ok: true })
      expect(await signedAsked(`Provider ${value}`, {}, now + shift + Math.sign(shift))).toEqual({
        ok: false,
        reason: 'signed-timestamp-refused',
      })
    }
  })

  it('refuses another body, another secret, another merchant id and an unknown one alike', async () => {
    const value = await sign(merchants[0]!, { body, timestamp })
    expect(await signedAsked(`Provider ${value}`, { body: bytes('{"Name":"Arta"}') })).toEqual(refused)
    expect(await signedAsked(`Provider ${value}`, { body: new Uint8Array() })).toEqual(refused)
    for (const forger of [
      { MerchantId: '1', SharedSecret: 'guessed' },
      { MerchantId: '2', SharedSecret: 'ss1' },
      { MerchantId: '3', SharedSecret: '' },
    ]) {
      expect(await signedAsked(`Provider ${await sign(forger, { body, timestamp })}`)).toEqual(refused)
    }
  })

  it.each(['Provider', 'Provider ', 'Provider !!!', `Provider ${btoa('1')}`, `Provider ${btoa('1:ff')}`])(
    'refuses the value "%s"',
    async (authorization) => {
      expect(await signedAsked(authorization)).toEqual(refused)
    },
  )
})

describe('any other scheme', () => {
  it.each([undefined, ''])('counts as missing for the header %s', async (authorization) => {
    const asked = authorize({ authorization, timestamp: iso(now), body }, config, now)
    expect(await asked).toEqual({ ok: false, reason: 'authorization-missing' })
  })

  it('is refused', async () => {
    const asked = authorize({ authorization: 'Basic YTpi', timestamp: iso(now), body }, config, now)
    expect(await asked).toEqual({ ok: false, reason: 'authorization-refused' })
  })
})
