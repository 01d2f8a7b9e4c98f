/**
 * Checks a reconciliation report ("Resources C") against its own rows, in minor units and to the unit:
 *
 *     excluding = Σ providerPaidAmount of the transactions
 *     including = excluding − openingBalanceDebt + closingBalanceDebt, never negative
 *
 * provider/reports/README.md derives the equation and works out examples. This file shares no code with the provider,
 * so that an error in one shows in the other. Pure.
 */
import { type Long, normalLong } from '../domain/values/long.ts'
import { sum } from '../domain/money/money.ts'
import { balanceRowTypes, isTransaction } from '../domain/report/report.rules.ts'
import type { ClientReport, Report, ReportRow } from '../domain/report/report.schema.ts'

/** A number of a report that differs from the sum of its parts. */
export interface ReportDifference {
  /** The place: `clientReports/0/paymentReport/nominalAmount`; balance rows by their type. */
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
  const own = sum(transactions.map((row) => row.providerPaidAmount))
  // The day's result after its opening debt: it is paid out if positive, owed if negative.
  const position = BigInt(own) - BigInt(stated.openingBalanceDebt)
  const computed = {
    providerPaidAmountExcludingWithholding: own,
    providerPaidAmountIncludingWithholding: normalLong(position > 0n ? position : 0n),
    closingBalanceDebt: normalLong(position < 0n ? -position : 0n),
    nominalAmount: sum(transactions.map((row) => row.nominalAmount)),
    feeAmountExcludingVat: sum(transactions.map((row) => row.totalFeeAmountExcludingVat)),
    feeVatAmount: sum(transactions.map((row) => row.totalFeeVatAmount)),
    numberOfRows: transactions.length,
  }
  const balances = {
    OpeningBalanceDebt: normalLong(-BigInt(stated.openingBalanceDebt)),
    ClosingBalanceDebt: computed.closingBalanceDebt,
  }
  return [
    ...Object.entries(computed).flatMap(([member, value]) =>
      difference(`${path}/paymentReport/${member}`, stated[member as keyof typeof computed], value),
    ),
    ...vatDifferences(stated.vatGroups, transactions, `${path}/paymentReport/vatGroups`),
    ...balanceDifferences(rows, balances, `${path}/rows`),
    ...rows.flatMap((row, index) => rowDifferences(row, `${path}/rows/${index}`)),
  ]
}

function vatDifferences(
  groups: ClientReport['paymentReport']['vatGroups'],
  transactions: readonly ReportRow[],
  path: string,
): ReportDifference[] {
  const fees = transactions.flatMap((row) => row.fees)
  return [
    ...difference(path, vatOf(groups), vatOf(fees)),
    ...groups.flatMap(({ vatPercent, vatAmount }, index) =>
      difference(`${path}/${index}`, vatAmount, vatOf(fees.filter((fee) => fee.vatPercent === vatPercent))),
    ),
  ]
}

function vatOf(parts: readonly { vatAmount: Long }[]): Long {
  return sum(parts.map(({ vatAmount }) => vatAmount))
}

/** The balance rows, if any: with them, all rows add up to the payout. */
function balanceDifferences(
  rows: readonly ReportRow[],
  balances: Record<(typeof balanceRowTypes)[number], Long>,
  path: string,
): ReportDifference[] {
  if (rows.every(isTransaction)) return []
  return balanceRowTypes.flatMap((type) => {
    const shown = rows.filter(({ rowType }) => rowType === type)
    return difference(`${path}/${type}`, sum(shown.map((row) => row.providerPaidAmount)), balances[type])
  })
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

function difference(member: string, stated: Long, computed: Long): ReportDifference[] {
  return stated === computed ? [] : [{ member, stated, computed }]
}
