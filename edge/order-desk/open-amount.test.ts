/** Writes that would leave less than 0 open: the edge refuses them, although the provider accepts them. */
import { describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { asServer, historyOf, json, newOrder, orderNow, orderPath } from '../testing/edge.ts'
import { problemOf } from '../testing/life.ts'

/** 1,000.00 less 200.00. */
const lamps = { Name: 'Lamp', Quantity: 200, UnitPrice: 50_000, VatPercent: 2500 }
const voucher = { Name: 'Voucher', Quantity: 100, UnitPrice: -20_000, VatPercent: 2500 }

function order(): Promise<Long> {
  return newOrder({ OrderRows: [lamps, voucher] })
}

describe('a write that leaves less than 0 open', () => {
  it.each([
    ['rows', 'POST', { ...voucher, UnitPrice: -80_001 }, ''],
    ['rows/addOrderRows', 'POST', { OrderRows: [voucher, { ...voucher, UnitPrice: -60_001 }] }, '/OrderRows'],
    ['rows/1', 'PATCH', { IsCancelled: true }, ''],
    ['rows/1', 'PATCH', { Quantity: 39 }, ''],
    ['rows/updateOrderRows', 'POST', { OrderRows: [{ RowId: 1, IsCancelled: true }] }, '/OrderRows'],
    ['rows/replaceOrderRows', 'PUT', { OrderRows: [voucher] }, '/OrderRows'],
    ['rows/cancelOrderRows', 'PATCH', { OrderRowIds: [1] }, '/OrderRowIds'],
  ])('is never sent: %s %s %j', async (path, method, body, pointer) => {
    const id = await order()
    const response = await asServer(`${orderPath(id)}/${path}`, json(method, body))
    expect(response.status).toBe(409)
    expect(await problemOf(response)).toMatchObject({ code: 'order-amount-negative', pointer })
    expect(await historyOf(id)).toEqual([])
    expect((await orderNow(id)).order.OrderRows).toMatchObject([
      { IsCancelled: false },
      { IsCancelled: false },
    ])
  })

  it.each([
    ['rows/2', 'PATCH', { IsCancelled: true }],
    ['rows/2', 'PATCH', { UnitPrice: -100 }],
    ['rows', 'POST', { ...lamps, UnitPrice: 100 }],
    ['rows/cancelOrderRows', 'PATCH', { OrderRowIds: [2] }],
  ])('is allowed if the order was below 0 before: %s %s %j', async (path, method, body) => {
    const below = await newOrder({ OrderRows: [{ ...lamps, UnitPrice: 1 }, voucher] })
    const response = await asServer(`${orderPath(below)}/${path}`, json(method, body))
    expect(response.ok).toBe(true)
  })
})
