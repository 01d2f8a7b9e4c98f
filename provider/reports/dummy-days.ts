/**
 * The three days of the description's test environment: invented transactions that belong to no order of the sandbox.
 * Each day has every row type except balance rows, and every fee type; a dismissed one is 0. The first day
 * ends with a payout, the second with a debt (a large chargeback), and the third opens with that debt and pays it.
 */
import type { FeeType, PaymentType, ReportRowType } from '../../shared/domain/order/enums.ts'
import type { Database } from '../storage/database.ts'
import { fee } from './fee-model.ts'
import { insertReportRows, type ReportRowRecord } from './report-rows.ts'

/** The dates of the description (Limits, "Test-environment report dates"). */
export const dummyDates = ['2020-03-05', '2020-03-06', '2020-03-07'] as const

interface DummyRow {
  rowType: ReportRowType
  /** Minor units on the first day; twice that on the second, and three times on the third. */
  amount: number
  paymentType?: PaymentType
  fees?: Partial<Record<FeeType, number>>
  comment?: string
}

const dummyRows: readonly DummyRow[] = [
  { rowType: 'Order', amount: 249_900, paymentType: 'Invoice', fees: { Service: 4873, Admin: 1900 } },
  { rowType: 'Order', amount: 89_950, paymentType: 'Card', fees: { Service: 1304 } },
  { rowType: 'Order', amount: 1_299_000, paymentType: 'PaymentPlan', fees: { Service: 25_331, Admin: 1900 } },
  { rowType: 'Order', amount: 15_901, paymentType: 'Swish', fees: { Service: 231 } },
  { rowType: 'Purchase', amount: 412_300, paymentType: 'Invoice', fees: { Service: 8040, Postage: 725 } },
  { rowType: 'CreatedInvoice', amount: 77_777, paymentType: 'Invoice', fees: { Admin: 1900, DueDate: 333 } },
  { rowType: 'ProviderInvoice', amount: -12_500, fees: { Deposit: 150 }, comment: 'Monthly invoice' },
  { rowType: 'BoughtAdminInvoice', amount: 64_000, paymentType: 'Invoice', fees: { Reminder: 6000 } },
  { rowType: 'Credit', amount: -59_900, paymentType: 'Invoice', fees: { Credit: 900 } },
  { rowType: 'Credit', amount: -8950, paymentType: 'Card', fees: { Credit: 900 } },
  { rowType: 'Regression', amount: -104_201, paymentType: 'Invoice', fees: { LegalAction: 32_000 } },
  { rowType: 'ManualRegression', amount: -23_017, fees: { Collection: 18_000 }, comment: 'Unpaid invoice' },
  { rowType: 'Interest', amount: 1207, fees: { Interest: 121 } },
  { rowType: 'Kickback', amount: 45_000, fees: { Kickback: -450 } },
  { rowType: 'ManualKickback', amount: 5001, comment: 'Adjusted kickback' },
  { rowType: 'Fee', amount: 0, fees: { Dismissed: 0, Deviation: 4900 } },
  { rowType: 'ProviderFee', amount: 0, fees: { Service: 9900, Correction: -1234 } },
  { rowType: 'Manual', amount: 10_000, comment: 'Manual transaction' },
  { rowType: 'ManualOrder', amount: 33_333, paymentType: 'Invoice', fees: { Service: 650 } },
  { rowType: 'ManualCredit', amount: -3333, fees: { Credit: 900 }, comment: 'Goodwill' },
  { rowType: 'ManualDeposit', amount: 20_000, fees: { Deposit: 100 } },
  { rowType: 'ManualWitholding', amount: -15_000, comment: 'Withheld until the dispute is settled' },
  { rowType: 'ManualBalanceDebt', amount: -7001, comment: 'Balance moved by hand' },
  { rowType: 'DebtPayment', amount: 7001, comment: 'Debt paid by the merchant' },
]
/** The chargeback of each day. The second one exceeds its day's income, but not that of the third. */
const CHARGEBACK = { usual: -49_900, second: -5_000_000 }

/** Payments with their own numbers; all others have an invoice. */
const PAID_AT_ONCE: readonly (PaymentType | undefined)[] = ['Card', 'Swish']

/** Fees without VAT: interest on capital and authorities' charges. */
const WITHOUT_VAT: readonly FeeType[] = ['Interest', 'LegalAction']

/** How the order numbers of dummy days begin. An order of a world's beginning may be of such a day too. */
const NUMBER = 'dummy-'

/** Inserts missing dummy days. Call it within a transaction. */
export function ensureDummyDays(db: Database): void {
  const there = db.first(
    `SELECT json_object() AS json FROM report_rows WHERE date = ? AND external_order_no LIKE '${NUMBER}%' LIMIT 1`,
    dummyDates[0],
  )
  if (!there) insertReportRows(db, dummyDates.flatMap(rowsOfDay))
}

function rowsOfDay(date: string, day: number): ReportRowRecord[] {
  const chargeback: DummyRow = {
    rowType: 'ManualChargeback',
    amount: day === 1 ? CHARGEBACK.second : CHARGEBACK.usual,
    paymentType: 'Card',
    fees: { Deviation: 15_000 },
    comment: 'Disputed card payment',
  }
  const usual = dummyRows.map((row) => ({ ...row, amount: row.amount * (day + 1) }))
  return [...usual, chargeback].map((row, index) => dummyRecord(row, date, 1000 * (day + 1) + index))
}

function dummyRecord(row: DummyRow, date: string, number: number): ReportRowRecord {
  const fees = Object.entries(row.fees ?? {}) as [FeeType, number][]
  return {
    date,
    currency: 'SEK',
    rowType: row.rowType,
    nominalAmount: row.amount,
    fees: fees.map(([type, amount]) => fee(type, amount, WITHOUT_VAT.includes(type) ? 0 : undefined)),
    ...(row.comment === undefined ? {} : { comment: row.comment }),
    // A manual transaction belongs to no order.
    ...(row.paymentType === undefined ? {} : orderMembers(date, number)),
    ...(row.paymentType === undefined ? {} : { paymentType: row.paymentType }),
    ...(row.paymentType === 'Invoice' ? { providerInvoiceNo: 800_000 + number } : {}),
    ...(PAID_AT_ONCE.includes(row.paymentType) ? { paymentTransactionId: 900_000 + number } : {}),
    ...(row.rowType === 'Credit' ? { creditId: 700_000 + number } : {}),
  }
}

function orderMembers(date: string, number: number): Partial<ReportRowRecord> {
  return {
    providerCustomerId: 300_000 + number,
    customerName: `Testkund ${number}`,
    externalOrderNo: `${NUMBER}${number}`,
    orderDate: `${date}T0${number % 10}:15:00`,
    providerOrderNo: 500_000 + number,
    providerCheckoutId: 500_000 + number,
    deliveryId: 600_000 + number,
  }
}
