/**
 * The equation of a reconciliation report ("Resources C"), in minor units and to the unit:
 *
 *     paid = nominalAmount − feeAmountExcludingVat − feeVatAmount − openingBalanceDebt + closingBalanceDebt
 *
 * `paid` is providerPaidAmountIncludingWithholding and never negative: what the day falls short of is the
 * closing balance debt, which the next day opens with. providerPaidAmountExcludingWithholding is the same
 * without the opening balance: paid + openingBalanceDebt. nominalAmount is the total of the transactions;
 * the two balance rows, where they are shown, are none. numberOfRows counts every row that is shown.
 * The provider computes by it, the widget and the tests check by it. Pure.
 */
import type { ReportRowType } from './enums.ts'
import { type Long, normalLong } from './long.ts'
import { sum } from './money.ts'
import type { ClientReport, Report, ReportRow } from './report.schema.ts'

/** The rows that show a balance and are no transaction; `includeWithholding` adds them. */
export const balanceRowTypes = ['OpeningBalanceDebt', 'ClosingBalanceDebt'] as const satisfies ReportRowType[]

export interface Transactions {
  nominalAmount: Long
  feeAmountExcludingVat: Long
  feeVatAmount: Long
}

export interface Payout {
  providerPaidAmountExcludingWithholding: Long
  providerPaidAmountIncludingWithholding: Long
  openingBalanceDebt: Long
  closingBalanceDebt: Long
}

/** What a day's transactions come to for a merchant that opened it with a debt; debts are not negative. */
export function payoutOf(
  { nominalAmount, feeAmountExcludingVat, feeVatAmount }: Transactions,
  openingBalanceDebt: Long,
): Payout {
  const opening = BigInt(openingBalanceDebt)
  const position =
    BigInt(nominalAmount) - BigInt(feeAmountExcludingVat) - BigInt(feeVatAmount) - BigInt(openingBalanceDebt)
  const closing = position < 0n ? -position : 0n
  const paid = position + closing
  return {
    providerPaidAmountExcludingWithholding: normalLong(paid + opening),
    providerPaidAmountIncludingWithholding: normalLong(paid),
    openingBalanceDebt,
    closingBalanceDebt: normalLong(closing),
  }
}

/** A number of a report that is not what the rest of the report makes it. */
export interface ReportDifference {
  /** Where: `clientReports/0/paymentReport/nominalAmount`. */
  member: string
  stated: Long
  computed: Long
}

/** Everything in a report that does not add up; empty when it balances. */
export function reportDifferences(report: Report): ReportDifference[] {
  const counted = sum(report.clientReports.map(({ rows }) => rows.length))
  return [
    ...difference('totalNrOfRows', report.totalNrOfRows, counted),
    ...report.clientReports.flatMap((client, index) => clientDifferences(client, `clientReports/${index}`)),
  ]
}

function clientDifferences({ paymentReport: stated, rows }: ClientReport, path: string): ReportDifference[] {
  const transactions = rows.filter(isTransaction)
  const computed = {
    nominalAmount: sum(transactions.map((row) => row.nominalAmount)),
    feeAmountExcludingVat: sum(rows.map((row) => row.totalFeeAmountExcludingVat)),
    feeVatAmount: sum(rows.map((row) => row.totalFeeVatAmount)),
  }
  const numbers = { ...computed, ...payoutOf(computed, stated.openingBalanceDebt), numberOfRows: rows.length }
  const vat = sum(stated.vatGroups.map(({ vatAmount }) => vatAmount))
  return [
    ...Object.entries(numbers).flatMap(([member, value]) =>
      difference(`${path}/paymentReport/${member}`, stated[member as keyof typeof numbers], value),
    ),
    ...difference(`${path}/paymentReport/vatGroups`, vat, computed.feeVatAmount),
    ...stated.vatGroups.flatMap(({ vatPercent, vatAmount }, index) => {
      const fees = rows.flatMap((row) => row.fees.filter((fee) => fee.vatPercent === vatPercent))
      return difference(
        `${path}/paymentReport/vatGroups/${index}`,
        vatAmount,
        sum(fees.map((fee) => fee.vatAmount)),
      )
    }),
    ...rows.flatMap((row, index) => rowDifferences(row, `${path}/rows/${index}`)),
  ]
}

function rowDifferences(row: ReportRow, path: string): ReportDifference[] {
  const fees = sum(row.fees.map((fee) => fee.amountExcludingVat))
  const vat = sum(row.fees.map((fee) => fee.vatAmount))
  const paid = normalLong(BigInt(row.nominalAmount) - BigInt(fees) - BigInt(vat))
  return [
    ...difference(`${path}/totalFeeAmountExcludingVat`, row.totalFeeAmountExcludingVat, fees),
    ...difference(`${path}/totalFeeVatAmount`, row.totalFeeVatAmount, vat),
    ...difference(`${path}/providerPaidAmount`, row.providerPaidAmount, paid),
  ]
}

export function isTransaction({ rowType }: Pick<ReportRow, 'rowType'>): boolean {
  return !(balanceRowTypes as readonly string[]).includes(rowType)
}

function difference(member: string, stated: Long, computed: Long): ReportDifference[] {
  return stated === computed ? [] : [{ member, stated, computed }]
}
