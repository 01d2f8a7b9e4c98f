import type { FeeType, ReportRowType } from '../../../../shared/domain/order/enums.ts'
import type { Verdict } from '../../../../shared/domain/report/payout/verdicts.ts'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import { words } from '../../../locales/languages.ts'

type TermName =
  | 'nominalAmount'
  | 'feeAmountExcludingVat'
  | 'feeVatAmount'
  | 'providerPaidAmountExcludingWithholding'
  | 'openingBalanceDebt'
  | 'closingBalanceDebt'
  | 'providerPaidAmountIncludingWithholding'
  | 'numberOfRows'

/** English, for what opens with the desk of payouts. Its type lists the terms that every other language must have. */
export const texts = {
  // The desk
  // The day
  payoutOf: (day: string) => `Payout of ${day}`,
  payoutDay: 'Day',
  payoutPrevious: 'Previous day',
  payoutNext: 'Next day',
  payoutNewest: 'Newest',
  payoutWithholding: 'With withholding',
  payoutClients: 'Client reports',
  payoutClient: (id: string) => `Client ${id}`,
  payoutAll: 'All clients',

  // The equation
  payoutTerm: words<TermName>({
    nominalAmount: 'Order amounts',
    feeAmountExcludingVat: 'Fees',
    feeVatAmount: 'VAT on fees',
    providerPaidAmountExcludingWithholding: 'The day’s result',
    openingBalanceDebt: 'Opening debt',
    closingBalanceDebt: 'Closing debt',
    providerPaidAmountIncludingWithholding: 'Paid out',
    numberOfRows: 'Transactions',
  }),
  payoutVatOf: (rate: string) => `VAT ${rate}`,
  payoutEquation: 'How the rows add up',
  payoutShowRows: 'show rows',
  payoutStates: (amount: string, difference: string) => `The report states ${amount} (${difference})`,
  /** The payout of the rows, where the report states another. */
  payoutRowsComeTo: 'The rows come to',
  payoutAsStated: 'As the report states it, not checked against its rows',

  // The verdict
  payoutVerdict: words<Verdict | 'reading' | 'incomplete'>({
    balances: 'Balances',
    'balances-with-unknown-rows': 'Balances, with rows of an unknown kind',
    'balances-with-rows-alike': 'Balances, but rows are alike',
    'does-not-balance': 'Does not balance',
    'another-day': 'Another day’s report',
    reading: 'Reading…',
    incomplete: 'Not whole',
  }),

  // The four steps of a day
  stepsTitle: 'The day in four steps',
  stepName: words<'checked' | 'booked' | 'bank' | 'closed'>({
    checked: 'Checked',
    booked: 'Voucher',
    bank: 'Bank',
    closed: 'Closing',
  }),
  stepNotTaken: 'None saved on this page yet',
  stepTaken: (time: string) => `Saved on this page, ${time}`,
  stepNoVoucher: 'None can be made',
  stepNotCompared: 'Not compared yet',
  payoutUnknown: (types: string) =>
    `The provider’s description has no row type ${types}. The amounts of these rows are in the figures.`,
  payoutAnotherDay: (asked: string, given: string) =>
    `The provider was asked for the report of ${asked} and answered with that of ${given}. The day cannot be booked or closed with it. Try again later, and tell the provider if it stays so.`,
  payoutRowsAlike: (count: string) =>
    `${count} rows are alike: each has the numbers and amounts of another one, and all are in the sums. If something was paid twice, tell the provider.`,
  payoutRowsElsewhere: (count: string) =>
    count === '1'
      ? 'One row is in another report of this day too, so it may be paid twice.'
      : `${count} rows are in another report of this day too, so they may be paid twice.`,
  payoutRowsOfDay: (count: string, day: string) =>
    count === '1' ? `One row is of ${day}.` : `${count} rows are of ${day}.`,
  payoutRowsOfDays: (count: string) =>
    count === '1' ? 'One more row is of another day.' : `${count} more rows are of other days.`,
  payoutFeesVat: (count: string, fees: string) =>
    count === '1'
      ? `One fee has a VAT that is not its rate’s. ${fees}`
      : `${count} fees have a VAT that is not their rate’s. ${fees}`,
  payoutFeeVat: (type: string, row: string, vat: string, rate: string, computed: string) =>
    `${type} in row ${row}: ${vat} at ${rate} would be ${computed}.`,
  payoutFeesPaid: (rows: string) =>
    rows === '1'
      ? 'In one row, what a fee takes from the payout is not its amount and VAT.'
      : `In ${rows} rows, what a fee takes from the payout is not its amount and VAT.`,
  payoutShowTheRows: 'Show the rows',

  // The cause
  payoutCauseTitle: 'Why it does not balance',
  payoutSearching: 'Looking for what explains the difference…',
  payoutCauseFailed: 'What explains the difference could not be looked for.',

  // The pictures
  payoutWaterfall: 'How sales became the payout',
  payoutFees: 'Fees by type',
  payoutNoFees: 'No fees on this day.',
  payoutStep: 'Step',
  payoutSales: 'Sales',
  payoutCredits: 'Credits',
  payoutOther: (count: string) => `${count} other row types`,
  payoutUnexplained: 'Rows that do not add up',
  payoutFee: 'Fee',
  payoutCount: 'Count',

  // Reading
  payoutReadingRows: (read: string, stated: string) =>
    stated ? `${read} of ${stated} rows read` : `${read} rows read`,
  payoutLoading: (day: string) => `Reading the report of ${day}`,
  payoutLooking: 'Looking for the newest report',
  payoutWhole: (day: string, verdict: string) => `The report of ${day} is read. ${verdict}.`,
  payoutEmpty: 'The report of this day has no client. There is nothing to pay out.',
  payoutDateWrong: (given: string) =>
    `For the page’s developer: date must be a calendar day such as 2026-11-20, not ${given}.`,

  // No report
  payoutNone: (day: string) => `No report of ${day}`,
  payoutNotOver: (time: string) =>
    `The day is not over. The provider reports a day once it has ended in UTC: look again after ${time}.`,
  payoutNotBegun: 'The day has not come yet. The provider reports a day once it has ended in UTC.',
  payoutNothing:
    'Nothing was sold, credited or charged on this day, so there is no report. A debt moves on to the next day that has one.',
  payoutYesterday: (time: string) =>
    `The day has ended, and the provider has no report of it: nothing happened on it, or the report comes later. Look again after ${time}.`,
  payoutNoneRecent: (days: string) => `No report in the last ${days} days`,
  payoutNoneRecentText: 'Choose a day above to look further back.',
  payoutLookAgain: 'Look again',

  // Failures
  payoutCutOff: 'The report is not whole',
  payoutCutOffText: (read: string, stated: string) =>
    stated
      ? `The connection ended after ${read} of ${stated} rows. What is shown is what arrived; nothing is checked.`
      : `The connection ended after ${read} rows. What is shown is what arrived; nothing is checked.`,
  payoutWrongType: 'The report has a wrong value',
  payoutWrongTypeText: (member: string) =>
    `${member} is missing or not of its type, so the report was read up to there. Tell the provider.`,
  payoutNotAReport: 'The answer is not a report',
  payoutNotAReportText: 'Something between this page and the provider may have changed it. Try again.',
  payoutOtherDay: 'Another day’s report',
  payoutOtherDayText:
    'The provider answered with the report of another day. Try again later, and tell the provider if it stays so.',
  payoutNotActivated: 'Reports are not activated',
  payoutNotActivatedText:
    'The provider makes no payment reports for this merchant. Ask the provider to activate them.',
  payoutTooLarge: 'A total of the report is too large',
  payoutTooLargeText: 'It does not fit in 64 bits, so the provider cannot report this day. Ask the provider.',

  // What loads later
  payoutTake: 'Take it along: bookkeeping file, CSV, JSON',
  payoutMonth: 'The month',
  payoutBank: 'Compare with a bank statement',
  payoutShop: 'Compare with your orders',
  payoutPartFailed: 'This part could not be loaded.',

  // The rows of a report
  reportColumn: words<keyof ReportRow>({
    providerCustomerId: 'Customer number',
    customerName: 'Customer',
    externalOrderNo: 'Order',
    orderDate: 'Order date',
    providerOrderNo: 'Provider’s order number',
    providerCheckoutId: 'Checkout id',
    providerInvoiceNo: 'Invoice number',
    paymentTransactionId: 'Payment number',
    nominalAmount: 'Order amount',
    providerPaidAmount: 'Paid',
    totalFeeAmountExcludingVat: 'Fees',
    totalFeeVatAmount: 'VAT on fees',
    paymentType: 'Payment type',
    currency: 'Currency',
    destinationCurrency: 'Destination currency',
    exchangeRate: 'Exchange rate',
    comment: 'Comment',
    deliveryId: 'Delivery number',
    creditId: 'Credit number',
    rowType: 'Row type',
    fees: 'Fee type',
    reconciliationDate: 'Reconciled on',
  }),
  reportRowType: words<ReportRowType>({
    DebtPayment: 'Debt payment',
    ManualKickback: 'Kickback, by hand',
    ManualRegression: 'Recourse, by hand',
    ClosingBalanceDebt: 'Closing debt',
    OpeningBalanceDebt: 'Opening debt',
    BoughtAdminInvoice: 'Administered invoice, bought',
    ManualWitholding: 'Withheld by hand',
    Interest: 'Interest',
    Purchase: 'Bought invoice',
    Fee: 'Fee',
    Manual: 'Manual transaction',
    ProviderFee: 'Provider’s fee',
    ManualBalanceDebt: 'Balance debt, by hand',
    Regression: 'Recourse',
    ManualCredit: 'Credit, by hand',
    Credit: 'Credit',
    ManualOrder: 'Order, by hand',
    ProviderInvoice: 'Provider’s invoice',
    CreatedInvoice: 'Created invoice',
    ManualDeposit: 'Deposit, by hand',
    ManualChargeback: 'Chargeback, by hand',
    Kickback: 'Kickback',
    Order: 'Order',
  }),
  reportFeeType: words<FeeType>({
    Deviation: 'Deviation',
    Reminder: 'Reminder',
    Correction: 'Correction',
    DueDate: 'Changed due date',
    Admin: 'Administration',
    Kickback: 'Kickback',
    Deposit: 'Deposit',
    Service: 'Service',
    Interest: 'Interest',
    LegalAction: 'Legal action',
    Credit: 'Credit',
    Collection: 'Debt collection',
    Postage: 'Postage',
    Dismissed: 'Dismissed',
  }),

  // The line above the rows
  reportRows: 'Rows of the report',
  reportSearch: 'Search in rows',
  reportFilters: 'Filters',
  reportAll: 'All',
  reportGroup: 'Group by',
  reportUngrouped: 'No groups',
  reportSort: 'Sort by',
  reportUnsorted: 'Report’s order',
  reportSortUp: (column: string) => `${column}, ascending`,
  reportSortDown: (column: string) => `${column}, descending`,
  reportSortHint: (column: string) => `Sort by ${column}`,
  reportFound: (shown: string, all: string) => `${shown} of ${all} rows`,
  reportReading: 'Still reading.',
  reportShowAll: 'Show all',
  reportOnlyMarked: (count: number) => (count === 1 ? '1 marked row' : `${count} marked rows`),
  reportOnlyVat: (rate: string) => `Fees with ${rate} VAT`,
  reportRemove: (choice: string) => `Remove: ${choice}`,

  // The rows
  reportDetails: 'Fees and details',
  reportMarked: 'Marked',
  reportOpenOrder: (id: string) => `Open order ${id}`,
  reportNoKey: 'None given',
  reportGroupOf: (key: string, count: string) => (count === '1' ? `${key}: 1 row` : `${key}: ${count} rows`),
  reportTotal: (count: string) => (count === '1' ? 'Total of 1 row' : `Total of ${count} rows`),
  reportBalances: 'Debts, not in the total',
  reportCurrencies: 'In several currencies, so not added up.',
  reportNotWhole: 'The report is not whole, so not added up.',
  reportNoFees: 'No fees.',
  reportNoRows: 'The report has no rows.',
  reportNoMatch: 'No row matches the search and the filters.',
  reportUnread: 'The rows could not be read.',
  reportPrinted: (shown: string, all: string) =>
    `The first ${shown} of ${all} rows are printed. The CSV file has all of them.`,
  reportShop: words<'same' | 'differs' | 'other-currency' | 'unknown'>({
    same: 'As in the shop',
    differs: 'The shop has another total',
    'other-currency': 'The shop has another currency',
    unknown: 'Not known to the shop',
  }),

  // The choice of columns

  // The closing of a day
  monthVerdict: words<Verdict>({
    balances: 'it balances',
    'balances-with-unknown-rows': 'it balances, with rows of an unknown kind',
    'balances-with-rows-alike': 'it balances, but rows are alike',
    'does-not-balance': 'it does not balance',
    'another-day': 'it is of another day',
  }),
  closingNone: 'Nobody has closed this day.',
  closingBy: (who: string, time: string) => `Closed by ${who}, ${time}.`,
  closingVerdictThen: (verdict: string) => `Its verdict then: ${verdict}.`,
  closingChanged: 'The provider answers another report now than the one that was closed.',
  closingSame: 'The report is the one that was closed.',
  closingClose: 'Close the day',
  closingAgain: 'Close it again',
  closingJudged: (verdict: string) =>
    `The report is the one that was closed, but is judged otherwise now: ${verdict}.`,
  closingEarlier: (count: number) => (count === 1 ? '1 earlier closing' : `${count} earlier closings`),
  closingDone: (day: string) => `${day} is closed.`,
  closingCannotYet: 'A day can be closed once its report is read to the end.',
  closingAnotherDay: 'This report is of another day, so it cannot close this one.',
  closingNothing: 'The report has no client, so there is nothing to close.',
  closingConfirmOff: 'This payout does not balance. The verdict is kept with the closing.',
  closingFailed: 'Who closed this day could not be read.',
}

export type ReportWords = typeof texts
