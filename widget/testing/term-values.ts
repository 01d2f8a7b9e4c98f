/** What the widget's words are asked for: each term, and the values of the terms that have words for a list. */
import { businessTypes, creditOrderTypes, creditRowTypes } from '../../shared/domain/credit.enums.ts'
import { businessTypes, creditOrderTypes } from '../../shared/domain/credit.enums.ts'
import { creditRowTypes } from '../../shared/domain/credit.enums.ts'
import {
  billingReferenceTypes,
  deliveryStatuses,
  feeTypes,
  invoiceDistributionTypes,
  orderStatuses,
  paymentCreditStatuses,
  reportRowTypes,
  systemStatuses,
  systemStatusMessages,
} from '../../shared/domain/enums.ts'
import { creditReasonKinds, creditReasons } from '../../shared/domain/credit-reasons.ts'
import { paymentTypes } from '../../shared/domain/payment.enums.ts'
import { verdicts } from '../../shared/domain/payout/verdicts.ts'
import { soapOperations } from '../credit/data/contract.ts'
import { orderStatuses as creditStatuses } from '../credit/orders/order-facts.ts'
import { columnKinds } from '../reports/rows/report-columns.ts'
import type { ProblemWords, Words } from '../locales/en.ts'

export type Term = Exclude<keyof Words, `$${string}`>

/** The operations of the SOAP service that change something. */
const creditWrites = Object.entries(soapOperations).flatMap(([name, { capability }]) =>
  capability === 'credit.write' ? [name] : [],
)

const tasks = ['deliver', 'cancel', 'credit']
const lifeReasons = ['order-not-open', 'payment-type', 'nothing-left', 'not-offered']
const lifeRefusals = [
  'operation-not-offered',
  'delivery-not-found',
  'delivery-action-missing',
  'row-action-missing',
  'credit-too-high',
]
const reasons = ['order-not-open', 'order-partly-delivered', 'not-offered']
const problems: Record<ProblemWords, true> = {
  missing: true,
  outside: true,
  forbidden: true,
  capability: true,
  session: true,
  origin: true,
  network: true,
  slow: true,
  provider: true,
  refused: true,
  action: true,
  setup: true,
  garbled: true,
  failed: true,
  orderId: true,
  busy: true,
  limited: true,
  notDone: true,
  notOpen: true,
  noExpiry: true,
  rowClosed: true,
  rowMissing: true,
  changed: true,
  credit: true,
  tooLarge: true,
  tooMuch: true,
  unknown: true,
  secret: true,
  invalid: true,
}

/** The terms that have a text for each value of a list. */
export const valuesOf: Partial<Record<Term, readonly string[]>> = {
  lifeRow: tasks,
  lifeDo: tasks,
  lifeFinal: tasks,
  lifeRefused: lifeRefusals,
  lifeRefusedText: lifeRefusals,
  figuresOf: tasks,
  deliverMissing: lifeReasons,
  cancelMissing: lifeReasons,
  creditMissing: lifeReasons.slice(1),
  deliverWay: ['rows', 'amount'],
  cancelWay: ['order', 'rows', 'amount'],
  creditWay: ['rows', 'amount'],
  invoiceWay: Object.keys(invoiceDistributionTypes),
  extraWay: ['none', 'new-row', 'fee'],
  creditYesNo: ['true', 'false'],
  addRowMissing: reasons,
  updateRowMissing: reasons,
  extendMissing: ['order-not-open', 'order-does-not-expire'],
  expiryChoice: ['week', 'month', 'end-of-next-month'],
  metadataSecret: [
    'secret-name',
    'json-web-token',
    'private-key',
    'card-number',
    'e-mail',
    'phone-number',
    'national-id',
    'iban',
  ],
  historyOperation: [
    'addOrderRow',
    'addOrderRows',
    'updateOrderRow',
    'updateOrderRows',
    'replaceOrderRows',
    'extendOrder',
    'setOrderMetadata',
  ],
  historyKind: ['added', 'cancelled'],
  historyOutcome: ['done', 'refused', 'not-done', 'unknown'],
  rowFilter: ['all', 'changed', 'active', 'cancelled'],
  rowStateWords: ['same', 'new', 'changed', 'cancelling', 'cancelled'],
  callStatus: [
    'waiting',
    'sending',
    'accepted',
    'saved',
    'unlisted',
    'unread',
    'stopped',
    'failed',
    'uncertain',
  ],
  takeFormats: ['sie', 'own', 'xero', 'quickbooks', 'json', 'bgmax'],
  takeExpected: ['text', 'orgNumber', 'account', 'digits', 'lines', 'date', 'bankgiro', 'object', 'known'],
  voucherLine: ['paid', 'fees', 'opening', 'closing', 'sold'],
  bankRefused: ['dtd', 'not-xml', 'no-statement', 'one-file'],
  bankVerdicts: ['nothing', 'not-found', 'not-covered'],
  closedRow: ['cancelled', 'gone', 'locked'],
  reportColumn: Object.keys(columnKinds),
  desksName: ['order', 'reports', 'credit'],
  creditTask: ['orders', 'create', 'plans', 'people', 'campaigns', 'other'],
  creditHealth: ['asking', 'answers'],
  creditOrderStatus: creditStatuses,
  creditOrderType: creditOrderTypes,
  creditBusinessType: businessTypes,
  creditOperation: creditWrites,
  creditOutcome: ['refused', 'not-done', 'unknown'],
  desksBack: ['reports', 'credit'],
  payoutTerm: [
    'nominalAmount',
    'feeAmountExcludingVat',
    'feeVatAmount',
    'providerPaidAmountExcludingWithholding',
    'openingBalanceDebt',
    'closingBalanceDebt',
    'providerPaidAmountIncludingWithholding',
    'numberOfRows',
  ],
  payoutVerdict: ['balances', 'balances-with-unknown-rows', 'does-not-balance', 'reading', 'incomplete'],
  reportRowType: reportRowTypes,
  reportFeeType: feeTypes,
  monthVerdict: verdicts,
  reportShop: ['same', 'differs', 'other-currency', 'unknown'],
  creditNewNone: ['40000', '40001', '40004'],
  creditNewFlip: ['true', 'false'],
  creditPeopleTask: ['addresses', 'scoring', 'block'],
  creditPeopleAbout: ['addresses', 'scoring', 'block'],
  creditReasonTitle: Object.keys(creditReasons),
  creditReasonText: Object.keys(creditReasons),
  creditReasonKind: creditReasonKinds,
  orderStatus: orderStatuses,
  systemStatusWords: systemStatuses,
  systemMessageWords: systemStatusMessages,
  creditRowTypeName: creditRowTypes,
  creditStatusWords: paymentCreditStatuses,
  paymentTypeWords: paymentTypes,
  deliveryStatusWords: deliveryStatuses,
  referenceWords: billingReferenceTypes,
  addressSource: ['1', '2', '5'],
  problemTitle: Object.keys(problems),
  problemText: Object.keys(problems),
}
