/** What an API key with limits may do, and what its sessions may. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionInfo } from '../../shared/domain/session/session.ts'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import { config } from '../config/configured.ts'
import { apiKeyOf } from '../config/merchant.ts'
import {
  asPage,
  ask,
  asServer,
  bodyOf,
  json,
  newOrder,
  openSession,
  ORIGIN,
  orderPath,
} from '../testing/edge.ts'
import { limitedKey, useKeys } from '../testing/keys.ts'

useKeys()

interface Refusal {
  code?: string
  capability?: string
  pointer?: string
  detail?: string
}

async function refusalOf(response: Response): Promise<[number, Refusal]> {
  return [response.status, (await bodyOf(response)) as Refusal]
}

const sessions = (key: string, body: object) =>
  ask('/sessions', json('POST', body, { Authorization: `Bearer ${key}` }))
const request = { origin: ORIGIN, user: { id: 'u1', name: 'Kim' }, capabilities: ['order.read'] }

describe('an API key with capabilities', () => {
  it('does what they allow, and is told the capability that it lacks', async () => {
    const id = await newOrder()
    const key = await limitedKey({ Capabilities: ['order.read'] })
    expect((await asServer(orderPath(id), {}, key)).status).toBe(200)
    const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500 }
    const [status, refusal] = await refusalOf(
      await asServer(`${orderPath(id)}/rows/`, json('POST', row), key),
    )
    expect([status, refusal.code, refusal.capability]).toEqual([403, 'capability-missing', 'rows.write'])
    expect(await bodyOf(await asServer('/session', {}, key))).toMatchObject({ capabilities: ['order.read'] })
  })

  it('neither opens nor ends sessions unless it may', async () => {
    const reader = await limitedKey({ Capabilities: ['order.read'] })
    const { id, token } = await openSession()
    const end = (path: string) =>
      ask(path, { method: 'DELETE', headers: { Authorization: `Bearer ${reader}` } })
    for (const response of [
      await sessions(reader, request),
      await end(`/sessions/${id}`),
      await end('/sessions?user=u1'),
      await end('/sessions'),
    ]) {
      const [status, refusal] = await refusalOf(response)
      expect([status, refusal.code, refusal.capability]).toEqual([
        403,
        'capability-missing',
        'sessions.write',
      ])
    }
    expect((await asPage('/session', token)).status).toBe(200)
  })

  it('opens no session that has more than the key', async () => {
    const key = await limitedKey({ Capabilities: ['order.read', 'sessions.write'] })
    const wanted = { ...request, capabilities: ['order.read', 'rows.write'] }
    const [status, refusal] = await refusalOf(await sessions(key, wanted))
    expect([status, refusal]).toMatchObject([
      403,
      { code: 'capability-missing', capability: 'rows.write', pointer: '/capabilities/1' },
    ])
    const { token } = await openSession({ capabilities: ['order.read'] }, key)
    const info = (await bodyOf(await asPage('/session', token))) as SessionInfo
    expect(info.capabilities).toEqual(['order.read'])
  })

  it('may tell the index of an order only with metadata.write', async () => {
    const id = await newOrder()
    const tell = async (key: string) =>
      asServer(`${orderPath(id)}/reference`, json('PUT', { merchantOrderNumber: 'web-1' }), key)
    const others = capabilities.filter((capability) => capability !== 'metadata.write')
    const [status, refusal] = await refusalOf(await tell(await limitedKey({ Capabilities: others })))
    expect([status, refusal.capability]).toEqual([403, 'metadata.write'])
    expect((await tell(await limitedKey({ Capabilities: ['metadata.write'] }))).status).toBe(204)
  })
})

describe('an API key with origins', () => {
  it('opens sessions for these alone, and for none that its merchant does not have', async () => {
    const key = await limitedKey({ Origins: ['http://localhost:5173'] })
    const at = async (origin: string) => {
      const response = await sessions(key, { ...request, origin })
      return [response.status, ((await bodyOf(response)) as Refusal).detail]
    }
    expect(await at('http://localhost:5173')).toEqual([201, undefined])
    expect(await at(ORIGIN)).toEqual([403, 'The API key opens no sessions for this origin.'])
    expect(await at('http://localhost:5174')).toEqual([403, 'The API key opens no sessions for this origin.'])
    const foreign = await limitedKey({ Origins: ['https://evil.example'] })
    const [status, refusal] = await refusalOf(
      await sessions(foreign, { ...request, origin: 'https://evil.example' }),
    )
    expect([status, refusal.detail]).toEqual([403, 'The merchant has not configured this origin.'])
  })
})

describe('an API key with an end', () => {
  const start = Date.UTC(2030, 0, 1, 12)
  const Expires = '2030-01-01T12:05:00Z'
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
  afterEach(() => void vi.useRealTimers())

  it('is refused from that instant on, with its name and the time', async () => {
    const key = await limitedKey({ Expires })
    vi.setSystemTime(start + 299_999)
    expect((await asServer('/session', {}, key)).status).toBe(200)
    vi.setSystemTime(start + 300_000)
    for (const response of [
      await asServer('/session', {}, key),
      await sessions(key, request),
      await ask('/sessions', { method: 'DELETE', headers: { Authorization: `Bearer ${key}` } }),
    ]) {
      const [status, refusal] = await refusalOf(response)
      expect([status, refusal.code]).toEqual([401, 'api-key-expired'])
      expect(refusal.detail).toMatch(/^The API key [0-9a-f]{8} expired at 2030-01-01T12:05:00\.000Z\./)
    }
  })

  it('opens no session that outlives it', async () => {
    const key = await limitedKey({ Expires })
    const { token, expiresAt } = await openSession({}, key)
    expect(expiresAt).toBe('2030-01-01T12:05:00.000Z')
    vi.setSystemTime(start + 299_999)
    expect((await asPage('/session', token)).status).toBe(200)
    vi.setSystemTime(start + 300_000)
    const [status, refusal] = await refusalOf(await asPage('/session', token))
    expect([status, refusal.code]).toEqual([401, 'session-expired'])
  })

  it('opens sessions of ten minutes while it has longer', async () => {
    const key = await limitedKey({ Expires: '2030-01-01T13:00:00Z' })
    expect((await openSession({}, key)).expiresAt).toBe('2030-01-01T12:10:00.000Z')
    expect(await bodyOf(await asServer('/session', {}, key))).toMatchObject({
      expiresAt: '2030-01-01T13:00:00.000Z',
    })
  })

  it('is no guess of its sender, as an unknown key is', async () => {
    const key = await limitedKey({ Expires })
    vi.setSystemTime(start + 300_000)
    const { trustedProxy } = config
    config.trustedProxy = { header: 'X-Client', hops: 1 }
    const last = async (credential: string, address: string) => {
      const headers = { Authorization: `Bearer ${credential}`, 'X-Client': address }
      let response: Response
      for (let n = 0; ; n++) {
        response = await ask('/session', { headers })
        if (n === config.rates.GUESS_RATE + 1) return (await refusalOf(response))[1].code
        await response.body?.cancel()
      }
    }
    try {
      expect(await last(key, '192.0.2.77')).toBe('api-key-expired')
      expect(await last('unknown', '192.0.2.78')).toBe('rate-limited')
    } finally {
      config.trustedProxy = trustedProxy
    }
  })
})

describe('an API key without limits', () => {
  it('has every capability, opens sessions for all origins, and does not end', () => {
    const merchant = config.merchants.get('100001')!
    expect(apiKeyOf(merchant, merchant.ApiKeyHashes[0]!)).toMatchObject({
      capabilities,
      isForSessions: true,
      origins: undefined,
      expiresAt: Infinity,
    })
    expect(apiKeyOf(merchant, '0'.repeat(64))).toBeUndefined()
  })
})
