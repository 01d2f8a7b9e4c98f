import type { SoapName } from '../../../shared/domain/soap/operations.ts'
import { words } from '../languages.ts'

/** English, for the task "Other operations". Its type lists the terms of every other language. */
export const creditOtherEn = {
  creditOtherIntro: 'For integrators: every operation of the SOAP service by the names of its members.',
  creditOtherOperation: 'Operation',
  creditOtherSummary: words<SoapName>({
    CreateOrder: 'Credit-checks a customer and opens an order.',
    ChangeOrderAmount: 'States the rows that remain on an order.',
    CreateInvoice: 'Invoices an order, in part or whole, or credits one of its invoices.',
    ChangeOrderInfo: 'Changes the merchant’s own number or the customer’s reference.',
    CloseOrder: 'Closes an order: nothing more is invoiced on it.',
    GetOrders: 'Finds orders by either of their numbers.',
    CheckInternalScoring: 'Tells whether an amount would pass the internal scoring.',
    CreatePaymentPlan: 'Credit-checks a customer and opens a payment plan.',
    GetPaymentPlanStatus: 'Tells where a payment plan stands.',
    CancelPaymentPlan: 'Cancels a pending payment plan.',
    ApprovePaymentPlan: 'Activates a pending payment plan.',
    GetPaymentPlanOptions: 'Lists the payment plans that are possible for an amount, with what each costs.',
    GetContractPdf: 'Returns a payment plan’s contract.',
    GetAddresses: 'Looks up the addresses of a person or company.',
    AddToBlockList: 'Puts a customer on the merchant’s block list.',
    GetAddressesEu: 'Looks up the addresses of a person or company.',
    Ping: 'Answers when the service is there.',
    GetPaymentPlanParams: 'Lists the merchant’s campaigns.',
    CreateOrderEu: 'Credit-checks a customer and opens an order of any of the four types.',
    CloseOrderEu: 'Closes an order of which nothing is delivered.',
    DeliverOrderEu: 'Delivers an order, in part or whole, or credits one of its invoices.',
    GetPaymentPlanParamsEu: 'Lists the merchant’s campaigns of payment plans.',
    GetAccountCreditParamsEu: 'Lists the merchant’s campaigns of account credits.',
    GetContractPdfEu: 'Returns a payment plan’s contract.',
  }),
  creditOtherReads: 'Reading',
  creditOtherWrites: 'Changing',
  creditOtherDeprecated: 'deprecated',
  creditOtherReplaced: 'It is deprecated: use it only where there is no other.',
  creditOtherInclude: (member: string) => `Include ${member}`,
  creditOtherAdd: (item: string) => `Add ${item}`,
  creditOtherRemove: (item: string) => `Remove ${item}`,
  creditOtherNull: 'null if empty',
  creditOtherNoMembers: 'This operation takes no members.',
  creditOtherSend: 'Send',
  creditOtherMayNot: 'Your session may read only.',
  creditOtherRequest: 'Request',
  creditOtherAnswer: 'Answer',
  creditOtherIncomplete: (count: number) =>
    count === 1 ? '1 member is missing or wrong.' : `${count} members are missing or wrong.`,
  creditOtherShowIds: 'Show national ids',
  creditOtherHideIds: 'Hide national ids',
  creditOtherCharacters: (count: string) => `(${count} characters)`,
  creditOtherConfirm: (operation: string) => `Do you want to send ${operation}?`,
  creditOtherConfirmText: 'This changes something at the provider.',
  creditOtherDone: (operation: string) => `${operation} is answered.`,
  creditOtherFound:
    'The answer was lost. The provider’s records show that it was done; other members are not known.',
}

export type CreditOtherWords = typeof creditOtherEn
