/** What a row of a report says of itself, and what its own members come to. Pure. */
import { type Long, normalLong } from '../../values/long.ts'
import { balanceRowTypes } from '../report.rules.ts'
import type { ReportRow } from '../report.schema.ts'
import { minus, plus } from './exact.ts'
import type { RowFault } from './payout.ts'

type BalanceRowType = (typeof balanceRowTypes)[number]

/** Which balance the row shows; undefined for a transaction. */
export function balanceRowType({ rowType }: Pick<ReportRow, 'rowType'>): BalanceRowType | undefined {
  return balanceRowTypes.find((type) => type === rowType)
}

/** How far a row's totals are from what its amount and its list of fees come to: stated minus computed. */
export interface RowDeviation {
  feeAmountExcludingVat: Long
  feeVatAmount: Long
  providerPaidAmount: Long
}

/** Undefined for a row that adds up. */
export function rowDeviation(row: ReportRow): RowDeviation | undefined {
  let amount: Long = 0
  let vat: Long = 0
  for (const fee of row.fees) {
    amount = plus(amount, fee.amountExcludingVat)
    vat = plus(vat, fee.vatAmount)
  }
  const paid = minus(minus(row.nominalAmount, amount), vat)
  const fits =
    row.totalFeeAmountExcludingVat === amount &&
    row.totalFeeVatAmount === vat &&
    row.providerPaidAmount === paid
  if (fits) return undefined
  return {
    feeAmountExcludingVat: minus(row.totalFeeAmountExcludingVat, amount),
    feeVatAmount: minus(row.totalFeeVatAmount, vat),
    providerPaidAmount: minus(row.providerPaidAmount, paid),
  }
}

/** The wrong members of a row: totals of fees that differ from its list, and a payment that differs from both. */
export function rowFaults(row: ReportRow, place: number): RowFault[] {
  const deviation = rowDeviation(row)
  if (!deviation) return []
  const { totalFeeAmountExcludingVat: fees, totalFeeVatAmount: vat, providerPaidAmount: paid } = row
  const fault = (member: RowFault['member'], stated: Long, difference: Long): RowFault[] =>
    difference === 0 ? [] : [{ row: place, member, stated, computed: minus(stated, difference) }]
  const isPaidByTotals = paid === minus(minus(row.nominalAmount, fees), vat)
  return [
    ...fault('totalFeeAmountExcludingVat', fees, deviation.feeAmountExcludingVat),
    ...fault('totalFeeVatAmount', vat, deviation.feeVatAmount),
    ...(isPaidByTotals ? [] : fault('providerPaidAmount', paid, deviation.providerPaidAmount)),
  ]
}

/** The VAT of an amount at a rate, percent × 100, rounded to the unit; half away from 0. */
function vatOf(amount: Long, vatPercent: Long): Long {
  const parts = BigInt(amount) * BigInt(vatPercent)
  const half = parts < 0n ? -5_000n : 5_000n
  return normalLong((parts + half) / 10_000n)
}

/** The VAT that a fee would have at its rate; undefined if the fee has that, within one unit. */
export function vatByRate({
  amountExcludingVat,
  vatPercent,
  vatAmount,
}: ReportRow['fees'][number]): Long | undefined {
  const off = (Number(amountExcludingVat) * Number(vatPercent)) / 10_000 - Number(vatAmount)
  // Nearly every fee is decided here, without bigints.
  if (Math.abs(off) < 0.99 && Math.abs(Number(vatAmount)) < 1e9) return undefined
  const parts = BigInt(amountExcludingVat) * BigInt(vatPercent) - BigInt(vatAmount) * 10_000n
  return parts > 10_000n || parts < -10_000n ? vatOf(amountExcludingVat, vatPercent) : undefined
}

/** Whether a fee takes its amount and its VAT from the payout, and no more. */
export function isFeePaidRight({
  amountExcludingVat,
  vatAmount,
  providerPaidAmount,
}: ReportRow['fees'][number]): boolean {
  return plus(plus(amountExcludingVat, vatAmount), providerPaidAmount) === 0
}
