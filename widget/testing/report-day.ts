import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { ClientReport, Report, ReportRow } from '../../shared/domain/report/report.schema.ts'
import { readDay } from '../desks/reports/data/day-reader.ts'
import type { DayReading, DayReport } from '../desks/reports/data/report-data.ts'

export const DATE = '2026-11-20'
export const LARGEST = 9_223_372_036_854_775_807n

/** A sale of 100,00 with 20,95 of fees and 5,24 of VAT on them: it pays 73,81. */
export const sale: ReportRow = {
  providerCustomerId: 30_000_001,
  customerName: 'Åsa "Öst" Ängström 😀',
  externalOrderNo: 'A-1',
  orderDate: '2026-11-20T10:00:00',
  providerOrderNo: LARGEST,
  nominalAmount: 10_000,
  providerPaidAmount: 7_381,
  totalFeeAmountExcludingVat: 2_095,
  totalFeeVatAmount: 524,
  paymentType: 'Invoice',
  currency: 'SEK',
  exchangeRate: 1.25,
  rowType: 'Purchase',
  fees: [
    { type: 'Service', amountExcludingVat: 195, vatPercent: 2_500, vatAmount: 49, providerPaidAmount: -244 },
    {
      type: 'Admin',
      amountExcludingVat: 1_900,
      vatPercent: 2_500,
      vatAmount: 475,
      providerPaidAmount: -2_375,
    },
  ],
  reconciliationDate: DATE,
}

/** A client report of rows that are all sales of that kind. */
export function clientOf(rows: ReportRow[], clientId = 1): ClientReport {
  const count = rows.length
  return {
    clientId,
    recipientTaxId: '556000-0000',
    paymentReport: {
      providerPaidAmountExcludingWithholding: 7_381 * count,
      providerPaidAmountIncludingWithholding: 7_381 * count,
      openingBalanceDebt: 0,
      closingBalanceDebt: 0,
      nominalAmount: 10_000 * count,
      feeAmountExcludingVat: 2_095 * count,
      feeVatAmount: 524 * count,
      numberOfRows: count,
      currency: 'SEK',
      vatGroups: count > 0 ? [{ vatPercent: 2_500, vatAmount: 524 * count }] : [],
    },
    rows,
    reconciliationDate: DATE,
  }
}

export function reportOf(...clientReports: ClientReport[]): Report {
  const totalNrOfRows = clientReports.reduce((all, { rows }) => all + rows.length, 0)
  return { totalNrOfRows, clientReports }
}

/** A day as the desk has it once the report was read to its end. */
export async function readDayOf(
  report: Report,
): Promise<DayReport & { readonly whole: Promise<DayReading> }> {
  const date = report.clientReports[0]?.reconciliationDate ?? DATE
  const body = new Response(stringifyJson(report)).body!
  const day = await readDay(date, body, () => {}, new AbortController().signal)
  await day.whole
  return day
}
