/** Rows of a report as CSV: for an accounting program with its own form, or every column. Pure. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import { BOM, csvRecords, csvText } from '../../../../shared/domain/values/csv.ts'
import type { ReportColumn } from '../data/report-data.ts'
import { amountText, type CsvStyle } from '../../../kit/format/csv-style.ts'

export type CsvPreset = 'own' | 'xero' | 'quickbooks'

const amounts: ReadonlySet<ReportColumn> = new Set([
  'nominalAmount',
  'providerPaidAmount',
  'totalFeeAmountExcludingVat',
  'totalFeeVatAmount',
])

interface CsvColumn {
  head: string
  cell(row: ReportRow, style: CsvStyle): string
}

const paid = (row: ReportRow, style: CsvStyle) => amountText(row.providerPaidAmount, style)
const day = (row: ReportRow, style: CsvStyle) => style.date(row.reconciliationDate.slice(0, 10))
const about = ({ rowType, paymentType, comment }: ReportRow) =>
  csvText([rowType, paymentType, comment].filter(Boolean).join(' · '))

/** A payout for programs that import a bank account: each row with its payment. */
const presets: Readonly<Record<Exclude<CsvPreset, 'own'>, readonly CsvColumn[]>> = {
  xero: [
    { head: '*Date', cell: day },
    { head: '*Amount', cell: paid },
    { head: 'Payee', cell: ({ customerName = '' }) => csvText(customerName) },
    { head: 'Description', cell: about },
    { head: 'Reference', cell: ({ externalOrderNo = '' }) => csvText(externalOrderNo) },
  ],
  quickbooks: [
    { head: 'Date', cell: day },
    {
      head: 'Description',
      cell: ({ externalOrderNo, customerName, ...row }) =>
        csvText([externalOrderNo, customerName, row.rowType].filter(Boolean).join(' · ')),
    },
    { head: 'Amount', cell: paid },
  ],
}

/**
 * Writes the records of a preset.
 * @param columns for `own`: which, in which order, each with its head
 */
export function csvWriter(
  preset: CsvPreset,
  columns: readonly { name: ReportColumn; head: string }[],
  style: CsvStyle,
): { head(): string; rows(rows: readonly ReportRow[]): string } {
  const written: readonly CsvColumn[] =
    preset === 'own'
      ? columns.map(({ name, head }) => ({ head, cell: (row) => ownCell(row, name, style) }))
      : presets[preset]
  return {
    head: () => (style.isOpened ? BOM : '') + csvRecords([written.map(({ head }) => head)], style.separator),
    rows: (rows) =>
      csvRecords(
        rows.map((row) => written.map(({ cell }) => cell(row, style))),
        style.separator,
      ),
  }
}

function ownCell(row: ReportRow, name: ReportColumn, style: CsvStyle): string {
  if (name === 'fees') return row.fees.map((fee) => feeText(fee, style)).join(' | ')
  const value = row[name]
  if (value === undefined) return ''
  if (amounts.has(name)) return amountText(value as Long, style)
  if (name === 'exchangeRate') return String(value).replace('.', style.decimal)
  if (typeof value !== 'string') return String(value)
  if (name === 'orderDate' || name === 'reconciliationDate') {
    return csvText(style.date(value.slice(0, 10)) + value.slice(10).replace('T', ' '))
  }
  return csvText(value)
}

/** Type, amount without VAT, rate and VAT. */
function feeText(
  { type, amountExcludingVat, vatPercent, vatAmount }: ReportRow['fees'][number],
  style: CsvStyle,
) {
  return csvText(
    `${type} ${amountText(amountExcludingVat, style)} ${amountText(vatPercent, style)}% ${amountText(vatAmount, style)}`,
  )
}
