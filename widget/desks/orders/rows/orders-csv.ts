/** Orders as CSV, for spreadsheet programs. It comes with its library: load it when a file is made. */
import { BOM, csvRecords, csvText } from '../../../../shared/domain/values/csv.ts'
import { amountText, type CsvStyle, localStyle } from '../../../kit/format/csv-style.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { cellText, columnName } from '../data/order-columns.ts'
import type { OrderEntry } from '../data/order-entry.ts'

/** One record for each order, after the heads. Amounts are numbers, so they bring their currency in a field of its own. */
export function ordersCsv(entries: readonly OrderEntry[], columns: readonly string[], l: Localizer): string {
  const style = localStyle(l.lang())
  const before = columns.includes('amount') ? 'amount' : 'delivered'
  const withCurrency = columns.includes('currency')
    ? columns
    : columns.flatMap((column) => (column === before ? [column, 'currency'] : [column]))
  const heads = withCurrency.map((column) => csvText(columnName(column, l)))
  const records = entries.map((entry) => withCurrency.map((column) => fieldOf(entry, column, style, l)))
  return BOM + csvRecords([heads, ...records], style.separator)
}

function fieldOf(entry: OrderEntry, column: string, style: CsvStyle, l: Localizer): string {
  if (isAmount(column)) {
    const amount = entry[column]
    return amount === undefined ? '' : amountText(amount, style)
  }
  return csvText(cellText(entry, column, l))
}

function isAmount(column: string): column is 'amount' | 'delivered' {
  return column === 'amount' || column === 'delivered'
}
