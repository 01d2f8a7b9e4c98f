/** The common parts of documents: head, parties, and lists of terms. */
import { clipped, wrapped } from './helvetica.ts'
import { MARGIN, RIGHT, type Sheet } from './sheet.ts'

export interface Party {
  /** The role of the party, such as `Customer`. */
  role: string
  name: string
  /** Personal or organization number and address, one line each. */
  lines: readonly string[]
}

const LINE = 12
const HALF = (RIGHT - MARGIN) / 2
const GAP = 16
const MAX_LINES = 3

/** The sender, the title, and the document's numbers at the top right. */
export function putHead(
  sheet: Sheet,
  { sender, title, facts }: { sender: string; title: string; facts: readonly (readonly [string, string])[] },
): void {
  sheet.down(8)
  sheet.write(MARGIN, clipped(sender, HALF - GAP, 12, 'bold'), { size: 12, weight: 'bold' })
  sheet.write(RIGHT, title, { size: 18, weight: 'bold', alignRight: true })
  sheet.down(26)
  for (const [name, value] of facts) {
    sheet.write(MARGIN + HALF, name, { grey: true })
    sheet.write(RIGHT, clipped(value, HALF - 110, 9), { alignRight: true })
    sheet.down(LINE)
  }
  sheet.down(GAP)
}

/** The parties side by side, two in a line. */
export function putParties(sheet: Sheet, parties: readonly Party[]): void {
  for (let at = 0; at < parties.length; at += 2) {
    const top = sheet.mark()
    const ends = parties.slice(at, at + 2).map((party, side) => {
      sheet.back(top)
      putParty(sheet, MARGIN + side * HALF, party)
      return sheet.mark()
    })
    sheet.back(Math.min(...ends))
    sheet.down(GAP)
  }
}

function putParty(sheet: Sheet, x: number, { role, name, lines }: Party): void {
  sheet.write(x, role, { size: 8, grey: true })
  sheet.down(LINE)
  for (const line of wrapped(name, HALF - GAP, 10, MAX_LINES)) {
    sheet.write(x, line, { size: 10, weight: 'bold' })
    sheet.down(LINE)
  }
  for (const line of lines.filter((line) => line !== '')) {
    sheet.write(x, clipped(line, HALF - GAP, 9))
    sheet.down(LINE)
  }
}

/** A heading, on the same page as the text below it. */
export function putHeading(sheet: Sheet, text: string): void {
  sheet.need(60)
  sheet.down(6)
  sheet.write(MARGIN, text, { size: 11, weight: 'bold' })
  sheet.down(18)
}

/** Terms and their values in two columns, filled from the top of the left one. */
export function putTerms(sheet: Sheet, terms: readonly (readonly [string, string])[]): void {
  const perColumn = Math.ceil(terms.length / 2)
  sheet.need(perColumn * LINE)
  const top = sheet.mark()
  for (const [index, [name, value]] of terms.entries()) {
    const side = Math.floor(index / perColumn)
    const left = MARGIN + side * HALF
    sheet.back(top - (index % perColumn) * LINE)
    sheet.write(left, name, { grey: true })
    sheet.write(side === 0 ? left + HALF - GAP : RIGHT, clipped(value, HALF - 130, 9), { alignRight: true })
  }
  sheet.back(top - perColumn * LINE)
  sheet.down(GAP)
}

/** A text over the full width of the page. */
export function putText(sheet: Sheet, text: string): void {
  const lines = wrapped(text, RIGHT - MARGIN, 9, 40)
  sheet.need(lines.length * LINE)
  for (const line of lines) {
    sheet.write(MARGIN, line)
    sheet.down(LINE)
  }
}
