import { exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { IssuedSession } from '../shared/domain/session.ts'
import worker from './worker.ts'

const edge = (exports as unknown as { default: Fetcher }).default

const API_KEY = 'sandbox-api-key-100001'
const ORIGIN = 'http://demo.test'
const wish = {
  origin: ORIGIN,
  user: { id: 'u1', name: 'A clerk' },
  capabilities: ['order.read'],
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return edge.fetch(new Request(`http://edge.test${path}`, init))
}

function sessions(body: unknown, key = API_KEY): Promise<Response> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  return ask('/sessions', { method: 'POST', headers, body: JSON.stringify(body) })
}

async function session(changes: object = {}): Promise<IssuedSession> {
  return (await sessions({ ...wish, ...changes })).json()
}

describe('POST /sessions', () => {
  it('issues a token that GET /session describes on its own page', async () => {
    const { token, expiresAt } = await session({ orderId: 8906810 })
    const response = await ask('/session', { headers: { Authorization: `Bearer ${token}`, Origin: ORIGIN } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      user: wish.user,
      capabilities: ['order.read'],
      orderId: 8906810,
      expiresAt,
    })
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(600_000)
  })

  it.each([
    ['no user', { user: undefined }, '/user'],
    ['an unknown capability', { capabilities: ['everything'] }, '/capabilities/0'],
    ['no capability', { capabilities: [] }, '/capabilities'],
    ['an origin with a path', { origin: 'http://demo.test/admin' }, '/origin'],
    ['an order id that is a text', { orderId: '1' }, '/orderId'],
  ])('refuses a wish with %s and points to it', async (_, changes, pointer) => {
    const response = await sessions({ ...wish, ...changes })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ pointer })
  })

  it('refuses an unknown key, and gives a browser no way to read the answer', async () => {
    const response = await sessions(wish, 'sandbox-api-key-100003')
    expect(response.status).toBe(401)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(await response.json()).toMatchObject({ code: 'api-key-invalid' })
  })
})

describe('CORS', () => {
  it.each([
    [ORIGIN, ORIGIN],
    ['http://demo.test.evil.example', null],
    ['http://DEMO.test', null],
    ['null', null],
  ])('for the origin %s allows %s', async (origin, allowed) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' }
    const response = await ask('/api/v1/orders/1/rows/', { method: 'OPTIONS', headers })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed)
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  it('lets the page read a refusal', async () => {
    const response = await ask('/session', { headers: { Origin: ORIGIN } })
    expect(response.status).toBe(401)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
    expect(response.headers.get('Vary')).toContain('Origin')
  })
})

describe('every answer', () => {
  it('has security headers and an id of ours', async () => {
    const response = await ask('/session', { headers: { 'X-Request-Id': 'from outside' } })
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each(['/', '/api/v1/orders', '/connect/token', '/sandbox/orders', '/api/v2/reports/x'])(
    'at an address that is not in the table (%s) is a 404 problem',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not-found' })
    },
  )
})

describe("the widget's files", () => {
  it('are served under a stable and under a hashed name, the latter for ever', async () => {
    const current = await ask('/order-admin.js')
    expect(current.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(current.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const manifest: { file: string; integrity: string } = await (await ask('/order-admin.json')).json()
    const hashed = await ask(`/${manifest.file}`)
    expect(hashed.headers.get('Cache-Control')).toContain('immutable')
    const content = await hashed.arrayBuffer()
    expect(content).toEqual(await current.arrayBuffer())
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
    expect(manifest.integrity).toBe(`sha384-${digest.toBase64()}`)
  })

  it('are not found under the name of another digest', async () => {
    const response = await ask('/order-admin-000000000000.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('an edge without configuration', () => {
  it('answers not-configured and names nothing', async () => {
    const response = await worker.fetch(
      new Request('http://edge.test/session'),
      { SESSION_KEYS: 'x' } as never,
      {
        waitUntil() {},
        passThroughOnException() {},
      } as never,
    )
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'not-configured',
      title: 'The edge is not configured',
    })
  })
})
