import { describe, expect, it } from 'vitest'
import { buildDelivery, buildOrder, buildRow } from '../testing/order.builder.ts'
import { readOrder } from './read-answer.ts'

const row = buildRow({ OrderRowId: 9_223_372_036_854_775_807n })
const order = buildOrder({
  OrderRows: [row],
  Deliveries: [buildDelivery({ Credits: [{ Amount: 5, OrderRows: [row], Actions: [] }] })],
})

/** The order with another value in one of its members, or without it. */
function damaged(path: string, value: unknown): unknown {
  const copy = structuredClone(order)
  const names = path.split('/')
  const last = names.pop()!
  const at = names.reduce(
    (one, name) => one[name] as Record<string, unknown>,
    copy as Record<string, unknown>,
  )
  at[last] = value
  return copy
}

describe('an order that is read', () => {
  it.each([
    'Id',
    'OrderAmount',
    'CancelledAmount',
    'OrderRows/0',
    'OrderRows/0/OrderRowId',
    'OrderRows/0/Quantity',
    'Deliveries/0',
    'Deliveries/0/CreditedAmount',
    'Deliveries/0/OrderRows/0/UnitPrice',
    'Deliveries/0/Credits/0',
    'Deliveries/0/Credits/0/Amount',
    'Deliveries/0/Credits/0/OrderRows/0',
  ])('is invalid where %s is missing, null, a text or a fraction', (path) => {
    for (const value of [undefined, null, '1', 1.5]) {
      expect(() => readOrder(damaged(path, value))).toThrowError('answer-invalid')
    }
  })

  it('has the lists that the answer leaves out', () => {
    const { OrderRows: _, Actions: _1, BillingReferences: _2, Deliveries: _3, ...bare } = order
    expect(readOrder(bare)).toMatchObject({
      OrderRows: [],
      Actions: [],
      BillingReferences: [],
      Deliveries: [],
    })
    expect(readOrder(damaged('Deliveries/0/Credits', null)).Deliveries[0]?.Credits).toEqual([])
  })

  it('stays as it is otherwise', () => {
    expect(readOrder(order)).toEqual(order)
  })
})
