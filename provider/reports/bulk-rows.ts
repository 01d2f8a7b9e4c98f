/** Report rows in bulk, for a large report. They belong to no order of the sandbox. */
import type { PaymentType } from '../../shared/domain/order/enums.ts'
import type { Database } from '../storage/database.ts'
import { creditFees, deliveryFees } from './fee-model.ts'
import { insertReportRows, type ReportRowRecord } from './report-rows.ts'

/** The first day for bulk rows, which comes after the dummy days. */
export const FIRST_BULK_DATE = '2020-03-08'
/** The most rows of one request. */
export const BULK_LIMIT = 200_000
/** Rows of one transaction: the object answers other requests in between. */
export const BULK_STEP = 2_000
/** Rows that are passed to SQLite as one text. */
const BATCH = 500

const PAYMENT_TYPES: readonly PaymentType[] = ['Invoice', 'Card', 'PaymentPlan', 'Swish', 'DirectBank']

/** Inserts rows for the day, numbered from `from`. Call it within a transaction. */
export function insertBulkRows(db: Database, date: string, from: number, count: number): void {
  for (let start = from; start < from + count; start += BATCH) {
    const length = Math.min(BATCH, from + count - start)
    insertReportRows(
      db,
      Array.from({ length }, (_, index) => bulkRow(date, start + index)),
    )
  }
}

/** Whether rows in bulk were added to the day. */
export function hasBulkRows(db: Database, date: string): boolean {
  const found = db.first(
    "SELECT json_object() AS json FROM report_rows WHERE date = ? AND external_order_no LIKE 'bulk-%' LIMIT 1",
    date,
  )
  return found !== undefined
}

/** The row of a number, always the same: amounts vary, and every tenth row is a credit. */
function bulkRow(date: string, number: number): ReportRowRecord {
  const amount = 4_900 + ((number * 7919) % 500_000)
  const paymentType = PAYMENT_TYPES[number % PAYMENT_TYPES.length]!
  const isCredit = number % 10 === 9
  return {
    date,
    currency: 'SEK',
    rowType: isCredit ? 'Credit' : paymentType === 'Invoice' ? 'Purchase' : 'Order',
    nominalAmount: isCredit ? -amount : amount,
    fees: isCredit ? creditFees() : deliveryFees(amount, paymentType),
    providerCustomerId: 30_000_000 + (number % 9973),
    customerName: `Testkund ${number % 9973}`,
    externalOrderNo: `bulk-${number}`,
    orderDate: `${date}T${two(number % 24)}:${two(number % 60)}:00`,
    providerOrderNo: 50_000_000 + number,
    providerCheckoutId: 50_000_000 + number,
    paymentType,
    deliveryId: 60_000_000 + number,
    ...(isCredit ? { creditId: 70_000_000 + number } : {}),
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
