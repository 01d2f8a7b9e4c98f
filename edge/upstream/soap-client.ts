/** Which of a merchant's SOAP clients speaks: it has one for each kind of order. */
import type { CreditOrderType } from '../../shared/domain/credit.enums.ts'
import type { SoapInput, SoapName } from '../../shared/wire/operations.ts'

const planOperations: readonly SoapName[] = [
  'CreatePaymentPlan',
  'GetPaymentPlanStatus',
  'CancelPaymentPlan',
  'ApprovePaymentPlan',
  'GetPaymentPlanOptions',
  'GetContractPdf',
  'GetPaymentPlanParams',
]

/** The kind of order that the operation is about. */
export function clientKindOf<Name extends SoapName>(name: Name, input: SoapInput<Name>): CreditOrderType {
  if (planOperations.includes(name)) return 'PaymentPlan'
  if (name !== 'CreateOrderEu') return 'Invoice'
  return (input as SoapInput<'CreateOrderEu'>).CreateOrderInformation?.OrderType ?? 'Invoice'
}
