import { describe, expect, it } from 'vitest'
import { anyOrder, rowOf } from '../../testing/life.ts'
import { refusedAmountCancellation } from './order-life.rules.ts'
import {
  cancellableAmount,
  cancelledRowsAmount,
  isRefund,
  isRefundWrite,
  refundableAmount,
  refundedAmount,
} from './refund.rules.ts'

const gone = rowOf({ OrderRowId: 3, Name: 'Rug', UnitPrice: 3_000, Quantity: 100, IsCancelled: true })
const delivery = (DeliveryAmount: number, CreditedAmount: number) => ({
  ...anyOrder.Deliveries[0]!,
  DeliveryAmount,
  CreditedAmount,
})
/** 400.00 delivered in two, of which 25.00 are refunded; a row of 30.00 was cancelled before. */
const order = {
  ...anyOrder,
  PaymentType: 'Card' as const,
  OrderStatus: 'Delivered' as const,
  Actions: ['CanCancelOrder' as const, 'CanCancelAmount' as const],
  OrderRows: [gone],
  OrderAmount: 43_000,
  CancelledAmount: 5_500,
  Deliveries: [delivery(10_000, 2_500), delivery(30_000, 0)],
}

describe('a cancellation of a delivered order', () => {
  it('is a refund only where the order has an action for it', () => {
    expect(isRefund(order)).toBe(true)
    expect(isRefund({ ...order, Actions: ['CanCancelAmount'] })).toBe(true)
    expect(isRefund({ ...order, Actions: [] })).toBe(false)
    expect(isRefund({ ...order, OrderStatus: 'Open' })).toBe(false)
  })

  it('takes at most what is left to credit, and the total must rise', () => {
    expect(refundableAmount(order)).toBe(37_500)
    expect(cancellableAmount(order)).toBe(37_500)
    for (const total of [5_501, 43_000]) {
      expect(refusedAmountCancellation(order, { CancelledAmount: total })).toBeUndefined()
    }
    for (const total of [5_500, 43_001]) {
      expect(refusedAmountCancellation(order, { CancelledAmount: total })).toMatchObject({
        refusals: [{ code: 'member-out-of-range', minimum: 5_501, maximum: 43_000 }],
      })
    }
  })

  it('takes open rows of an open order, not what is delivered', () => {
    const open = { ...order, OrderStatus: 'Open' as const, OrderRows: [rowOf({ UnitPrice: 700 }), gone] }
    expect(cancellableAmount(open)).toBe(700)
  })
})

describe('the refunds of an order', () => {
  it('are the part of CancelledAmount that no cancelled row has', () => {
    expect(refundedAmount(order)).toBe(2_500)
    expect(cancelledRowsAmount(order)).toBe(3_000)
  })

  it('are not credits that leave CancelledAmount alone', () => {
    const credited = { ...order, CancelledAmount: 3_000 }
    expect([refundedAmount(credited), cancelledRowsAmount(credited)]).toEqual([0, 3_000])
  })

  it('are none where a provider lowers the delivery instead of crediting it', () => {
    const lowered = { ...order, CancelledAmount: 5_500, Deliveries: [delivery(37_500, 0)] }
    expect([refundedAmount(lowered), cancelledRowsAmount(lowered)]).toEqual([0, 5_500])
  })

  it('are none of an order that is credited by other actions', () => {
    const invoice = { ...order, PaymentType: 'Invoice' as const }
    expect([refundedAmount(invoice), cancelledRowsAmount(invoice)]).toEqual([0, 5_500])
  })

  it('are told in a history by the status before', () => {
    const before = { OrderStatus: 'Delivered' }
    expect(isRefundWrite({ operation: 'cancelAmount', before })).toBe(true)
    expect(isRefundWrite({ operation: 'cancelOrder', before: { OrderStatus: 'Open' } })).toBe(false)
    expect(isRefundWrite({ operation: 'creditAmount', before })).toBe(false)
  })
})
