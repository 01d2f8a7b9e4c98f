/** The facts of the provider's answer that the history keeps. Pure. */
import type { CreditHistoryEntry } from '../../shared/domain/order/history.ts'
import type { CreditSubject } from '../../shared/domain/credit/credit.enums.ts'
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import type { CreditWriteName } from '../../shared/domain/credit/soap/operations.ts'
import type { Subject } from './credit-request.ts'
import { memberAt } from './member-at.ts'

interface Places {
  /** The places where the result can have the number of what was made. */
  made?: readonly string[]
  /** The kind of subject under which later writes name this number. */
  subject?: CreditSubject
  /** The place of the amount in the result. */
  amount?: string
}

const places: { [Name in CreditWriteName]?: Places } = {
  CreateOrder: { made: ['ProviderOrderNr'], subject: 'ProviderOrderNr', amount: 'AuthorizedAmount' },
  CreateInvoice: { made: ['InvoiceNumber'], amount: 'InvoiceAmount' },
  CreatePaymentPlan: {
    made: ['ProviderPaymentPlanNr'],
    subject: 'ProviderPaymentPlanNr',
    amount: 'AuthorizedAmount',
  },
  ApprovePaymentPlan: { made: ['ContractNumber'] },
  CreateOrderEu: {
    made: ['CreateOrderResult.ProviderOrderId'],
    subject: 'ProviderOrderNr',
    amount: 'CreateOrderResult.Amount',
  },
  DeliverOrderEu: {
    made: [
      'DeliverOrderResult.InvoiceResultDetails.InvoiceId',
      'DeliverOrderResult.PaymentPlanResultDetails.ContractNumber',
      'DeliverOrderResult.AccountCreditResultDetails.AccountCreditId',
    ],
    amount: 'DeliverOrderResult.Amount',
  },
}

/** The number of what the write made; undefined if it makes nothing or the result has no number. */
export function createdNumber(name: CreditWriteName, result: unknown): Long | undefined {
  return places[name]?.made?.map((path) => memberAt(result, path)).find(isLong)
}

/**
 * Whether the provider accepted a new order or payment plan without its number. A missing required member is read as 0,
 * so 0 counts as missing.
 */
export function lacksNumber(name: CreditWriteName, result: unknown): boolean {
  const { Accepted } = result as { Accepted?: boolean }
  return places[name]?.subject !== undefined && Accepted === true && !createdNumber(name, result)
}

/** The number and the amount of what a done write made. A result that was found by reading has no amount. */
export function resultFacts(
  name: CreditWriteName,
  result: unknown,
): Pick<CreditHistoryEntry, 'made' | 'amount'> {
  const made = createdNumber(name, result)
  const path = places[name]?.amount
  const amount = path && memberAt(result, path)
  return { ...(made !== undefined && { made }), ...(typeof amount === 'string' && { amount }) }
}

/** The order or payment plan that a done write made. Its history is read under this number. */
export function createdSubject(name: CreditWriteName, made: Long | undefined): Subject | undefined {
  const kind = places[name]?.subject
  return kind && made !== undefined ? { kind, number: made } : undefined
}
