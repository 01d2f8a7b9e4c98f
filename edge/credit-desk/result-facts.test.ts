import { describe, expect, it } from 'vitest'
import { resultFacts } from './result-facts.ts'

describe('the history entry of a delivered order', () => {
  it.each([
    ['an invoice', { InvoiceResultDetails: { InvoiceId: 7001 } }, 7001],
    ['a payment plan', { PaymentPlanResultDetails: { ContractNumber: 7002 } }, 7002],
    ['an account credit', { AccountCreditResultDetails: { AccountCreditId: 7003 } }, 7003],
  ])('has the number of %s and its amount', (_, details, made) => {
    const result = { ResultCode: 0, DeliverOrderResult: { Amount: '125.00', ...details } }
    expect(resultFacts('DeliverOrderEu', result)).toEqual({ made, amount: '125.00' })
  })

  it('has neither if the provider names none', () => {
    expect(resultFacts('DeliverOrderEu', { ResultCode: 0, DeliverOrderResult: {} })).toEqual({})
  })
})
