/** Which items of a long table are rendered, and how high the gaps between them are. Pure. */

/** The most rows that are printed. They have to be there before: a browser does not wait for them. */
export const PRINTED_ROWS = 1000

/** From the first item to the one before `to`. */
export interface ItemRange {
  from: number
  to: number
}

/** An item that is rendered, or the items of a gap. */
export type TablePiece = { item: number } | ItemRange

/** The heights of a table's items in pixels: equal, except for what is unfolded below some of them. */
export class ItemHeights {
  /** Of one item. */
  item = 36
  readonly #unfolded = new Map<number, number>()

  /** @param height of what is unfolded below the item; 0 if nothing is */
  unfold(item: number, height: number): void {
    if (height > 0) this.#unfolded.set(item, height)
    else this.#unfolded.delete(item)
  }

  clear(): void {
    this.#unfolded.clear()
  }

  of({ from, to }: ItemRange): number {
    let height = (to - from) * this.item
    for (const [item, more] of this.#unfolded) if (item >= from && item < to) height += more
    return height
  }

  /** The item at a distance from the first one's top. */
  at(distance: number): number {
    let left = distance
    let next = 0
    for (const [item, more] of [...this.#unfolded].toSorted(([a], [b]) => a - b)) {
      const end = (item + 1 - next) * this.item
      if (left < end) break
      if (left < end + more) return item
      left -= end + more
      next = item + 1
    }
    return next + Math.floor(left / this.item)
  }
}

/**
 * The items to render.
 * @param top how far the table is scrolled, in pixels
 * @param height of the visible part
 * @param around items rendered above and below the visible ones
 */
export function itemsSeen(
  count: number,
  top: number,
  height: number,
  heights: ItemHeights,
  around: number,
): ItemRange {
  const first = heights.at(Math.max(0, top))
  const last = heights.at(Math.max(0, top) + height)
  const to = Math.min(count, last + 1 + around)
  return { from: Math.max(0, Math.min(first - around, to - 2 * around)), to }
}

/** The items of a range and one more anywhere, with gaps for the others. */
export function tablePieces(count: number, { from, to }: ItemRange, kept: number): TablePiece[] {
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (kept >= 0 && kept < from) shown.unshift(kept)
  if (kept >= to && kept < count) shown.push(kept)
  const made: TablePiece[] = []
  let next = 0
  for (const item of shown) {
    if (item > next) made.push({ from: next, to: item })
    made.push({ item })
    next = item + 1
  }
  if (next < count) made.push({ from: next, to: count })
  return made
}

/** The pieces of a range of items: a gap that extends beyond the range ends with it. */
export function piecesBetween(pieces: readonly TablePiece[], from: number, to: number): TablePiece[] {
  return pieces.flatMap((piece): TablePiece[] => {
    if ('item' in piece) return piece.item >= from && piece.item < to ? [piece] : []
    const part = { from: Math.max(piece.from, from), to: Math.min(piece.to, to) }
    return part.from < part.to ? [part] : []
  })
}
