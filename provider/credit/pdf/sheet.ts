/** A document under construction: a cursor that moves down A4 pages, and methods that write at its position. */
import { clipped, type Weight, widthOf } from './helvetica.ts'
import { PAGE } from './pdf-writer.ts'
import { winAnsi } from './win-ansi.ts'

/** Points from the edges of the page. */
export const MARGIN = 50
export const RIGHT = PAGE.width - MARGIN
const BOTTOM = 70
const FOOTER = 40

export interface TextStyle {
  /** Points; 9 by default. */
  size?: number
  weight?: Weight
  /** Whether the text ends at x instead of beginning there. */
  alignRight?: boolean
  grey?: boolean
}

export interface Sheet {
  /** Writes at x on the cursor's line; the cursor stays. */
  write(x: number, text: string, style?: TextStyle): void
  /** A thin line from x to x, just below the cursor's line. */
  rule(from?: number, to?: number): void
  down(points: number): void
  /** Begins a new page unless this many points are left. @returns whether it did */
  need(points: number): boolean
  /** The cursor's position; valid on this page only. */
  mark(): number
  back(to: number): void
  /** The pages' content streams, each with the footer and its number. */
  pages(footer: string): string[]
}

export function newSheet(): Sheet {
  const pages: string[][] = [[]]
  let y = PAGE.height - MARGIN
  const put = (operators: string) => void pages.at(-1)!.push(operators)

  return {
    write: (x, text, style = {}) => put(textAt(x, y, text, style)),
    rule: (from = MARGIN, to = RIGHT) => put(`0.6 G 0.5 w ${from} ${y - 4} m ${to} ${y - 4} l S`),
    down: (points) => void (y -= points),
    need(points) {
      if (y - points >= BOTTOM) return false
      pages.push([])
      y = PAGE.height - MARGIN
      return true
    },
    mark: () => y,
    back: (to) => void (y = to),
    pages: (footer) =>
      pages.map((operators, index) => {
        const number = `Page ${index + 1} of ${pages.length}`
        const style = { size: 8, grey: true }
        const left = textAt(MARGIN, FOOTER, clipped(footer, 400, 8), style)
        return [...operators, left, textAt(RIGHT, FOOTER, number, { ...style, alignRight: true })].join('\n')
      }),
  }
}

function textAt(x: number, y: number, text: string, style: TextStyle): string {
  if (text === '') return ''
  const { size = 9, weight = 'regular', alignRight = false, grey = false } = style
  const left = alignRight ? x - widthOf(text, size, weight) : x
  const bytes = winAnsi(text).replace(/[\\()]/g, String.raw`\$&`)
  const name = weight === 'bold' ? 'F2' : 'F1'
  return `BT /${name} ${size} Tf ${grey ? '0.4' : '0'} g ${coordinate(left)} ${coordinate(y)} Td (${bytes}) Tj ET`
}

/** A number without an exponent, which PDF does not allow. */
function coordinate(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '')
}
