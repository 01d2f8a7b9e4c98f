import { isLong, type Long } from '../../shared/domain/long.ts'
import type { CreditWriteName } from '../../shared/wire/operations.ts'

/** Where the result has the number of what was made; of several places, where it has one. */
const numbers: { [Name in CreditWriteName]?: readonly string[] } = {
  CreateOrder: ['ProviderOrderNr'],
  CreateInvoice: ['InvoiceNumber'],
  CreatePaymentPlan: ['ProviderPaymentPlanNr'],
  ApprovePaymentPlan: ['ContractNumber'],
  CreateOrderEu: ['CreateOrderResult.ProviderOrderId'],
  DeliverOrderEu: [
    'DeliverOrderResult.InvoiceResultDetails.InvoiceId',
    'DeliverOrderResult.PaymentPlanResultDetails.ContractNumber',
    'DeliverOrderResult.AccountCreditResultDetails.AccountCreditId',
  ],
}

/** The number of what the write made, where it makes something and the result says so. */
export function createdNumber(name: CreditWriteName, result: unknown): Long | undefined {
  return numbers[name]?.map((path) => memberAt(result, path)).find(isLong)
}

function memberAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((member, name) => (member as Record<string, unknown> | undefined)?.[name], value)
}
