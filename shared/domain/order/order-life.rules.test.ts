import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderDelivery } from './delivery-request.schema.ts'
import { orderActions } from './enums.ts'
import type { Long } from '../values/long.ts'
import { rowAmount, sum } from '../money/money.ts'
import {
  deliveredParts,
  openAmount,
  refusedAmountCancellation,
  refusedCancellation,
  refusedLowering,
  refusedRowsCancellation,
} from './order-life.rules.ts'
import { anyOrder, rowOf } from '../../testing/life.ts'

/** Two chairs at 100.00, three lamps at 50.00 with 10 % off, a cancelled row of 30.00: 335.00 open. */
const chairs = rowOf({ OrderRowId: 1, Name: 'Chair', UnitPrice: 10_000, Quantity: 200 })
const lamps = rowOf({ OrderRowId: 2, Name: 'Lamp', UnitPrice: 5_000, Quantity: 300, DiscountPercent: 1_000 })
const gone = rowOf({ OrderRowId: 3, Name: 'Rug', UnitPrice: 3_000, Quantity: 100, IsCancelled: true })
const order = {
  ...anyOrder,
  OrderStatus: 'Open',
  OrderRows: [chairs, lamps, gone],
  OrderAmount: 36_500,
  CancelledAmount: 3_000,
}

function deliver(request: Partial<OrderDelivery>, from = order) {
  const parts = deliveredParts(from, { OrderRowIds: [], ...request })
  return Array.isArray(parts)
    ? parts.map(({ row, rest }) => [row.OrderRowId, row.Quantity, rowAmount(row), rest?.Quantity ?? 0])
    : parts
}
const without = (...missing: string[]) => ({
  ...order,
  Actions: orderActions.filter((action) => !missing.includes(action)),
})

describe('a delivery', () => {
  it('takes all rows that are left if it names none', () => {
    expect(deliver({})).toEqual([
      [1, 200, 20_000, 0],
      [2, 300, 13_500, 0],
    ])
    expect(openAmount(order)).toBe(33_500)
  })

  it('leaves the rest of a row that it takes in part', () => {
    // A lamp is 45.00 after the discount.
    const part = { OrderRowIds: [2], RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 100 }] }
    expect(deliver(part)).toEqual([[2, 100, 4_500, 200]])
  })

  it('needs no action for parts if it names every row', () => {
    const whole = without('CanDeliverPartially')
    expect(deliver({ OrderRowIds: [1, 2] }, whole)).toHaveLength(2)
    expect(deliver({ OrderRowIds: [1] }, whole)).toEqual({
      code: 'action-missing',
      action: 'CanDeliverPartially',
    })
    expect(deliver({ RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 100 }] }, whole)).toEqual({
      code: 'action-missing',
      action: 'CanDeliverPartially',
    })
  })

  it('needs the order’s action', () => {
    expect(deliver({}, without('CanDeliverOrder'))).toEqual({
      code: 'action-missing',
      action: 'CanDeliverOrder',
    })
  })

  it('is refused with the rows that are unknown, cancelled or lack the action', () => {
    const locked = { ...order, OrderRows: [{ ...chairs, Actions: [] }, lamps, gone] }
    expect(deliver({ OrderRowIds: [1, 9, 3] }, locked)).toEqual({
      code: 'rows-refused',
      rows: [
        { code: 'row-action-missing', pointer: '/OrderRowIds/0', OrderRowId: 1, action: 'CanDeliverRow' },
        { code: 'row-not-found', pointer: '/OrderRowIds/1', OrderRowId: 9 },
        { code: 'row-action-missing', pointer: '/OrderRowIds/2', OrderRowId: 3, action: 'CanDeliverRow' },
      ],
    })
  })

  it('is refused with an option for an unknown row, if it takes every row', () => {
    expect(deliver({ RowDeliveryOptions: [{ OrderRowId: 9, Quantity: 1 }] })).toEqual({
      code: 'rows-refused',
      rows: [{ code: 'row-not-found', pointer: '/RowDeliveryOptions/0/OrderRowId', OrderRowId: 9 }],
    })
  })

  it('refuses more of a row than there is', () => {
    const most = { OrderRowIds: [2], RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 301 }] }
    expect(deliver(most)).toEqual({
      code: 'request-invalid',
      refusals: [
        {
          pointer: '/RowDeliveryOptions/0/Quantity',
          code: 'member-out-of-range',
          minimum: 1,
          maximum: 300,
        },
      ],
    })
  })

  it('refuses members of other payment types', () => {
    const card = { ...order, PaymentType: 'Card' }
    expect(deliver({ InvoiceDistributionType: 'Email', CancelRemaining: true }, card)).toMatchObject({
      refusals: [
        { pointer: '/InvoiceDistributionType', code: 'payment-type-wrong', allowed: ['Invoice'] },
        { pointer: '/CancelRemaining', allowed: ['Invoice', 'AccountCredit', 'PaymentPlan'] },
      ],
    })
    expect(deliver({ CancelRemaining: false }, card)).toHaveLength(2)
    expect(deliver({ InvoiceDistributionType: 'Post', CancelRemaining: true })).toHaveLength(2)
  })

  it('must not be below 0', () => {
    const reduction = rowOf({ OrderRowId: 4, UnitPrice: -500, Quantity: 100 })
    const reduced = { ...order, OrderRows: [chairs, reduction] }
    expect(deliver({ OrderRowIds: [4] }, reduced)).toEqual({
      code: 'request-invalid',
      refusals: [{ pointer: '/OrderRowIds', code: 'amount-negative' }],
    })
    expect(deliver({ OrderRowIds: [1, 4] }, reduced)).toHaveLength(2)
  })

  it('adds up to the rows together with the rest, for any quantities', () => {
    const rows = fc.array(
      fc.record({
        UnitPrice: fc.integer({ min: 0, max: 99_999 }),
        Quantity: fc.integer({ min: 1, max: 9_999 }),
        DiscountPercent: fc.integer({ min: 0, max: 10_000 }),
        taken: fc.integer({ min: 1, max: 9_999 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(rows, (rows) => {
        const OrderRows = rows.map(({ UnitPrice, Quantity, DiscountPercent }, index) =>
          rowOf({ OrderRowId: index + 1, UnitPrice, Quantity, DiscountPercent }),
        )
        const RowDeliveryOptions = rows.map(({ taken, Quantity }, index) => ({
          OrderRowId: index + 1,
          Quantity: Math.min(taken, Quantity),
        }))
        const parts = deliveredParts({ ...order, OrderRows }, { OrderRowIds: [], RowDeliveryOptions })
        if (!Array.isArray(parts)) throw new Error(parts.code)
        const amounts = parts.flatMap(({ row, rest }) => [rowAmount(row), rest ? rowAmount(rest) : 0])
        expect(sum(amounts)).toBe(sum(OrderRows.map(rowAmount)))
      }),
    )
  })
})

describe('a delivery for less', () => {
  it.each<Long>([1, 33_500])('allows %s', (DeliveredAmount) => {
    expect(refusedLowering(order, { DeliveredAmount })).toBeUndefined()
  })

  it.each<Long>([0, 33_501])(
    'refuses %s: it must be above 0 and at most the open amount',
    (DeliveredAmount) => {
      expect(refusedLowering(order, { DeliveredAmount })).toMatchObject({
        refusals: [{ pointer: '/DeliveredAmount', minimum: 1, maximum: 33_500 }],
      })
    },
  )

  it('needs both actions', () => {
    for (const action of ['CanDeliverOrder', 'CanCancelAmount']) {
      expect(refusedLowering(without(action), { DeliveredAmount: 1 })).toEqual({
        code: 'action-missing',
        action,
      })
    }
  })
})

describe('a cancellation', () => {
  it('needs the action of the order', () => {
    expect(refusedCancellation(order)).toBeUndefined()
    expect(refusedCancellation(without('CanCancelOrder'))).toEqual({
      code: 'action-missing',
      action: 'CanCancelOrder',
    })
  })

  // 30.00 are cancelled, 335.00 are open.
  it.each<Long>([3_001, 36_500])('allows the total %s', (CancelledAmount) => {
    expect(refusedAmountCancellation(order, { CancelledAmount })).toBeUndefined()
  })

  it.each<Long>([3_000, 36_501])(
    'refuses the total %s: it must rise, to at most the order',
    (CancelledAmount) => {
      expect(refusedAmountCancellation(order, { CancelledAmount })).toMatchObject({
        refusals: [{ minimum: 3_001, maximum: 36_500 }],
      })
    },
  )

  it('allows no amount that is already delivered', () => {
    // 200.00 were delivered: of 365.00 only 135.00 are open, and 30.00 are cancelled.
    const partly = { ...order, OrderRows: [lamps, gone] }
    expect(refusedAmountCancellation(partly, { CancelledAmount: 16_501 })).toMatchObject({
      refusals: [{ maximum: 16_500 }],
    })
  })

  it('takes all of its rows or none', () => {
    expect(refusedRowsCancellation(order, { OrderRowIds: [1, 2] })).toBeUndefined()
    expect(refusedRowsCancellation(order, { OrderRowIds: [1, 3] })).toEqual({
      code: 'rows-refused',
      rows: [
        { code: 'row-action-missing', pointer: '/OrderRowIds/1', OrderRowId: 3, action: 'CanCancelRow' },
      ],
    })
    expect(refusedRowsCancellation(without('CanCancelOrderRow'), { OrderRowIds: [1] })).toEqual({
      code: 'action-missing',
      action: 'CanCancelOrderRow',
    })
  })
})
