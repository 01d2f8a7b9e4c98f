import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/places.ts'
import {
  indexedOrder,
  indexedOrders,
  lookedOrders,
  viewCounts,
} from '../../shared/domain/order-index/order-index.schema.ts'
import type { IndexedOrder } from '../../shared/domain/order-index/order-index.ts'
import { orderViews } from '../../shared/domain/order-index/order-views.enums.ts'
import { FakeOrderIndex } from '../../widget/testing/fake-order-index.ts'

const at = '2026-11-26T10:00:00.000Z'

const order = (id: number, more: Partial<IndexedOrder> = {}): IndexedOrder => ({
  id,
  number: `web-${id}`,
  seen: { at, status: 'Open', currency: 'SEK', amount: 20_000, delivered: 0 },
  lastWrite: {
    at,
    operation: 'addOrderRow',
    outcome: 'done',
    who: { kind: 'session', id: 'u1', name: 'Kim' },
  },
  ...more,
})

async function call(index: FakeOrderIndex, method: 'GET' | 'POST', path: string, body?: unknown) {
  const { pathname, searchParams: query } = new URL(path, 'http://edge.test')
  const text = body === undefined ? '' : JSON.stringify(body)
  const seen = { method, path: pathname, query, headers: new Headers(), init: {}, body: text }
  return index.answer(seen)!.json()
}

it('the order in docs/order-index.md is one of the contract', () => {
  const page = readFileSync(join(root, 'docs/order-index.md'), 'utf8')
  const [, block] = /```json\n([^`]+)```/.exec(page)!
  const example: unknown = JSON.parse(block!)
  expect(indexedOrder.parse(example)).toEqual(example)
})

describe('the fake index of orders', () => {
  it('answers pages as the contract says, by number and by view', async () => {
    const index = new FakeOrderIndex()
    index.orders = [order(1), order(2, { seen: { at, status: 'Open', delivered: 500 } }), order(12)]
    const first = indexedOrders.parse(await call(index, 'GET', '/api/v1/orders?limit=2'))
    expect(first.orders.map(({ id }) => id)).toEqual([1, 2])
    const second = await call(index, 'GET', `/api/v1/orders?limit=2&cursor=${first.cursor}`)
    expect(indexedOrders.parse(second)).toMatchObject({ orders: [{ id: 12 }] })
    const found = indexedOrders.parse(await call(index, 'GET', '/api/v1/orders?query=WEB-1'))
    expect(found.orders.map(({ id }) => id)).toEqual([1, 12])
    const view = indexedOrders.parse(await call(index, 'GET', '/api/v1/orders?view=partly-delivered'))
    expect(view.orders.map(({ id }) => id)).toEqual([2])
  })

  it('counts every view', async () => {
    const index = new FakeOrderIndex()
    index.orders = [order(1), order(2, { lastWrite: { ...order(2).lastWrite!, outcome: 'unknown' } })]
    const { counts } = viewCounts.parse(await call(index, 'GET', `/api/v1/order-views?since=${at}`))
    expect(Object.keys(counts)).toEqual([...orderViews])
    expect(counts).toMatchObject({ 'to-deliver': 2, unknown: 1, 'changed-by-me': 1, 'changed-by-others': 0 })
  })

  it('looks at orders', async () => {
    const index = new FakeOrderIndex()
    index.orders = [order(1)]
    const looked = lookedOrders.parse(await call(index, 'POST', '/api/v1/orders/look', { orders: [1, '7'] }))
    expect(looked).toMatchObject({ orders: [{ id: 1 }], failed: [{ id: 7, code: 'order-not-found' }] })
  })
})
