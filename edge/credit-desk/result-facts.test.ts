import { describe, expect, it } from 'vitest'
import { resultFacts } from './result-facts.ts'

describe('what the history says of a delivered order', () => {
  it.each([
    ['an invoice', { InvoiceResultDetails: { InvoiceId: 7001 } }, 7001],
    ['a payment plan', { PaymentPlanResultDetails: { ContractNumber: 7002 } }, 7002],
    ['an account credit', { AccountCreditResultDetails: { AccountCreditId: 7003 } }, 7003],
  ])('has the number of %s, and what it comes to', (_, details, made) => {
    const result = { ResultCode: 0, DeliverOrderResult: { Amount: '125.00', ...details } }
    expect(resultFacts('DeliverOrderEu', result)).toEqual({ made, amount: '125.00' })
  })

  it('has neither where the provider says none', () => {
    expect(resultFacts('DeliverOrderEu', { ResultCode: 0, DeliverOrderResult: {} })).toEqual({})
  })
})
