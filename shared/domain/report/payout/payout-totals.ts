/** Adds up a client report's rows, one at a time. Pure; amounts are exact minor units. */
import { reportRowTypes } from '../../order/enums.ts'
import type { Long } from '../../values/long.ts'
import type { ReportRow } from '../report.schema.ts'
import { ensure } from './ensure.ts'
import { ExactSum } from './exact.ts'
import type { RowsFound, RowTotals } from './payout.ts'
import { balanceRowType, isFeePaidRight, rowDeviation, vatByRate } from './row-amounts.ts'
import { writtenDay } from './written-day.ts'

/** The most rows of a kind whose places are kept. */
export const KEPT_PLACES = 100

/** The most days that are told apart. A report is of one day, and can have rows of earlier ones. */
const KEPT_DAYS = 31

const knownRowTypes: ReadonlySet<string> = new Set(reportRowTypes)

/**
 * Adds up a client report's rows; memory grows with the kinds of rows, not with their number.
 * @param ownDay the day asked for, `YYYY-MM-DD`; it is kept even if there are more than 31 days
 */
export function payoutTotals(ownDay?: string): {
  add(row: ReportRow, index: number): void
  totals(): RowTotals
} {
  let numberOfRows = 0
  const nominal = new ExactSum()
  const fees = new ExactSum()
  const feeVat = new ExactSum()
  const paid = new ExactSum()
  let opening: ExactSum | undefined
  let closing: ExactSum | undefined
  const rates = new Map<Long, ExactSum>()
  const feeTypes = new Map<string, { count: number; amount: ExactSum; vat: ExactSum }>()
  const rowTypes = new Map<string, { count: number; nominal: ExactSum; paid: ExactSum }>()
  const paymentTypes = new Map<string, { rowType: string; paymentType: string; nominal: ExactSum }>()
  const currencies = new Map<string, RowsFound>()
  const days = new Map<string, RowsFound>()
  const moreDays = noRows()
  const vatOffFees: RowTotals['vatOffFees'] = { count: 0, fees: [] }
  const feePaidOffRows = noRows()
  const brokenRows: number[] = []

  /** Checks a fee's VAT against its rate and its payment against its parts: no total shows either. */
  function checkFees({ fees }: ReportRow, index: number): void {
    for (const fee of fees) {
      const computed = vatByRate(fee)
      if (computed === undefined) continue
      vatOffFees.count += 1
      const { type, vatPercent, vatAmount } = fee
      if (vatOffFees.fees.length < KEPT_PLACES)
        vatOffFees.fees.push({ row: index, type, vatPercent, vatAmount, computed })
    }
    if (!fees.every(isFeePaidRight)) found(feePaidOffRows, index)
  }

  /** The rows of the day that the text states, in any spelling. */
  function ofDay(text: string): RowsFound {
    const day = days.has(text) ? text : (writtenDay(text) ?? text)
    const isKept = days.has(day) || days.size < KEPT_DAYS || day === ownDay
    return isKept ? ensure(days, day, noRows) : moreDays
  }

  function addTransaction(row: ReportRow): void {
    numberOfRows += 1
    nominal.add(row.nominalAmount)
    fees.add(row.totalFeeAmountExcludingVat)
    feeVat.add(row.totalFeeVatAmount)
    paid.add(row.providerPaidAmount)
    const ofType = ensure(rowTypes, row.rowType, newRowType)
    ofType.count += 1
    ofType.nominal.add(row.nominalAmount)
    ofType.paid.add(row.providerPaidAmount)
    const { rowType, paymentType = '' } = row
    const paidSo = () => ({ rowType, paymentType, nominal: new ExactSum() })
    ensure(paymentTypes, `${rowType}\n${paymentType}`, paidSo).nominal.add(row.nominalAmount)
    for (const fee of row.fees) {
      ensure(rates, fee.vatPercent, newSum).add(fee.vatAmount)
      const ofFee = ensure(feeTypes, fee.type, newFeeType)
      ofFee.count += 1
      ofFee.amount.add(fee.amountExcludingVat)
      ofFee.vat.add(fee.vatAmount)
    }
  }

  return {
    add(row, index) {
      found(ensure(currencies, row.currency, noRows), index)
      found(ofDay(row.reconciliationDate), index)
      if (brokenRows.length < KEPT_PLACES && rowDeviation(row)) brokenRows.push(index)
      const balance = balanceRowType(row)
      if (balance === 'OpeningBalanceDebt') (opening ??= new ExactSum()).add(row.providerPaidAmount)
      else if (balance === 'ClosingBalanceDebt') (closing ??= new ExactSum()).add(row.providerPaidAmount)
      else {
        addTransaction(row)
        checkFees(row, index)
      }
    },
    totals: () => ({
      numberOfRows,
      nominalAmount: nominal.value,
      feeAmountExcludingVat: fees.value,
      feeVatAmount: feeVat.value,
      providerPaidAmountExcludingWithholding: paid.value,
      vatGroups: [...rates]
        .map(([vatPercent, vat]) => ({ vatPercent, vatAmount: vat.value }))
        .toSorted(highestRateFirst),
      feesByType: [...feeTypes].map(([type, { count, amount, vat }]) => ({
        type,
        count,
        amountExcludingVat: amount.value,
        vatAmount: vat.value,
      })),
      rowTypes: [...rowTypes].map(([rowType, sums]) => ({
        rowType,
        count: sums.count,
        nominalAmount: sums.nominal.value,
        providerPaidAmount: sums.paid.value,
      })),
      paymentTypes: [...paymentTypes.values()].map(({ rowType, paymentType, nominal: { value } }) => ({
        rowType,
        paymentType,
        nominalAmount: value,
      })),
      openingBalanceRows: opening?.value,
      closingBalanceRows: closing?.value,
      unknownRowTypes: [...rowTypes.keys()].filter((type) => !knownRowTypes.has(type)),
      days: [...days].map(([day, { count, rows }]) => ({ day, count, rows: [...rows] })),
      moreDays: { count: moreDays.count, rows: [...moreDays.rows] },
      currencies: [...currencies].map(([currency, { count, rows }]) => ({
        currency,
        count,
        rows: [...rows],
      })),
      vatOffFees: { count: vatOffFees.count, fees: [...vatOffFees.fees] },
      feePaidOffRows: { count: feePaidOffRows.count, rows: [...feePaidOffRows.rows] },
      brokenRows: [...brokenRows],
    }),
  }
}

/** Orders VAT groups. Their percents are Longs, which `-` cannot subtract. */
export function highestRateFirst(a: { vatPercent: Long }, b: { vatPercent: Long }): number {
  return a.vatPercent > b.vatPercent ? -1 : a.vatPercent < b.vatPercent ? 1 : 0
}

const newSum = () => new ExactSum()
const newFeeType = () => ({ count: 0, amount: new ExactSum(), vat: new ExactSum() })
const newRowType = () => ({ count: 0, nominal: new ExactSum(), paid: new ExactSum() })
const noRows = (): RowsFound => ({ count: 0, rows: [] })

function found(rows: RowsFound, index: number): void {
  rows.count += 1
  if (rows.rows.length < KEPT_PLACES) rows.rows.push(index)
}
