/** Which rows of a long table are in the document, and which are only room. Pure. */

/** Shorter tables are there in full: what is there can be found with the browser's own search. */
export const WINDOWED_ABOVE = 100
/** Rows around what is seen, so that scrolling meets rows and not room. */
const AROUND = 20

/** From the first to before the last. */
export interface RowRange {
  from: number
  to: number
}

/** A row, or room for so many rows that are not there. */
export type Piece = { row: number } | { room: number; key: string }

/**
 * @param top where the first row begins, in pixels from the top of what is seen
 * @param height of what is seen, in pixels
 * @param rowHeight of one row, in pixels
 */
export function rangeSeen(count: number, top: number, height: number, rowHeight: number): RowRange {
  const first = Math.floor(-top / rowHeight) - AROUND
  const last = Math.ceil((height - top) / rowHeight) + AROUND
  const from = Math.min(Math.max(0, first), Math.max(0, count - 2 * AROUND))
  return { from, to: Math.min(count, Math.max(last, from + 2 * AROUND)) }
}

/** The rows of a range and one more, wherever it is, with room for all the others. */
export function pieces(count: number, { from, to }: RowRange, kept: number): Piece[] {
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (kept >= 0 && kept < from) shown.unshift(kept)
  if (kept >= to && kept < count) shown.push(kept)
  const made: Piece[] = []
  let next = 0
  for (const row of shown) {
    if (row > next) made.push({ room: row - next, key: next === 0 ? 'above' : 'between' })
    made.push({ row })
    next = row + 1
  }
  if (next < count) made.push({ room: count - next, key: 'below' })
  return made
}
