/** Markdown of the reference pages. */

/** A table; a cell is Markdown. A column without a head in which nothing stands is left out. */
export function table(allHeads: readonly string[], allRows: readonly (readonly string[])[]): string {
  const isUsed = allHeads.map((head, column) => head !== '' || allRows.some((row) => row[column] !== ''))
  const used = (cells: readonly string[]) => cells.filter((_, column) => isUsed[column])
  const [heads, rows] = [used(allHeads), allRows.map(used)]
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** A name, a value or a type. */
export function code(text: string): string {
  // In a table's cell a bar separates cells even inside of code.
  return `\`${text.replaceAll('|', '\\|')}\``
}

/** A sentence of the code as Markdown: on one line, and with nothing that would be read as an element. */
export function prose(text = ''): string {
  const parts = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(`[^`]*`)/)
  return parts
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;')).replaceAll('|', '\\|'))
    .join('')
    .replaceAll(/\{@link ([^}]+)\}/g, '`$1`')
}

/** Paragraphs, with an empty line between. */
export function page(...parts: readonly string[]): string {
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}
