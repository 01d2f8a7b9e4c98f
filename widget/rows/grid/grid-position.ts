/** Where a keyboard move ends in a table of a given size. Pure. */
import type { RowField } from '../changes/row-field.ts'
import { rowColumns } from '../../kit/parts/row-columns.ts'
import type { Move } from './grid-keys.ts'

export interface Position {
  row: number
  column: number
}

export const NOWHERE: Position = { row: -1, column: -1 }

/** The first column that can be edited. */
export const FIRST_COLUMN = rowColumns.findIndex(({ field }) => field !== undefined)

export function columnOf(field: RowField): number {
  return rowColumns.findIndex((column) => column.field === field)
}

interface Size {
  rows: number
  columns: number
  /** Rows that Page Up and Page Down move by. */
  page: number
}

export function moved({ row, column }: Position, to: Move, { rows, columns, page }: Size): Position {
  const lastRow = Math.max(0, rows - 1)
  const lastColumn = columns - 1
  const inRow = (target: number) => ({ row, column: Math.min(Math.max(target, 0), lastColumn) })
  const inColumn = (target: number) => ({ row: Math.min(Math.max(target, 0), lastRow), column })
  switch (to) {
    case 'up':
      return inColumn(row - 1)
    case 'down':
      return inColumn(row + 1)
    case 'page-up':
      return inColumn(row - page)
    case 'page-down':
      return inColumn(row + page)
    case 'left':
      return inRow(column - 1)
    case 'right':
      return inRow(column + 1)
    case 'row-start':
      return inRow(0)
    case 'row-end':
      return inRow(lastColumn)
    case 'first':
      return { row: 0, column: 0 }
    case 'last':
      return { row: lastRow, column: lastColumn }
  }
}

/** The next cell that can be edited, row by row; undefined after the last one. */
export function nextEditable(
  from: Position,
  step: 1 | -1,
  { rows, columns }: Pick<Size, 'rows' | 'columns'>,
  canEdit: (position: Position) => boolean,
): Position | undefined {
  for (let at = from.row * columns + from.column + step; at >= 0 && at < rows * columns; at += step) {
    const position = { row: Math.floor(at / columns), column: at % columns }
    if (canEdit(position)) return position
  }
  return undefined
}
