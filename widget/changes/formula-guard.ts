/** Keeps a spreadsheet from running a text as a formula. Pure. */

// Also the full-width signs, and a text that is guarded already: only then is `unguarded` the exact way back.
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** The text with an apostrophe in front if a spreadsheet could take it for a formula. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that {@link guarded} was given; any other text stays as it is. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}
