/** Sorts rows by a column. Pure, and stable: equal rows keep the provider's order. */
import { rowAmount } from '../../../shared/domain/money/money.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { RowColumn } from '../../kit/parts/row-column.ts'

export type ColumnName = RowColumn['name']

export interface Sort {
  column: ColumnName
  direction: 'ascending' | 'descending'
}

/** A column's sort key. `undefined` is an empty cell, which comes last in both directions. */
type SortValue = string | Long | readonly [kind: number, value: Long] | undefined

/**
 * The rows in order. New rows stay at the end, where they were added.
 * @param lang BCP 47; names and article numbers sort as in this language, and `A2` before `A10`
 */
export function sortedRows(
  rows: readonly StagedRow[],
  { column, direction }: Sort,
  lang: string,
): StagedRow[] {
  const own = rows.filter(({ before }) => before !== undefined)
  const added = rows.filter(({ before }) => before === undefined)
  const collator = new Intl.Collator(lang, { numeric: true, sensitivity: 'base' })
  const sign = direction === 'ascending' ? 1 : -1
  const sorted = own
    .map((row) => ({ row, value: sortValue(row, column) }))
    .toSorted((one, other) => {
      if (one.value === undefined || other.value === undefined) {
        return Number(one.value === undefined) - Number(other.value === undefined)
      }
      return sign * compare(one.value, other.value, collator)
    })
  return [...sorted.map(({ row }) => row), ...added]
}

function sortValue({ row, before }: StagedRow, column: ColumnName): SortValue {
  switch (column) {
    case 'id':
      return before?.OrderRowId
    case 'article':
      return row.ArticleNumber || undefined
    case 'name':
      return row.Name || undefined
    case 'unit':
      return row.Unit || undefined
    case 'quantity':
      return row.Quantity
    case 'price':
      return row.UnitPrice
    case 'vat':
      return row.VatPercent ?? 0
    case 'amount':
      return rowAmount(row)
    case 'discount':
      // Percentages and amounts cannot be compared as they are shown: each kind is sorted by itself.
      if (row.DiscountPercent) return [0, row.DiscountPercent]
      return row.DiscountAmount ? [1, row.DiscountAmount] : undefined
  }
}

function compare(one: SortValue, other: SortValue, collator: Intl.Collator): number {
  if (typeof one === 'string') return collator.compare(one, other as string)
  if (typeof one === 'object') {
    const [kind, value] = other as readonly [number, Long]
    return one[0] - kind || compareLongs(one[1], value)
  }
  return compareLongs(one as Long, other as Long)
}

function compareLongs(one: Long, other: Long): number {
  return one < other ? -1 : one > other ? 1 : 0
}
