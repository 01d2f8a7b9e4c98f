import type {
  BillingReferenceType,
  DeliveryStatus,
  OrderStatus,
  PaymentCreditStatus,
  PaymentType,
  SystemStatus,
  SystemStatusMessage,
} from '../../shared/domain/order/enums.ts'
import type { MissingExtensionReason } from '../../shared/domain/order/order.rules.ts'
import type { ChangesWords } from '../desks/changes/words/en.ts'
import type { CreditWords } from '../desks/credit/words/en.ts'
import type { FrameWords } from '../shell/words/en.ts'
import type { FindWords } from '../shell/words/find/en.ts'
import { words } from './languages.ts'
import type { BatchWords } from '../desks/orders/words/batch/en.ts'
import type { OrdersWords } from '../desks/orders/words/en.ts'
import type { OrderWords } from '../desks/order/words/en.ts'
import type { ReportLaterWords } from '../desks/reports/words/later/en.ts'
import type { ReportWords } from '../desks/reports/words/en.ts'
import type { RowsWords } from '../rows/words/en.ts'

const problems = {
  missing: [
    'No such order',
    'The provider has no order with this number. Check the number in your order list.',
  ],
  outside: [
    'This order is not open to you',
    'Your session is for another order. Open this one from its own page.',
  ],
  forbidden: ['This order is not open to you', 'It belongs to another merchant at the provider.'],
  capability: ['You may not do this', 'Your session does not allow it. Ask whoever manages your access.'],
  session: [
    'You are not signed in to the order desk',
    'This page could not get a session. Sign in again, then try again.',
  ],
  shop: [
    'The shop’s server did not open the desk',
    'This page could not get a session from it. Try again; if that does not help, tell whoever runs this page.',
  ],
  origin: [
    'This page may not show the order desk',
    'The session belongs to another web address. The page’s owner must allow this one.',
  ],
  network: ['No connection', 'The order service could not be reached. Check your connection and try again.'],
  slow: ['No answer in time', 'The order service took too long to answer. Try again in a moment.'],
  provider: ['The provider does not answer', 'The payment provider is down or busy. Try again in a moment.'],
  refused: ['The provider refused this', 'It gave no specific reason. Check the values and try again.'],
  action: [
    'The order does not allow this now',
    'It may have changed since you opened it. Reload it to see what is possible.',
  ],
  setup: ['The order service is not set up', 'Its owner must check its configuration.'],
  garbled: [
    'The answer could not be read',
    'Something between this page and the order service changed its answer. Try again.',
  ],
  failed: [
    'The order service failed',
    'The fault is in the service and not in what you did. Try again in a moment.',
  ],
  orderId: ['Not an order number', 'The order id of this page must be digits only.'],
  busy: [
    'The order is busy',
    'Other work on it is not finished yet. Nothing was sent; try again in a moment.',
  ],
  limited: ['Too many requests', 'Wait a moment, then try again.'],
  notDone: ['The provider did not carry this out', 'It accepted the request, but nothing was changed.'],
  notOpen: ['The order is no longer open', 'It is delivered, cancelled or expired, and can’t be changed.'],
  noExpiry: [
    'The order does not expire',
    'Only invoice, account credit and payment plan orders have a last day. There is nothing to extend.',
  ],
  rowClosed: [
    'A row can no longer be changed',
    'It has been cancelled or delivered in the meantime. Reload the order to see it.',
  ],
  rowMissing: ['The order has no such row', 'It was removed after you opened the order. Reload the order.'],
  changed: ['Somebody changed the order', 'It is no longer what you started from. Your changes are kept.'],
  credit: [
    'The credit check refused the higher amount',
    'The customer’s credit is not enough. Lower the new total and save again.',
  ],
  part: [
    'Part of the page did not load',
    'The order is as it was. Try again; if that does not help, reload the page.',
  ],
  tooLarge: ['The order would be too large', 'The provider can’t hold such an amount. Lower the new total.'],
  belowZero: [
    'The order would come to less than 0',
    'Nothing could be delivered then. Cancel or lower the discounts too.',
  ],
  tooMuch: ['Too much at once', 'Save part of it first, then the rest.'],
  unknown: [
    'It is not known whether it was saved',
    'The payment provider has not confirmed it since it was sent.',
  ],
  secret: [
    'Metadata must not hold secrets or personal data',
    'It looks like a password, a card number or something about a person, which others could read. Leave it out.',
  ],
  invalid: ['Some values are not accepted', 'Correct the marked fields and save again.'],
} as const satisfies Record<string, readonly [title: string, text: string]>

/** The kinds of problems that the desk has words for. */
export type ProblemWords = keyof typeof problems

/** English. Its type lists the terms that every other language must have. */
export const texts = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr' as 'ltr' | 'rtl',

  // The order's head
  order: 'Order',
  merchantOrderId: 'Merchant’s order id',
  searchList: (number: string) => `Search the list for ${number}`,
  findSimilar: 'Find similar',
  created: 'Created',
  expires: 'Expires',
  expired: 'Expired',
  payment: 'Payment',
  paymentType: 'Payment type',
  systemStatus: 'System status',
  systemMessage: 'Message',
  creditStatus: 'Credit status',
  providerBuys: 'Provider buys the invoice',
  yes: 'Yes',
  no: 'No',
  orderAmount: 'Order amount',
  delivered: 'Delivered',
  noneDelivered: 'Nothing delivered',
  credited: 'Credited',
  cancelled: 'Cancelled',
  amounts: 'Amounts',

  // Rows
  rows: 'Rows',
  rowId: 'Row',
  article: 'Article',
  name: 'Name',
  quantity: 'Qty',
  unit: 'Unit',
  price: 'Price',
  discount: 'Discount',
  vat: 'VAT',
  amount: 'Amount',
  showAllRows: (count: string) => `Show all ${count} rows`,
  noRows: 'No active rows on this order.',
  allDelivered: 'Every row is delivered; see deliveries below.',
  rowCancelled: 'Cancelled',
  total: 'Total',
  rate: 'VAT rate',
  netAmount: 'Excl. VAT',
  vatAmount: 'VAT',
  grossAmount: 'Incl. VAT',
  totals: 'VAT and total',
  totalDiffers: (rows: string, order: string, difference: string) =>
    `The rows add up to ${rows}, but the provider’s order amount is ${order} (difference ${difference}).`,
  ofWhichDelivered: (amount: string) => `of which delivered ${amount}`,

  // Deliveries
  deliveries: 'Deliveries and history',
  delivery: (id: string) => `Delivery ${id}`,
  credit: 'Credit',
  invoice: 'Invoice',
  dueDate: 'Due',

  // The side
  customer: 'Customer',
  company: 'Company',
  person: 'Private person',
  personalNumber: 'Personal number',
  organizationNumber: 'Organization number',
  email: 'E-mail',
  billingEmail: 'Billing e-mail',
  phone: 'Phone',
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  sameAsBilling: 'Same as billing',
  noAddress: 'None given',
  addressOrigin: (value: string) => `Source ${value}`,
  masked: 'Masked by the provider: Finnish personal data is shown only if the customer entered or signed it.',
  references: 'References',
  customerReference: 'Customer’s reference',
  peppolId: 'Peppol id',
  metadata: 'Metadata',
  metadataCount: (count: number, maximum: number) => `${count} of ${maximum}`,
  noMetadata: 'None added.',

  // States
  loading: 'Loading the order',
  loaded: (id: string) => `Order ${id} is loaded.`,
  setupTitle: 'The order desk is waiting',
  setupSession: 'For the page’s developer: set the property fetchSession of <order-admin>.',
  setupOrder: 'For the page’s developer: set the attribute order-id of <order-admin>.',
  setupOrderId: (given: string) =>
    `For the page’s developer: orderId must be text, a safe integer or a bigint, not ${given}.`,
  setupDesk: (names: string) =>
    `For the page’s developer: set the attribute desk of <order-admin> to one of these: ${names}.`,
  tryAgain: 'Try again',
  readAgain: 'Reload',
  code: 'Code',
  requestId: 'Request id',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  staleTitle: 'This is the order as last loaded',

  // Adding a row
  addRow: 'Add row',
  difference: 'Difference',
  addRowMissing: words({
    'order-not-open': 'Rows can’t be added: the order is no longer open.',
    'order-partly-delivered': 'Rows can’t be added: part of the order is already delivered.',
    'not-offered': 'Rows can’t be added: the provider does not offer it for this order.',
  }),

  updateRowMissing: words({
    'order-not-open': 'Rows can’t be changed: the order is no longer open.',
    'order-partly-delivered': 'Rows can’t be changed: part of the order is already delivered.',
    'not-offered': 'Rows can’t be changed: the provider does not offer it for this order.',
  }),
  // The bar of changes
  review: 'Review',

  // Pasting rows
  pasteRows: 'Paste',

  // The order in time, and what it means
  orderCreated: 'Ordered, including changes',
  noDateGiven: 'No date given',
  expiresNote: (when: string) => `The order expires ${when}. After that it can’t be delivered or changed.`,
  expiredNote: 'The order has expired: it can no longer be delivered or changed.',
  expiryMeans:
    'The order stays open until the end of this day, by the provider’s clock (UTC). After that it can’t be delivered or changed.',
  notDecided: 'Not decided yet',

  // Expiry
  extend: 'Extend…',
  extendMissing: words<MissingExtensionReason>({
    'order-not-open': 'It can’t be extended: the order is no longer open.',
    'order-does-not-expire': 'It can’t be extended: orders paid this way don’t expire.',
  }),

  // Deliver, cancel, credit
  openDeliver: 'Deliver…',
  openCancel: 'Cancel…',
  moreActions: 'More actions',
  openCredit: 'Credit…',

  // Metadata
  editMetadata: 'Edit',
  editMetadataLong: 'Edit metadata',

  // Others, and the connection
  changedBy: (name: string) => `${name} changed the order.`,
  changedByYou: 'You changed the order in another window.',
  offline: 'No connection.',
  offlineText:
    'You are looking at the order as last loaded. Nothing is lost; the desk keeps trying to reconnect.',
  backOnline: 'The connection is back.',
  changesKept: 'Your changes are kept.',

  // Actions that only the provider offers

  // Changes of others

  // The provider's terms in words; a value that is not listed is shown unchanged
  orderStatus: words<OrderStatus>({
    Open: 'Open',
    Delivered: 'Delivered',
    Cancelled: 'Cancelled',
    Failed: 'Payment failed',
    Expired: 'Expired',
  }),
  systemStatusWords: words<SystemStatus>({
    NEW: 'New: accepted',
    RECEIVED: 'Received: ready to process',
    VALID: 'Valid: fraud checks passed',
    PENDING: 'Pending',
    REGISTERED: 'Registered: recurring card payment authorized',
    RESPONSE_RECEIVED: 'Bank has answered',
    FAILED: 'Failed: payment not accepted',
    ERROR: 'Payment status unknown',
    CANCELLED: 'Cancelled before the payer authorized',
    ANNULLED: 'Cancelled after the payer authorized',
    AUTHORIZED: 'Authorized: amount blocked, not withdrawn',
    CONFIRMED: 'Confirmed: ready to be captured',
    CAPTPENDING: 'Withdrawal started',
    CAPTFAILED: 'Withdrawal failed',
    SUCCESS: 'Payment completed',
    Closed: 'Closed',
    Active: 'Active',
  }),
  systemMessageWords: words<SystemStatusMessage>({
    SUCCESS: 'No remarks',
    'Non official delivery address': 'Waiting: the delivery address is not an official one',
    'High Amount': 'Waiting: the provider must approve the high amount',
  }),
  creditStatusWords: words<PaymentCreditStatus>({
    CREDNONE: 'Nothing credited',
    CREDPENDING: 'Credit on its way',
    CREDSUCCESS: 'Credited',
  }),
  paymentTypeWords: words<PaymentType>({
    AccountCredit: 'Account credit',
    Card: 'Card',
    DirectBank: 'Direct bank',
    Invoice: 'Invoice',
    PaymentPlan: 'Payment plan',
    Swish: 'Swish',
    Vipps: 'Vipps',
    MobilePay: 'MobilePay',
    ApplePay: 'Apple Pay',
    GooglePay: 'Google Pay',
  }),
  deliveryStatusWords: words<DeliveryStatus>({
    Sent: 'Sent',
    Paid: 'Paid',
    DebtCollection: 'Debt collection',
    Converted: 'Converted',
    Credited: 'Credited',
    Overdue: 'Overdue',
    Reminded: 'Reminded',
    Cancelled: 'Cancelled',
  }),
  referenceWords: words<BillingReferenceType>({
    Undefined: 'Reference',
    Purchase: 'Purchase',
    ContactPerson: 'Contact person',
    InvoiceReference: 'Invoice reference',
    CostCenter: 'Cost center',
    InvoiceRecipient: 'Invoice recipient',
    LetterNumber: 'Letter number',
    AccountingNumber: 'Accounting number',
  }),
  addressSource: words<'1' | '2' | '5'>({
    1: 'From the address directory',
    2: 'Entered by the customer',
    5: 'Signed with electronic ID',
  }),
  problemTitle: (kind: ProblemWords): string => problems[kind][0],
  problemText: (kind: ProblemWords): string => problems[kind][1],
}

/** The terms of the first load. */
export type FirstWords = typeof texts

/** All terms. */
export type Words = FirstWords &
  FrameWords &
  FindWords &
  RowsWords &
  OrderWords &
  ReportWords &
  ReportLaterWords &
  CreditWords &
  ChangesWords &
  OrdersWords &
  BatchWords
