/** Describes how a write changed a row: for the history, and for the marks of other people's changes. */
import type { HistoryRow, HistoryRowValues } from '../../../shared/domain/order/history.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { columnText, rowColumns } from './row-columns.ts'
import type { RowColumn } from './row-column.ts'

/** A member that differs, as text. */
export interface MemberChange {
  column: RowColumn
  label: string
  before: string
  after: string
}

/** The members that differ, in the sequence of the table's columns. Both kinds of discount are one. */
export function memberChanges({ before = {}, after = {} }: HistoryRow, l: Localizer): MemberChange[] {
  return rowColumns.flatMap((column): MemberChange[] => {
    const { field, name, label } = column
    if (!field) return []
    const members =
      field === 'Discount' ? (['DiscountPercent', 'DiscountAmount'] as const) : ([field] as const)
    if (!members.some((member) => before[member] !== undefined || after[member] !== undefined)) return []
    const text = (values: HistoryRowValues) => columnText(asRow(values), name, l) || '–'
    return [{ column, label: l.term(label), before: text(before), after: text(after) }]
  })
}

/** Quantity and price of a row: "3 pcs × 5.00". */
export function rowFigures(values: HistoryRowValues, l: Localizer): string {
  const row = asRow(values)
  const quantity = [columnText(row, 'quantity', l), row.Unit].filter(Boolean).join(' ')
  return `${quantity} × ${columnText(row, 'price', l)}`
}

function asRow(values: HistoryRowValues) {
  return { Name: '', Quantity: 0, UnitPrice: 0, ...values }
}
