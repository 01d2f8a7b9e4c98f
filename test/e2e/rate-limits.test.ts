/** Rate limits end to end: the edge in its own process, where its own objects count. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Rates } from '../../edge/config/rates.ts'
import { atEdge, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { signedToken } from '../support/signed-token.ts'

const { provider } = inject('addresses')
const ORDER = '/api/v1/orders/8906810'
const KEY = 'sandbox-api-key-100001'

let stateDirectory: string
let edge: Awaited<ReturnType<typeof startEdge>> | undefined

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
})

afterEach(async () => {
  await edge?.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

/** The header that a proxy in front would set. */
const CLIENT = 'X-Real-IP'

async function start(rates: Partial<Rates>, env: Record<string, string> = { TRUSTED_PROXY_HEADER: CLIENT }) {
  edge = await startEdge({ provider, stateDirectory, rates, env })
  return edge.addresses
}

async function expectLimited(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  const seconds = Number(response.headers.get('Retry-After'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(await response.json()).toMatchObject({ code: 'rate-limited', status: 429 })
}

describe('a session over its rate', () => {
  it('has to wait, and other sessions and the merchant’s server go on', async () => {
    const addresses = await start({ SESSION_RATE: 2 })
    const [one, other] = [await openSession(addresses), await openSession(addresses)]
    const ask = (token: string) => atEdge(addresses, ORDER, { token })
    expect([(await ask(one.token)).status, (await ask(one.token)).status]).toEqual([200, 200])
    const limited = await ask(one.token)
    expect(limited.headers.get('Access-Control-Allow-Origin')).toBe(addresses.demo)
    expect(limited.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
    await expectLimited(limited)
    expect((await ask(other.token)).status).toBe(200)
    const server = await fetch(addresses.edge + ORDER, { headers: { Authorization: `Bearer ${KEY}` } })
    expect(server.status).toBe(200)
  })

  it('writes nothing', async () => {
    const addresses = await start({ SESSION_RATE: 1 })
    const { token } = await openSession(addresses)
    const path = '/api/v1/orders/8906813'
    const before = await (await atEdge(addresses, path, { token })).text()
    const body = JSON.stringify({ Name: 'One too many', Quantity: 100, UnitPrice: 100, VatPercent: 2500 })
    await expectLimited(await atEdge(addresses, `${path}/rows/`, { token, method: 'POST', body }))
    const { token: later } = await openSession(addresses)
    expect(await (await atEdge(addresses, path, { token: later })).text()).toBe(before)
  })
})

describe('a merchant over its rate', () => {
  it('has to wait with every session and key, and another merchant goes on', async () => {
    const addresses = await start({ MERCHANT_RATE: 2 })
    const { token } = await openSession(addresses)
    expect((await atEdge(addresses, ORDER, { token })).status).toBe(200)
    await expectLimited(await atEdge(addresses, ORDER, { token }))
    expect((await openSession(addresses, { merchant: '100002' })).token).toBeTruthy()
  })

  it('gets a SOAP fault with the same status and Retry-After', { tags: 'long' }, async () => {
    const addresses = await start({ MERCHANT_RATE: 0 })
    const envelope =
      '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><Ping/></e:Body></e:Envelope>'
    const response = await fetch(`${addresses.edge}/soap`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'text/xml' },
      body: envelope,
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('60')
    expect(await response.text()).toContain('<faultstring>rate-limited: ')
  })
})

/** Opens a session with this key, from this client. */
function open(
  edge: string,
  key?: string,
  address?: string,
  headers: Record<string, string> = {},
  user = 'u',
): Promise<Response> {
  return fetch(`${edge}/sessions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(address && { [CLIENT]: address }),
      ...headers,
    },
    body: JSON.stringify({
      origin: 'http://demo.test',
      user: { id: user, name: 'U' },
      capabilities: ['order.read'],
    }),
  })
}

/** Counts answers by status, for requests that are sent 20 at a time. */
async function statusesOf(
  count: number,
  send: (number: number) => Promise<Response>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  let next = 0
  async function sender(): Promise<void> {
    while (next < count) {
      const response = await send(next++)
      await response.arrayBuffer()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 20 }, sender))
  return statuses
}

describe('POST /sessions', () => {
  it('is limited for each API key and user', { tags: 'long' }, async () => {
    const { edge } = await start({ KEY_RATE: 2 })
    expect([(await open(edge, KEY)).status, (await open(edge, KEY)).status]).toEqual([201, 201])
    await expectLimited(await open(edge, KEY))
    expect((await open(edge, KEY, undefined, {}, 'another')).status).toBe(201)
    expect((await open(edge, 'sandbox-api-key-100002')).status).toBe(201)
    const end = async (query: string) =>
      (
        await fetch(`${edge}/sessions${query}`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${KEY}` },
        })
      ).status
    expect([await end('?user=u'), await end('?user=another')]).toEqual([429, 204])
    // Requests that name nobody count together.
    expect([await end('?usr=a'), await end('?usr=b'), await end('')]).toEqual([400, 400, 429])
  })

  it('never reveals a right key to a guesser, and other addresses go on', async () => {
    const { edge } = await start({ GUESS_RATE: 3 })
    const [guesser, somebody] = ['203.0.113.7', '203.0.113.8']
    const statuses: number[] = []
    for (const key of ['a', 'b', undefined]) statuses.push((await open(edge, key, guesser)).status)
    expect(statuses).toEqual([401, 401, 401])
    await expectLimited(await open(edge, 'd', guesser))
    await expectLimited(await open(edge, KEY, guesser))
    // Guesses at every endpoint count together.
    await expectLimited(
      await fetch(`${edge}/session`, { headers: { Authorization: 'Bearer e', [CLIENT]: guesser } }),
    )
    expect((await open(edge, 'a', somebody)).status).toBe(401)
    expect((await open(edge, KEY, somebody)).status).toBe(201)
  })

  it('counts all addresses of one IPv6 network together', { tags: 'long' }, async () => {
    const { edge } = await start({ GUESS_RATE: 1 })
    expect((await open(edge, 'a', '2001:db8::1')).status).toBe(401)
    await expectLimited(await open(edge, 'b', '2001:db8:0:0:ffff::2'))
    expect((await open(edge, 'c', '2001:db8:0:1::1')).status).toBe(401)
  })

  it(
    'counts forged session tokens as guesses, and pages with known tokens go on',
    { tags: 'long' },
    async () => {
      const addresses = await start({ GUESS_RATE: 2 })
      const { token } = await openSession(addresses)
      const from = (shown: string, address = '203.0.113.9') =>
        atEdge(addresses, '/session', { token: shown, headers: { [CLIENT]: address } })
      expect((await from(token)).status).toBe(200)
      const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(43)}`
      expect([(await from(forged)).status, (await from(forged)).status]).toEqual([401, 401])
      await expectLimited(await from(forged))
      await expectLimited(await open(addresses.edge, KEY, '203.0.113.9'))
      expect((await from(token)).status).toBe(200)
      expect((await from(forged, '203.0.113.10')).status).toBe(401)
    },
  )

  it('does not count expired tokens as guesses', { tags: 'long' }, async () => {
    const addresses = await start({ GUESS_RATE: 1 })
    const old = await signedToken({ at: Date.now() - 3_600_000 })
    for (let time = 0; time < 5; time++) {
      const headers = { [CLIENT]: '203.0.113.11', Origin: 'http://demo.test' }
      const response = await atEdge(addresses, '/session', { token: old, headers })
      expect(await response.json()).toMatchObject({ code: 'session-expired' })
    }
  })
})

describe('a thousand requests within a minute, at the rates that are deployed', () => {
  const DEPLOYED = { RATE_LIMITS: '{}' }

  it('open 600 sessions of one key, while another key goes on', { tags: 'long' }, async () => {
    const { edge } = await start({}, DEPLOYED)
    expect(await statusesOf(1_000, () => open(edge, KEY))).toEqual({ 201: 600, 429: 400 })
    expect((await open(edge, 'sandbox-api-key-100002')).status).toBe(201)
  })

  it(
    'get 30 answers to guessed keys, for any addresses that the client claims',
    { tags: 'long' },
    async () => {
      const { edge } = await start({}, { ...DEPLOYED, TRUSTED_PROXY_HEADER: 'X-Forwarded-For' })
      const appended = ['203.0.113.7', '203.0.113.7:1024', '::ffff:203.0.113.7', '[::FFFF:203.0.113.7]:9']
      const forged = (number: number) => {
        const other = `198.51.${number >> 8}.${number & 255}`
        return {
          'X-Forwarded-For': `${other}, ${'2001:db8::, '.repeat(number % 7)}${appended[number % 4]}`,
          'CF-Connecting-IP': other,
          'True-Client-IP': other,
          'X-Real-IP': other,
          Forwarded: `for=${other}`,
        }
      }
      const guess = (number: number) => open(edge, `guess-${number}`, undefined, forged(number))
      expect(await statusesOf(1_000, guess)).toEqual({ 401: 30, 429: 970 })
      await expectLimited(await open(edge, KEY, undefined, forged(0)))
      const other = { 'X-Forwarded-For': '203.0.113.7, 203.0.113.8' }
      expect((await open(edge, KEY, undefined, other)).status).toBe(201)
    },
  )

  it('never limit guessed keys without a trusted proxy, which the log says once', async () => {
    const lines: string[] = []
    edge = await startEdge({ provider, stateDirectory, env: DEPLOYED, onLine: (line) => lines.push(line) })
    const { address } = edge
    const guess = (number: number) =>
      open(address, `guess-${number}`, undefined, { 'CF-Connecting-IP': '203.0.113.7' })
    expect(await statusesOf(100, guess)).toEqual({ 401: 100 })
    expect((await open(address, KEY, undefined, { 'CF-Connecting-IP': '203.0.113.7' })).status).toBe(201)
    // All output of the process has arrived once it has ended.
    await edge.stop()
    expect(lines.filter((line) => line.includes('guesses-without-address'))).toHaveLength(1)
  })
})
