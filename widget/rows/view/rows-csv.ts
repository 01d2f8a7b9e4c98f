/** Rows as a CSV file that spreadsheet programs open and that the desk reads again as pasted rows. Pure. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { rowAmount } from '../../../shared/domain/money/money.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import { BOM, csvRecords, csvText } from '../../../shared/domain/values/csv.ts'
import { decimalText, fieldSeparator } from '../../kit/format/decimal.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { rowColumns } from '../../kit/parts/row-columns.ts'
import type { RowColumn } from '../../kit/parts/row-column.ts'
import { numberSigns } from './number-signs.ts'

/**
 * The rows as they are shown, changes included: one record for each, after the heads of the columns. Numbers
 * have the language's decimal sign, no thousands separators, and are exact.
 * @param currency ISO 4217
 */
export function rowsCsv(rows: readonly StagedRow[], currency: string, l: Localizer): string {
  const { decimal } = numberSigns(l.lang())
  const heads = [...rowColumns.map((column) => headOf(column, currency, l)), l.term('rowState')]
  const states = new Map<string, string>()
  const stateOf = ({ is }: StagedRow) => {
    const words = states.get(is) ?? l.term('rowStateWords', is)
    states.set(is, words)
    return words
  }
  const records = rows.map((row) => [
    ...rowColumns.map((column) => cellOf(row, column, currency, decimal)),
    stateOf(row),
  ])
  return BOM + csvRecords([heads, ...records], fieldSeparator(decimal))
}

/** The names of the table's columns, with the unit of its figures. */
function headOf({ name, label }: RowColumn, currency: string, l: Localizer): string {
  const words = l.term(label)
  if (name === 'vat') return `${words} %`
  return name === 'amount' ? `${words} (${currency})` : words
}

function cellOf(
  { row, before, unread }: StagedRow,
  column: RowColumn,
  currency: string,
  sign: string,
): string {
  const typed = column.field && unread[column.field]
  if (typed) return csvText(typed.text)
  const money = (value: Long) => decimalText(value).replace('.', sign)
  const plain = (value: Long) => money(value).replace(/[.,]?0+$/, '')
  switch (column.name) {
    case 'id':
      return String(before?.OrderRowId ?? '')
    case 'article':
      return csvText(row.ArticleNumber ?? '')
    case 'name':
      return csvText(row.Name)
    case 'unit':
      return csvText(row.Unit ?? '')
    case 'quantity':
      return plain(row.Quantity)
    case 'price':
      return money(row.UnitPrice)
    case 'vat':
      return plain(row.VatPercent ?? 0)
    case 'amount':
      return money(rowAmount(row))
    case 'discount':
      // Without a currency, a pasted discount is a percentage.
      if (row.DiscountPercent) return `${plain(row.DiscountPercent)}%`
      return row.DiscountAmount ? `${money(row.DiscountAmount)} ${currency}` : ''
  }
}
