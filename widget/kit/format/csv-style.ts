/** Styles of numbers and dates in a CSV. Pure. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { decimalText, fieldSeparator } from './decimal.ts'

/** A style of numbers and dates. */
export interface CsvStyle {
  decimal: ',' | '.'
  separator: ',' | ';'
  /** Whether the file is for spreadsheet programs, and not for programs that import it. */
  isOpened: boolean
  /** Writes a `YYYY-MM-DD`. */
  date(day: string): string
}

/** For programs: a decimal point, commas between fields, dates of ISO 8601. */
export const rawStyle: CsvStyle = { decimal: '.', separator: ',', isOpened: false, date: (day) => day }

/** The style that spreadsheet programs of the language expect. @param lang BCP 47 */
export function localStyle(lang: string): CsvStyle {
  const parts = new Intl.NumberFormat(lang).formatToParts(0.5)
  const decimal = parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
  const format = new Intl.DateTimeFormat(lang, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const known = new Map<string, string>()
  const date = (day: string) => {
    const text = known.get(day) ?? (/^\d{4}-\d\d-\d\d$/.test(day) ? format.format(Date.parse(day)) : day)
    known.set(day, text)
    return text
  }
  return { decimal, separator: fieldSeparator(decimal), isOpened: true, date }
}

/** An amount in minor units, without thousands separators. */
export function amountText(amount: Long, { decimal }: CsvStyle): string {
  return decimalText(amount).replace('.', decimal)
}
