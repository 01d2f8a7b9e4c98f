import { describe, expect, it } from 'vitest'
import type { Credit } from '../../../../shared/domain/order/delivery.schema.ts'
import type { HistoryEntry, HistoryFacts } from '../../../../shared/domain/order/history.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { storyDiscrepancy, storyMoments } from './story-moments.ts'

const facts = (OrderAmount: number, CancelledAmount: number): HistoryFacts => ({
  OrderAmount,
  CancelledAmount,
})

function entry(requestId: string, more: Partial<HistoryEntry>): HistoryEntry {
  return {
    at: `2026-11-21T04:0${requestId}:00.000Z`,
    who: { kind: 'session', id: 'u2', name: 'Anna' },
    operation: 'updateOrderRows',
    outcome: 'done',
    before: facts(100_000, 0),
    after: facts(100_000, 0),
    rows: [],
    requestId,
    ...more,
  }
}

const credit = (Amount: number): Credit => ({ Amount, OrderRows: [], Actions: [] })
const requestOf = (entry: HistoryEntry | undefined) => entry?.requestId

describe('the cancellations of an order', () => {
  const rest = entry('4', { operation: 'deliverOrder', after: facts(100_000, 30_000) })

  it('include those that a delivery made', () => {
    const { cancelled, cancelledElsewhere } = storyMoments(buildOrder({ CancelledAmount: 30_000 }), [rest])
    expect([...cancelled]).toEqual([[rest, 30_000]])
    expect(cancelledElsewhere).toBe(0)
  })

  it('have a row that cost nothing, and no write that cancelled none', () => {
    const gift = entry('3', {
      rows: [1],
      changes: [{ OrderRowId: 1, Name: 'Gift', is: 'cancelled' }],
    })
    const added = entry('2', { operation: 'addOrderRow', after: facts(120_000, 0) })
    expect([...storyMoments(buildOrder(), [gift, added]).cancelled]).toEqual([[gift, 0]])
  })

  it.each(['refused', 'not-done', 'unknown'] as const)('are none if the outcome is %s', (outcome) => {
    expect(storyMoments(buildOrder(), [{ ...rest, outcome }]).cancelled.size).toBe(0)
  })

  it('are not known of an entry of an earlier version', () => {
    const old = entry('1', { before: { OrderAmount: 100_000 }, after: { OrderAmount: 90_000 } })
    expect(storyMoments(buildOrder(), [old]).cancelled.size).toBe(0)
  })

  it('have no row that was cancelled elsewhere', () => {
    // 450.00 cancelled, of which 300.00 here.
    const { cancelledElsewhere } = storyMoments(buildOrder({ CancelledAmount: 45_000 }), [rest])
    expect(cancelledElsewhere).toBe(15_000)
  })
})

describe('the person who delivered', () => {
  const row = (OrderRowId: number) => buildRow({ OrderRowId })
  const first = buildDelivery({ Id: 1, CreationDate: '2026-11-14T09:00:00', OrderRows: [row(1)] })
  const second = buildDelivery({ Id: 2, CreationDate: '2026-11-15T09:00:00', OrderRows: [row(2)] })
  const order = buildOrder({ Deliveries: [second, first] })
  const delivers = (requestId: string, rows: number[], more: Partial<HistoryEntry> = {}) =>
    entry(requestId, { operation: 'deliverOrder', rows, ...more })

  it('is known by their sequence where every delivery was made here', () => {
    const { deliveries } = storyMoments(order, [delivers('2', []), delivers('1', [])])
    expect([first, second].map((one) => requestOf(deliveries.get(one)))).toEqual(['1', '2'])
  })

  it('is known by the rows where another delivery was made elsewhere', () => {
    const { deliveries } = storyMoments(order, [delivers('1', [2])])
    expect([first, second].map((one) => requestOf(deliveries.get(one)))).toEqual([undefined, '1'])
  })

  it('is not known where nothing tells the deliveries apart', () => {
    expect(storyMoments(order, [delivers('1', [])]).deliveries.size).toBe(0)
    expect(storyMoments(order, [delivers('1', [1, 2])]).deliveries.size).toBe(0)
    const twice = [delivers('3', [9]), delivers('2', [1]), delivers('1', [1])]
    expect(storyMoments(order, twice).deliveries.size).toBe(0)
  })

  it('is not known by the sequence where an outcome was found later', () => {
    const found = [delivers('2', [], { foundByReading: true }), delivers('1', [])]
    expect(storyMoments(order, found).deliveries.size).toBe(0)
  })
})

describe('the person who credited', () => {
  const [one, other] = [credit(-500), credit(-700)]
  const lamp = buildDelivery({ OrderRows: [buildRow({ OrderRowId: 3 })], Credits: [one, other] })
  const third = credit(-100)
  const bulb = buildDelivery({ Id: 2, OrderRows: [buildRow({ OrderRowId: 4 })], Credits: [third] })
  const credits = (requestId: string, rows: number[]) =>
    entry(requestId, { operation: 'creditOrderRows', rows })
  const amount = (requestId: string) => entry(requestId, { operation: 'creditAmount' })

  it('is known if each credit of the delivery was made here', () => {
    const found = storyMoments(buildOrder({ Deliveries: [lamp] }), [amount('2'), credits('1', [3])]).credits
    expect([one, other].map((each) => requestOf(found.get(each)))).toEqual(['1', '2'])
  })

  it('is not known for any credit if one was made elsewhere', () => {
    const { credits: found } = storyMoments(buildOrder({ Deliveries: [lamp] }), [credits('1', [3])])
    expect(found.size).toBe(0)
  })

  it('is known for one delivery where an amount may have been credited on another', () => {
    const order = buildOrder({ Deliveries: [lamp, bulb] })
    const { credits: found } = storyMoments(order, [credits('3', [4]), amount('2'), credits('1', [3])])
    expect([one, other, third].map((each) => requestOf(found.get(each)))).toEqual([undefined, undefined, '3'])
  })

  it('is absent where nothing was credited', () => {
    const order = buildOrder({ Deliveries: [buildDelivery({ Credits: null })] })
    expect(storyMoments(order, [amount('1')]).credits.size).toBe(0)
  })
})

describe('a refund of a delivered order', () => {
  it('is a credit of its delivery in the story, and nothing cancelled', () => {
    const made = credit(-2_500)
    const Deliveries = [buildDelivery({ DeliveryAmount: 100_000, CreditedAmount: 2_500, Credits: [made] })]
    const PaymentType = 'Card'
    const amounts = { OrderAmount: 100_000, CancelledAmount: 2_500 }
    const order = buildOrder({ PaymentType, ...amounts, OrderRows: [], Deliveries })
    const refund = entry('5', {
      operation: 'cancelAmount',
      before: { ...facts(100_000, 0), OrderStatus: 'Delivered' },
      after: { ...facts(100_000, 2_500), OrderStatus: 'Delivered' },
    })
    const { cancelled, cancelledElsewhere, credits } = storyMoments(order, [refund])
    expect([...cancelled]).toEqual([])
    expect(cancelledElsewhere).toBe(0)
    expect([...credits]).toEqual([[made, refund]])
    expect(storyDiscrepancy(order)).toBe(0)
  })
})
