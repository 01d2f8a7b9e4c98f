import type { CreditOrderType } from '../../../shared/domain/credit.enums.ts'
import type { HistoryOutcome } from '../../../shared/domain/history.ts'
import { words } from '../languages.ts'

/** Every operation that writes; a test compares them with the operation table. */
export type CreditWriteName =
  | 'CreateOrder'
  | 'CreateOrderEu'
  | 'ChangeOrderAmount'
  | 'ChangeOrderInfo'
  | 'CreateInvoice'
  | 'DeliverOrderEu'
  | 'CloseOrder'
  | 'CloseOrderEu'
  | 'CreatePaymentPlan'
  | 'ApprovePaymentPlan'
  | 'CancelPaymentPlan'
  | 'AddToBlockList'

/** English, for the credit desk and its orders. Its type lists the terms that every other language must have. */
export const creditDeskEn = {
  creditTasks: 'Tasks',
  creditTask: words<'orders' | 'create' | 'plans' | 'people' | 'campaigns' | 'other'>({
    orders: 'Orders',
    create: 'New order',
    plans: 'Payment plans',
    people: 'Customers',
    campaigns: 'Campaigns',
    other: 'Other operations',
  }),
  creditPartFailed: 'This part could not be loaded.',
  creditHealth: words<'asking' | 'answers'>({
    asking: 'Asking the provider…',
    answers: 'The provider answers',
  }),
  creditProviderDown: (time: string) => `The provider has not answered since ${time}`,
  creditServiceDown: (time: string) => `The order service has not answered since ${time}`,

  // Finding an order
  creditFindLabel: 'Order number',
  creditFindHint: 'Yours or the provider’s.',
  creditFind: 'Find',
  creditFinding: 'Searching…',
  creditFindEmpty: 'Enter an order number.',
  creditFindUnreadable: 'An order number can’t have these characters. Type it instead of pasting it.',
  creditNotFound: (own: string) => `No order has your number ${own}.`,
  creditNotFoundEither: (own: string, provider: string) =>
    `No order has your number ${own} or the provider’s number ${provider}.`,
  creditFoundSeveral: (count: string) => `${count} orders have this number. Choose one.`,
  creditFoundPartly: 'There may be more orders with this number.',

  // The list of orders
  creditOrders: 'Orders found and opened',
  creditOrdersEmpty: 'Orders that you find, make or open are listed here until you leave the page.',
  creditOwnNumber: 'Your number',
  creditState: 'Status',
  creditOrderStatus: words<'open' | 'pending' | 'closed' | 'expired'>({
    open: 'Open',
    pending: 'Pending',
    closed: 'Closed',
    expired: 'Expired',
  }),
  creditLeftToInvoice: 'Left to invoice',
  creditInvoiced: 'Invoiced',
  creditInvoices: 'Invoices',

  // One order
  creditAllOrders: 'All orders',
  creditReading: 'Reading the order…',
  creditClosed: 'Closed',
  creditOrderType: words<CreditOrderType>({
    Invoice: 'Invoice',
    PaymentPlan: 'Payment plan',
    Loan: 'Loan',
    AccountCredit: 'Account credit',
  }),
  creditBought: 'The provider buys the invoices of this order.',
  creditNotBought:
    'The provider has not approved this order yet and does not buy its invoices. Nothing can be delivered until it does.',
  creditBusinessType: words<'Person' | 'Business' | 'GovernmentalOrganization' | 'Organization' | 'Unknown'>({
    Person: 'Private person',
    Business: 'Company',
    GovernmentalOrganization: 'Public authority',
    Organization: 'Association',
    Unknown: 'Unknown kind of customer',
  }),
  creditNationalId: 'National id',
  creditShowId: 'Show',
  creditHideId: 'Hide',
  creditNoCustomer: 'The provider names no customer.',
  creditNoInvoices: 'Nothing has been invoiced yet.',
  creditInvoiceDate: 'Date',
  creditCredits: 'Credit invoices',

  // The history of an order
  creditHistory: 'History',
  creditHistoryLoading: 'Reading the history…',
  creditHistoryFailed: 'The history could not be read.',
  creditHistoryEmpty: 'Nothing was done to this order through the order service yet.',
  creditHistoryMore: 'Show older',
  creditServer: (name: string) => `${name} (your server)`,
  creditOperation: words<CreditWriteName>({
    CreateOrder: 'New order',
    CreateOrderEu: 'New order',
    ChangeOrderAmount: 'Remaining rows',
    ChangeOrderInfo: 'References',
    CreateInvoice: 'Invoice',
    DeliverOrderEu: 'Delivery',
    CloseOrder: 'Closing',
    CloseOrderEu: 'Closing',
    CreatePaymentPlan: 'New payment plan',
    ApprovePaymentPlan: 'Approval of the payment plan',
    CancelPaymentPlan: 'Cancellation of the payment plan',
    AddToBlockList: 'Customer block',
  }),
  creditOlder: 'older operation',
  creditOutcome: words<Exclude<HistoryOutcome, 'done'>>({
    refused: 'Refused',
    'not-done': 'Not done',
    unknown: 'Not known whether it was done',
  }),
  creditFoundByReading: 'The answer was lost; the order shows that it was done.',
  creditMade: (number: string) => `Number ${number}`,
  creditOfInvoice: (number: string) => `Credit of invoice ${number}`,
  creditRowCount: (count: string) => (count === '1' ? '1 row' : `${count} rows`),
}

export type CreditDeskWords = typeof creditDeskEn
