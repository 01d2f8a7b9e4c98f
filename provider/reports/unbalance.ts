/** Makes a report wrong, to show what the desk says of it: the stated totals leave out one row. */
import type { Database } from '../storage/database.ts'
import { SUM_BASE } from '../storage/report-sums.ts'
import type { ReportFeeRecord } from './report-rows.ts'

interface LeftOut {
  currency: string
  nominal: number
  fee: number
  feeVat: number
  fees: ReportFeeRecord[]
}

/** Takes the last row of the day, of its first currency, out of the stated totals. To be called within a transaction. */
export function leaveOutOfTotals(db: Database, date: string): void {
  const row = db.first<LeftOut>(
    `SELECT json_object('currency', report_rows.currency, 'nominal', nominal_amount, 'fee', fee_amount,
       'feeVat', fee_vat_amount, 'fees', json(fees)) AS json
     FROM report_rows JOIN report_sums ON report_rows.id = last_id
     WHERE report_sums.date = ? ORDER BY report_rows.currency LIMIT 1`,
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

/** An amount as its sum is kept: see `storage/report-sums.ts`. */
function parts(amount: number): [high: number, low: number] {
  return [Math.trunc(amount / SUM_BASE), amount % SUM_BASE]
}
