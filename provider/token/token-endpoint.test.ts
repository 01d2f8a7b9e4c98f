import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { bodyOf, merchantAccount, ORIGIN, send } from '../testing/provider.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const merchant = merchantAccount()
const whole = {
  grant_type: 'client_credentials',
  client_id: merchant.ClientId,
  client_secret: merchant.ClientSecret,
  scope: 'salesfinance.order',
  response_type: 'token',
}
const basic = (id: string, secret: string) => ({ Authorization: `Basic ${btoa(`${id}:${secret}`)}` })

function ask(form: Record<string, string> | string, headers: Record<string, string> = {}) {
  return send('/connect/token', {
    method: 'POST',
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(form).toString(),
  })
}

describe('the token endpoint', () => {
  it('issues a bearer token for an hour and forbids caching it', async () => {
    const response = await ask(whole)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const answer = await bodyOf<{ access_token: string }>(response)
    expect(answer).toEqual({
      access_token: expect.any(String),
      expires_in: 3600,
      token_type: 'Bearer',
      scope: 'salesfinance.order',
    })
    const claims = decodeJwt(answer.access_token)
    expect(claims).toMatchObject({ iss: ORIGIN, sub: merchant.ClientId, merchant_id: merchant.MerchantId })
    expect(claims.exp! - claims.iat!).toBe(3600)
  })

  it('accepts HTTP Basic, and has defaults for scope and response type', async () => {
    const response = await ask(
      { grant_type: 'client_credentials' },
      basic(merchant.ClientId, merchant.ClientSecret),
    )
    expect(response.status).toBe(200)
    expect(await bodyOf(response)).toMatchObject({ scope: 'salesfinance.order' })
  })

  it('issues tokens that the REST API accepts', async () => {
    const { access_token } = await bodyOf<{ access_token: string }>(await ask(whole))
    const headers = { Authorization: `Bearer ${access_token}`, Timestamp: new Date().toISOString() }
    expect((await send('/api/v1/orders/8906810', { headers })).status).toBe(200)
  })

  it.each([
    ['another content type', whole, { 'Content-Type': 'application/json' }],
    ['no grant type', { ...whole, grant_type: '' }, {}],
    ['another response type', { ...whole, response_type: 'code' }, {}],
    ['a parameter twice', `${new URLSearchParams(whole)}&scope=salesfinance.order`, {}],
    ['both ways of authenticating', whole, basic(merchant.ClientId, merchant.ClientSecret)],
  ])('refuses %s as invalid_request', async (_, form, headers) => {
    const response = await ask(form, headers)
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toEqual({
      error: 'invalid_request',
      error_description: expect.any(String),
    })
  })

  it.each([
    ['a wrong secret', { ...whole, client_secret: 'guessed' }],
    ['an unknown client', { ...whole, client_id: 'nobody' }],
    ["another merchant's secret", { ...whole, client_secret: merchantAccount('100002').ClientSecret }],
    ['no secret', { ...whole, client_secret: '' }],
  ])('refuses %s as invalid_client', async (_, form) => {
    const response = await ask(form)
    expect(response.status).toBe(401)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('WWW-Authenticate')).toBeNull()
    expect(await bodyOf(response)).toEqual({ error: 'invalid_client', error_description: expect.any(String) })
  })

  it.each([
    ['a wrong secret', basic(merchant.ClientId, 'guessed')],
    ['no colon', { Authorization: `Basic ${btoa('alone')}` }],
    ['no base64', { Authorization: 'Basic %%%' }],
    ['another scheme', { Authorization: 'Bearer abc' }],
  ])('challenges HTTP Basic with %s', async (_, headers) => {
    const response = await ask({ grant_type: 'client_credentials' }, headers)
    expect(response.status).toBe(401)
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Basic /)
    expect(await bodyOf(response)).toMatchObject({ error: 'invalid_client' })
  })

  it('refuses another grant type', async () => {
    const response = await ask({ ...whole, grant_type: 'password' })
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toMatchObject({ error: 'unsupported_grant_type' })
  })

  it.each(['salesfinance.report', 'salesfinance.order admin'])('refuses the scope "%s"', async (scope) => {
    const response = await ask({ ...whole, scope })
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toMatchObject({ error: 'invalid_scope' })
  })

  it('refuses a form that is too large or not UTF-8', async () => {
    expect((await ask({ ...whole, padding: 'x'.repeat(20_000) })).status).toBe(400)
    const body = new Uint8Array([0xff, 0xfe])
    expect((await send('/connect/token', { method: 'POST', headers: FORM, body })).status).toBe(400)
  })

  it('accepts only POST', async () => {
    const response = await send('/connect/token')
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })
})
