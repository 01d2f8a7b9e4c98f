/** Writes that never reached the provider: their outcome is known, and no other write waits for them. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { asServer, bodyOf, env, historyOf, json, newOrder, orderNow, orderPath } from '../testing/edge.ts'
import { cut, hang, isToken, isWrite, onWire } from '../testing/wire.ts'
import { GATE_LIMIT } from '../upstream/gate.ts'
import { deskName } from './desk-request.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }

function add(id: Long, key = 'one'): Promise<Response> {
  return asServer(`${orderPath(id)}/rows/`, json('POST', row, { 'Idempotency-Key': key }))
}

afterEach(() => vi.restoreAllMocks())

describe('a write before which the order cannot be read', () => {
  it.each([408, 421, 425])('is not refused for good after a %i', async (status) => {
    const id = await newOrder()
    await orderNow(id)
    const requests = onWire(({ method }) => (method === 'GET' ? new Response(null, { status }) : undefined))
    const answer = await add(id)
    expect(answer.status).toBe(502)
    expect(answer.headers.get('Retry-After')).toBe('1')
    expect(await bodyOf(answer)).toMatchObject({ code: 'provider-failed' })
    expect(requests.filter(isWrite)).toEqual([])
    vi.restoreAllMocks()
    expect((await add(id)).status).toBe(202)
  })
})

describe('a write that gets 401 while no new token comes', () => {
  it.each<[string, () => Response, string]>([
    ['as the token endpoint fails', () => new Response(null, { status: 503 }), 'provider-failed'],
    ['as the token endpoint is cut off', cut, 'provider-unreachable'],
    ['as the token endpoint answers nonsense', () => new Response('x'), 'provider-answer-invalid'],
    [
      'as the credentials are refused',
      () => new Response(null, { status: 401 }),
      'provider-rejects-credentials',
    ],
  ])('is not unknown, keeps its key free and blocks no other: %s', async (_, token, code) => {
    const id = await newOrder()
    await orderNow(id)
    const requests = onWire((request) => {
      if (isToken(request)) return token()
      return isWrite(request) ? new Response(null, { status: 401 }) : undefined
    })
    const answer = await bodyOf(await add(id))
    expect(answer).toMatchObject({ code, detail: expect.stringContaining('Nothing was changed.') })
    expect(requests.filter(isWrite)).toHaveLength(1)
    vi.restoreAllMocks()
    // Refused credentials are not tried again for five seconds.
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 6_000)
    expect((await add(id, 'two')).status).toBe(202)
    expect((await add(id)).status).toBe(202)
    expect(await historyOf(id)).toHaveLength(2)
  })
})

describe('a write for which the gate has no place', () => {
  it('is answered provider-busy, and keeps neither its key nor a history entry', async () => {
    const id = await newOrder()
    await orderNow(id)
    const requests = onWire((request) => (request.path.endsWith('/8906810') ? hang() : undefined))
    const reads: Promise<unknown>[] = []
    // The write is stored, and about to be sent.
    const desk = env.DESK.getByName(deskName('100001', id))
    await runInDurableObject(desk, (_, { storage }) => {
      const sync = storage.sync.bind(storage)
      vi.spyOn(storage, 'sync').mockImplementationOnce(async () => {
        for (let call = 0; call < GATE_LIMIT; call++) reads.push(asServer('/api/v1/orders/8906810'))
        await eventually(() =>
          expect(requests.filter(({ path }) => path.endsWith('/8906810')).length).toBe(GATE_LIMIT),
        )
        await sync()
      })
    })
    const busy = await add(id)
    expect(busy.headers.get('Retry-After')).toBe('1')
    expect(await bodyOf(busy)).toMatchObject({ code: 'provider-busy' })
    expect(requests.filter(isWrite)).toEqual([])
    // A desk with nothing to store has no tables.
    const kept = await runInDurableObject(desk, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('writes', 'history')").toArray(),
    )
    expect(kept).toEqual([])
    expect(await historyOf(id)).toEqual([])
  })
})
