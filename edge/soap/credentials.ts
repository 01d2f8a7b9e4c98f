/** Which SOAP client speaks for a merchant: one for each kind of order, as the merchant is configured. */
import type { CreditOrderType } from '../../shared/domain/credit.enums.ts'
import type { SoapInput, SoapName } from '../../shared/wire/operations.ts'
import type { MerchantConfig, SoapClient } from '../config.ts'

const planOperations: readonly SoapName[] = [
  'CreatePaymentPlan',
  'GetPaymentPlanStatus',
  'CancelPaymentPlan',
  'ApprovePaymentPlan',
  'GetPaymentPlanOptions',
  'GetContractPdf',
  'GetPaymentPlanParams',
]

/** The client for the operation; undefined when the merchant has none for its kind of order. */
export function soapClientFor<Name extends SoapName>(
  { SoapClients = {} }: MerchantConfig,
  name: Name,
  input: SoapInput<Name>,
): SoapClient | undefined {
  return SoapClients[kindOf(name, input)]
}

function kindOf<Name extends SoapName>(name: Name, input: SoapInput<Name>): CreditOrderType {
  if (planOperations.includes(name)) return 'PaymentPlan'
  if (name !== 'CreateOrderEu') return 'Invoice'
  return (input as SoapInput<'CreateOrderEu'>).CreateOrderInformation?.OrderType ?? 'Invoice'
}
