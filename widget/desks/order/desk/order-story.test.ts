import { describe, expect, it } from 'vitest'
import { LONG_MAX } from '../../../../shared/domain/values/long.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { orderStory } from './order-story.ts'
import { storyDiscrepancy, storyRows } from './story-moments.ts'

/** Rows of 1 125.00 and 316.00 (4 at 79.00). */
const lamp = buildRow()
const bulb = buildRow({ OrderRowId: 2, Name: 'Bulb', Quantity: 400, UnitPrice: 7900, DiscountPercent: 0 })

describe('the story of an order', () => {
  it('adds up: ordered is delivered, cancelled and open', () => {
    // 1 125.00 open + 316.00 cancelled + 1 250.00 delivered = 2 691.00
    const order = buildOrder({
      OrderAmount: 269_100,
      CancelledAmount: 31_600,
      OrderRows: [lamp, { ...bulb, IsCancelled: true }],
      Deliveries: [buildDelivery()],
    })
    const { ordered, cancelled, open } = orderStory(order)
    expect([ordered, cancelled, open]).toEqual([269_100, 31_600, 112_500])
    expect(storyRows(order, 'ordered').map(({ OrderRowId }) => OrderRowId)).toEqual([1, 2, 3])
    expect(storyRows(order, 'cancelled')).toEqual([{ ...bulb, IsCancelled: true }])
    expect(storyRows(order, 'open')).toEqual([lamp])
    expect(storyDiscrepancy(order)).toBe(0)
  })

  it('says by how much the provider’s amounts differ, to the minor unit', () => {
    // 1 125.00 + 1 250.00 = 2 375.00, but 2 375.01 was ordered.
    const order = buildOrder({ OrderAmount: 237_501, OrderRows: [lamp], Deliveries: [buildDelivery()] })
    expect(storyDiscrepancy(order)).toBe(1)
    expect(storyDiscrepancy({ ...order, OrderAmount: 237_499 })).toBe(-1)
  })

  it('has nothing cancelled and nothing open where there is nothing', () => {
    const story = orderStory(buildOrder({ OrderAmount: 0, OrderRows: [] }))
    expect(story.cancelled).toBeUndefined()
    expect(story.open).toBe(0)
  })

  it('tells of a cancelled row that cost nothing', () => {
    const gift = buildRow({ UnitPrice: 0, IsCancelled: true })
    expect(orderStory(buildOrder({ OrderRows: [gift], OrderAmount: 0 })).cancelled).toBe(0)
  })

  it('adds up amounts of 64 bits', () => {
    // 2^63 − 1 is 1 250.00 delivered and the rest cancelled.
    const order = buildOrder({
      OrderAmount: LONG_MAX,
      CancelledAmount: LONG_MAX - 125_000n,
      OrderRows: [],
      Deliveries: [buildDelivery()],
    })
    expect(storyDiscrepancy(order)).toBe(0)
  })

  it('tells deliveries in the order in which they were made, one without a date first', () => {
    const at = (Id: number, CreationDate: string) => buildDelivery({ Id, CreationDate })
    const undated = { ...at(3, ''), CreationDate: null as unknown as string }
    const Deliveries = [at(2, '2026-11-15T09:00:00'), at(1, '2026-11-14T09:00:00'), undated]
    expect(orderStory(buildOrder({ Deliveries })).deliveries.map(({ Id }) => Id)).toEqual([3, 1, 2])
  })
})
