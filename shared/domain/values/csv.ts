/** Writes CSV. It comes with its library: load it when a file is made. */
import papaparse from 'papaparse'
import { guardFormula } from './formula-guard.ts'

/** At the start of a file it tells spreadsheet programs that the file is UTF-8. */
export const BOM = '\uFEFF'

/** A text as a field: on one line, and no formula. */
export function csvText(text: string): string {
  return guardFormula(text.replace(/[\t\r\n]+/g, ' '))
}

/** Records of a file, each with its end of line. @param delimiter of `fieldSeparator` */
export function csvRecords(records: readonly (readonly string[])[], delimiter: ',' | ';'): string {
  if (records.length === 0) return ''
  return `${papaparse.unparse(records as string[][], { delimiter, newline: '\r\n' })}\r\n`
}
