/** Writes CSV. It comes with its library: load it when a file is made. */
import papaparse from 'papaparse'
import type { Separator } from './csv-style.ts'
import { guardFormula } from './formula-guard.ts'

/** A text as a field: on one line, and no formula. */
export function csvText(text: string): string {
  return guardFormula(text.replace(/[\t\r\n]+/g, ' '))
}

/** Records of a file, each with its end of line. */
export function csvRecords(records: readonly (readonly string[])[], delimiter: Separator): string {
  if (records.length === 0) return ''
  return `${papaparse.unparse(records as string[][], { delimiter, newline: '\r\n' })}\r\n`
}
