/** Which rows of a long table are rendered, and which are only placeholders. Pure. */

import { LONG_TABLE } from '../../kit/parts/row-columns.ts'

/** Shorter tables are rendered in full, so that the browser's search finds everything. */
export const WINDOWED_ABOVE = LONG_TABLE
/** Rows rendered around the visible ones, so that scrolling does not reach a placeholder. */
const AROUND = 20

/** From the first row to the one before `to`. */
export interface RowRange {
  from: number
  to: number
}

/** A row, or a placeholder for a number of rows. */
export type Piece = { row: number } | { gap: number; key: string }

/**
 * @param top where the first row begins, in pixels from the top of the visible area
 * @param height of the visible area, in pixels
 * @param rowHeight of one row, in pixels
 */
export function rangeSeen(count: number, top: number, height: number, rowHeight: number): RowRange {
  const first = Math.floor(-top / rowHeight) - AROUND
  const last = Math.ceil((height - top) / rowHeight) + AROUND
  const from = Math.min(Math.max(0, first), Math.max(0, count - 2 * AROUND))
  return { from, to: Math.min(count, Math.max(last, from + 2 * AROUND)) }
}

/** The rows of a range and one more row anywhere, with placeholders for the rest. */
export function pieces(count: number, { from, to }: RowRange, kept: number): Piece[] {
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (kept >= 0 && kept < from) shown.unshift(kept)
  if (kept >= to && kept < count) shown.push(kept)
  const made: Piece[] = []
  let next = 0
  for (const row of shown) {
    if (row > next) made.push({ gap: row - next, key: next === 0 ? 'above' : 'between' })
    made.push({ row })
    next = row + 1
  }
  if (next < count) made.push({ gap: count - next, key: 'below' })
  return made
}
