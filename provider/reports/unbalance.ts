/** Unbalances a report, to show the desk's reaction: the stated totals leave out one row. */
import type { Database } from '../storage/database.ts'
import { SUM_BASE } from '../storage/report-sums.ts'
import { FIRST_BULK_DATE } from './bulk-rows.ts'
import { insertReportRows, type ReportFeeRecord } from './report-rows.ts'
import { ownDebts } from './report-summary.ts'

interface LeftOut {
  currency: string
  nominal: number
  fee: number
  feeVat: number
  fees: ReportFeeRecord[]
}

/**
 * Has the merchant pay the debts of all days before: otherwise the credits of many days could take the whole payout.
 * These days must be settled. Call it within a transaction.
 */
export function payDebtsBefore(db: Database, date: string): void {
  const payments = ownDebts(db, FIRST_BULK_DATE, date).map(({ debt, ...day }) => ({
    ...day,
    rowType: 'DebtPayment' as const,
    nominalAmount: debt,
    fees: [],
    comment: 'Debt paid by the merchant',
  }))
  if (payments.length > 0) insertReportRows(db, payments)
}

/** Leaves the day's last row in bulk out of the stated totals. Call it within a transaction. */
export function leaveOutOfTotals(db: Database, date: string): void {
  const row = db.first<LeftOut>(
    `SELECT json_object('currency', currency, 'nominal', nominal_amount, 'fee', fee_amount,
       'feeVat', fee_vat_amount, 'fees', json(fees)) AS json
     FROM report_rows WHERE date = ? AND external_order_no LIKE 'bulk-%' ORDER BY id DESC LIMIT 1`,
    date,
  )
  if (!row) return
  const { currency, nominal, fee, feeVat, fees } = row
  const day = [date, currency]
  db.run(
    `UPDATE report_sums SET nominal_high = nominal_high - ?, nominal_low = nominal_low - ?,
       fee_high = fee_high - ?, fee_low = fee_low - ?, fee_vat_high = fee_vat_high - ?, fee_vat_low = fee_vat_low - ?
     WHERE date = ? AND currency = ?`,
    ...[nominal, fee, feeVat].flatMap(parts),
    ...day,
  )
  for (const { vatPercent, vatAmount } of fees) {
    db.run(
      'UPDATE report_vat_sums SET high = high - ?, low = low - ? WHERE date = ? AND currency = ? AND percent = ?',
      ...parts(Number(vatAmount)),
      ...day,
      vatPercent,
    )
  }
}

/** The two parts of an amount, as sums store it; see `storage/report-sums.ts`. */
function parts(amount: number): [high: number, low: number] {
  return [Math.trunc(amount / SUM_BASE), amount % SUM_BASE]
}
