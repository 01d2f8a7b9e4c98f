import { describe, expect, it } from 'vitest'
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
    expect(missingOrderActionReason({ OrderStatus, PaymentType }, action)).toBe(reason)
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
