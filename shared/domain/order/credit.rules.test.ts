import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOrder, deliveryOf, rowOf } from '../../testing/life.ts'
import {
  canCreditRow,
  leftToCredit,
  madeCredit,
  refusedAmountCredit,
  type RequestedCredit,
} from './credit.rules.ts'
import type { Delivery } from './delivery.schema.ts'
import type { Long } from '../values/long.ts'
import { normalLong } from '../values/long.ts'
import { rowAmount, sum } from '../money/money.ts'
import type { OrderRow } from './order-row.schema.ts'

/** Two chairs at 100.00 and three lamps at 45.00 (50.00 less 10 %), of which one lamp is credited: 290.00 are left. */
const chairs = rowOf({ OrderRowId: 1, UnitPrice: 10_000, Quantity: 200 })
const lamps = rowOf({ OrderRowId: 2, UnitPrice: 5_000, Quantity: 300, DiscountPercent: 1_000 })
const oneLamp = { Amount: -4_500, OrderRows: [{ ...lamps, Quantity: -100 }], Actions: [] }
const delivery = deliveryOf({
  Id: 77,
  OrderRows: [chairs, lamps],
  DeliveryAmount: 33_500,
  CreditedAmount: 4_500,
  Credits: [oneLamp],
})
const order = { ...anyOrder, Deliveries: [delivery] }

function credit(request: Partial<RequestedCredit>, changes: Partial<Delivery> = {}, from = order) {
  const made = madeCredit({ ...from, Deliveries: [{ ...delivery, ...changes }] }, 77, {
    OrderRowIds: [],
    ...request,
  })
  return 'rows' in made && 'amount' in made
    ? { amount: made.amount, rows: made.rows.map((row) => [row.OrderRowId, row.Quantity, rowAmount(row)]) }
    : made
}

describe('a credit', () => {
  it('takes all that is left of a row', () => {
    expect(credit({ OrderRowIds: [2, 1] })).toEqual({
      amount: 29_000,
      rows: [
        [2, 200, 9_000],
        [1, 200, 20_000],
      ],
    })
  })

  it('takes a part of a row', () => {
    const part = { OrderRowIds: [1], RowCreditingOptions: [{ OrderRowId: 1, Quantity: 50 }] }
    // Half a chair.
    expect(credit(part)).toEqual({ amount: 5_000, rows: [[1, 50, 5_000]] })
  })

  it('takes the price of new rows times their quantity', () => {
    const compensation = { Name: 'Compensation', UnitPrice: 1_000, VatPercent: 2_500 }
    // 10.00, and 2.5 × 10.00.
    const newRows = [compensation, { ...compensation, Quantity: 250 }]
    expect(credit({ newRows })).toEqual({ amount: 3_500, rows: [] })
  })

  it('refuses a fee above its amount', () => {
    const fee = (UnitPrice: Long) => ({ Name: 'Fee', UnitPrice, VatPercent: 2_500 })
    expect(credit({ OrderRowIds: [1], fee: fee(2_000) })).toMatchObject({ amount: 18_000 })
    expect(credit({ OrderRowIds: [1], fee: fee(20_000) })).toMatchObject({ amount: 0 })
    expect(credit({ OrderRowIds: [1], fee: fee(20_001) })).toEqual({
      code: 'request-invalid',
      refusals: [{ pointer: '/Fee/UnitPrice', code: 'member-out-of-range', minimum: 0, maximum: 20_000 }],
    })
  })

  it('refuses more than is left of a row', () => {
    const part = { OrderRowIds: [2], RowCreditingOptions: [{ OrderRowId: 2, Quantity: 201 }] }
    expect(credit(part)).toMatchObject({
      refusals: [{ pointer: '/RowCreditingOptions/0/Quantity', maximum: 200 }],
    })
  })

  it('must be above 0, and at most what is left of the delivery', () => {
    // An amount without rows was credited: 200.00 are left for rows of 290.00.
    expect(credit({ OrderRowIds: [1, 2] }, { CreditedAmount: 13_500 })).toEqual({
      code: 'credit-too-high',
      maximum: 20_000,
    })
    expect(credit({ OrderRowIds: [1] }, { CreditedAmount: 13_500 })).toMatchObject({ amount: 20_000 })
    expect(credit({ newRows: [{ Name: 'Nothing', UnitPrice: 0, VatPercent: 0 }] })).toEqual({
      code: 'credit-too-high',
      maximum: 29_000,
    })
  })

  it('needs the actions of the delivery and of its rows', () => {
    const newRows = [{ Name: 'Compensation', UnitPrice: 1_000, VatPercent: 2_500 }]
    expect(credit({ OrderRowIds: [1] }, { Actions: ['CanCreditNewRow'] })).toEqual({
      code: 'delivery-action-missing',
      action: 'CanCreditOrderRows',
    })
    expect(credit({ newRows }, { Actions: ['CanCreditOrderRows'] })).toEqual({
      code: 'delivery-action-missing',
      action: 'CanCreditNewRow',
    })
    const locked = { ...chairs, Actions: [] }
    expect(credit({ OrderRowIds: [1, 5] }, { OrderRows: [locked, lamps] })).toEqual({
      code: 'rows-refused',
      rows: [
        { code: 'row-action-missing', pointer: '/OrderRowIds/0', OrderRowId: 1, action: 'CanCreditRow' },
        { code: 'row-not-found', pointer: '/OrderRowIds/1', OrderRowId: 5 },
      ],
    })
  })

  it('needs an invoice if it is less a fee, even without a named fee', () => {
    expect(credit({ OrderRowIds: [1], fee: null })).toMatchObject({ amount: 20_000 })
    expect(credit({ OrderRowIds: [1], fee: null }, {}, { ...order, PaymentType: 'PaymentPlan' })).toEqual({
      code: 'request-invalid',
      refusals: [{ pointer: '', code: 'payment-type-wrong', allowed: ['Invoice'] }],
    })
  })

  it('takes parts and fees of invoice orders only', () => {
    const card = { ...order, PaymentType: 'Card' }
    const part = {
      OrderRowIds: [1],
      RowCreditingOptions: [{ OrderRowId: 1, Quantity: 50 }],
      fee: { Name: 'Fee', UnitPrice: 1, VatPercent: 0 },
    }
    expect(credit(part, {}, card)).toMatchObject({
      refusals: [{ pointer: '/RowCreditingOptions' }, { pointer: '/Fee' }],
    })
    expect(credit({ OrderRowIds: [1] }, {}, card)).toMatchObject({ amount: 20_000 })
  })

  it('refuses an unknown delivery', () => {
    expect(madeCredit(order, 78, { OrderRowIds: [1] })).toEqual({ code: 'delivery-not-found' })
  })

  it('never exceeds the delivered row, for any parts', () => {
    const members = fc.record({
      UnitPrice: fc.integer({ min: 1, max: 99_999 }),
      Quantity: fc.integer({ min: 1, max: 2_000 }),
      DiscountPercent: fc.constantFrom(0, 0, 333, 1_000, 9_999),
    })
    const shares = fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 8 })
    fc.assert(
      fc.property(members, shares, (members, shares) => {
        const row = rowOf({ OrderRowId: 1, ...members })
        fc.pre(rowAmount(row) > 0)
        let state = deliveryOf({ Id: 1, OrderRows: [row], DeliveryAmount: rowAmount(row) })
        const credited: Long[] = []
        for (const share of [...shares, Infinity]) {
          const left = leftToCredit(state).get(1)
          if (!left) break
          const Quantity = normalLong(BigInt(Math.min(share, Number(left.Quantity))))
          const made = madeCredit({ ...anyOrder, Deliveries: [state] }, 1, {
            OrderRowIds: [1],
            RowCreditingOptions: [{ OrderRowId: 1, Quantity }],
          })
          // A part of a nearly free row can come to 0.
          if (!('amount' in made)) continue
          credited.push(made.amount)
          state = afterCredit(state, made.rows[0]!)
        }
        const total = sum(credited)
        const left = leftToCredit(state).get(1)
        expect(sum([total, left ? rowAmount(left) : 0])).toBe(rowAmount(row))
      }),
    )
  })
})

function afterCredit(state: Delivery, row: OrderRow): Delivery {
  const negative = {
    ...row,
    Quantity: normalLong(-BigInt(row.Quantity)),
    DiscountAmount: normalLong(-BigInt(row.DiscountAmount)),
  }
  return {
    ...state,
    CreditedAmount: sum([state.CreditedAmount, rowAmount(row)]),
    Credits: [...state.Credits!, { Amount: rowAmount(negative), OrderRows: [negative], Actions: [] }],
  }
}

describe('the credit of an amount', () => {
  // 45.00 of 335.00 are credited.
  it.each<Long>([4_501, 33_500])('allows the total %s', (CreditedAmount) => {
    expect(refusedAmountCredit(order, 77, { CreditedAmount })).toBeUndefined()
  })

  it.each<Long>([4_500, 33_501])(
    'refuses the total %s: it must rise, to at most the delivery',
    (CreditedAmount) => {
      expect(refusedAmountCredit(order, 77, { CreditedAmount })).toMatchObject({
        refusals: [{ minimum: 4_501, maximum: 33_500 }],
      })
    },
  )

  it('needs the delivery and its action', () => {
    expect(refusedAmountCredit(order, 1, { CreditedAmount: 5_000 })).toEqual({ code: 'delivery-not-found' })
    const locked = { ...order, Deliveries: [{ ...delivery, Actions: [] }] }
    expect(refusedAmountCredit(locked, 77, { CreditedAmount: 5_000 })).toEqual({
      code: 'delivery-action-missing',
      action: 'CanCreditAmount',
    })
  })
})

describe('a row of which something is left', () => {
  // Two chairs: 200.00.
  it.each([
    ['Invoice', 20_000, true],
    ['Invoice', 1, true],
    ['Invoice', 0, false],
    ['Invoice', -1, false],
    ['PaymentPlan', 20_000, true],
    ['PaymentPlan', 19_999, false],
    ['Barter', 0, false],
  ])('%s, with %i left of the delivery: can be credited is %s', (PaymentType, remaining, can) => {
    expect(canCreditRow({ PaymentType }, chairs, remaining)).toBe(can)
  })

  it('cannot be credited if it costs nothing or less, or if nothing is left', () => {
    const invoice = { PaymentType: 'Invoice' }
    expect(canCreditRow(invoice, rowOf({ UnitPrice: 0 }), 100)).toBe(false)
    expect(canCreditRow(invoice, rowOf({ UnitPrice: -1_000 }), 100)).toBe(false)
    expect(canCreditRow(invoice, undefined, 100)).toBe(false)
  })
})
