/** Rows of a report as CSV: for an accounting program that has a form of its own, or every column. Pure. */
import type { Long } from '../../../shared/domain/long.ts'
import type { ReportRow } from '../../../shared/domain/report.schema.ts'
import { decimalText } from '../../format/decimal.ts'
import { guardFormula } from '../../format/formula-guard.ts'
import type { ReportColumn } from '../data/report-data.ts'

export type CsvPreset = 'own' | 'xero' | 'quickbooks'

/** How numbers and dates are written. */
export interface CsvStyle {
  decimal: ',' | '.'
  separator: ',' | ';'
  /** Writes a `YYYY-MM-DD`. */
  date(day: string): string
}

/** For programs: a decimal point, commas between fields, dates of ISO 8601. */
export const rawStyle: CsvStyle = { decimal: '.', separator: ',', date: (day) => day }

/** As spreadsheet programs of the language expect it. @param lang BCP 47 */
export function localStyle(lang: string): CsvStyle {
  const parts = new Intl.NumberFormat(lang).formatToParts(0.5)
  const decimal = parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
  const format = new Intl.DateTimeFormat(lang, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const known = new Map<string, string>()
  const date = (day: string) => {
    const text = known.get(day) ?? (/^\d{4}-\d\d-\d\d$/.test(day) ? format.format(Date.parse(day)) : day)
    known.set(day, text)
    return text
  }
  // Where the comma is the decimal sign, spreadsheet programs separate fields by semicolons.
  return { decimal, separator: decimal === ',' ? ';' : ',', date }
}

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

const paid = (row: ReportRow, style: CsvStyle) => money(row.providerPaidAmount, style)
const day = (row: ReportRow, style: CsvStyle) => style.date(row.reconciliationDate.slice(0, 10))
const about = ({ rowType, paymentType, comment }: ReportRow) =>
  cell([rowType, paymentType, comment].filter(Boolean).join(' · '))

/** What a payout looks like to programs that import lines of a bank account: each row with what it paid. */
const presets: Readonly<Record<Exclude<CsvPreset, 'own'>, readonly CsvColumn[]>> = {
  xero: [
    { head: '*Date', cell: day },
    { head: '*Amount', cell: paid },
    { head: 'Payee', cell: ({ customerName = '' }) => cell(customerName) },
    { head: 'Description', cell: about },
    { head: 'Reference', cell: ({ externalOrderNo = '' }) => cell(externalOrderNo) },
  ],
  quickbooks: [
    { head: 'Date', cell: day },
    {
      head: 'Description',
      cell: ({ externalOrderNo, customerName, ...row }) =>
        cell([externalOrderNo, customerName, row.rowType].filter(Boolean).join(' · ')),
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
): { head(): string; rows(rows: Iterable<ReportRow>): string } {
  const written: readonly CsvColumn[] =
    preset === 'own'
      ? columns.map(({ name, head }) => ({ head, cell: (row) => ownCell(row, name, style) }))
      : presets[preset]
  return {
    head: () =>
      record(
        written.map(({ head }) => head),
        style,
      ),
    rows(rows) {
      let text = ''
      for (const row of rows)
        text += record(
          written.map(({ cell }) => cell(row, style)),
          style,
        )
      return text
    },
  }
}

function ownCell(row: ReportRow, name: ReportColumn, style: CsvStyle): string {
  if (name === 'fees') return row.fees.map((fee) => feeText(fee, style)).join(' | ')
  const value = row[name]
  if (value === undefined) return ''
  if (amounts.has(name)) return money(value as Long, style)
  if (name === 'exchangeRate') return String(value).replace('.', style.decimal)
  if (typeof value !== 'string') return String(value)
  if (name === 'orderDate' || name === 'reconciliationDate') {
    return cell(style.date(value.slice(0, 10)) + value.slice(10).replace('T', ' '))
  }
  return cell(value)
}

/** Type, amount without VAT, rate and VAT. */
function feeText(
  { type, amountExcludingVat, vatPercent, vatAmount }: ReportRow['fees'][number],
  style: CsvStyle,
) {
  return cell(
    `${type} ${money(amountExcludingVat, style)} ${money(vatPercent, style)}% ${money(vatAmount, style)}`,
  )
}

function money(amount: Long, { decimal }: CsvStyle): string {
  return decimalText(amount).replace('.', decimal)
}

/** A text as a field: on one line, and no formula. */
export function cell(text: string): string {
  return guardFormula(text.replace(/[\t\r\n]+/g, ' '))
}

/** A line of the file. */
export function record(fields: readonly string[], { separator }: CsvStyle): string {
  return `${fields.map((field) => quoted(field, separator)).join(separator)}\r\n`
}

function quoted(field: string, separator: string): string {
  return field.includes(separator) || /["\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
