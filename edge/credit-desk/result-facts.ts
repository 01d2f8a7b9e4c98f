/** What a history says of the provider's answer. Pure. */
import type { CreditHistoryEntry } from '../../shared/domain/order/history.ts'
import type { CreditSubject } from '../../shared/domain/credit/credit.enums.ts'
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import type { CreditWriteName } from '../../shared/domain/credit/soap/operations.ts'
import type { Subject } from './credit-request.ts'
import { memberAt } from './member-at.ts'

interface Places {
  /** Where the result has the number of what was made; of several places, where it has one. */
  made?: readonly string[]
  /** What this is the number of, where later writes name it so. */
  subject?: CreditSubject
  /** Where the result has what it comes to. */
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

/** The number of what the write made, where it makes something and the result says so. */
export function createdNumber(name: CreditWriteName, result: unknown): Long | undefined {
  return places[name]?.made?.map((path) => memberAt(result, path)).find(isLong)
}

/**
 * Did the provider accept a new order or payment plan without saying which? Nothing can be done with it then, and a 0 is
 * what a required member becomes that is not there.
 */
export function lacksNumber(name: CreditWriteName, result: unknown): boolean {
  const { Accepted } = result as { Accepted?: boolean }
  return places[name]?.subject !== undefined && Accepted === true && !createdNumber(name, result)
}

/** What a done write made, and what that comes to. A result that was found by reading has no amount. */
export function resultFacts(
  name: CreditWriteName,
  result: unknown,
): Pick<CreditHistoryEntry, 'made' | 'amount'> {
  const made = createdNumber(name, result)
  const path = places[name]?.amount
  const amount = path && memberAt(result, path)
  return { ...(made !== undefined && { made }), ...(typeof amount === 'string' && { amount }) }
}

/** The order or payment plan that a done write made: whoever asks for its history asks with this number. */
export function createdSubject(name: CreditWriteName, made: Long | undefined): Subject | undefined {
  const kind = places[name]?.subject
  return kind && made !== undefined ? { kind, number: made } : undefined
}
