import type {
  BillingReferenceType,
  DeliveryAction,
  DeliveryStatus,
  OrderAction,
  OrderRowAction,
  OrderStatus,
  PaymentCreditStatus,
  PaymentType,
  SystemStatus,
  SystemStatusMessage,
} from '../../shared/domain/enums.ts'
import type { HistoryOutcome, OrderWriteName } from '../../shared/domain/history.ts'
import type { PersonalKind } from '../../shared/domain/metadata-personal.rules.ts'
import type { SecretKind } from '../../shared/domain/metadata-secrets.rules.ts'
import type { MissingExtensionReason } from '../../shared/domain/order.rules.ts'
import { words } from './languages.ts'

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
  origin: [
    'This page may not show the order desk',
    'The session belongs to another web address. The page’s owner must allow this one.',
  ],
  network: ['No connection', 'The order service could not be reached. Check your connection and try again.'],
  slow: ['No answer in time', 'The order service took too long to answer. Try again in a moment.'],
  provider: [
    'The provider does not answer',
    'The payment provider is down or busy. Nothing is wrong with your order; try again in a moment.',
  ],
  refused: ['The provider refused this', 'It gave no specific reason. Check the values and try again.'],
  action: [
    'The order does not allow this now',
    'It may have changed since you opened it. Reload it to see what is possible.',
  ],
  setup: [
    'The order service is not set up',
    'Its owner must check its configuration. Your order is not affected.',
  ],
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
  tooLarge: ['The order would be too large', 'The provider can’t hold such an amount. Lower the new total.'],
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
export const en = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr' as 'ltr' | 'rtl',

  // The order's head
  order: 'Order',
  merchantOrderId: 'Merchant’s order id',
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
  rowNew: 'New',
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
  deliveries: 'Deliveries and credits',
  noDeliveries: 'Nothing delivered yet.',
  delivery: (id: string) => `Delivery ${id}`,
  credit: 'Credit',
  invoice: 'Invoice',
  dueDate: 'Due',
  deliveredRows: 'Delivered rows',
  creditedRows: 'Credited rows',

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
  sameAsBilling: 'Same as the billing address',
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
  newRow: 'New row',
  articleNumber: 'Article number',
  optional: 'optional',
  quantityLong: 'Quantity',
  unitPrice: 'Unit price incl. VAT',
  vatPercent: 'VAT %',
  discountKind: 'Discount in',
  rowAmount: 'Row amount',
  newTotal: 'New order total',
  difference: 'Difference',
  creditCheck: 'A credit check follows, because the order amount goes up.',
  saving: 'Saving…',
  cancel: 'Cancel',
  saveStopped: 'This page stopped the save. Your draft is kept.',
  fieldsInvalid: (count: number) =>
    count === 1 ? 'One field needs correcting.' : `${count} fields need correcting.`,
  addRowMissing: words({
    'order-not-open': 'Rows can’t be added: the order is no longer open.',
    'order-partly-delivered': 'Rows can’t be added: part of the order is already delivered.',
    'not-offered': 'Rows can’t be added: the provider does not offer it for this order.',
  }),

  // Editing rows in the table
  rowActions: 'Row actions',
  rowMenu: (name: string) => (name ? `Actions for ${name}` : 'Actions for the row'),
  rowChanged: 'Changed',
  rowConflict: 'Conflict',
  rowCancelling: 'Will be cancelled',
  wasValue: (value: string) => `, was ${value}`,
  wasEmpty: ', was empty',
  editRow: 'Edit…',
  duplicateRow: 'Duplicate',
  cancelRow: 'Cancel row',
  keepRow: 'Keep row',
  removeRow: 'Remove row',
  undoRow: 'Undo changes',
  percentOff: (percent: string, amount: string) => `${percent} off = ${amount}`,
  amountOff: (amount: string) => `${amount} off the row`,
  totalsAsSaved: 'The totals below are the saved ones; the bar at the bottom includes your changes.',
  gridKeys: 'Keyboard',
  gridKeysText: [
    'Arrow keys: move',
    'Enter, F2 or typing: edit the cell',
    'Enter or Tab: keep the edit',
    'Escape: drop the edit',
    'Delete: cancel the row, or keep it after all',
    'Insert: add a row',
    'Ctrl+D: duplicate the row',
    'Ctrl+Z: undo',
    'Ctrl+Shift+Z: redo',
    'Ctrl+Enter: review the changes',
    'Ctrl+V: paste rows from a spreadsheet',
    'On a Mac, press Cmd instead of Ctrl.',
  ].join('\n'),
  rowLocked: 'This row can’t be changed: the provider does not offer it for the row.',
  rowLockedCancelling: 'This row will be cancelled. Keep it first (Delete) to change it.',
  rowLockedCancelled: 'This row is cancelled.',
  updateRowMissing: words({
    'order-not-open': 'Rows can’t be changed: the order is no longer open.',
    'order-partly-delivered': 'Rows can’t be changed: part of the order is already delivered.',
    'not-offered': 'Rows can’t be changed: the provider does not offer it for this order.',
  }),
  replaceAll: 'Replace all',
  replaceAllText:
    'Replace all is on: saving cancels every row of the order and adds these in their place, in one step. The rows get new numbers.',

  // The bar of changes
  changesTitle: 'Changes that are not saved',
  changeCount: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  noChanges: 'No changes',
  totalNow: 'Now',
  totalAfter: 'After',
  vatChange: (percent: string) => `VAT ${percent}`,
  changedTo: ' becomes ',
  creditCheckShort: 'Credit check follows',
  wrongRows: (count: number) => (count === 1 ? '1 row to correct' : `${count} rows to correct`),
  undo: 'Undo',
  redo: 'Redo',
  discardAll: 'Discard all',
  review: 'Review',
  barMore: 'All figures',
  changesSaid: (count: number, after: string, difference: string) =>
    count === 0
      ? 'No changes.'
      : `${count === 1 ? '1 change' : `${count} changes`}. Order total ${after}, difference ${difference}.`,

  // The form of one row
  editRowTitle: (name: string) => (name ? `Edit ${name}` : 'Edit row'),
  addToOrder: 'Add',
  addAnother: 'Add another',
  applyRow: 'Apply',
  rowStaged: (name: string, amount: string) =>
    `${name}, ${amount}, added to your changes. Nothing is saved yet.`,

  // Pasting rows
  pasteRows: 'Paste',
  pasteTitle: 'Paste rows',
  pasteText: 'Rows from a spreadsheet',
  pasteHelp: 'One row per line; columns separated by tabs or semicolons.',
  pasteHead: 'The first line names the columns',
  pasteColumn: (number: number) => `Column ${number}`,
  pasteIgnored: 'Not used',
  pasteLine: 'Line',
  pasteProblemAt: (line: number) => `Line ${line}`,
  pasteUnderstood: 'How the rows were read',
  pasteFound: (rows: number, sum: string) => (rows === 1 ? `1 row, ${sum}` : `${rows} rows, ${sum}`),
  pasteLeftOut: (count: number) =>
    count === 1
      ? '1 line is left out until it is corrected.'
      : `${count} lines are left out until they are corrected.`,
  pasteShown: (shown: number, all: number) => `${shown} of ${all} lines are shown, the wrong ones first.`,
  pasteAdd: (count: number) => (count === 1 ? 'Add 1 row' : `Add ${count} rows`),
  pasteAdded: (count: number) =>
    count === 1 ? '1 row added. Review and save it.' : `${count} rows added. Review and save them.`,

  // The order in time, and what it means
  orderCreated: 'Order created',
  cancelledAmount: (amount: string) => `Cancelled ${amount}`,
  noDateGiven: 'The provider gives no date for it.',
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
  extendTitle: 'When the order expires',
  expiryDay: 'Last day',
  expiryQuick: 'Quick choices',
  expiryChoice: words<'week' | 'month' | 'end-of-next-month'>({
    week: '+7 days',
    month: '+30 days',
    'end-of-next-month': 'End of next month',
  }),
  expiresNow: 'Expires now',
  expiresAfter: 'Will expire at the end of',
  expiresNever: 'No expiry',
  expiryLater: (days: number) =>
    days === 0
      ? 'The same day, to its end.'
      : days === 1
        ? 'One day later than now.'
        : `${days} days later than now.`,
  expiryEarlier: (days: number) =>
    `That is ${days === 1 ? 'one day' : `${days} days`} earlier than now. It is allowed, and can be moved again while the order is open.`,
  expiryMissing: 'Choose a day.',
  expirySame: 'The order already expires on this day.',
  expiryTooEarly: (first: string) => `${first} at the earliest: the day must be later than today (UTC).`,
  expiryOutdated: (now: string) =>
    `Somebody changed the order in the meantime, so nothing was saved. It now expires: ${now}. Check the date and save again.`,
  saveExpiry: 'Save date',
  expirySaved: (day: string) => `The order now expires at the end of ${day}.`,

  // Metadata
  editMetadata: 'Edit',
  editMetadataLong: 'Edit metadata',
  metadataRules:
    'Notes of your own system, kept with the order. Entries can be changed but not deleted. Never write passwords, tokens, personal or payment details here.',
  pairKey: 'Key',
  pairValue: 'Value',
  pairState: 'State',
  pairChanged: 'Changed',
  addPair: 'Add a pair',
  removePair: (key: string) => (key ? `Remove the new pair ${key}` : 'Remove the new pair'),
  keyExists: 'The order already has this key: change its value above.',
  keyRepeated: 'This key appears twice.',
  metadataSecret: words<SecretKind | PersonalKind>({
    'secret-name': 'This key names a secret. Secrets are not stored with orders.',
    'json-web-token': 'This is an access token. Secrets are not stored with orders.',
    'private-key': 'This is a private key. Secrets are not stored with orders.',
    'card-number': 'This has a card number. Payment details are not stored with orders.',
    'e-mail': 'This has an e-mail address. Personal data is not stored with orders.',
    'phone-number': 'This has a phone number. Personal data is not stored with orders.',
    'national-id': 'This has a national id. Personal data is not stored with orders.',
    iban: 'This has a bank account number. Payment details are not stored with orders.',
  }),
  metadataChanged: (count: number, maximum: number) => `${count} of at most ${maximum} changed pairs`,
  metadataTooMany: (count: number, maximum: number) =>
    `${count} changed pairs; at most ${maximum} can be saved at a time.`,
  metadataOutdated:
    'Somebody changed the order in the meantime, so nothing was saved. Check the values and save again.',
  saveMetadata: 'Save metadata',
  metadataSaved: (count: number) => (count === 1 ? 'One pair is saved.' : `${count} pairs are saved.`),
  draftIsKept: 'What you entered is kept.',
  writeInDoubt: 'It is not certain whether it was saved. Saving again is safe: it is done at most once.',

  // History
  history: 'History',
  historyLoading: 'Loading the history…',
  historyEmpty: 'Nothing has been changed through the order desk yet.',
  historyFailed: 'The history could not be loaded.',
  showMore: 'Show more',
  became: 'became',
  historyServer: (name: string) => `Server, key ${name}`,
  historyRows: (rows: string) => `no. ${rows}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Row added',
    addOrderRows: 'Rows added',
    updateOrderRow: 'Row changed',
    updateOrderRows: 'Rows changed',
    replaceOrderRows: 'All rows replaced',
    extendOrder: 'Expiry moved',
    setOrderMetadata: 'Metadata changed',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Done',
    refused: 'Refused, nothing was changed',
    'not-done': 'Not done: the answer was lost, and nothing was changed',
    unknown: 'Not known whether it was done: the answer was lost',
  }),

  // Others, and the connection
  alsoOpen: (names: string) => `${names} also here`,
  othersMore: (count: number) => `${count} more`,
  changedBy: (name: string) => `${name} changed the order.`,
  changedByYou: 'You changed the order in another window.',
  changedMeanwhile: 'You are looking at an older version. Reload to see the latest; your changes are kept.',
  offline: 'No connection.',
  offlineText:
    'You are looking at the order as last loaded. Nothing is lost; the desk keeps trying to reconnect.',
  backOnline: 'The connection is back.',
  changesKept: 'Your changes are kept.',

  // Actions that only the provider offers
  moreActions: 'More at the provider',
  actionsTitle: 'Available at the provider',
  actionsText: 'These actions are done in the provider’s own system, not in the order desk.',
  actionOnRows: (action: string, count: number) => `${action} (${count === 1 ? '1 row' : `${count} rows`})`,
  actionWords: words<OrderAction | DeliveryAction | OrderRowAction>({
    CanDeliverOrder: 'Deliver the order',
    CanDeliverPartially: 'Deliver a part',
    CanCancelOrder: 'Cancel the order',
    CanCancelAmount: 'Cancel an amount',
    CanUpdateOrderRow: 'Change rows',
    CanAddOrderRow: 'Add rows',
    CanCancelOrderRow: 'Cancel rows',
    CanCreditAmount: 'Credit an amount',
    CanCreditNewRow: 'Credit with a new row',
    CanCreditOrderRows: 'Credit rows',
    CanCreditRow: 'Credit a row',
    CanDeliverRow: 'Deliver a row',
    CanCancelRow: 'Cancel a row',
    CanUpdateRow: 'Change a row',
  }),

  // Review and save
  reviewTitle: 'Review changes',
  reviewNothing: 'There is nothing to save.',
  rowsChanged: (count: number) => (count === 1 ? '1 row changed' : `${count} rows changed`),
  rowsAdded: (count: number) => (count === 1 ? '1 row added' : `${count} rows added`),
  rowsCancelled: (count: number) => (count === 1 ? '1 row cancelled' : `${count} rows cancelled`),
  rowsReplaced: (count: number) =>
    count === 1 ? 'all rows replaced by 1 row' : `all rows replaced by ${count} rows`,
  saveCalls: (calls: number, what: string) => `${calls === 1 ? '1 step' : `${calls} steps`}: ${what}`,
  andMore: (count: number) => `and ${count} more`,
  currentTotal: 'Current total',
  changedRows: 'Changed',
  addedRows: 'New',
  cancelledRows: 'Cancelled',
  creditCheckOnTheWay:
    'A credit check follows although the total does not go up: the new rows are added before the others are cancelled, because an order without rows closes.',
  replaceMeans:
    'All rows are replaced: every row gets a new id, including unchanged ones, and the old rows are shown as cancelled.',
  replaceTooLarge:
    'These are too many rows to replace in one step. Change or add the rows instead of replacing all of them.',
  rowsWrong: (count: number) =>
    count === 1
      ? 'One row can’t be saved as it is. Correct it first.'
      : `${count} rows can’t be saved as they are. Correct them first.`,
  goToRowNamed: (name: string) => (name ? `Go to the row ${name}` : 'Go to the row'),
  saveChanges: 'Save changes',
  saveRest: 'Save the rest',
  findOut: 'Check and continue',
  progress: 'Progress',
  callStatus: words({
    waiting: 'Waiting',
    sending: 'Sending…',
    accepted: 'Accepted; reloading the order…',
    saved: 'Saved',
    unlisted: 'Accepted, not listed yet',
    unread: 'Saved, not reloaded',
    stopped: 'Not sent',
    failed: 'Not saved',
    uncertain: 'Unconfirmed',
  }),
  callProgress: (call: string, status: string) => `${call}: ${status}`,
  stillSaving: 'Still saving – you can close this when it’s done.',
  saveStoppedByPage: 'This page stopped the save. What was saved stays saved; the rest is kept.',
  saveInterrupted: 'Saving was interrupted. What was saved stays saved; the rest is kept.',
  saveRefused: 'Nothing in this step was saved. Your changes are kept.',
  saveUncertain:
    'It is not certain whether this was saved. Trying again is safe: it is the same request, and it is done at most once.',
  saveUnknowable:
    'There is no way to tell whether this was saved. Compare the order with your changes before you save again.',
  saveMerged: 'Somebody changed the order in the meantime. Their changes are included; review yours again.',
  retryAfter: (seconds: number) =>
    seconds === 1 ? 'Wait a second before you try again.' : `Wait ${seconds} seconds before you try again.`,
  savedTitle: 'Saved',
  savedTotal: (total: string) => `Saved. The order amount is now ${total}.`,
  expected: 'Expected',
  providerAmount: 'Provider',
  resultSame: 'The provider’s amounts are as expected.',
  resultDiffers: (difference: string) =>
    `The provider’s amounts are not as expected: the order amount differs by ${difference}.`,
  rowsAwaited: (count: number) =>
    count === 1
      ? 'The provider accepted a row and does not list it yet. It is saved; do not add it again.'
      : `The provider accepted ${count} rows and does not list them yet. They are saved; do not add them again.`,
  savedUnread: 'It is saved, but the order could not be reloaded. You are looking at an older version.',

  // Changes of others
  conflictTitle: 'The order was changed',
  conflictWho: (name: string) => `${name} changed the order while you were working on it.`,
  conflictSomebody: 'Somebody changed the order while you were working on it.',
  conflictRows: (count: number) =>
    count === 1 ? 'One of your rows needs a decision.' : `${count} of your rows need a decision.`,
  conflictDecide: 'Decide',
  conflictNews: 'See what changed',
  conflictContinue: 'Continue to review',
  conflictLeft: (count: number) =>
    count === 1 ? '1 choice is left to make.' : `${count} choices are left to make.`,
  before: 'Before',
  theirs: 'Theirs',
  yours: 'Yours',
  takeAllTheirs: 'Take theirs for all',
  keepAllYours: 'Keep mine for all',
  takenOver: 'Changed by them, taken over',
  keptYours: 'Changed by you, kept',
  chooseFor: (member: string, row: string) => `${member} of ${row}: which one?`,
  theyAdded: 'Added by them',
  theyCancelled: 'Cancelled by them',
  theyClosed: 'Closed by them',
  rowStays: 'Stays',
  closedRow: words({
    cancelled: 'This row has been cancelled in the meantime, so your change can’t be applied.',
    gone: 'This row has been delivered in the meantime, so your change can’t be applied.',
    locked: 'This row can no longer be changed.',
  }),
  dropChange: 'Drop my change',
  addAsNew: 'Add it as a new row',

  // What is wrong with a field
  fieldEmpty: 'Fill this in.',
  fieldNotNumber: 'Write a number, such as 1234.50.',
  fieldDecimals: 'At most two decimals.',
  fieldTooLong: (maximum: number, length: number) => `At most ${maximum} characters; this has ${length}.`,
  fieldRange: (minimum: string, maximum: string) => `From ${minimum} to ${maximum}.`,
  fieldAtLeast: (minimum: string) => `At least ${minimum}.`,
  fieldControls: 'It contains invisible control characters. Type it instead of pasting.',
  fieldDiscountAbove: (maximum: string) => `Not more than the row costs: ${maximum}.`,
  fieldAmountTooLarge: 'Price times quantity is too large for the provider.',

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

export type Words = typeof en
