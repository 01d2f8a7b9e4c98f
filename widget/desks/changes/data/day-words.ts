/** Local days and times of day in a language. */
import { dateFormatter } from '../../../kit/format/dates.ts'

/** "Tuesday, 24 November 2026", in the language's own order. @param day `YYYY-MM-DD` */
export function longDay(day: string, lang: string): string {
  const options = { dateStyle: 'full', timeZone: 'UTC' } as const
  return dateFormatter(lang, 'day', options).format(Date.parse(day))
}

/** "14:05" on the reader's own clock. */
export function timeOfDay(at: string, lang: string): string {
  return dateFormatter(lang, 'time', { timeStyle: 'short' }).format(Date.parse(at))
}

/** Whether a language counts hours to twelve twice a day. */
export function hasHalfDays(lang: string): boolean {
  return dateFormatter(lang, 'time', { timeStyle: 'short' }).resolvedOptions().hour12 === true
}

/** "18–24 Nov 2026"; one day alone where both are the same. */
export function periodText({ from, to }: { from: string; to: string }, lang: string): string {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return dateFormatter(lang, 'period', options).formatRange(Date.parse(from), Date.parse(to))
}
