import { describe, expect, it } from 'vitest'
import { rejectionCodes, resultCodes } from './credit.enums.ts'
import { creditReason, creditReasons } from './credit-reasons.ts'

const refusals = Object.entries(rejectionCodes).flatMap(([operation, codes]) =>
  codes.filter((code) => code !== 'Accepted').map((rejection) => ({ operation, rejection })),
)
const withResultCode = [
  'GetAddressesEu',
  'CreateOrderEu',
  'CloseOrderEu',
  'DeliverOrderEu',
  'GetPaymentPlanParamsEu',
  'GetAccountCreditParamsEu',
  'GetContractPdfEu',
]
const results = withResultCode.flatMap((operation) =>
  [...new Set(Object.values(resultCodes))]
    .filter((ResultCode) => ResultCode !== 0)
    .map((ResultCode) => ({ operation, ResultCode })),
)

describe('the meaning of a refusal', () => {
  it.each(refusals)('is known for $rejection of $operation', (refusal) => {
    expect(creditReason(refusal)).not.toBe('unknown')
  })

  it.each(results)('is known for $ResultCode of $operation', (refusal) => {
    expect(creditReason(refusal)).not.toBe('unknown')
  })

  it('belongs to a code: no reason is without one', () => {
    const used = new Set([...refusals, ...results].map(creditReason))
    expect([...used, 'unknown'].toSorted()).toEqual(Object.keys(creditReasons).toSorted())
  })

  it.each([
    ['CreateOrder', 'OrderIsClosed', 'numberOfClosedOrder'],
    ['CreateInvoice', 'OrderIsClosed', 'OrderIsClosed'],
    ['CreateOrder', 'OrderExpired', 'numberOfExpiredOrder'],
    ['CreateInvoice', 'Expired', 'OrderExpired'],
    ['CreateOrder', 'ClientOverCreditLimit', 'ClientOverCreditLimit'],
    ['CreatePaymentPlan', 'ClientOverCreditLimit', 'pendingPlansOverLimit'],
    ['CancelPaymentPlan', 'WrongStatus', 'WrongStatus'],
    ['GetContractPdf', 'WrongStatus', 'cancelledPlan'],
    ['ChangeOrderInfo', 'OrderDoesNotExist', 'neitherOrderNorPlan'],
    ['CloseOrder', 'OrderDoesNotExist', 'OrderDoesNotExist'],
  ])('depends on the operation %s: %s is %s', (operation, rejection, meaning) => {
    expect(creditReason({ operation, rejection })).toBe(meaning)
  })

  it.each([
    ['CloseOrderEu', 20000, 'OrderAlreadyClosed'],
    ['DeliverOrderEu', 20000, 'OrderIsClosed'],
    ['DeliverOrderEu', 20003, 'OrderExpired'],
    ['GetContractPdfEu', 20003, 'ContractExpired'],
    ['CloseOrderEu', 1000, 'partlyDelivered'],
    ['CreateOrderEu', 1000, 'Error'],
    // Two reasons share these numbers.
    ['CreateOrderEu', 20008, '20008'],
    ['CreateOrderEu', 30002, '30002'],
    ['DeliverOrderEu', 24000, 'AboveAuthorizedAmount'],
    ['CreateOrderEu', 20001, 'OrderDenied'],
  ])('depends on the operation %s: %i is %s', (operation, ResultCode, meaning) => {
    expect(creditReason({ operation, ResultCode })).toBe(meaning)
  })

  it.each([
    {},
    { rejection: 'Tired' },
    { rejection: 'constructor' },
    { rejection: 'Accepted' },
    { ResultCode: 0 },
    { ResultCode: 20002 },
    { ResultCode: -1 },
  ])('is unknown for %o', (refusal) => {
    expect(creditReason({ operation: 'CreateOrder', ...refusal })).toBe('unknown')
  })

  it('is general without an operation', () => {
    expect(creditReason({ rejection: 'OrderIsClosed' })).toBe('OrderIsClosed')
  })
})
