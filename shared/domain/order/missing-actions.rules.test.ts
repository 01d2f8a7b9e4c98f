import { describe, expect, it } from 'vitest'
import { rowOf } from '../../testing/life.ts'
import { missingDeliveryActionReason, missingOrderActionReason } from './missing-actions.rules.ts'

describe('the reason for a missing action of an order', () => {
  it.each([
    ['Delivered', 'Invoice', 'CanDeliverOrder', 'order-not-open'],
    ['Expired', 'Card', 'CanCancelAmount', 'order-not-open'],
    ['Open', 'Invoice', 'CanDeliverOrder', 'not-offered'],
    ['Open', 'Invoice', 'CanCancelAmount', 'payment-type'],
    ['Open', 'PaymentPlan', 'CanDeliverPartially', 'payment-type'],
    ['Open', 'Card', 'CanCancelAmount', 'not-offered'],
    ['Open', 'Card', 'CanCancelOrderRow', 'payment-type'],
    // A type that is not in the list.
    ['Open', 'Barter', 'CanCancelAmount', 'not-offered'],
    ['Open', 'constructor', 'CanCancelAmount', 'not-offered'],
  ] as const)('%s, %s, %s: %s', (OrderStatus, PaymentType, action, reason) => {
    expect(missingOrderActionReason({ OrderStatus, PaymentType, OrderRows: [] }, action)).toBe(reason)
  })

  it.each([
    // 50.00 less 50.01, and less 50.00.
    ['Open', 'Invoice', -5_001, 'CanDeliverOrder', 'amount-negative'],
    ['Open', 'Invoice', -5_001, 'CanDeliverPartially', 'amount-negative'],
    ['Open', 'Invoice', -5_000, 'CanDeliverOrder', 'not-offered'],
    ['Open', 'Invoice', -5_001, 'CanCancelOrder', 'not-offered'],
    ['Open', 'PaymentPlan', -5_001, 'CanDeliverPartially', 'payment-type'],
    ['Expired', 'Invoice', -5_001, 'CanDeliverOrder', 'order-not-open'],
  ] as const)('%s, %s, with a row of %i, %s: %s', (OrderStatus, PaymentType, UnitPrice, action, reason) => {
    const OrderRows = [
      rowOf({ UnitPrice: 5_000 }),
      rowOf({ UnitPrice }),
      rowOf({ UnitPrice: 1, IsCancelled: true }),
    ]
    expect(missingOrderActionReason({ OrderStatus, PaymentType, OrderRows }, action)).toBe(reason)
  })
})

describe('the reason for a missing action of a delivery', () => {
  it.each([
    ['Invoice', 100, 'CanCreditOrderRows', 'nothing-left'],
    ['Invoice', 99, 'CanCreditOrderRows', 'not-offered'],
    ['Invoice', 0, 'CanCreditAmount', 'payment-type'],
    ['Swish', 0, 'CanCreditAmount', 'not-offered'],
    ['Card', 0, 'CanCreditOrderRows', 'payment-type'],
    ['Barter', 0, 'CanCreditAmount', 'not-offered'],
    ['Barter', 120, 'CanCreditAmount', 'nothing-left'],
  ] as const)('%s, %i of 100 credited, %s: %s', (PaymentType, CreditedAmount, action, reason) => {
    const delivery = { DeliveryAmount: 100, CreditedAmount }
    expect(missingDeliveryActionReason({ PaymentType }, delivery, action)).toBe(reason)
  })
})
