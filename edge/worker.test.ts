import { exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { IssuedSession } from '../shared/domain/session/session.ts'

const edge = (exports as unknown as { default: Fetcher }).default

const API_KEY = 'sandbox-api-key-100001'
const ORIGIN = 'http://demo.test'
const requested = {
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
  return (await sessions({ ...requested, ...changes })).json()
}

describe('POST /sessions', () => {
  it('issues a token that GET /session describes on its own page', async () => {
    const { token, expiresAt } = await session({ orderId: 8906810 })
    const response = await ask('/session', { headers: { Authorization: `Bearer ${token}`, Origin: ORIGIN } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      user: requested.user,
      capabilities: ['order.read'],
      orderId: 8906810,
      preferences: ['return=representation'],
      expiresAt,
    })
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(600_000)
  })

  it.each([
    ['no user', { user: undefined }, '/user'],
    ['an unknown capability', { capabilities: ['everything'] }, '/capabilities/0'],
    ['no capability', { capabilities: [] }, '/capabilities'],
    ['an origin with a path', { origin: 'http://demo.test/admin' }, '/origin'],
    ['an order id that is no number', { orderId: 'web-2041' }, '/orderId'],
  ])('refuses a request with %s and points to it', async (_, changes, pointer) => {
    const response = await sessions({ ...requested, ...changes })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ pointer })
  })

  it('refuses an unknown key, with an answer that a browser cannot read', async () => {
    const response = await sessions(requested, 'sandbox-api-key-100003')
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
  ])('allows, for the origin %s, %s', async (origin, allowed) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' }
    const response = await ask('/api/v1/orders/1/rows/', { method: 'OPTIONS', headers })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed)
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  it.each(['/api/soap/CreateOrderEu', '/api/v1/orders/1/rows/'])(
    'lets the page send an Idempotency-Key to %s',
    async (path) => {
      const requested = 'authorization,content-type,idempotency-key'
      const headers = {
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': requested,
      }
      const response = await ask(path, { method: 'OPTIONS', headers })
      expect(response.status).toBe(204)
      const allowed = response.headers.get('Access-Control-Allow-Headers')!.toLowerCase().split(',')
      expect(allowed).toEqual(expect.arrayContaining(requested.split(',')))
    },
  )

  it('lets the page ask a write for the order', async () => {
    const headers = { Origin: ORIGIN, 'Access-Control-Request-Method': 'PATCH' }
    const { headers: allowed } = await ask('/api/v1/orders/1/rows/1', { method: 'OPTIONS', headers })
    expect(allowed.get('Access-Control-Allow-Headers')!.split(',')).toContain('Prefer')
  })

  it('lets the page read whether an answer is a repeated one, and has the order', async () => {
    const response = await ask('/session', { headers: { Origin: ORIGIN } })
    const exposed = response.headers.get('Access-Control-Expose-Headers')!.split(',')
    expect(exposed).toEqual(expect.arrayContaining(['Idempotent-Replayed', 'Preference-Applied']))
  })

  it('lets the page read a refusal', async () => {
    const response = await ask('/session', { headers: { Origin: ORIGIN } })
    expect(response.status).toBe(401)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
    expect(response.headers.get('Vary')).toContain('Origin')
  })
})

describe('every answer', () => {
  it('has security headers and the request id', async () => {
    const response = await ask('/session', { headers: { 'X-Request-Id': 'from outside' } })
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each(['/', '/api/v1/order', '/connect/token', '/sandbox/orders', '/api/v2/reports/x'])(
    'is a 404 problem at an address that is not in the table: %s',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not-found' })
    },
  )
})

/** As `npm run build` writes it. */
interface WidgetManifest {
  file: string
  integrity: string
  parts: Record<string, string>
}

async function integrityOf(content: ArrayBuffer): Promise<string> {
  return `sha384-${new Uint8Array(await crypto.subtle.digest('SHA-384', content)).toBase64()}`
}

describe("a page on the developer's machine", () => {
  it.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:8780'])(
    'can use sessions of the sandbox: %s',
    async (origin) => {
      const { token } = await session({ origin })
      const headers = { Origin: origin, Authorization: `Bearer ${token}` }
      const response = await ask('/session', { headers })
      expect(response.status).toBe(200)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin)
      // The token is valid on that page only.
      const other = await ask('/session', { headers: { ...headers, Origin: 'http://localhost:1' } })
      expect(other.status).toBe(401)
    },
  )

  it('is no page with another host name', async () => {
    expect((await sessions({ ...requested, origin: 'http://localhost.evil.example:5173' })).status).toBe(403)
    expect((await sessions({ ...requested, origin: 'http://localhost:*' })).status).not.toBe(201)
  })
})

describe("the widget's files", () => {
  it('are served under a stable name, and for ever under the name of their version', async () => {
    const current = await ask('/order-admin.js')
    expect(current.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(current.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const manifest: WidgetManifest = await (await ask('/order-admin.json')).json()
    const hashed = await ask(`/${manifest.file}`)
    expect(hashed.headers.get('Cache-Control')).toContain('immutable')
    const content = await hashed.arrayBuffer()
    expect(content).toEqual(await current.arrayBuffer())
    expect(manifest.integrity).toBe(await integrityOf(content))
  })

  it('have a channel of the major version, which loads the current release under its own address', async () => {
    const channel = await ask('/order-admin-0.js')
    expect(channel.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(channel.headers.get('Cache-Control')).toBe('public, max-age=300')
    const manifest: WidgetManifest = await (await ask('/order-admin.json')).json()
    expect(await channel.text()).toBe(`export * from './${manifest.file}'\n`)
    expect((await ask('/order-admin-1.js')).status).toBe(404)
  })

  it('have parts, which load with the integrity values of the manifest', async () => {
    const manifest: WidgetManifest = await (await ask('/order-admin.json')).json()
    const parts = Object.entries(manifest.parts)
    expect(parts.length).toBeGreaterThan(2)
    for (const [path, integrity] of parts) {
      const part = await ask(`/${path}`)
      expect(part.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
      expect(part.headers.get('Cache-Control')).toContain('immutable')
      const content = await part.arrayBuffer()
      expect(integrity).toBe(await integrityOf(content))
      const beside = await ask(path.replace(/^v-[0-9a-f]+/, ''))
      expect(await beside.arrayBuffer()).toEqual(content)
    }
  })

  it("include the element's manifest: its properties, events, slots, parts and custom properties", async () => {
    const { modules } = await (
      await ask('/custom-elements.json')
    ).json<{
      modules: { declarations: Record<string, { name: string }[]>[] }[]
    }>()
    const element = modules[0]!.declarations[0]!
    const names = (kind: string) => element[kind]?.map(({ name }) => name)
    expect(names('attributes')).toEqual(expect.arrayContaining(['order-id', 'edge-url']))
    expect(names('members')).toEqual(expect.arrayContaining(['orderId', 'edgeUrl', 'fetchSession', 'reload']))
    expect(names('events')).toContain('order-admin-before-save')
    expect(names('slots')).toContain('actions')
    expect(names('cssParts')).toContain('rows')
    expect(names('cssProperties')).toContain('--order-admin-accent')
  })

  it.each([
    ['br, gzip, zstd', 'br'],
    ['gzip, deflate, BR', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip ; q=1.0, br ; q=0.000', 'gzip'],
    ['identity', null],
    ['*', null],
    ['brotli, ,;q=,x-gzip', null],
    ['', null],
  ])('are compressed for a client that accepts "%s": %s', async (accepted, encoding) => {
    const { parts }: WidgetManifest = await (await ask('/order-admin.json')).json()
    for (const path of ['/order-admin.js', `/${Object.keys(parts)[0]}`]) {
      const plain = await (await ask(path)).arrayBuffer()
      const response = await ask(path, { headers: { 'Accept-Encoding': accepted } })
      expect(response.headers.get('Content-Encoding')).toBe(encoding)
      expect(response.headers.get('Vary')).toBe('Accept-Encoding')
      // The test's client decompresses by itself.
      expect(await response.arrayBuffer()).toEqual(plain)
    }
  })

  it('are not found under a name with another digest', async () => {
    const response = await ask('/v-000000000000/order-admin.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})
