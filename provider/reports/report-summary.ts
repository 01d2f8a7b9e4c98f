/** The totals of a day's report, computed before its rows; one part for each currency. */
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Database } from '../storage/database.ts'
import { exact, type Sum, SUMS } from '../storage/report-sums.ts'
import { payoutOf, type Payout, type Transactions } from './payout.ts'
import type { ReportPart } from './report-rows.ts'

export interface ReportSummary extends ReportPart, Transactions, Payout {
  /** The number of transactions. */
  count: number
  vatGroups: { vatPercent: Long; vatAmount: Long }[]
}

export type ReportRefusal = 'report-not-found' | 'report-amount-too-large'

/** The summaries of the day, by currency; refused if a total exceeds a Long. */
export function summarize(db: Database, date: string): Result<ReportSummary[], ReportRefusal> {
  const parts = db.all<Sums & { currency: string; count: number; lastId: number }>(
    `SELECT json_object('currency', currency, 'count', count, 'lastId', last_id, ${SUMS}) AS json
     FROM report_sums WHERE date = ? ORDER BY currency`,
    date,
  )
  if (parts.length === 0) return refuse('report-not-found')
  const summaries = parts.map(({ currency, count, lastId, ...sums }): ReportSummary => {
    const transactions = transactionsOf(sums)
    return {
      date,
      currency,
      count,
      lastId,
      ...transactions,
      ...payoutOf(transactions, openingDebt(db, date, currency)),
      vatGroups: vatGroups(db, date, currency),
    }
  })
  return summaries.every(fits) ? ok(summaries) : refuse('report-amount-too-large')
}

interface Sums {
  nominal: Sum
  fee: Sum
  feeVat: Sum
}

function transactionsOf({ nominal, fee, feeVat }: Sums): Transactions {
  return { nominalAmount: exact(nominal), feeAmountExcludingVat: exact(fee), feeVatAmount: exact(feeVat) }
}

/** The debt of the days before. The next day with a report opens with it. */
function openingDebt(db: Database, date: string, currency: string): Long {
  const days = db.all<Sums>(
    `SELECT json_object(${SUMS}) AS json FROM report_sums WHERE currency = ? AND date < ? ORDER BY date`,
    currency,
    date,
  )
  return days.reduce<Long>((debt, day) => payoutOf(transactionsOf(day), debt).closingBalanceDebt, 0)
}

/** The debt of each day from `first` to before `date` from its own transactions, without an opening debt. */
export function ownDebts(
  db: Database,
  first: string,
  date: string,
): { date: string; currency: string; debt: Long }[] {
  const days = db.all<Sums & { date: string; currency: string }>(
    `SELECT json_object('date', date, 'currency', currency, ${SUMS}) AS json
     FROM report_sums WHERE date >= ? AND date < ?`,
    first,
    date,
  )
  return days
    .map(({ date: day, currency, ...sums }) => {
      const { closingBalanceDebt } = payoutOf(transactionsOf(sums), 0)
      return { date: day, currency, debt: closingBalanceDebt }
    })
    .filter(({ debt }) => BigInt(debt) > 0n)
}

function vatGroups(db: Database, date: string, currency: string): ReportSummary['vatGroups'] {
  const groups = db.all<{ vatPercent: Long; vatAmount: Sum }>(
    `SELECT json_object('vatPercent', percent, 'vatAmount', json_array(high, low)) AS json
     FROM report_vat_sums WHERE date = ? AND currency = ? ORDER BY percent DESC`,
    date,
    currency,
  )
  return groups.map(({ vatPercent, vatAmount }) => ({ vatPercent, vatAmount: exact(vatAmount) }))
}

/** Whether every amount fits in a Long. An earlier day's debt may exceed it too. */
function fits(summary: ReportSummary): boolean {
  return [
    summary.nominalAmount,
    summary.feeAmountExcludingVat,
    summary.feeVatAmount,
    summary.providerPaidAmountExcludingWithholding,
    summary.providerPaidAmountIncludingWithholding,
    summary.openingBalanceDebt,
    summary.closingBalanceDebt,
    ...summary.vatGroups.map(({ vatAmount }) => vatAmount),
  ].every(isLong)
}
