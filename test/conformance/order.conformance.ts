import { describe, expect, it } from 'vitest'
import { orderActions } from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import { totals } from '../../shared/domain/money/totals.ts'
import { dayFromNow } from '../../shared/testing/day-from-now.ts'
import { call, type Deployment } from './deployment.ts'
import { openOrder, orderPath, readOrder, expectStatus } from './subjects.ts'

/** #6, #7 and #8: the order itself, its expiry and its metadata. */
export function orderConformance(deployment: Deployment): void {
  const put = (id: Long, body: unknown) =>
    call(deployment, `${orderPath(id)}/metadata`, { method: 'PUT', body })

  describe('get order (#8)', () => {
    it('answers an open order whose amount is the sum of its rows and the cancelled amount', async () => {
      const id = await openOrder(deployment)
      const order = await readOrder(deployment, id)
      expect(order).toMatchObject({ Id: id, OrderStatus: 'Open' })
      const delivered = order.Deliveries.flatMap(({ OrderRows }) => OrderRows)
      expect(remainingAmount(order)).toBe(totals([...order.OrderRows, ...delivered]).Amount)
      expect(orderActions).toEqual(expect.arrayContaining(order.Actions))
    })

    it('ignores case and a trailing slash in the path', async () => {
      const id = await openOrder(deployment)
      expect((await call(deployment, `/API/V1/Orders/${id}/`)).status).toBe(200)
    })
  })

  describe('extend order (#6)', () => {
    it('moves the expiry to a later day', async () => {
      const id = await openOrder(deployment)
      const date = dayFromNow(45)
      const answer = await call(deployment, `${orderPath(id)}/extendOrder/${date}`, { method: 'PATCH' })
      expectStatus(answer, 200)
      expect((await readOrder(deployment, id)).ExpirationDate).toMatch(new RegExp(`^${date}T`))
    })

    it.each([
      ['today', dayFromNow(0), 'date-not-later'],
      ['a day in the past', '2020-01-01', 'date-not-later'],
      ['a day that is not in the calendar', '2036-02-30', 'date-wrong'],
      ['a date with a time', '2036-02-03T00:00:00', 'date-wrong'],
      ['no date', 'soon', 'date-wrong'],
    ] as const)('refuses %s', async (_, date, reason) => {
      const id = await openOrder(deployment)
      const answer = await call(deployment, `${orderPath(id)}/extendOrder/${date}/`, { method: 'PATCH' })
      deployment.expectRefusal(answer, reason)
    })
  })

  describe('set metadata (#7)', () => {
    const pair = { Key: 'conformance', Value: 'first' }

    it('sets keys, overwrites them, and keeps the others', async () => {
      const id = await openOrder(deployment)
      const other = { Key: 'other', Value: 'kept' }
      expect((await put(id, { Metadata: [pair, other] })).status).toBe(200)
      expect((await put(id, { metadata: [{ KEY: pair.Key, value: 'second' }] })).status).toBe(200)
      const { OrderMetadata } = await readOrder(deployment, id)
      expect(OrderMetadata).toMatchObject({ conformance: 'second', other: 'kept' })
    })

    it('accepts 50 pairs of the longest keys and values', async () => {
      const Metadata = Array.from({ length: 50 }, (_, index) => ({
        Key: `k${index}`.padEnd(50, 'x'),
        Value: 'v'.repeat(500),
      }))
      expect((await put(await openOrder(deployment), { Metadata })).status).toBe(200)
    })

    it.each([
      ['51 pairs', Array.from({ length: 51 }, (_, index) => ({ Key: `k${index}`, Value: 'v' }))],
      ['a key of 51 characters', [{ Key: 'k'.repeat(51), Value: 'v' }]],
      ['a value of 501 characters', [{ Key: 'k', Value: 'v'.repeat(501) }]],
      ['an empty key', [{ Key: '', Value: 'v' }]],
      ['a missing value', [{ Key: 'k' }]],
      ['a value that is no text', [{ Key: 'k', Value: 1 }]],
      ['a key twice', [pair, { ...pair, Value: 'second' }]],
      ['no pairs', []],
      ['something else than a list', { Key: 'k', Value: 'v' }],
    ])('refuses %s and sets nothing', async (_, Metadata) => {
      const id = await openOrder(deployment)
      const before = await readOrder(deployment, id)
      deployment.expectRefusal(await put(id, { Metadata }), 'body-wrong')
      expect(await readOrder(deployment, id)).toEqual(before)
    })
  })
}
