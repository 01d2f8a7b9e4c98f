import type { CreditReason, CreditReasonKind } from '../../../../shared/domain/credit/credit-reasons.ts'
import type {
  CreditOrderType,
  PaymentPlanStatus,
  PaymentPlanType,
  creditRowTypes,
} from '../../../../shared/domain/credit/credit.enums.ts'
import type { HistoryOutcome } from '../../../../shared/domain/order/history.enums.ts'
import { words } from '../../../locales/languages.ts'
import type {
  Consequence,
  DeliverTask,
  OffReason,
  ResultFact,
  ReviewFact,
  Way,
  WrongCode,
} from './deliver-terms.ts'

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

type RowType = (typeof creditRowTypes)[number]

const reasons: Record<CreditReason, readonly [title: string, text: string]> = {
  Error: [
    'The provider can’t use the request',
    'A value is missing or not valid. Correct it and send again.',
  ],
  unknown: [
    'The provider did not accept it',
    'It gives no reason that is known here. If its own words do not help, ask the provider.',
  ],
  NoSearchParametersSupplied: [
    'There is nothing to search for',
    'Enter an order number, yours or the provider’s.',
  ],
  Authentication: [
    'The provider refused our credentials',
    'The user name or password of this service is wrong. Its owner must check the settings.',
  ],
  OrderTypeNotAllowed: [
    'Your agreement does not cover this type of order',
    'The provider has not opened it for your client number. Choose another type, or ask the provider to open it.',
  ],

  CustomerCreditRejected: [
    'The credit check rejected the customer',
    'The customer’s credit report does not allow this purchase. Offer a way to pay without credit.',
  ],
  CustomerOverCreditLimit: [
    'The customer’s credit limit is not enough',
    'The amount is above what this customer may buy on credit. Lower it, or offer a way to pay without credit.',
  ],
  CustomerAbuseBlock: [
    'The customer is blocked',
    'The customer is on a block list and gets no credit. Offer a way to pay without credit.',
  ],
  CustomerProviderRejected: [
    'The provider gives this customer no credit',
    'This is its own decision, for any amount. Offer a way to pay without credit.',
  ],
  30002: [
    'The credit check refused the amount or the customer',
    'The customer’s credit limit is lower, or the provider gives this customer no credit. Try a lower amount, or offer a way to pay without credit.',
  ],
  CustomerCreditNoSuchEntity: [
    'The credit check does not know the customer',
    'No credit register has this id. Check the id, the country, and whether it is a person or a company.',
  ],
  NoSuchCustomer: [
    'Nobody was found',
    'No address register has this id. Check the id, the country, and whether it is a person or a company.',
  ],
  NoSuchAddress: [
    'No address with this postcode',
    'The customer is known, but not at this postcode. Correct it or leave it empty.',
  ],
  CountryNotSupported: [
    'The provider is not active in this country',
    'It gives credit in certain countries only. Check the country, or offer a way to pay without credit.',
  ],

  OrderOverProviderLimit: [
    'The amount is above the provider’s limit',
    'The provider takes on less in one order. Lower the amount or split the order.',
  ],
  OrderOverClientLimit: [
    'The amount is above your limit for one order',
    'Your agreement with the provider allows less. Lower the amount, split the order, or ask for a higher limit.',
  ],
  ClientOverCreditLimit: [
    'Your limit for open orders is reached',
    'All your open orders together would be above it. Deliver or close others first, or ask the provider for a higher limit.',
  ],
  20008: [
    'The amount is above one of your limits',
    'It is too much for one order, or for all your open orders together. Lower it, or deliver or close other orders first.',
  ],
  pendingPlansOverLimit: [
    'Your limit for pending payment plans is reached',
    'All your pending plans together would be above it. Approve or cancel others first, or ask the provider for a higher limit.',
  ],
  OverOrderLimit: [
    'The amount is too high for a payment plan',
    'Your agreement with the provider allows less in one plan. Lower the amount.',
  ],
  AboveAuthorizedAmount: [
    'The rows come to more than the order has left',
    'Only what is left can be delivered. Lower quantities or prices.',
  ],
  CreditAboveInvoice: [
    'The rows come to more than is left to credit',
    'An invoice can be credited up to its amount, less earlier credits. Lower quantities or prices.',
  ],
  OrderAmountNotPositive: [
    'The amount must be above zero',
    'The rows add up to zero or less. Check prices, quantities and discounts.',
  ],
  RowsMissing: ['There are no rows', 'An order needs at least one row. Add one and send again.'],
  InvalidCampaignCodeAmountCombination: [
    'The campaign does not fit the amount',
    'Each campaign has a lowest and a highest amount. Choose another campaign or change the amount.',
  ],
  PricesMixed: [
    'Prices with and without VAT are mixed',
    'All prices of an order include VAT, or none does. Switch the prices and send again.',
  ],

  OrderExpired: [
    'The order has expired',
    'Nothing more can be delivered or invoiced on it. Make a new order if the customer still wants the goods.',
  ],
  numberOfExpiredOrder: [
    'An expired order has this number',
    'Your order number is taken by an order that can’t be used any more. Choose another number.',
  ],
  OrderIsClosed: [
    'The order is closed',
    'Nothing more can be delivered or invoiced on it. Read it again to see what was done.',
  ],
  numberOfClosedOrder: [
    'A closed order has this number',
    'Your order number is taken by an order that can’t be used any more. Choose another number.',
  ],
  OrderAlreadyClosed: [
    'The order was closed already',
    'It is delivered, was closed, or has expired. There is nothing left to do.',
  ],
  partlyDelivered: [
    'The order was not closed',
    'Only an order of which nothing is delivered is closed this way. Read it again to see what is delivered.',
  ],
  OrderDoesNotExist: ['No such order', 'The provider has no order with this number. Check the number.'],
  neitherOrderNorPlan: [
    'No such order or payment plan',
    'The provider has neither with this number. Check the number.',
  ],
  NotAuthorized: [
    'The order can’t be invoiced now',
    'The provider has not approved it yet, or it is not an invoice order. Read it again to see which.',
  ],
  OrderPending: [
    'The order is waiting for approval',
    'It can be delivered once the provider has approved it. Read it again later.',
  ],
  OrderDenied: [
    'The provider denied the order',
    'It can’t be delivered. Ask the provider why, or offer a way to pay without credit.',
  ],
  WrongOrderType: [
    'The order is of another type',
    'Each type of order is delivered in its own way. Read the order again.',
  ],
  InvoiceDoesNotExist: [
    'The order has no such invoice',
    'The invoice belongs to another order, or is a credit invoice itself. Choose one of this order’s invoices.',
  ],
  PlanDeliveredInPart: [
    'A payment plan is delivered whole',
    'The rows must come to the amount of the order. Deliver all rows.',
  ],

  PaymentPlanDoesNotExist: [
    'No such payment plan',
    'The provider has no payment plan with this number. Check the number.',
  ],
  PlanDoesNotExist: ['No such contract', 'The provider has no contract with this number. Check the number.'],
  PaymentPlanIsCancelled: [
    'A cancelled payment plan has this number',
    'Your number is taken by a plan that was cancelled or has lapsed. Choose another number.',
  ],
  WrongStatus: [
    'The payment plan is no longer pending',
    'Only a pending plan can be approved or cancelled. Read it again to see its status.',
  ],
  cancelledPlan: [
    'A cancelled payment plan has no contract',
    'The plan was cancelled, so there is nothing to sign. Create a new plan if the customer wants one.',
  ],
  ContractExpired: [
    'The contract can no longer be read',
    'The offer has lapsed, or the contract has ended. Look in your own files.',
  ],
}

/** Why a lookup answers no address; a ResultCode of GetAddressesEu. */
export type NoAddressCode = '40000' | '40001' | '40004'

/** What can be asked or said about a customer. */
export type PeopleTask = 'addresses' | 'scoring' | 'block'

/** English, for the credit desk. Its type lists the terms that every other language must have. */
export const texts = {
  // The desk and its orders
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

  // Forms
  creditRequired: 'required',
  creditChoose: 'Choose…',
  creditNoValue: 'Not stated',
  creditYesNo: words<'true' | 'false'>({ true: 'Yes', false: 'No' }),
  creditCountry: 'Country',
  creditPostcode: 'Postcode',
  creditFindAddresses: 'Find addresses',
  creditCampaign: 'Campaign',
  creditCoApplicant: 'Co-applicant',
  creditBack: 'Back',
  creditShow: 'Show',
  creditHide: 'Hide',
  creditIdShow: 'Show the national id',
  creditIdHide: 'Hide the national id',

  // Why a field cannot be sent
  creditFieldEmpty: 'Fill this in.',
  creditFieldNumber: 'This is not a number.',
  creditFieldWhole: 'This must be a whole number.',
  creditFieldDecimals: (most: number) =>
    most === 1 ? 'At most 1 decimal is possible.' : `At most ${most} decimals are possible.`,
  creditFieldLarge: 'This number is too large.',
  creditFieldLong: (most: number, length: number) =>
    `This is too long: ${length} characters, and at most ${most} are possible.`,
  creditFieldCharacters: 'This has characters that cannot be sent. Type it anew.',
  creditFieldDate: 'This is not a date.',
  creditFieldChoice: 'Choose one of the list.',
  creditFormWrong: (count: number) =>
    count === 1 ? 'Correct 1 field, then send again.' : `Correct ${count} fields, then send again.`,

  // The write
  creditCancel: 'Cancel',
  creditSending: 'Sending…',
  creditSendingSince: (seconds: number) =>
    `Waiting for the provider for ${seconds} seconds. You can leave this: the request goes on.`,
  creditSendAgain: 'Check and continue',
  creditStopped: 'This page stopped the request. What you entered is kept.',
  creditNotSent: 'You are offline, so this was not sent. What you entered is kept.',
  creditKept: 'Nothing was done. What you entered is kept.',
  creditNotCertain: 'It is not certain whether this was done.',
  creditRepeatIsSafe: 'Trying again is safe: it is the same request, and it is done at most once.',
  creditUnknowable:
    'It will not become known here. Do not send it again before you have looked in the provider’s own system: it could be done twice.',
  creditRetryAfter: (seconds: number) =>
    seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`,
  creditWaitOver: 'You can try again now.',

  // The rows of credit orders
  creditRowsPrices: 'Prices',
  creditRowsSwitched: (before: string, after: string) =>
    `The prices stay as typed. Incl. VAT, the rows now come to ${after}; before, it was ${before}.`,
  creditRowsEmpty: 'There are no rows yet. Add one, or paste rows from a spreadsheet.',
  creditRowsNone: 'Add at least one row.',
  creditRowsTotal: 'All rows incl. VAT',
  creditRowsSaid: (count: string, amount: string) =>
    `${count === '1' ? '1 row' : `${count} rows`}, ${amount} incl. VAT`,
  creditRowsTooMany: (count: string, most: string) =>
    `There are ${count} rows. At most ${most} can be sent at a time.`,
  creditRowsNotAbove: (amount: string) =>
    `The rows come to ${amount}. Only an amount above zero can be sent.`,
  creditRowsRemove: (count: string) => (count === '1' ? 'Remove 1 row' : `Remove ${count} rows`),
  creditRowsRemoved: (count: string) => (count === '1' ? '1 row removed' : `${count} rows removed`),
  creditRowType: 'Row type',
  creditRowTypeName: words<RowType>({
    Default: 'Goods or service',
    AdjustmentRow: 'Adjustment',
    GiftCard: 'Gift card',
    InvoiceFee: 'Invoice fee',
  }),
  creditRowInclVat: (price: string) => `${price} incl. VAT`,
  creditRowWhole: 'Write a whole number of percent.',
  creditRowPercentOnly: 'Write the discount in percent. An amount can’t be sent here.',

  // Choosing from rows that are left
  creditChosenAll: 'All rows',
  creditChosenNone: 'None',
  creditChosenUnits: (name: string) => (name ? `Quantity of ${name}` : 'Quantity'),
  creditChosenOf: (units: string) => `of ${units}`,
  creditChosenRow: (units: string) => `The whole row, ${units}`,
  creditChosenWhole: 'This row has an amount of discount, so it is taken as a whole.',
  creditChosenOther:
    'This row has a discount or a rate that can’t be sent here. Leave it out, or choose all rows.',
  creditChosenStays: (amount: string) => `What stays: ${amount}`,
  creditChosenAbove: (amount: string) =>
    `These rows come to ${amount}, which is more than what is left. Choose the rows that lower the amount too.`,
  creditChosenNothing: 'Choose at least one row.',

  // Why the provider refuses
  creditReasonTitle: (reason: CreditReason): string => reasons[reason][0],
  creditReasonText: (reason: CreditReason): string => reasons[reason][1],
  creditReasonKind: words<CreditReasonKind>({
    customer: 'About the customer',
    amount: 'About the amount',
    order: 'About the order',
    plan: 'About the payment plan',
    request: 'About the request',
    settings: 'About your agreement',
  }),
  creditReasonCoApplicant: 'If there is a co-applicant, it can be about either of the two.',
  creditReasonProvider: 'The provider’s own words',

  // A new order
  creditNewKind: 'Customer type',
  creditNewLookUp: 'Look up',
  creditNewLooking: 'Looking up…',
  creditNewOfficial: 'The registered address',
  creditNewNone: words<NoAddressCode>({
    40000: 'Nobody has this number. Check it, or enter the address by hand.',
    40001: 'The provider looks up no addresses in this country. Enter the address by hand.',
    40004: 'The customer has no address with this postcode. Check the postcode, or leave it out.',
  }),
  creditNewByHand: 'Enter the address by hand',
  creditNewFirstName: 'First name',
  creditNewLastName: 'Last name',
  creditNewBirth: 'Birth date',
  creditNewBirthHint: 'Year, month and day: YYYYMMDD. It can stand in for the number.',
  creditNewStreet: 'Street',
  creditNewHouse: 'House number',
  creditNewCity: 'City',
  creditNewNumberHint:
    'Required: if an answer gets lost, this number is the only way to find the order again.',
  creditNewGroup: 'Group reference',
  creditNewElsewhere: 'Deliver to another address',
  creditNewElsewhereHint:
    'The order waits for the provider’s approval if the customer is not registered at this address.',
  creditNewLoan: 'Loans cannot be created here: orders of this kind cannot be delivered through the service.',
  creditNewNoCampaign: 'Without a campaign',
  creditNewMonths: (months: number, rate: string) => `${months} months, ${rate} interest`,
  creditNewRate: (rate: string) => `${rate} interest`,
  creditNewFees: (first: string, each: string) => `Fees: ${first} at the start, ${each} with each payment`,
  creditNewTooLow: (amount: string) => `Only from ${amount}`,
  creditNewTooHigh: (amount: string) => `Only up to ${amount}`,
  creditNewChoose: 'Choose a campaign that fits the amount.',
  creditNewGiro: 'Send a form for direct debit',
  creditNewFixed: 'Fixed monthly amount',
  creditNewConfirm: 'Page after signing',
  creditNewReject: 'Page after a refusal',
  creditNewLinkHint: 'Begins with https://. Without it, you get no link to send to the customer.',
  creditNewNotHttps: 'This must be an address that begins with https://.',
  creditNewExists: (number: string) =>
    `You already have an order with this number: ${number}. What you create is another order.`,
  creditNewUsed: (name: string, when: string) =>
    `${name} sent an order with this number (${when}). Nothing was sent now.`,
  creditNewSecond: 'Create a second order',
  creditNewCreate: (amount: string) => `Create order for ${amount}`,
  creditNewDiscard: 'Discard',
  creditNewDiscardAsk: 'Discard everything that you entered?',
  creditNewKeep: 'Keep it',
  creditNewBought: 'The provider buys the order',
  creditNewPending: 'The order waits for the provider',
  creditNewMade: (number: string) => `Order ${number} is created.`,
  creditNewFound:
    'The provider’s answer was lost, but the order is there: it was created once. This is what the provider has.',
  creditNewLink: 'Send this link to the customer, who signs the agreement there:',
  creditNewOpen: 'Open the order',
  creditNewAnother: 'Another order',
  creditNewLower: 'Lower the amount',
  creditNewOtherCampaign: 'Choose another campaign',
  creditNewFlip: words<'true' | 'false'>({
    true: 'Send the prices including VAT',
    false: 'Send the prices excluding VAT',
  }),
  creditNewCampaignsFailed: 'The campaigns could not be read.',

  // What is done to an order
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

  // Payment plans and campaigns
  // Options
  creditPlanNew: 'New payment plan',
  creditPlanFor: 'What the plan is for',
  creditPlanWay: words<'amount' | 'rows'>({ amount: 'An amount', rows: 'Rows' }),
  creditPlanAmountHint: 'With VAT, in the currency of the customer’s country',
  creditPlanShow: 'Show options',
  creditPlanOptions: (amount: string) => `Payment plans for ${amount}`,
  creditPlanNone: (amount: string) => `No payment plan is offered for ${amount}.`,
  creditPlanFrom: (amount: string) => `There are plans from ${amount}.`,
  creditPlanTo: (amount: string) => `There are plans up to ${amount}.`,
  creditPlanSort: 'Sort by',
  creditPlanBy: words({ months: 'Length', total: 'Total to pay', effective: 'Effective interest' }),
  creditPlanType: words<PaymentPlanType>({
    Standard: 'With interest',
    InterestFree: 'Interest-free',
    InterestAndAmortizationFree: 'Pay later',
  }),
  creditPlanMonthly: 'a month, with fee',
  creditPlanOnce: 'once, with fee',
  creditPlanTotal: 'Total to pay',
  creditPlanAbout: (amount: string) => `about ${amount}`,
  creditPlanEffective: 'Effective interest',
  creditPlanInterest: 'Interest a year',
  creditPlanInitialFee: 'Fee at the start',
  creditPlanFee: 'Fee with each payment',
  creditPlanInterestFree: 'Interest-free',
  creditPlanPaymentFree: 'Payment-free',
  creditPlanChoose: 'Choose',
  creditPlanOthers: 'All options',
  creditPlanDebt: (amount: string, months: string, half: string) =>
    `The debt of ${amount} is paid back in ${months}; half of it after ${half}.`,
  creditPlanOther: 'The provider computes these payments in its own way, so the debt cannot be drawn here.',
  creditPlanMonths: 'Month by month',
  creditPlanMonth: 'Month',
  creditPlanPayment: 'To pay',
  creditPlanOfInterest: 'Interest',
  creditPlanLeft: 'Debt left',

  // Campaigns
  creditPlanCampaigns: 'Campaigns of payment plans',
  creditPlanAccounts: 'Campaigns of account credits',
  creditPlanKind: 'Type',
  creditPlanLength: 'Length',
  creditPlanAmounts: 'Amounts',
  creditPlanLowestOrder: 'Lowest order',
  creditPlanLowestPayment: 'Lowest payment a month',
  creditPlanFilter: 'For an amount',
  creditPlanNotAmount: 'This is not an amount. Every campaign is shown.',
  creditPlanNoCampaign: 'No campaign.',
  creditPlanFound: (count: string) => `Campaigns: ${count}`,

  // Creating
  creditPlanCreate: 'Create payment plan',
  creditPlanOwn: 'The plan',
  creditPlanSelector: 'Address',
  creditPlanNumber: 'Your own number',
  creditPlanNumberHint: 'The provider takes a number only once: sent again, it never makes a second plan.',
  creditPlanUnknowable:
    'Send it again with the same number: the provider never makes two plans of it, and names the one that it has.',
  creditPlanGiro: 'Send a giro form with each payment',
  creditPlanCreated: (number: string) => `Payment plan ${number} is created and pending.`,

  // A plan
  creditPlanFind: 'Open a payment plan',
  creditPlanFindContract: 'Open a contract',
  creditPlanNr: 'Payment plan number',
  creditPlanContractNr: 'Contract number',
  creditPlanOpen: 'Open',
  creditPlanTitle: (number: string) => `Payment plan ${number}`,
  creditPlanContractTitle: (number: string) => `Contract ${number}`,
  creditPlanStatus: words<PaymentPlanStatus>({
    Pending: 'Pending',
    Activated: 'Activated',
    Cancelled: 'Cancelled',
    OrderDoesNotExist: 'Unknown',
  }),
  creditPlanMeans: words<PaymentPlanStatus>({
    Pending: 'The customer signs the offer. Then it is approved here.',
    Activated: 'The contract is in force. The provider collects the payments.',
    Cancelled: 'It was cancelled, or not approved in time. It cannot be opened again: make a new plan.',
    OrderDoesNotExist: 'The provider has no such plan.',
  }),
  creditPlanDays: (days: number) => `The provider cancels a plan that is not approved within ${days} days.`,
  creditPlanApprove: 'Approve…',
  creditPlanCancel: 'Cancel plan…',
  creditPlanApproveTitle: 'Approve the payment plan?',
  creditPlanApproveText:
    'Approve it once the customer has signed. It becomes a contract, and this cannot be undone here.',
  creditPlanApproveNow: 'Approve',
  creditPlanCancelTitle: 'Cancel the payment plan?',
  creditPlanCancelText:
    'The customer is not bound by the offer any more. The plan and its number cannot be used again.',
  creditPlanCancelNow: 'Cancel plan',
  creditPlanApproved: (contract: string) => `Approved. The contract has number ${contract}.`,
  creditPlanApprovedFound:
    'Approved. The provider’s answer was lost; the number of the contract is in its document.',
  creditPlanIsCancelled: 'The payment plan is cancelled.',

  // The contract
  creditPlanOffer: 'Show the offer',
  creditPlanContract: 'Show the contract',
  creditPlanDownload: 'Download',
  creditPlanNewTab: 'Open in a new tab',
  creditPlanNoFrame: 'This page cannot show documents. Open it in a new tab, or download it.',
  creditPlanBroken: 'The document arrived damaged and is not shown. Get it again.',
  creditPlanEmpty: 'The provider sent no document.',
  creditPlanLink: 'The provider’s own link',
  creditPlanLinkText: 'Whoever has this link can read the document, without signing in. Do not pass it on.',

  // Customers without an order
  creditPeopleTasks: 'What to do',
  creditPeopleTask: words<PeopleTask>({
    addresses: 'Addresses',
    scoring: 'Internal scoring',
    block: 'Block list',
  }),
  creditPeopleAbout: words<PeopleTask>({
    addresses: 'Finds where a person or company is registered.',
    scoring:
      'Asks whether the provider would accept this customer for an amount. Nothing is created. Your own limits are not part of it.',
    block: 'Puts a customer on your block list: the provider then refuses your new orders of this customer.',
  }),
  creditPeopleKind: 'Customer',
  creditPeopleId: 'National id or company number',
  creditPeopleZipHint: 'Leave it empty to find every address.',
  creditPeopleSearching: 'Asking the provider…',
  creditPeopleFound: (count: number) => (count === 1 ? '1 address' : `${count} addresses`),
  creditPeopleNone: 'The provider answers no address.',
  creditPeopleSelector: 'Address selector',
  creditPeopleCopyAddress: 'Copy address',
  creditPeopleCopySelector: 'Copy selector',
  creditPeopleAmount: (currency: string) => `Amount in ${currency}`,
  creditPeopleNotAbove: 'The amount must be above zero.',
  creditPeopleCheck: 'Check',
  creditPeopleYes: (amount: string) => `Yes: the provider would accept ${amount}`,
  creditPeopleNo: (amount: string) => `No: the provider would not accept ${amount}`,
  creditPeopleReason: 'Reason',
  creditPeopleReasonHint: 'The provider keeps it. It can’t be read here afterwards.',
  creditPeopleSure:
    'The block holds in every country and for all your new orders. Orders that exist stay as they are. Nobody can take it back here: only the provider can.',
  creditPeopleAsk: 'Block this customer?',
  creditPeopleBlock: 'Block this customer',
  creditPeopleBlocked: 'The customer is blocked',
  creditPeopleBlockedText: 'The provider refuses your new orders of this customer, in every country.',
  creditPeopleAnother: 'Block another customer',
  creditPeopleTwice:
    'It is not known whether the customer is blocked now. Blocking a customer twice does no harm: send it again.',

  // Other operations
  creditOtherIntro: 'For integrators: every operation of the SOAP service by the names of its members.',
  creditOtherOperation: 'Operation',
  /** English is the contract's own sentence, which stands where there are no words. */
  creditOtherSummary: words<never>({}),
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

export type CreditWords = typeof texts
