/** The totals of a day's report, computed before its rows; one part for each currency. */
import { isLong, type Long, normalLong } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Database } from '../storage/database.ts'
import { exact, type Sum, SUMS } from '../storage/report-sums.ts'
import { readSetting, type WrongDay } from '../storage/settings.ts'
import { payoutOf, type Payout, type Transactions } from './payout.ts'
import type { ReportPart } from './report-rows.ts'

export interface ReportSummary extends ReportPart, Transactions, Payout {
  /** The number of transactions. */
  count: number
  /** How many of them the report lists: all, except on a day that a sandbox has made wrong. */
  listed: number
  /** The debts that the payment report states; the balance rows show the others. */
  statedDebts: Pick<Payout, 'openingBalanceDebt' | 'closingBalanceDebt'>
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
  const wrongDays = readSetting(db, 'wrongDays') ?? []
  const summaries = parts.map(({ currency, count, lastId, ...sums }): ReportSummary => {
    const wrong = wrongDays.filter((day) => day.currency === currency)
    const { missingRows = 0, statedOpeningDebt, statedClosingDebt } = wrongDay(wrong, date) ?? {}
    const transactions = transactionsOf(sums)
    const payout = payoutOf(transactions, openingDebt(db, date, currency, wrong))
    return {
      date,
      currency,
      count,
      listed: count - missingRows,
      lastId,
      ...transactions,
      ...payout,
      statedDebts: {
        openingBalanceDebt: more(payout.openingBalanceDebt, statedOpeningDebt),
        closingBalanceDebt: more(payout.closingBalanceDebt, statedClosingDebt),
      },
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

function wrongDay(wrong: readonly WrongDay[], date: string): WrongDay | undefined {
  return wrong.find((day) => day.date === date)
}

function more(amount: Long, by = 0): Long {
  return normalLong(BigInt(amount) + BigInt(by))
}

/** The debt of the days before, with which the next day with a report opens, and what a sandbox adds to it. */
function openingDebt(db: Database, date: string, currency: string, wrong: readonly WrongDay[]): Long {
  const days = db.all<Sums & { date: string }>(
    `SELECT json_object('date', date, ${SUMS}) AS json
     FROM report_sums WHERE currency = ? AND date < ? ORDER BY date`,
    currency,
    date,
  )
  const opening = (day: string, debt: Long) => more(debt, wrongDay(wrong, day)?.openingDebt)
  const debt = days.reduce<Long>(
    (before, day) => payoutOf(transactionsOf(day), opening(day.date, before)).closingBalanceDebt,
    0,
  )
  return opening(date, debt)
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
    summary.statedDebts.openingBalanceDebt,
    summary.statedDebts.closingBalanceDebt,
    ...summary.vatGroups.map(({ vatAmount }) => vatAmount),
  ].every(isLong)
}
