/** Compares the stated figures of a client report with the sums of its rows. Pure; amounts are exact minor units. */
import type { Long } from '../../values/long.ts'
import type { PaymentReport } from '../report.schema.ts'
import { minus, plus } from './exact.ts'
import type {
  Payout,
  PayoutTerm,
  PayoutTotals,
  RowsFound,
  RowTotals,
  TermFigures,
  Verdict,
} from './payout.ts'
import { highestRateFirst, KEPT_PLACES } from './payout-totals.ts'
import { worstVerdict } from './verdicts.ts'
import { isAnotherDay, writtenDay } from './written-day.ts'

/**
 * Judges a payout to the unit.
 *
 * Rows do not tell the debt at the beginning of the day. The opening debt is compared with the opening balance row, if
 * there is one, and with the payment or the closing debt; `chain-days.ts` compares it with the day before. A debt is
 * never negative: a negative one is computed as 0.
 *
 * @param rows the sums of all rows
 */
export function judgePayout(stated: PaymentReport, rows: RowTotals): Payout {
  const totals: PayoutTotals = {
    ...rows,
    otherCurrencyRows: otherCurrencyRows(stated.currency, rows),
    otherDayRows: [],
    rowsAlike: { count: 0, rows: [] },
    rowsElsewhere: { count: 0, rows: [] },
  }
  const terms = termsOf(stated, totals)
  return { verdict: verdictOf(totals, terms), stated, totals, terms }
}

/** The facts about a client report that follow from its day. */
export interface DayFacts {
  /** The day asked for, `YYYY-MM-DD`. */
  date: string
  /** The day that the client report states. */
  reconciliationDate: string
  rowsAlike: RowsFound
  rowsElsewhere: RowsFound
}

/** The payout, judged within its day: whether the report is of that day, and whether it repeats a transaction. */
export function judgeWithinDay(payout: Payout, facts: DayFacts): Payout {
  const { date, reconciliationDate, rowsAlike, rowsElsewhere } = facts
  const own = writtenDay(reconciliationDate) ?? date
  const otherDayRows = payout.totals.days.filter(({ day }) => isAnotherDay(day, own))
  const found: Verdict[] = [payout.verdict]
  if (rowsAlike.count + rowsElsewhere.count > 0) found.push('balances-with-rows-alike')
  if (isAnotherDay(reconciliationDate, date)) found.push('another-day')
  return {
    ...payout,
    verdict: worstVerdict(found)!,
    totals: { ...payout.totals, otherDayRows, rowsAlike, rowsElsewhere },
  }
}

/** The payout of a report that announces another number of rows than it has. The client of the row is unknown. */
export function judgeWithTotal(payout: Payout, totalRows: NonNullable<Payout['totalRows']>): Payout {
  return { ...payout, totalRows, verdict: worstVerdict([payout.verdict, 'does-not-balance'])! }
}

function verdictOf(totals: PayoutTotals, terms: readonly TermFigures[]): Verdict {
  const isWrong =
    totals.brokenRows.length > 0 ||
    totals.otherCurrencyRows.length > 0 ||
    terms.some(({ stated, computed }) => stated !== computed)
  if (isWrong) return 'does-not-balance'
  return totals.unknownRowTypes.length > 0 ? 'balances-with-unknown-rows' : 'balances'
}

/** The payment and the closing debt of a day with the result `excluding` and an opening debt; one of them is 0. */
export function settled(excluding: Long, openingBalanceDebt: Long): { including: Long; closing: Long } {
  const position = minus(excluding, openingBalanceDebt)
  return position < 0 ? { including: 0, closing: minus(0, position) } : { including: position, closing: 0 }
}

function termsOf(stated: PaymentReport, totals: PayoutTotals): TermFigures[] {
  const hasBalanceRows = totals.openingBalanceRows !== undefined || totals.closingBalanceRows !== undefined
  const excluding = totals.providerPaidAmountExcludingWithholding
  // If a report has only one of the two balance rows, the other debt is 0.
  const shown = hasBalanceRows ? minus(0, totals.openingBalanceRows ?? 0) : stated.openingBalanceDebt
  const opening = shown < 0 ? 0 : shown
  const { including, closing } = settled(excluding, opening)
  const closingRow = hasBalanceRows ? (totals.closingBalanceRows ?? 0) : closing
  // The closing debt follows from the equation and from its row. The one that disagrees is shown.
  const closingComputed = closing === stated.closingBalanceDebt ? closingRow : closing
  return [
    term('openingBalanceDebt', stated.openingBalanceDebt, opening),
    term('nominalAmount', stated.nominalAmount, totals.nominalAmount),
    term('feeAmountExcludingVat', stated.feeAmountExcludingVat, totals.feeAmountExcludingVat),
    term('feeVatAmount', stated.feeVatAmount, totals.feeVatAmount),
    ...vatTerms(stated, totals),
    term('closingBalanceDebt', stated.closingBalanceDebt, closingComputed),
    term('providerPaidAmountExcludingWithholding', stated.providerPaidAmountExcludingWithholding, excluding),
    term('providerPaidAmountIncludingWithholding', stated.providerPaidAmountIncludingWithholding, including),
    term('numberOfRows', stated.numberOfRows, totals.numberOfRows),
  ]
}

function term(term: PayoutTerm, stated: Long, computed: Long): TermFigures {
  return { term, stated, computed }
}

/** One term for each stated or computed rate. A rate that one side lacks is 0 there; a repeated rate is added up. */
function vatTerms(stated: PaymentReport, totals: RowTotals): TermFigures[] {
  const figures = new Map<Long, { stated: Long; computed: Long }>()
  for (const { vatPercent, vatAmount } of totals.vatGroups) {
    figures.set(vatPercent, { stated: 0, computed: vatAmount })
  }
  for (const { vatPercent, vatAmount } of stated.vatGroups) {
    const { stated: before, computed } = figures.get(vatPercent) ?? { stated: 0, computed: 0 }
    figures.set(vatPercent, { stated: plus(before, vatAmount), computed })
  }
  return [...figures]
    .map(([vatPercent, figure]) => ({ vatPercent, ...figure }))
    .toSorted(highestRateFirst)
    .map(({ vatPercent, stated, computed }) => term(`vat:${vatPercent}`, stated, computed))
}

function otherCurrencyRows(currency: string, rows: RowTotals): number[] {
  return rows.currencies
    .flatMap((other) => (other.currency === currency ? [] : other.rows))
    .toSorted((a, b) => a - b)
    .slice(0, KEPT_PLACES)
}
