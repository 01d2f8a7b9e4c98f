/** The columns of a report's rows: their list, their order, and their texts. Pure. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { ReportColumn, RowSums } from '../data/report-data.ts'

/** Money is in minor units; a number is a whole one that identifies something. */
type ColumnKind = 'text' | 'number' | 'money'

/** Every column of the description, in the order in which they are offered. */
export const columnKinds = {
  externalOrderNo: 'text',
  customerName: 'text',
  rowType: 'text',
  paymentType: 'text',
  nominalAmount: 'money',
  totalFeeAmountExcludingVat: 'money',
  totalFeeVatAmount: 'money',
  providerPaidAmount: 'money',
  fees: 'text',
  orderDate: 'text',
  comment: 'text',
  currency: 'text',
  destinationCurrency: 'text',
  exchangeRate: 'number',
  providerCheckoutId: 'number',
  providerOrderNo: 'number',
  providerInvoiceNo: 'number',
  paymentTransactionId: 'number',
  deliveryId: 'number',
  creditId: 'number',
  providerCustomerId: 'number',
  reconciliationDate: 'text',
} as const satisfies Record<ReportColumn, ColumnKind>

export const reportColumns = Object.keys(columnKinds) as ReportColumn[]

/** The default columns. */
export const usualColumns: readonly ReportColumn[] = reportColumns.slice(0, 8)

/** A sum of the rows; undefined for a column that is not summed. */
export function sumOf(sums: RowSums, column: ReportColumn): Long | undefined {
  return columnKinds[column] === 'money' ? sums[column as keyof RowSums] : undefined
}

/** The text of a row in a column; empty where it has no value. */
export function cellText(row: ReportRow, column: ReportColumn, l: Localizer): string {
  if (column === 'rowType') return l.term('reportRowType', row.rowType)
  if (column === 'fees') return feeTypesOf(row, l)
  const value = row[column]
  if (value === undefined || value === null) return ''
  switch (column) {
    case 'paymentType':
      return l.term('paymentTypeWords', String(value))
    case 'orderDate':
    case 'reconciliationDate':
      return l.day(String(value))
    case 'exchangeRate':
      return rateText(row.exchangeRate!, l)
    default:
      return columnKinds[column] === 'money' ? l.money(value as Long) : String(value)
  }
}

/** The types without repetition. */
function feeTypesOf({ fees }: ReportRow, l: Localizer): string {
  return [...new Set(fees.map(({ type }) => type))].map((type) => l.term('reportFeeType', type)).join(', ')
}

/** With every decimal of the report. */
function rateText(rate: number, l: Localizer): string {
  return new Intl.NumberFormat(l.lang(), { maximumFractionDigits: 20 }).format(String(rate) as `${number}`)
}
