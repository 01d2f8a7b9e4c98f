import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SessionInfo } from '../../shared/domain/session/session.ts'
import { readConfig } from '../config/config.ts'
import { config } from '../config/configured.ts'
import {
  API_KEY,
  asPage,
  ask,
  asServer,
  bodyOf,
  env,
  json,
  newOrder,
  openSession,
  orderNow,
  ORIGIN,
  orderPath,
  OTHER_API_KEY,
} from '../testing/edge.ts'
import { sessionsWith } from '../testing/live.ts'
import { signSession } from './session-token.ts'
import { eventually } from '../../shared/testing/eventually.ts'

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as { code?: string }).code}`
}

const end = (id: string, key = API_KEY) =>
  ask(`/sessions/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${key}` } })

const endAllOf = (query: string) =>
  ask(`/sessions?${query}`, { method: 'DELETE', headers: { Authorization: `Bearer ${API_KEY}` } })

describe('a session', () => {
  it.each([
    ['8906810', 8906810],
    ['9223372036854775807', 9223372036854775807n],
  ])('accepts the exact order id as the text %s', async (orderId, number) => {
    const { token } = await openSession({ orderId } as never)
    const { order } = JSON.parse(atob(token.split('.')[1]!)) as { order: string }
    expect(order).toBe(String(number))
  })

  it('has its user, capabilities, order and language', async () => {
    const { token } = await openSession({ orderId: 5, locale: 'nb-NO', capabilities: ['order.read'] })
    expect(await bodyOf(await asPage('/session', token))).toMatchObject({
      user: { id: 'u1', name: 'A clerk' },
      capabilities: ['order.read'],
      orderId: 5,
      locale: 'nb-NO',
    })
  })

  it("lists the provider's writes to an order, unless it has all of them", async () => {
    const { token } = await openSession()
    const told = async () => (await bodyOf(await asPage('/session', token))) as SessionInfo
    expect(await told()).not.toHaveProperty('operations')
    const { operations } = config
    Object.assign(config, { operations: new Set(['getOrder', 'getReport', 'deliverOrder', 'addOrderRow']) })
    try {
      expect((await told()).operations).toEqual(['addOrderRow', 'deliverOrder'])
    } finally {
      Object.assign(config, { operations })
    }
  })

  it('is refused for an invalid language', async () => {
    await expect(openSession({ locale: 'sv_SE;' })).rejects.toThrow(/400 .*\/locale/)
  })

  it.each(['/api/v1/orders/7', '/api/v1/orders/7/history'])(
    'is refused at %s if it is for another order',
    async (path) => {
      const { token } = await openSession({ orderId: 8 })
      expect(await codeOf(await asPage(path, token))).toBe('403 order-outside-session')
    },
  )

  it('is refused if its merchant is no longer configured', async () => {
    const gone = { merchantId: '999', origin: ORIGIN, user: { id: 'u', name: 'U' }, capabilities: [] }
    const { token } = await signSession(gone, readConfig(env).sessionKeys, Date.now())
    expect(await codeOf(await asPage('/session', token))).toBe('401 session-unknown-merchant')
  })
})

describe('a session that its merchant ends', () => {
  it('is refused at once, and no other is', async () => {
    const [one, other] = [await openSession(), await openSession()]
    expect((await asPage('/session', one.token)).status).toBe(200)
    expect((await end(one.id)).status).toBe(204)
    expect(await codeOf(await asPage('/session', one.token))).toBe('401 session-ended')
    expect((await asPage('/session', other.token)).status).toBe(200)
  })

  it('stays open when another merchant names it', async () => {
    const { id, token } = await openSession()
    expect((await end(id, OTHER_API_KEY)).status).toBe(204)
    expect((await asPage('/session', token)).status).toBe(200)
  })

  it('is refused after all were ended, and one that is opened afterwards is not', async () => {
    const before = await openSession({}, OTHER_API_KEY)
    const all = { method: 'DELETE', headers: { Authorization: `Bearer ${OTHER_API_KEY}` } }
    expect((await ask('/sessions', all)).status).toBe(204)
    expect(await codeOf(await asPage('/session', before.token))).toBe('401 session-ended')
    // A session of the same millisecond counts as opened before.
    await eventually(async () => {
      const after = await openSession({}, OTHER_API_KEY)
      expect((await asPage('/session', after.token)).status).toBe(200)
    })
  })

  it('cannot write, even if the isolate has an older copy', async () => {
    const id = await newOrder()
    const { token, id: session } = await openSession()
    expect((await asPage(orderPath(id), token)).status).toBe(200)
    // Not through the edge's route, which would drop this isolate's copy.
    await sessionsWith(session).end(session, undefined, true)
    const headers = { 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() }
    const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500 }
    const write = await asPage(`${orderPath(id)}/rows/`, token, json('POST', row, headers))
    expect(await codeOf(write)).toBe('401 session-ended')
    expect((await orderNow(id)).order.OrderRows).toHaveLength(1)
  })

  it('is refused after all of its user were ended, and those of other users are not', async () => {
    const kim = { id: 'u/kim & co', name: 'Kim' }
    const [one, two] = [await openSession({ user: kim }), await openSession({ user: kim })]
    const other = await openSession()
    expect((await endAllOf(`user=${encodeURIComponent(kim.id)}`)).status).toBe(204)
    for (const { token } of [one, two]) {
      expect(await codeOf(await asPage('/session', token))).toBe('401 session-ended')
    }
    expect((await asPage('/session', other.token)).status).toBe(200)
    // A session of the same millisecond counts as opened before.
    await eventually(async () => {
      const after = await openSession({ user: kim })
      expect((await asPage('/session', after.token)).status).toBe(200)
    })
  })

  it.each([
    'user=',
    'user=%20',
    'user=a&user=b',
    'usr=a',
    'user=a&x=1',
    'User=a',
    'user=a%0Ab',
    `user=${'x'.repeat(101)}`,
  ])('stays open for the query %s, which names no user', async (query) => {
    const { token } = await openSession()
    expect(await codeOf(await endAllOf(query))).toBe('400 path-parameter-invalid')
    expect((await asPage('/session', token)).status).toBe(200)
  })

  it.each([
    ['no key', {}, '401 api-key-missing'],
    ['a wrong key', { Authorization: 'Bearer wrong' }, '401 api-key-invalid'],
  ])('stays open when it is ended with %s', async (_, headers, code) => {
    expect(await codeOf(await ask('/sessions', { method: 'DELETE', headers }))).toBe(code)
    const one = await ask(`/sessions/${crypto.randomUUID()}`, { method: 'DELETE', headers })
    expect(await codeOf(one)).toBe(code)
  })

  it('must be named by an id', async () => {
    expect(await codeOf(await end('everyone'))).toBe('400 path-parameter-invalid')
  })
})

describe("a merchant's own server", () => {
  it('calls with its API key, without origin, If-Match and Idempotency-Key', async () => {
    const id = await newOrder()
    expect((await asServer(orderPath(id))).status).toBe(200)
    const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500 }
    const added = await asServer(`${orderPath(id)}/rows/`, json('POST', row))
    expect([added.status, await bodyOf(added)]).toEqual([202, { OrderRowID: 2, OrderRowId: 2 }])
    expect(await bodyOf(await asServer('/session'))).toMatchObject({ user: { name: 'API key' } })
  })

  it('is refused with an unknown key', async () => {
    expect(await codeOf(await asServer('/session', {}, 'nobody'))).toBe('401 api-key-invalid')
  })

  it("is forbidden another merchant's order", async () => {
    const id = await newOrder()
    expect(await codeOf(await asServer(orderPath(id), {}, OTHER_API_KEY))).toBe('403 provider-forbids')
  })
})

describe('a thousand mutated tokens', () => {
  it('are refused with their problems, and none makes the edge fail', async () => {
    const { token } = await openSession()
    const mutation = fc.oneof(
      fc
        .tuple(fc.nat(token.length - 1), fc.string({ unit: 'grapheme-ascii', maxLength: 3 }))
        .map(([at, text]) => token.slice(0, at) + text + token.slice(at + 1)),
      fc.nat(token.length).map((length) => token.slice(0, length)),
      fc.nat(token.length).map((at) => token.slice(at)),
      fc.shuffledSubarray(token.split('.'), { minLength: 1 }).map((parts) => parts.join('.')),
      fc.string({ unit: 'grapheme-ascii', maxLength: 400 }),
    )
    await fc.assert(
      fc.asyncProperty(mutation, async (mutated) => {
        fc.pre(mutated.trim() !== token)
        const { status } = await asPage('/session', mutated)
        expect(status).toBe(401)
      }),
      { numRuns: 1000 },
    )
  })
})
