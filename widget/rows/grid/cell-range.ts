/** A range of cells between two corners. Pure. */
import { rowColumns } from '../../kit/parts/row-columns.ts'
import type { Position } from './grid-position.ts'

/** The last column that can be selected: the column of menus has no values. */
const LAST_COLUMN = rowColumns.length - 1

export interface CellRange {
  /** Where the selection began. */
  anchor: Position
  /** The corner that moves. */
  head: Position
  /** Whether rows are selected with all of their cells. */
  isRows: boolean
}

/** A range by its edges, each of them inside it. */
export interface Edges {
  top: number
  bottom: number
  start: number
  end: number
}

export function edgesOf({ anchor, head, isRows }: CellRange): Edges {
  const inside = (column: number) => Math.min(column, LAST_COLUMN)
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    start: isRows ? 0 : inside(Math.min(anchor.column, head.column)),
    end: isRows ? LAST_COLUMN : inside(Math.max(anchor.column, head.column)),
  }
}

/** Whether the edges hold whole rows. */
export function isWholeRows({ start, end }: Edges): boolean {
  return start === 0 && end === LAST_COLUMN
}

export function isInside({ top, bottom, start, end }: Edges, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= start && column <= end
}

export function sizeOf({ top, bottom, start, end }: Edges): { rows: number; columns: number } {
  return { rows: bottom - top + 1, columns: end - start + 1 }
}
