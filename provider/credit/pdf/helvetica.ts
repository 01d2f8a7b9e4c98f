/** The widths of Helvetica's characters from 0x20 on, in thousandths of the size (Adobe's metrics). */
import { winAnsi } from './win-ansi.ts'

const regular = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584, 0, 556, 0, 222, 556, 333, 1000, 556, 556, 333, 1000,
  667, 333, 1000, 0, 611, 0, 0, 222, 222, 333, 333, 350, 556, 1000, 333, 1000, 500, 333, 944, 0, 500, 667,
  278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333,
  556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000, 722, 667, 667,
  667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667,
  611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556,
  556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
]
const bold = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
  556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
  556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
  333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584, 0, 556, 0, 278, 556, 500, 1000, 556, 556, 333, 1000,
  667, 333, 1000, 0, 611, 0, 0, 278, 278, 500, 500, 350, 556, 1000, 333, 1000, 556, 333, 944, 0, 500, 667,
  278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333,
  611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722, 722, 722, 1000, 722, 667, 667,
  667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667,
  611, 556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278, 611, 611, 611, 611,
  611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
]

const widths = { regular, bold }
export type Weight = keyof typeof widths

/** The width of a text in points, at this size. */
export function widthOf(text: string, size: number, weight: Weight = 'regular'): number {
  const bytes = winAnsi(text)
  let width = 0
  for (let at = 0; at < bytes.length; at++) width += widths[weight][bytes.charCodeAt(at) - 0x20]!
  return (width * size) / 1000
}

/** More characters than fit in a line. It bounds the cost of measuring a caller's text. */
const LINE_LENGTH = 300

/** The text, cut with an ellipsis if it is wider than `maxWidth` points. */
export function clipped(text: string, maxWidth: number, size: number, weight: Weight = 'regular'): string {
  if (text.length <= LINE_LENGTH && widthOf(text, size, weight) <= maxWidth) return text
  return `${beginningOf(text.trimEnd(), maxWidth - widthOf('…', size, weight), size, weight)}…`
}

/** As many characters as fit, at least one. */
function beginningOf(text: string, maxWidth: number, size: number, weight: Weight): string {
  const characters = Array.from(text.slice(0, LINE_LENGTH))
  while (characters.length > 1 && widthOf(characters.join(''), size, weight) > maxWidth) characters.pop()
  return characters.join('')
}

/**
 * The text in at most `maxLines` lines of at most `maxWidth` points, broken between words, or within one that is too
 * long. The last line is cut.
 */
export function wrapped(text: string, maxWidth: number, size: number, maxLines: number): string[] {
  const lines: string[] = []
  let rest = text
    .slice(0, maxLines * LINE_LENGTH)
    .replace(/\s+/g, ' ')
    .trim()
  while (rest !== '') {
    if (lines.length + 1 === maxLines) return [...lines, clipped(rest, maxWidth, size)]
    const fitting = widthOf(rest, size) <= maxWidth ? rest : beginningOf(rest, maxWidth, size, 'regular')
    const space =
      fitting.length === rest.length || rest[fitting.length] === ' ' ? -1 : fitting.lastIndexOf(' ')
    const line = space > 0 ? fitting.slice(0, space) : fitting
    lines.push(line)
    rest = rest.slice(line.length).trim()
  }
  return lines
}
