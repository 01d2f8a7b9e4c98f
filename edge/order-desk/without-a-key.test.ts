/** A client without a key: the same content is the same request as long as it is not known that it has its answer. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/long.ts'
import type { ApiKey } from '../config/config.ts'
import { config } from '../config/configured.ts'
import { LOST_MS } from '../desk/times.ts'
import {
  API_KEY,
  asServer,
  bodyOf,
  env,
  historyOf,
  json,
  newOrder,
  orderNow,
  orderPath,
} from '../testing/edge.ts'
import { everyWrite } from '../testing/every-write.ts'
import { sendWrite, settleLater } from '../testing/life.ts'
import { cut, isTask, isWrite, onWire } from '../testing/wire.ts'
import { deskName } from './desk-request.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const deskOf = (id: Long) => env.DESK.getByName(deskName('100001', id))
const add = (id: Long, changes = {}, apiKey = API_KEY) =>
  asServer(`${orderPath(id)}/rows/`, json('POST', { ...row, ...changes }), apiKey)
const bulbs = async (id: Long) => everyWrite.addOrderRow.timesDone((await orderNow(id)).order)

/** What the desk has of writes. */
const kept = (id: Long) =>
  runInDurableObject(deskOf(id), (_, { storage }) => {
    const tables = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'writes'").toArray()
    return tables.length === 0 ? [] : storage.sql.exec('SELECT keyed, handed FROM writes').toArray()
  })

/** The client is gone: nobody reads the body. */
async function leave(answer: Promise<Response>): Promise<void> {
  await (await answer).body?.cancel()
}

afterEach(() => vi.restoreAllMocks())

describe('an answer that nobody took', () => {
  it('is told to the same content for ten minutes, and nothing is sent again', async () => {
    const id = await newOrder()
    await leave(add(id))
    const again = await (await add(id)).text()
    expect(await (await add(id)).text()).toBe(again)
    expect(await bulbs(id)).toBe(1)
    await runInDurableObject(deskOf(id), (_, { storage }) => {
      storage.sql.exec('UPDATE writes SET lost_until = lost_until - ?', LOST_MS)
    })
    expect(await (await add(id)).text()).not.toBe(again)
    expect(await bulbs(id)).toBe(2)
  })

  it('is told to a repeated If-Match, which is of the order before the write', async () => {
    const id = await newOrder()
    const init = json('POST', row, { 'If-Match': (await orderNow(id)).etag })
    const ask = () => asServer(`${orderPath(id)}/rows/`, init)
    await leave(ask())
    expect((await ask()).status).toBe(202)
    expect(await bulbs(id)).toBe(1)
  })

  it('is forgotten after ten minutes', async () => {
    const id = await newOrder()
    await leave(add(id))
    await vi.waitFor(async () => expect(await kept(id)).toEqual([{ keyed: 0, handed: null }]))
    await runInDurableObject(deskOf(id), async (_, { storage }) => {
      expect((await storage.getAlarm())! - Date.now()).toBeLessThanOrEqual(LOST_MS)
      storage.sql.exec('UPDATE writes SET lost_until = lost_until - ?', LOST_MS)
    })
    await runDurableObjectAlarm(deskOf(id))
    expect(await kept(id)).toEqual([])
  })

  it('is never told to other content', async () => {
    const id = await newOrder()
    await leave(add(id))
    expect((await add(id, { UnitPrice: 600 })).status).toBe(202)
    expect(await bulbs(id)).toBe(2)
  })

  it('is never told to another caller', async () => {
    const id = await newOrder()
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('of-the-shop'))
    const { merchant } = [...config.apiKeys.values()].find((key) => key.merchant.MerchantId === '100001')!
    const keys = config.apiKeys as Map<string, ApiKey>
    keys.set(new Uint8Array(digest).toHex(), { merchant, id: 'the-shop' })
    await leave(add(id))
    expect((await add(id, {}, 'of-the-shop')).status).toBe(202)
    expect(await bulbs(id)).toBe(2)
  })
})

describe('an answer that the client took', () => {
  it('is not kept, and the same content is done again', async () => {
    const id = await newOrder()
    await (await add(id)).text()
    await vi.waitFor(async () => expect(await kept(id)).toEqual([]))
    await (await add(id)).text()
    expect(await bulbs(id)).toBe(2)
  })

  it('without a body is not kept: a row can be set back and forth', async () => {
    const id = await newOrder()
    const set = (Quantity: number) => sendWrite(id, { method: 'PATCH', path: 'rows/1', body: { Quantity } })
    for (const quantity of [300, 400, 300]) expect((await set(quantity)).status).toBe(204)
    expect((await orderNow(id)).order.OrderRows[0]!.Quantity).toBe(300)
    expect(await kept(id)).toEqual([])
  })
})

describe('a write whose outcome is not known', () => {
  it('is never told as done after another write, if a second time sets what the other one changed', async () => {
    const id = await newOrder()
    await orderNow(id)
    const set = (Quantity: number) => sendWrite(id, { method: 'PATCH', path: 'rows/1', body: { Quantity } })
    let isCut = false
    onWire((request, pass) => {
      if (isWrite(request)) return pass().then(() => ((isCut = true), cut()))
      return isCut ? new Response(null, { status: 500 }) : undefined
    })
    expect(await bodyOf(await set(300))).toMatchObject({ code: 'outcome-unknown' })
    vi.restoreAllMocks()
    // It was done: the same is only told now, also after a write that sets nothing.
    await (await add(id)).text()
    expect((await set(300)).status).toBe(204)
    for (const quantity of [400, 300]) expect((await set(quantity)).status).toBe(204)
    expect((await orderNow(id)).order.OrderRows[0]!.Quantity).toBe(300)
    expect((await historyOf(id)).map(({ outcome }) => outcome)).toEqual([
      'done',
      'done',
      'done',
      'done',
      'unknown',
    ])
  })

  it('is never sent again by the same content, also after the alarm has given it up', async () => {
    const id = await newOrder()
    await orderNow(id)
    const requests = onWire((request) => {
      if (isTask(request)) return Response.json({ Code: 40404 }, { status: 404 })
      const Location = 'https://provider.test/api/v1/queue/task-1'
      return isWrite(request)
        ? Response.json({ OrderRowId: 99 }, { status: 202, headers: { Location } })
        : undefined
    })
    const first = (await bodyOf(await add(id))) as { code: string; detail: string }
    expect(first.code).toBe('outcome-unknown')
    expect(first.detail).toContain('Send the same request again after Retry-After')
    await settleLater(id)
    for (const _ of [1, 2]) {
      const again = await add(id)
      expect([again.status, again.headers.get('Retry-After')]).toEqual([502, null])
      expect(await bodyOf(again)).toMatchObject({ code: 'outcome-unknown' })
    }
    expect(requests.filter(isWrite)).toHaveLength(1)
  })
})
