import type { HistoryOutcome, OrderWriteName } from '../../../../shared/domain/order/history.enums.ts'
import type { MissingLifeReason } from '../../../../shared/domain/order/missing-actions.rules.ts'
import { words } from '../../../locales/languages.ts'

type Task = 'deliver' | 'cancel' | 'credit'

/** Refusals for which the desk's general words say too little. */
export type RefusedLifeCode =
  | 'operation-not-offered'
  | 'delivery-not-found'
  | 'delivery-action-missing'
  | 'row-action-missing'
  | 'credit-too-high'

/** English, for what the desk of an order has besides the order: its history, its view, deliveries, cancellations and credits. Its type lists the terms that every other language must have. */
export const texts = {
  // What the page shows besides the order
  // History
  historyLoading: 'Loading the history…',
  historyFailed: 'The history could not be loaded.',
  showMore: 'Show more',
  became: 'became',
  historyServer: (name: string) => `Server, key ${name}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Row added',
    addOrderRows: 'Rows added',
    updateOrderRow: 'Row changed',
    updateOrderRows: 'Rows changed',
    replaceOrderRows: 'All rows replaced',
    extendOrder: 'Expiry moved',
    setOrderMetadata: 'Metadata changed',
    deliverOrder: 'Order delivered',
    deliverAndLowerAmount: 'Order delivered for less',
    cancelOrder: 'Order cancelled',
    cancelAmount: 'Amount cancelled',
    cancelOrderRows: 'Rows cancelled',
    creditOrderRows: 'Rows credited',
    creditNewRow: 'New row credited',
    creditWithFee: 'Rows credited, less a fee',
    creditAmount: 'Amount credited',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Done',
    refused: 'Refused, nothing was changed',
    'not-done': 'Not done: the answer was lost, and nothing was changed',
    unknown: 'Not known whether it was done: the answer was lost',
  }),
  historyKind: words<'added' | 'cancelled'>({ added: 'Added', cancelled: 'Cancelled' }),
  historyMore: (count: number) => (count === 1 ? 'and 1 more row' : `and ${count} more rows`),
  historyNoValues: 'The values were not kept.',
  historyKeys: (keys: string) => `Keys: ${keys}`,

  // The order's story, where the history adds to it
  storyDiffers: (difference: string) =>
    `Delivered, cancelled and open do not add up to what was ordered (difference ${difference}).`,
  storyElsewhere: 'Not in the history shown',
  storyOlder: 'Older changes are not shown.',
  showOlder: 'Show older',
  storyFilter: 'What to show',
  storyAll: 'Everything',
  storyMoney: 'Amounts and status',

  // The history of one row
  rowHistory: 'History of this row',
  rowHistoryTitle: (name: string) => `History of ${name}`,
  rowHistoryNone: 'This row has not been changed through the order desk.',
  rowHistoryOlder: 'Nothing newer is about this row. Older entries have not been searched yet.',

  // What others changed, until it is seen
  youElsewhere: 'You, in another window',
  byYouElsewhere: 'you, in another window',
  markChanged: (who: string, when: string) => `Changed by ${who}, ${when}`,
  markAdded: (who: string, when: string) => `Added by ${who}, ${when}`,
  markCancelled: (who: string, when: string) => `Cancelled by ${who}, ${when}`,
  newsRows: (who: string, count: number) =>
    count === 1 ? `${who} changed 1 row.` : `${who} changed ${count} rows.`,
  newsRowsOfYou: (count: number) =>
    count === 1 ? 'You changed 1 row in another window.' : `You changed ${count} rows in another window.`,
  newsAmount: (before: string, after: string) => `The order amount was ${before} and is now ${after}.`,
  changedAtProvider: 'The order was changed at the provider.',
  markSeen: 'Mark as seen',
  alsoOpen: (names: string) => `${names} also here`,
  othersMore: (count: number) => `${count} more`,
  actionsTitle: 'Available at the provider',
  actionsText: 'These actions are done in the provider’s own system, not in the order desk.',
  actionOnRows: (action: string, count: number) => `${action} (${count === 1 ? '1 row' : `${count} rows`})`,

  // The view of the rows
  searchRows: 'Search in rows',
  showRows: 'Show',
  rowFilter: words<'all' | 'changed' | 'active' | 'cancelled'>({
    all: 'All rows',
    changed: 'Only changed',
    active: 'Active',
    cancelled: 'Cancelled',
  }),
  sortRows: 'Sort by',
  sortNone: 'Provider’s order',
  sortUp: (column: string) => `${column}, ascending`,
  sortDown: (column: string) => `${column}, descending`,
  sortHint: (column: string) => `Sort by ${column}`,
  rowsFound: (shown: string, all: string) => `${shown} of ${all} rows`,
  rowsHidden: (count: string) => `${count} hidden`,
  showHidden: 'Show all',
  noRowMatches: 'No row matches the search and the filter.',
  changesHidden: (count: number) =>
    count === 1
      ? 'One of your changes is in a row that is hidden. It is saved too.'
      : `${count} of your changes are in rows that are hidden. They are saved too.`,
  viewCleared: 'The search and the filter were cleared to show the row.',
  exportAll: (count: string) => (count === '1' ? 'Export 1 row' : `Export ${count} rows`),
  exportSome: (shown: string, all: string) => `Export ${shown} of ${all} rows`,
  exportedAll: (count: string, file: string) =>
    count === '1' ? `1 row is in the file ${file}.` : `All ${count} rows are in the file ${file}.`,
  exportedSome: (count: string, file: string) =>
    count === '1'
      ? `1 row, the one in view, is in the file ${file}.`
      : `${count} rows, those in view, are in the file ${file}.`,
  exportedUnsaved: (count: string) =>
    count === '1'
      ? '1 of them has changes that are not saved.'
      : `${count} of them have changes that are not saved.`,
  exportFailed: 'The file could not be made, because a part of the desk did not load. Try again.',
  rowState: 'Status',
  rowStateWords: words<'same' | 'new' | 'changed' | 'cancelling' | 'cancelled'>({
    same: 'Active',
    new: 'New',
    changed: 'Changed',
    cancelling: 'To be cancelled',
    cancelled: 'Cancelled',
  }),

  // Deliveries, cancellations and credits
  // Where they begin
  lifeRow: words<Task>({ deliver: 'Deliver…', cancel: 'Cancel row…', credit: 'Credit…' }),
  leftToDeliver: (left: string, whole: string) => `${left} of ${whole} to deliver`,
  leftToCredit: (left: string, whole: string) => `${left} of ${whole} to credit`,
  nothingToCredit: 'Credited',
  amountToCredit: (amount: string) => `${amount} left to credit`,

  // Why something is off
  deliverMissing: words<MissingLifeReason>({
    'order-not-open': 'It can’t be delivered: the order is no longer open.',
    'payment-type': 'It can’t be delivered this way: the payment type does not allow it.',
    'nothing-left': 'There is nothing left to deliver.',
    'amount-negative':
      'It can’t be delivered: the open rows come to less than 0. Change or cancel rows first.',
    'not-offered': 'It can’t be delivered this way: the provider does not offer it for this order.',
  }),
  cancelMissing: words<Exclude<MissingLifeReason, 'amount-negative'>>({
    'order-not-open': 'It can’t be cancelled: the order is no longer open.',
    'payment-type': 'It can’t be cancelled this way: the payment type does not allow it.',
    'nothing-left': 'There is nothing left to cancel.',
    'not-offered': 'It can’t be cancelled this way: the provider does not offer it for this order.',
  }),
  creditMissing: words<Exclude<MissingLifeReason, 'order-not-open' | 'amount-negative'>>({
    'payment-type': 'It can’t be credited this way: the payment type does not allow it.',
    'nothing-left': 'There is nothing left to credit.',
    'not-offered': 'It can’t be credited this way: the provider does not offer it for this delivery.',
  }),
  partMissing: 'The order can only be delivered whole.',
  rowPartMissing: 'The provider does not offer it for this row alone.',

  // The review
  deliverTitle: (id: string) => `Deliver order ${id}`,
  cancelTitle: (id: string) => `Cancel order ${id} or parts of it`,
  creditTitle: (id: string) => `Credit delivery ${id}`,
  deliverHow: 'What to deliver',
  cancelHow: 'What to cancel',
  creditHow: 'What to credit',
  deliverWay: words<'rows' | 'amount'>({ rows: 'Rows', amount: 'Everything, for a lower amount' }),
  cancelWay: words<'order' | 'rows' | 'amount'>({
    order: 'The whole order',
    rows: 'Rows',
    amount: 'An amount',
  }),
  creditWay: words<'rows' | 'amount'>({ rows: 'Rows', amount: 'An amount' }),
  allRows: 'All rows',
  allChoosable: 'All that can be chosen',
  rowsChosen: (chosen: string, all: string) => `${chosen} of ${all} chosen`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  oneLess: 'One less',
  oneMore: 'One more',
  takeAll: 'All',
  ofQuantity: (quantity: string) => `of ${quantity}`,
  staysOpen: (quantity: string) => `Stays open: ${quantity}`,
  getsCancelled: (quantity: string) => `Cancelled: ${quantity}`,
  staysUncredited: (quantity: string) => `Not credited: ${quantity}`,
  unsavedRow: 'Has unsaved changes',
  amountToDeliver: 'Amount to deliver',
  amountToCancel: 'Amount to cancel',
  amountCredited: 'Amount to credit',
  atMost: (amount: string) => `At most ${amount}`,
  sendInvoice: 'The invoice goes by',
  invoiceWay: words<'Default' | 'Post' | 'Email' | 'EInvoiceB2B'>({
    Default: 'The usual way',
    Post: 'Post',
    Email: 'E-mail',
    EInvoiceB2B: 'E-invoice',
  }),
  restHow: 'What is not delivered',
  restStays: 'Stays open',
  restCancelled: 'Is cancelled',
  extraHow: 'Besides the rows',
  extraWay: words<'none' | 'new-row' | 'fee'>({ none: 'Nothing', 'new-row': 'A new row', fee: 'Less a fee' }),
  feeAmount: 'Fee incl. VAT',
  figuresOf: words<Task>({ deliver: 'To deliver', cancel: 'To cancel', credit: 'To credit' }),
  openNow: 'Open in the order',
  creditableNow: 'Left to credit',
  cancelledWith: 'Cancelled with it',
  chooseWay: 'Choose what to cancel.',
  takeAlong: 'Deliver this too',
  belowZeroRow: 'A row below 0 can’t be credited by itself. An amount takes its share of it along.',
  rowAboveLeft: 'Less is left of the delivery than this row. Credit an amount.',
  inProportion: 'VAT follows what is left of each rate.',
  allOfRates: 'This is all that is left: of each VAT rate exactly what is left of it.',
  ratesBelowZero: 'A rate below 0 takes its share of the amount too.',
  creditAmountInstead: 'Credit an amount instead.',
  deliversMore: (amount: string, names: string) =>
    `You deliver ${amount} more than the order comes to. This stays behind: ${names}. A rest below 0 can’t be delivered later.`,
  deliversMoreCancels: (amount: string, names: string) =>
    `You deliver ${amount} more than the order comes to. This is cancelled: ${names}. The customer pays as if it had never been there.`,
  confirmMore: (amount: string) => `Deliver ${amount} more than the order`,
  openBelowZero: (amount: string, credit: string) =>
    `${amount} is open, and nothing below 0 can be delivered. Cancel it here to close the order. If the customer should still get it, credit a delivery by ${credit}.`,
  wouldStayBelowZero: (amount: string) =>
    `${amount} would stay in the order, and nothing below 0 can be delivered. Choose the rows below 0 too.`,
  ratesLeft: (rates: string) => `Nothing is left to credit then, but by VAT rate it is not even: ${rates}.`,
  refundNote: 'The order is delivered, so this is a credit: the customer gets the amount back.',
  lifeFinal: words<Task>({
    deliver: 'A delivery can’t be undone. A credit is the way back.',
    cancel: 'A cancellation can’t be undone.',
    credit: 'A credit can’t be undone.',
  }),
  unsavedRows: (count: number) =>
    count === 1
      ? 'One row has changes that are not saved. This is about the rows as they are saved.'
      : `${count} rows have changes that are not saved. This is about the rows as they are saved.`,
  reviewFirst: 'Review the changes first',
  rowsGone: (count: number) =>
    count === 1
      ? 'One row that you chose is no longer there.'
      : `${count} rows that you chose are no longer there.`,
  back: 'Back',
  lifeDo: words<Task>({ deliver: 'Deliver', cancel: 'Cancel what is chosen', credit: 'Credit' }),
  doDeliver: (amount: string) => `Deliver ${amount}`,
  doCancel: (amount: string) => `Cancel ${amount}`,
  doCredit: (amount: string) => `Credit ${amount}`,
  lifeChanged: 'The order was changed while this was open. The figures are new: check them.',
  deliveryGone: (id: string) =>
    `The order no longer has delivery ${id}: it was changed while this was open. Nothing was credited. Go back to see what the order has now.`,
  lifeOutdated:
    'The order was changed in the meantime, so nothing was done. Check the figures, which are new, and send it again.',
  didDeliver: (amount: string) => `${amount} is delivered.`,
  didCancel: (amount: string) => `${amount} is cancelled.`,
  didCredit: (amount: string) => `${amount} is credited.`,

  // What is wrong
  chooseRow: 'Choose at least one row.',
  nothingOfValue: 'This comes to nothing: a credit must be above 0.',
  creditTooHigh: (maximum: string) => `At most ${maximum} is left to credit.`,
  amountBelowZero: 'The rows together come to less than 0. Choose other rows.',
  tooManyRows: (maximum: string) => `At most ${maximum} rows at a time.`,
  notAllowedNow: 'The order no longer allows this.',

  // What was refused
  lifeRefused: words<RefusedLifeCode>({
    'operation-not-offered': 'The provider does not have this operation',
    'delivery-not-found': 'The order has no such delivery',
    'delivery-action-missing': 'The delivery does not allow this now',
    'row-action-missing': 'A row does not allow this now',
    'credit-too-high': 'The credit is too high',
  }),
  lifeRefusedText: words<RefusedLifeCode>({
    'operation-not-offered': 'Nothing was done. Do it in another way, or ask the provider.',
    'delivery-not-found':
      'It may have changed since you opened the order. Reload the order to see what it has.',
    'delivery-action-missing':
      'It may have changed since you opened the order. What it still allows is shown here.',
    'row-action-missing':
      'It has been delivered, cancelled or credited in the meantime. What is left of it is shown here.',
    'credit-too-high': 'Less is left to credit than before. What is left is shown here.',
  }),
  creditLeft: (maximum: string) => `Nothing was credited: ${maximum} is left to credit of this delivery.`,
}

export type OrderWords = typeof texts
