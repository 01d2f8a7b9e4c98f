/** The pages from which a session token is accepted. */
import { describe, expect, it } from 'vitest'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import { ask, bodyOf, env, json, ORIGIN } from '../testing/edge.ts'
import { readConfig } from '../config/config.ts'
import { signSession } from './session-token.ts'

const EDGE = 'http://edge.test'

/** A session for a page of this origin. */
async function tokenFor(origin: string): Promise<string> {
  const session = {
    merchantId: '100001',
    origin,
    user: { id: 'u', name: 'U' },
    capabilities: [...capabilities],
  }
  return (await signSession(session, readConfig(env).sessionKeys, Date.now())).token
}

async function codeOf(
  token: string,
  headers: Record<string, string>,
  init: RequestInit = {},
): Promise<string> {
  const path = init.method ? '/api/v1/orders/1/rows/' : '/session'
  const response = await ask(path, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...headers, ...(init.headers as object) },
  })
  return `${response.status} ${((await bodyOf(response)) as { code?: string }).code ?? ''}`.trim()
}

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

describe('a session token without an Origin header', () => {
  it("is accepted from a page on the edge's own origin, according to Sec-Fetch-Site", async () => {
    expect(await codeOf(await tokenFor(EDGE), sameOrigin)).toBe('200')
  })

  it.each([
    ['the browser sends no Sec-Fetch-Site', {}],
    ['the page is of the same site only', { 'Sec-Fetch-Site': 'same-site' }],
    ['the page is of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['it is typed into the address bar', { 'Sec-Fetch-Site': 'none' }],
  ])('is refused when %s', async (_, headers) => {
    expect(await codeOf(await tokenFor(EDGE), headers)).toBe('401 session-wrong-origin')
  })

  it.each([ORIGIN, 'https://edge.test', 'http://edge.test:8080'])(
    'is refused if it is for a page of the other origin %s',
    async (origin) => {
      expect(await codeOf(await tokenFor(origin), sameOrigin)).toBe('401 session-wrong-origin')
    },
  )

  it('is refused for a write, because every browser sends an Origin with a write', async () => {
    const write = json('POST', {}, { 'If-Match': '*', 'Idempotency-Key': 'k' })
    expect(await codeOf(await tokenFor(EDGE), sameOrigin, write)).toBe('401 session-wrong-origin')
  })

  it('is refused if an Origin header differs', async () => {
    const headers = { ...sameOrigin, Origin: 'https://evil.example' }
    expect(await codeOf(await tokenFor(EDGE), headers)).toBe('401 session-wrong-origin')
  })
})
