import type {
  DeliverTask,
  OffReason,
  Way,
  Consequence,
  WrongCode,
  ResultFact,
  ReviewFact,
} from './deliver-terms.ts'
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
  creditActTitle: words<DeliverTask>({
    deliver: 'Deliver the order',
    invoice: 'Invoice the order',
    credit: 'Credit an invoice',
    remaining: 'Change the remaining rows',
    references: 'Change the references',
    close: 'Close the order',
  }),
  creditActOff: words<OffReason>({
    session: 'Your session may look at credit orders, but not change them.',
    closed: 'The order is closed, and no order opens again.',
    expired: 'The order has expired. Create a new one for what is left.',
    pending: 'The provider has not approved the order yet. Look again later.',
    loan: 'A loan is not delivered here.',
    'nothing-left': 'Nothing is left to deliver.',
    'no-invoice': 'The order has no invoice to credit.',
    'all-credited': 'Every invoice of the order is fully credited.',
  }),

  // What is asked for
  creditActReading: 'Reading what was done with the order…',
  creditActLost: 'What was done with the order before could not be read.',
  creditActRowsLost: 'The editor of rows could not be loaded.',
  creditActType: 'Type of order',
  creditActTypeWhy:
    'The provider does not tell it, and the order was not made here. With the wrong one, nothing is done.',
  creditActOlder: 'The order was made by the older CreateOrder',
  creditActOlderWhy:
    'Such an order is invoiced by CreateInvoice: deprecated, but it alone answers the account, the check digit and a link to the PDF.',
  creditActWhat: words<'deliver' | 'invoice' | 'credit'>({
    deliver: 'What to deliver',
    invoice: 'What to invoice',
    credit: 'What to credit',
  }),
  creditActWay: words<Way>({
    all: 'All that is left',
    whole: 'The whole invoice',
    rows: 'Rows',
    amount: 'An amount',
  }),
  creditActWholeOff: 'A part of it is credited: choose rows or an amount.',
  creditActRowsUnknown: 'Which rows these are is not known here. Write them as they were ordered.',
  creditActWhich: 'Invoice to credit',
  creditActInvoiceLeft: (left: string, amount: string) => `${left} of ${amount} left to credit`,
  creditActElsewhere: (amount: string) =>
    `${amount} is credited on this order, and it is not known of which invoice: less may be left.`,
  creditActDays: 'Credit days',
  creditActDaysHint: (least: string, most: string) => `${least} to ${most}. With ${least} it is due at once.`,
  creditActGoesBy: 'The invoice goes by',
  creditActDistribution: words<'NotDefined' | 'Post' | 'Email' | 'EInvoiceB2B'>({
    NotDefined: 'The provider’s usual way',
    Post: 'Post',
    Email: 'E-mail',
    EInvoiceB2B: 'E-invoice',
  }),
  creditActNotes: 'Notes',
  creditActText: 'Text on the invoice',
  creditActAmount: 'Amount incl. VAT',
  creditActRate: 'VAT rate, %',
  creditActOwn: 'Your order number',
  creditActOwnHint: 'If you empty it, the order has none.',
  creditActReference: 'Customer’s new reference',
  creditActReferenceHint: 'The provider does not tell the current one. If empty, it stays.',

  // What is wrong
  creditActAboveLeft: (left: string) => `This is more than is left: ${left}.`,
  creditActWrongDays: (least: string, most: string) => `It must be ${least} to ${most}.`,
  creditActWrong: words<WrongCode>({
    'no-type': 'Choose the type of the order.',
    'no-invoice': 'Choose the invoice.',
    'not-an-amount': 'It must be above 0.',
    'not-a-rate': 'It must be 0 to 100, with at most two decimals.',
    unchanged: 'Nothing is changed yet.',
  }),

  // The review
  creditActFact: words<ReviewFact | ResultFact>({
    type: 'Type of order',
    what: 'What',
    invoice: 'Invoice',
    amount: 'Amount',
    left: 'Left to deliver',
    creditable: 'Left to credit',
    days: 'Credit days',
    notes: 'Notes',
    own: 'Your order number',
    reference: 'Customer’s reference',
    InvoiceNumber: 'Invoice number',
    CreditNumber: 'Credit invoice number',
    ContractNumber: 'Contract number',
    AccountCreditId: 'Account credit number',
    Ocr: 'OCR reference',
    Account: 'Account to pay to',
    CheckDigit: 'Check digit of the amount',
    InvoiceDate: 'Invoice date',
    DueDate: 'Due',
    Distribution: 'Goes by',
  }),
  creditActRows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  creditActNone: 'none',
  creditActMeans: words<Consequence>({
    invoice: 'The customer gets an invoice. It can’t be undone: a credit is the way back.',
    plan: 'The order becomes an active payment plan. It can’t be undone here.',
    account: 'The amount goes on the customer’s account credit. It can’t be undone here.',
    credit:
      'The customer owes that much less, or is paid back. It can’t be undone, and what is credited can’t be delivered again.',
    remaining: 'These rows replace all that are left. What is left can be lowered here, never raised.',
    references: 'Only these texts change. From then on, the order is found by its new number.',
    close: 'Nothing more can be delivered, and the order never opens again. Its invoices stay as they are.',
    closes: 'Nothing is left to deliver then, so the order closes.',
    written:
      'If one of these rows isn’t a row of the order, all that stays undelivered is cancelled, and the order closes.',
    older:
      'A part is delivered, so the deprecated CloseOrder does it: CloseOrderEu closes undelivered orders only.',
  }),
  creditActChanged: (was: string, is: string) =>
    `Somebody changed the order since you opened this: ${was} was left, now ${is} is. Nothing was sent. Check what is here, then go on.`,
  creditActDo: words<DeliverTask>({
    deliver: 'Deliver',
    invoice: 'Invoice',
    credit: 'Credit',
    remaining: 'Change the rows',
    references: 'Change',
    close: 'Close the order',
  }),

  // The result
  creditActDone: words<DeliverTask>({
    deliver: 'It is delivered.',
    invoice: 'It is invoiced.',
    credit: 'It is credited.',
    remaining: 'The remaining rows are changed.',
    references: 'The references are changed.',
    close: 'The order is closed.',
  }),
  creditActToPay: (amount: string) => `${amount} is to be paid.`,
  creditActPaidBack: (amount: string) => `${amount} is paid back.`,
  creditActOther: (amount: string) => `It came to ${amount}, which is not what you reviewed.`,
  creditActFound:
    'The provider’s answer was lost. It is done: what is here was found in the provider’s records, which do not have the rest.',
  creditActCopy: (what: string) => `Copy: ${what}`,
  creditActPdf: 'Open the PDF in a new tab',
  creditActPdfAnyone: 'Anyone who has this link can read the invoice without signing in.',
}

export type CreditDeliverWords = typeof creditDeliverEn
