import { describe, expect, it } from 'vitest'
import { doesExpire } from './order.rules.ts'
import { paymentTypes } from './payment.enums.ts'

describe('doesExpire', () => {
  it('is true for invoice, account credit and payment plan orders only', () => {
    expect(paymentTypes.filter(doesExpire)).toEqual(['AccountCredit', 'Invoice', 'PaymentPlan'])
  })

  it.each(['Giro', undefined, null])('leaves the payment type %s to the provider', (type) => {
    expect(doesExpire(type)).toBe(true)
  })
})
