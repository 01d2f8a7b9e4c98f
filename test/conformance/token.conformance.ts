import { describe, expect, it } from 'vitest'
import { type Answer, send, type TokenEndpoint } from './deployment.ts'
import { expectStatus } from './subjects.ts'

function expectToken({ status, headers, body, text }: Answer): void {
  expectStatus({ status, text }, 200)
  expect(headers.get('Cache-Control')).toContain('no-store')
  expect(body).toEqual({
    access_token: expect.stringMatching(/./),
    expires_in: expect.any(Number),
    token_type: 'Bearer',
    scope: 'salesfinance.order',
  })
}

/** Area C: the token endpoint, and its errors as in RFC 6749. */
export function tokenConformance({ authUrl, clientId, clientSecret }: TokenEndpoint): void {
  const whole = {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    scope: 'salesfinance.order',
    response_type: 'token',
  }
  const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

  function ask(form: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return send(`${authUrl}/connect/token`, {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers: { ...FORM, ...headers },
    })
  }

  function without(...members: (keyof typeof whole)[]): Record<string, string> {
    return Object.fromEntries(Object.entries(whole).filter(([name]) => !members.includes(name as never)))
  }

  describe('the token endpoint', () => {
    it('issues a token for credentials in the form', async () => {
      expectToken(await ask(whole))
    })

    it('issues a token for credentials in HTTP Basic', async () => {
      const value = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
      expectToken(await ask(without('client_id', 'client_secret'), { Authorization: `Basic ${value}` }))
    })

    it.each([
      ['a wrong secret', { ...whole, client_secret: 'wrong' }, 401, 'invalid_client'],
      ['an unknown client', { ...whole, client_id: 'unknown' }, 401, 'invalid_client'],
      ['no credentials', without('client_id', 'client_secret'), 401, 'invalid_client'],
      ['another grant type', { ...whole, grant_type: 'password' }, 400, 'unsupported_grant_type'],
      ['no grant type', without('grant_type'), 400, 'invalid_request'],
      ['another scope', { ...whole, scope: 'everything' }, 400, 'invalid_scope'],
      ['another response type', { ...whole, response_type: 'code' }, 400, 'invalid_request'],
    ])('refuses %s', async (_, form, status, error) => {
      const answer = await ask(form)
      expectStatus(answer, status)
      expect(answer.body).toMatchObject({ error })
      expect(answer.text).not.toContain(clientSecret)
    })

    it('refuses a body that is not a form', async () => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify(whole)
      const answer = await send(`${authUrl}/connect/token`, { method: 'POST', body, headers })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ error: 'invalid_request' })
    })
  })
}
