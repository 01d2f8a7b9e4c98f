/** A provider that fails, is overloaded or refuses our credentials gets few requests, for a bounded time. */
import { describe, expect, it } from 'vitest'
import { TOKEN_LIMIT } from '../../shared/domain/values/limits.ts'
import { BREAKER_THRESHOLD } from '../../edge/upstream/breaker.ts'
import { FIRST_WAIT_MS } from '../../edge/upstream/refused-credentials.ts'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'
import { signedMerchants } from '../support/edge-process.ts'
import { json, someOrder } from '../support/hostile-provider.ts'
import { hostileWorld } from '../support/hostile-world.ts'

const REPORT = '/api/v2/reports?date=2026-01-01'
const orderPath = (id: number) => `/api/v1/orders/${id}`

const world = await hostileWorld()
const { provider } = world

const ask = (path = orderPath(1), init: RequestInit = {}) => world.ask(path, init)
const row = JSON.stringify({ Name: 'Lamp', Quantity: 100, UnitPrice: 1 })

/** Makes this many calls, first one after another and then at once. */
async function askMany(count: number): Promise<Response[]> {
  const answers: Response[] = []
  for (let call = 0; call < count; call++) answers.push(await ask())
  return [...answers, ...(await Promise.all(Array.from({ length: count }, () => ask())))]
}

async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code
}

async function expectRefusedCredentials(answers: Response[]): Promise<void> {
  for (const answer of answers) {
    expect(answer.status).toBe(502)
    expect(await codeOf(answer)).toBe('provider-rejects-credentials')
    const seconds = Number(answer.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThanOrEqual(FIRST_WAIT_MS / 1000)
  }
}

describe('refused credentials', () => {
  // Within the first wait: on a busy machine, a longer test can cause one more call.
  const tries = (start: number) => 1 + Math.floor((performance.now() - start) / FIRST_WAIT_MS)

  it(
    'are not sent to the token endpoint for five seconds, and then accepted at once',
    { tags: 'long' },
    async () => {
      provider.issue = (r) => json(r, { error: 'invalid_client' }, 401)
      const start = performance.now()
      await expectRefusedCredentials(await askMany(15))
      expect(provider.tokens).toBeLessThanOrEqual(tries(start))
      expect(provider.asked).toEqual([])

      provider.issue = undefined
      await expect.poll(async () => (await ask()).status).toBe(200)
      expect(provider.tokens).toBeLessThanOrEqual(tries(start) + 1)
    },
  )

  it('are not sent again to an API that rejects a token and its renewal', async () => {
    provider.answer = (r) => json(r, {}, 401)
    const start = performance.now()
    await expectRefusedCredentials(await askMany(15))
    // Two for the first read; after the wait one more of each.
    expect(provider.tokens).toBeLessThanOrEqual(1 + tries(start))
    expect(provider.asked.length).toBeLessThanOrEqual(1 + tries(start))
  })

  it('are not sent again in the signed scheme, which has nothing to renew', { tags: 'long' }, async () => {
    await world.restart({ MERCHANTS: signedMerchants(sandboxEnv(world.addresses).edge) })
    provider.answer = (r) => json(r, {}, 401)
    const start = performance.now()
    await expectRefusedCredentials([await ask()])
    await expectRefusedCredentials(await askMany(15))
    expect(provider.asked.length).toBeLessThanOrEqual(tries(start))
    expect(provider.tokens).toBe(0)

    provider.answer = (r) => json(r, someOrder)
    await expect.poll(async () => (await ask()).status).toBe(200)
  })
})

describe('a token', () => {
  const ofLength = (length: number) => 't'.repeat(length)

  it('is refused if it is too long for a header, and used if it just fits', async () => {
    provider.issue = (r) => json(r, { access_token: ofLength(TOKEN_LIMIT + 1), expires_in: 3600 })
    const response = await ask()
    expect([response.status, await codeOf(response)]).toEqual([502, 'provider-answer-invalid'])
    expect(provider.asked).toEqual([])

    provider.issue = (r) => json(r, { access_token: ofLength(TOKEN_LIMIT), expires_in: 3600 })
    expect((await ask()).status).toBe(200)
  })
})

describe('a provider that limits its rate', () => {
  it.each<[string, () => Promise<Response>]>([
    ['a read', () => ask()],
    ['a report', () => ask(REPORT)],
    ['a SOAP operation', () => ask('/api/soap/Ping', { method: 'POST' })],
  ])('gets one call for %s, whose answer says how long to wait', async (_, call) => {
    provider.answer = (r) => json(r.setHeader('Retry-After', '17'), {}, 429)
    const response = await call()
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '17'])
    expect(await codeOf(response)).toBe('provider-rate-limited')
    expect(provider.asked).toHaveLength(1)
  })

  it('does not open the circuit breaker', async () => {
    provider.answer = (r) => json(r, {}, 429)
    for (let call = 0; call < 2 * BREAKER_THRESHOLD; call++) {
      expect(await codeOf(await ask(orderPath(call + 1)))).toBe('provider-rate-limited')
    }
    expect(provider.asked).toHaveLength(2 * BREAKER_THRESHOLD)
  })

  it('has not done the write, which the same key sends again', async () => {
    const init = { method: 'POST', body: row, headers: { 'Idempotency-Key': 'one' } }
    const write = () => ask(`${orderPath(1)}/rows/`, init)
    provider.answer = (r, { method }) => (method === 'GET' ? json(r, someOrder) : json(r, {}, 429))
    expect(await codeOf(await write())).toBe('provider-rate-limited')
    provider.answer = (r, { method }) =>
      method === 'GET' ? json(r, someOrder) : json(r, { OrderRowId: 1 }, 202)
    expect(await codeOf(await write())).not.toBe('provider-rate-limited')
    expect(provider.asked.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  it('gets no token request before its Retry-After has passed', async () => {
    provider.issue = (r) => json(r.setHeader('Retry-After', '60'), {}, 429)
    for (const response of await askMany(5)) {
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(1)
    }
    expect(provider.tokens).toBe(1)
  })
})

describe('a status that the description does not have', () => {
  it.each([405, 409, 410, 418, 422])('%i is an answer: one call, and no failure', async (status) => {
    provider.answer = (r) => json(r, {}, status)
    for (let call = 0; call < BREAKER_THRESHOLD + 1; call++) {
      expect(await codeOf(await ask(orderPath(call + 1)))).toBe('provider-refused')
    }
    expect(provider.asked).toHaveLength(BREAKER_THRESHOLD + 1)
  })
})

describe('a provider that fails', () => {
  it('gets calls for other orders if it fails on one, and none for that one', { tags: 'long' }, async () => {
    provider.answer = (r, { path }) => json(r, someOrder, path === orderPath(1) ? 500 : 200)
    const codes: string[] = []
    for (let call = 0; call < BREAKER_THRESHOLD + 5; call++) codes.push(await codeOf(await ask()))
    expect((await ask(orderPath(2))).status).toBe(200)
    expect(codes.slice(0, BREAKER_THRESHOLD)).toEqual(Array(BREAKER_THRESHOLD).fill('provider-failed'))
    expect(codes).toContain('provider-unavailable')
  })

  it('gets calls for orders if it fails on one SOAP operation', { tags: 'long' }, async () => {
    provider.answer = (r, { method }) => json(r, someOrder, method === 'POST' ? 500 : 200)
    for (let call = 0; call < BREAKER_THRESHOLD + 5; call++) await ask('/api/soap/Ping', { method: 'POST' })
    expect((await ask()).status).toBe(200)
  })

  it('gets no calls for any order if it fails on all', async () => {
    provider.answer = (r) => json(r, {}, 500)
    const codes = await Promise.all(
      Array.from({ length: BREAKER_THRESHOLD }, async (_, order) => codeOf(await ask(orderPath(order + 1)))),
    )
    expect(new Set(codes)).toEqual(new Set(['provider-failed']))
    const asked = provider.asked.length
    const response = await ask(orderPath(99))
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect([response.status, await codeOf(response)]).toEqual([503, 'provider-unavailable'])
    expect(provider.asked).toHaveLength(asked)
  })
})

const PING_ANSWER =
  '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>' +
  '<PingResponse xmlns="urn:provider:order-finance"><PingResult>ok</PingResult></PingResponse>' +
  '</e:Body></e:Envelope>'

describe('GET /readyz', () => {
  const ready = () => fetch(`${world.addresses.edge}/readyz`)
  /** Alarms of the tests before may still look at an order. */
  const pings = () => provider.asked.filter(({ body }) => body.includes('Ping'))

  it('makes one call to a slow provider for a hundred requests at once', { tags: 'long' }, async () => {
    provider.answer = () => undefined
    const codes = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await ready()
        return `${response.status} ${await codeOf(response)}`
      }),
    )
    expect(new Set(codes)).toEqual(new Set(['503 provider-not-ready', '504 provider-timeout']))
    expect(pings()).toHaveLength(1)
  })

  it('checks again after the last state has expired, and reports the new one', { tags: 'long' }, async () => {
    provider.answer = (r) => json(r, {}, 500)
    expect((await ready()).status).toBe(503)
    provider.answer = (r) => r.writeHead(200).end(PING_ANSWER)
    expect((await ready()).status).toBe(503)
    await expect.poll(async () => (await ready()).status).toBe(200)
    expect(pings()).toHaveLength(2)
  })
})
