/** Cells as text with tabs and line breaks, as spreadsheets put them on the clipboard. Pure. */

// Quotes count only around a whole cell: in `5" pipe` they belong to the text.
const QUOTED = /"([^"]*(?:""[^"]*)*)"(?=\t|\r?\n|\r|$)/y
const PLAIN = /[^\t\r\n]*/y
const LINE_BREAK = /\r?\n|\r/y

/**
 * Reads lines of cells. One line break at the end ends the last line and begins none. A text without tabs and line
 * breaks is one cell as it is, because it may come from anywhere.
 */
export function readTabText(text: string): string[][] {
  if (!/[\t\r\n]/.test(text)) return [[text]]
  const lines: string[][] = [[]]
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  for (;;) {
    const quoted = take(QUOTED)
    lines.at(-1)!.push(quoted ? quoted[1]!.replaceAll('""', '"') : (take(PLAIN)?.[0] ?? ''))
    if (text[at] === '\t') at += 1
    else if (take(LINE_BREAK) && at < text.length) lines.push([])
    else return lines
  }
}

/** Writes lines of cells so that {@link readTabText} and spreadsheets read them back. */
export function tabText(lines: readonly (readonly string[])[]): string {
  const [first] = lines
  if (lines.length === 1 && first?.length === 1 && !/[\t\r\n]/.test(first[0]!)) return first[0]!
  return lines.map((cells) => cells.map(quoted).join('\t')).join('\n')
}

function quoted(cell: string): string {
  return /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
