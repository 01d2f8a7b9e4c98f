import type { DeliverTask, OffReason } from '../../credit/deliver/gates.ts'
import type { Consequence, Fact, Way } from '../../credit/deliver/plan.ts'
import { words } from '../languages.ts'

/** English, for what is done to a credit order. Its type lists the terms that every other language must have. */
export const creditDeliverEn = {
  creditActTasks: 'What can be done with the order',
  creditActTask: words<DeliverTask>({
    deliver: 'Deliver…',
    invoice: 'Invoice…',
    credit: 'Credit…',
    remaining: 'Remaining rows…',
    references: 'References…',
    close: 'Close…',
  }),
  creditActTaskTitle: words<DeliverTask>({
    deliver: 'Deliver the order',
    invoice: 'Invoice the order',
    credit: 'Credit an invoice',
    remaining: 'Change the remaining rows',
    references: 'Change the references',
    close: 'Close the order',
  }),
  creditActTaskOff: words<OffReason>({
    session: 'Your session may look at credit orders, but not change them.',
    closed: 'The order is closed, and no order opens again.',
    expired: 'The order has expired. Create a new one for what is left.',
    pending: 'The provider has not approved the order yet. Look again later.',
    'nothing-left': 'Nothing is left to deliver.',
    'no-invoice': 'The order has no invoice to credit.',
    'all-credited': 'Every invoice of the order is credited whole.',
  }),

  // What is asked for
  creditActReadingLife: 'Reading what was done with the order…',
  creditActLifeFailed: 'What was done with the order before could not be read.',
  creditActOrderTypeIs: 'Type of order',
  creditActOrderTypeWhy: 'The provider does not tell it, and the order was not made here. If it is another one, nothing is done.',
  creditActOlder: 'The order was made by the older CreateOrder',
  creditActOlderWhy:
    'Such an order is invoiced by CreateInvoice. It is deprecated, but it alone answers the account, the check digit and a link to the PDF.',
  creditActWhat: words<'deliver' | 'invoice' | 'credit'>({ deliver: 'What to deliver', invoice: 'What to invoice', credit: 'What to credit' }),
  creditActWay: words<Way>({
    all: 'All that is left',
    whole: 'The whole invoice',
    rows: 'Rows',
    amount: 'An amount',
  }),
  creditActWholeOff: 'A part of it is credited: choose rows or an amount.',
  creditActRowsUnknown: 'Which rows these are is not known here. Write them as they were ordered.',
  creditActChooseInvoice: 'Invoice to credit',
  creditActInvoiceLeft: (left: string, amount: string) => `${left} of ${amount} is left to credit`,
  creditActElsewhere: (amount: string) =>
    `${amount} is credited on this order, and it is not known of which invoice. So less may be left.`,
  creditActDays: 'Credit days',
  creditActDaysHint: (least: number, most: number) => `From ${least} to ${most}. With ${least} it is due at once.`,
  creditActGoesBy: 'The invoice goes by',
  creditActDistribution: words<'NotDefined' | 'Post' | 'Email' | 'EInvoiceB2B'>({
    NotDefined: 'The provider’s usual way',
    Post: 'Post',
    Email: 'E-mail',
    EInvoiceB2B: 'E-invoice',
  }),
  creditActNotes: 'Notes',
  creditActAmountText: 'Text on the invoice',
  creditActAmountWithVat: 'Amount incl. VAT',
  creditActVatRate: 'VAT rate, %',
  creditActOwnNumber: 'Your order number',
  creditActOwnNumberHint: 'If you empty it, the order has none.',
  creditActReference: 'New customer’s reference',
  creditActReferenceHint: 'The provider does not tell the current one. Empty, it stays.',

  // What is wrong
  creditActAmountRange: (most: string) => `From 0.01 to ${most}.`,
  creditActDaysRange: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  creditActRateRange: 'From 0 to 100.',
  creditActNothingChosen: 'Choose or write at least one row.',
  creditActAboveLeft: (left: string) => `This is more than is left: ${left}.`,
  creditActNothingChanged: 'Nothing is changed yet.',

  // The review
  creditActFact: words<Fact>({
    type: 'Type of order',
    way: 'What',
    invoice: 'Invoice',
    amount: 'Amount',
    left: 'Left to deliver',
    creditable: 'Left to credit',
    days: 'Credit days',
    distribution: 'Goes by',
    notes: 'Notes',
    own: 'Your order number',
    reference: 'Customer’s reference',
    InvoiceNumber: 'Invoice number',
    CreditNumber: 'Credit invoice number',
    ContractNumber: 'Contract number',
    AccountCreditId: 'Number of the account credit',
    Ocr: 'OCR reference',
    Account: 'Account to pay to',
    CheckDigit: 'Check digit of the amount',
    InvoiceDate: 'Invoice date',
    DueDate: 'Due',
    ToPay: 'To pay',
    PaidBack: 'Paid back',
  }),
  creditActRowsOf: (count: number) => (count === 1 ? 'One row' : `${count} rows`),
  creditActNone: 'none',
  creditActMeans: words<Consequence>({
    invoice: 'The customer gets an invoice. It can’t be undone: a credit is the way back.',
    plan: 'The order becomes an active payment plan. It can’t be undone here.',
    account: 'The amount goes on the customer’s account credit. It can’t be undone here.',
    credit:
      'The customer owes so much less, or is paid back. It can’t be undone, and what is credited can’t be delivered again.',
    remaining: 'These rows take the place of all that are left. What is left can be lowered, never raised.',
    references: 'Only these texts change. From then on the order is found by its new number.',
    close: 'Nothing more can be delivered, and the order never opens again. Its invoices stay as they are.',
    closes: 'Nothing is left to deliver then, so the order closes.',
    older: 'The deprecated CloseOrder does it: CloseOrderEu closes only orders of which nothing is delivered.',
  }),
  creditActChangedSince: (was: string, is: string) =>
    `The order was changed since you opened this: ${was} was left, now it is ${is}. Nothing was sent. Check this, then send it.`,
  creditActBack: 'Back',
  creditActDo: words<DeliverTask>({
    deliver: 'Deliver',
    invoice: 'Invoice',
    credit: 'Credit',
    remaining: 'Change the rows',
    references: 'Change',
    close: 'Close the order',
  }),
  creditActOtherType: (type: string) => `It is not of type ${type}. Choose another one.`,

  // The result
  creditActDone: words<DeliverTask>({
    deliver: 'The order is delivered.',
    invoice: 'The order is invoiced.',
    credit: 'The invoice is credited.',
    remaining: 'The remaining rows are changed.',
    references: 'The references are changed.',
    close: 'The order is closed.',
  }),
  creditActDoneOther: (amount: string) => `It came to ${amount}, which is not what you reviewed.`,
  creditActFound:
    'The provider’s answer was lost. It is done: this was found in the provider’s records, which do not have the rest.',
  creditActCopy: (what: string) => `Copy: ${what}`,
  creditActPdf: 'Open the PDF in a new tab',
  creditActPdfAnyone: 'Anyone who has the link can read the invoice without signing in.',
}

export type CreditDeliverWords = typeof creditDeliverEn
