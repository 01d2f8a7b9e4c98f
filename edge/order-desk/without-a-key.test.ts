/** Clients without a key: the same content is the same request until it is known that the client has its answer. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
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
import { ageWrites, storedWrites } from '../testing/desk-table.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const deskOf = (id: Long) => env.DESK.getByName(deskName('100001', id))
const add = (id: Long, changes = {}, apiKey = API_KEY) =>
  asServer(`${orderPath(id)}/rows/`, json('POST', { ...row, ...changes }), apiKey)
const bulbs = async (id: Long) => everyWrite.addOrderRow.timesDone((await orderNow(id)).order)

/** The contents under which its answers are found; empty for one of a request alone. */
const keptContents = (id: Long) =>
  runInDurableObject(deskOf(id), (_, { storage }) =>
    (storedWrites(storage, 'content') as { content: string }[]).map(({ content }) => content),
  )

/** The client leaves without reading the body. */
async function leave(answer: Promise<Response>): Promise<void> {
  await (await answer).body?.cancel()
}

afterEach(() => vi.restoreAllMocks())

describe('an answer that the client did not take', () => {
  it('is repeated for the same If-Match, although the write has changed the tag', async () => {
    const id = await newOrder()
    const init = json('POST', row, { 'If-Match': (await orderNow(id)).etag })
    const ask = () => asServer(`${orderPath(id)}/rows/`, init)
    await leave(ask())
    expect((await ask()).status).toBe(202)
    expect(await bulbs(id)).toBe(1)
  })
})

describe('an answer that the client took', () => {
  it('is kept for its own request alone if it has no body: a row can be set back and forth', async () => {
    const id = await newOrder()
    const set = (Quantity: number) => sendWrite(id, { method: 'PATCH', path: 'rows/1', body: { Quantity } })
    for (const quantity of [300, 400, 300]) expect((await set(quantity)).status).toBe(204)
    expect((await orderNow(id)).order.OrderRows[0]!.Quantity).toBe(300)
    // Each for a minute, in which the platform may repeat its request. Then it is forgotten with the next change.
    expect(await keptContents(id)).toEqual(['', '', ''])
    await runInDurableObject(deskOf(id), (_, { storage }) => ageWrites(storage, 60_000))
    expect((await set(500)).status).toBe(204)
    expect(await keptContents(id)).toEqual([''])
  })
})

describe('a write whose outcome is not known', () => {
  it('is never reported as done after another write has changed the same', async () => {
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
    // It was done, so the same request only repeats the answer, also after a write that only adds.
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

  it('is never sent again for the same content, also after the alarm has given it up', async () => {
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
