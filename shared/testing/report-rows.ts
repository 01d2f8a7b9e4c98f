/** Rows and fees of reports for tests; amounts that are not given are 0. */
import type { Long } from '../domain/values/long.ts'
import { normalLong } from '../domain/values/long.ts'
import type { ReportRow } from '../domain/report/report.schema.ts'

export type ReportFee = ReportRow['fees'][number]

/** A row of an order in SEK, with its members exactly as given. */
export function reportRowOf(members: Partial<ReportRow>): ReportRow {
  return {
    nominalAmount: 0,
    providerPaidAmount: 0,
    totalFeeAmountExcludingVat: 0,
    totalFeeVatAmount: 0,
    currency: 'SEK',
    rowType: 'Order',
    fees: [],
    reconciliationDate: '2026-03-02',
    ...members,
  }
}

/** A fee that is charged: it takes its amount and its VAT from what is paid. */
export function reportFeeOf(
  type: string,
  amountExcludingVat: Long,
  vatPercent: Long,
  vatAmount: Long,
): ReportFee {
  const providerPaidAmount = normalLong(-(BigInt(amountExcludingVat) + BigInt(vatAmount)))
  return { type, amountExcludingVat, vatPercent, vatAmount, providerPaidAmount }
}
