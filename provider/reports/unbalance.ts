/** Unbalances a report, to show the desk's reaction. */
import type { Unbalance } from '../../shared/domain/report/unbalances.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Database } from '../storage/database.ts'
import { SUM_BASE } from '../storage/report-sums.ts'
import { readSetting, type WrongDay, writeSetting } from '../storage/settings.ts'
import { FIRST_BULK_DATE } from './bulk-rows.ts'
import { fee } from './fee-model.ts'
import { insertReportRows, type ReportFeeRecord, repeatReportRow } from './report-rows.ts'
import { ownDebts } from './report-summary.ts'

/** By how much a debt is wrong; minor units. */
const WRONG_DEBT = 10_000

const wrongDebts = {
  'opening-debt': { statedOpeningDebt: WRONG_DEBT },
  'closing-debt': { statedClosingDebt: WRONG_DEBT },
  'both-debts': { statedOpeningDebt: WRONG_DEBT, statedClosingDebt: WRONG_DEBT },
  'debt-break': { openingDebt: WRONG_DEBT },
} satisfies Partial<Record<Unbalance, Partial<WrongDay>>>

interface LeftOut {
  id: number
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

/** Makes a day in bulk wrong in one way. Call it within a transaction. */
export function unbalance(db: Database, date: string, kind: Unbalance): void {
  const rows = db.all<LeftOut>(
    `SELECT json_object('id', id, 'currency', currency, 'nominal', nominal_amount, 'fee', fee_amount,
       'feeVat', fee_vat_amount, 'fees', json(fees)) AS json
     FROM report_rows WHERE date = ? AND external_order_no LIKE 'bulk-%' ORDER BY id DESC`,
    date,
  )
  const [last, one] = rows
  if (!last) return
  switch (kind) {
    case 'row':
      return leaveOut(db, date, [last])
    case 'pair':
      return leaveOut(db, date, one ? [last, one] : [last])
    case 'row-fee':
      return leaveOut(db, date, [feesOnly(last, last.fees.slice(-1))])
    case 'fee-type': {
      const type = last.fees.at(-1)?.type
      return leaveOut(
        db,
        date,
        rows.map((row) =>
          feesOnly(
            row,
            row.fees.filter((fee) => fee.type === type),
          ),
        ),
      )
    }
    case 'vat-rate':
      return subtractVat(db, date, last.currency, last.fees[0]?.vatPercent ?? 0, 100)
    case 'flipped-sign':
      return leaveOut(db, date, [{ ...last, nominal: 2 * last.nominal, fee: 0, feeVat: 0, fees: [] }])
    case 'broken-row':
      // The sums keep what the row had before.
      return db.run('UPDATE report_rows SET fee_amount = fee_amount + 100 WHERE id = ?', last.id)
    case 'missing-row':
      db.run('DELETE FROM report_rows WHERE id = ?', last.id)
      return addWrongDay(db, { date, currency: last.currency, missingRows: 1 })
    case 'doubled-row':
      repeatReportRow(db, last.id)
      return leaveOut(db, date, [last])
    case 'swapped-rates':
      return swapRates(db, date, last)
    case 'opening-debt':
    case 'closing-debt':
    case 'both-debts':
    case 'debt-break':
      return addWrongDay(db, { date, currency: last.currency, ...wrongDebts[kind] })
  }
}

function addWrongDay(db: Database, day: WrongDay): void {
  writeSetting(db, 'wrongDays', [...(readSetting(db, 'wrongDays') ?? []), day])
}

/** Adds a fee of 100,00 at 12 %, because all others are at one rate, and swaps the VAT of the two rates. */
function swapRates(db: Database, date: string, { currency, fees }: LeftOut): void {
  const [usual] = fees
  if (!usual) return
  const other = fee('Service', 10_000, 1200)
  insertReportRows(db, [
    { date, currency, rowType: 'ProviderFee', nominalAmount: 0, fees: [other], comment: 'Monthly fee' },
  ])
  const vatAt = (percent: Long) =>
    db.first<{ vat: number }>(
      `SELECT json_object('vat', high * ${SUM_BASE} + low) AS json
       FROM report_vat_sums WHERE date = ? AND currency = ? AND percent = ?`,
      date,
      currency,
      percent,
    )!.vat
  const difference = vatAt(usual.vatPercent) - vatAt(other.vatPercent)
  subtractVat(db, date, currency, usual.vatPercent, difference)
  subtractVat(db, date, currency, other.vatPercent, -difference)
}

/** The row with some of its fees, and nothing else. */
function feesOnly(row: LeftOut, fees: ReportFeeRecord[]): LeftOut {
  const total = (member: 'amountExcludingVat' | 'vatAmount') =>
    fees.reduce((sum, fee) => sum + Number(fee[member]), 0)
  return { ...row, nominal: 0, fee: total('amountExcludingVat'), feeVat: total('vatAmount'), fees }
}

/** Subtracts rows, or parts of them, from the stated totals of the day. */
function leaveOut(db: Database, date: string, rows: readonly LeftOut[]): void {
  for (const { currency, nominal, fee, feeVat, fees } of rows) {
    db.run(
      `UPDATE report_sums SET nominal_high = nominal_high - ?, nominal_low = nominal_low - ?,
         fee_high = fee_high - ?, fee_low = fee_low - ?, fee_vat_high = fee_vat_high - ?, fee_vat_low = fee_vat_low - ?
       WHERE date = ? AND currency = ?`,
      ...[nominal, fee, feeVat].flatMap(parts),
      date,
      currency,
    )
    for (const { vatPercent, vatAmount } of fees) {
      subtractVat(db, date, currency, vatPercent, Number(vatAmount))
    }
  }
}

function subtractVat(db: Database, date: string, currency: string, percent: Long, amount: number): void {
  db.run(
    'UPDATE report_vat_sums SET high = high - ?, low = low - ? WHERE date = ? AND currency = ? AND percent = ?',
    ...parts(amount),
    date,
    currency,
    percent,
  )
}

/** The two parts of an amount, as sums store it; see `storage/report-sums.ts`. */
function parts(amount: number): [high: number, low: number] {
  return [Math.trunc(amount / SUM_BASE), amount % SUM_BASE]
}
