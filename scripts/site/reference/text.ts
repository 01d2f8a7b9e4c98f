/** Markdown of the reference pages. */

/** A table; a cell is Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
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
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
