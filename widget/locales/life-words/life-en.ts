import type { MissingLifeReason } from '../../../shared/domain/missing-actions.rules.ts'
import { words } from '../languages.ts'

type Task = 'deliver' | 'cancel' | 'credit'

/** Refusals for which the desk's general words say too little. */
export type RefusedLifeCode =
  | 'operation-not-offered'
  | 'delivery-not-found'
  | 'delivery-action-missing'
  | 'row-action-missing'
  | 'credit-too-high'

/** English, for deliveries, cancellations and credits. Its type lists the terms that every other language must have. */
export const lifeEn = {
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

export type LifeWords = typeof lifeEn
