import { clipped, type Weight, widthOf, wrapped } from './helvetica.ts'
import { MARGIN, RIGHT, type Sheet } from './sheet.ts'

export interface Column {
  title: string
  /** Points. */
  width: number
  /**
   * Whether the column has figures, which are right-aligned and written smaller if they do not fit: a cut amount would
   * be wrong. Texts are left-aligned and cut.
   */
  figures?: boolean
  /** Whether a cell may have more than one line. */
  wraps?: boolean
}

const SIZE = 8.5
const LINE = 11
const GAP = 6
const MAX_LINES = 6

/** Writes a table below the cursor, over as many pages as it needs, with its head on each. `foot` is in bold. */
export function putTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  foot?: readonly string[],
): void {
  sheet.need(4 * LINE)
  putHead(sheet, columns)
  for (const row of rows) {
    const cells = columns.map((column, index) => linesOf(column, row[index] ?? ''))
    const height = LINE * Math.max(1, ...cells.map(({ length }) => length))
    if (sheet.need(height)) putHead(sheet, columns)
    putCells(sheet, columns, cells)
    sheet.down(height)
  }
  if (foot) {
    if (sheet.need(2 * LINE)) putHead(sheet, columns)
    sheet.back(sheet.mark() + LINE)
    sheet.rule()
    sheet.down(LINE + 3)
    putCells(
      sheet,
      columns,
      columns.map((_, index) => [foot[index] ?? '']),
      'bold',
    )
    sheet.down(LINE)
  }
}

function putHead(sheet: Sheet, columns: readonly Column[]): void {
  putCells(
    sheet,
    columns,
    columns.map(({ title }) => [title]),
    'bold',
  )
  sheet.rule()
  sheet.down(LINE + 4)
}

function linesOf({ width, wraps, figures }: Column, text: string): string[] {
  if (figures) return [text]
  return wraps ? wrapped(text, width - GAP, SIZE, MAX_LINES) : [clipped(text, width - GAP, SIZE)]
}

function putCells(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  weight: Weight = 'regular',
): void {
  const top = sheet.mark()
  let left = MARGIN
  for (const [index, { width, figures = false }] of columns.entries()) {
    // The last column ends at the page's margin.
    const right = index === columns.length - 1 ? RIGHT : left + width - GAP
    for (const line of cells[index]!) {
      const size = figures ? fittingSize(line, right - left, weight) : SIZE
      sheet.write(figures ? right : left, line, { size, weight, alignRight: figures })
      sheet.down(LINE)
    }
    sheet.back(top)
    left += width
  }
}

/** The size at which the text fits, rounded down to a hundredth. */
function fittingSize(text: string, maxWidth: number, weight: Weight): number {
  const width = widthOf(text, SIZE, weight)
  return width <= maxWidth ? SIZE : Math.floor((SIZE * maxWidth * 100) / width) / 100
}
