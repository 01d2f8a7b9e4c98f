import { isLong, type Long } from '../../shared/domain/long.ts'
import type { CreditWriteName } from '../../shared/wire/operations.ts'

/** Where the result has the number of what was made. */
const numbers: { [Name in CreditWriteName]?: readonly string[] } = {
  CreateOrder: ['ProviderOrderNr'],
  CreateInvoice: ['InvoiceNumber'],
  CreatePaymentPlan: ['ProviderPaymentPlanNr'],
  ApprovePaymentPlan: ['ContractNumber'],
  CreateOrderEu: ['CreateOrderResult', 'ProviderOrderId'],
}

/** The number of what the write made, where it makes something and the result says so. */
export function createdNumber(name: CreditWriteName, result: unknown): Long | undefined {
  const path = numbers[name]
  const number = path?.reduce<unknown>(
    (value, member) => (value as Record<string, unknown> | undefined)?.[member],
    result,
  )
  return isLong(number) ? number : undefined
}
