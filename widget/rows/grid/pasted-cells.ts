/** Where the cells of a pasted block go. Pure. */
import type { RowTexts } from '../changes/cell-steps.ts'
import { withoutGuard } from '../../../shared/domain/values/formula-guard.ts'
import { type Block, widthOf } from '../changes/pasted-block.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import { rowColumns } from '../../kit/parts/row-columns.ts'
import type { Edges } from './cell-range.ts'

export interface Placed {
  /** The cells that the block covers, including those that cannot be edited. */
  edges: Edges
  rows: RowTexts[]
  /** The cells that get a text. */
  filled: number
  /** The cells that cannot be edited. */
  locked: number
  /** The pasted values for which there is no row or no column. */
  left: number
}

/**
 * Puts a block at the start of a place. It is repeated if the place holds it a whole number of times, as
 * spreadsheets do.
 */
export function placeBlock(
  block: Block,
  place: Edges,
  rows: readonly StagedRow[],
  canEdit: (row: StagedRow) => boolean,
): Placed {
  const width = widthOf(block)
  const height = placeSize(place.bottom - place.top + 1, block.length)
  const across = placeSize(place.end - place.start + 1, width)
  const placed: Placed = {
    edges: {
      ...place,
      bottom: Math.min(place.top + height, rows.length) - 1,
      end: Math.min(place.start + across, rowColumns.length) - 1,
    },
    rows: [],
    filled: 0,
    locked: 0,
    left: 0,
  }
  for (let down = 0; down < height; down += 1) {
    const row = rows[place.top + down]
    const line = block[down % block.length]!
    const texts: RowTexts['texts'] = {}
    for (let to = 0; to < across; to += 1) {
      const text = line[to % width]
      const column = rowColumns[place.start + to]
      if (text === undefined) continue
      if (!row || !column) placed.left += 1
      else if (!column.field || !canEdit(row)) placed.locked += 1
      else texts[column.field] = withoutGuard(text.trim())
    }
    const filled = Object.keys(texts).length
    placed.filled += filled
    if (row && filled > 0) placed.rows.push({ row, texts })
  }
  return placed
}

function placeSize(available: number, needed: number): number {
  return available % needed === 0 ? available : needed
}
