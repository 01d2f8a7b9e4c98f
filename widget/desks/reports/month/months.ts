/** Months of the calendar, as text. Pure. */
import { daysAfter } from '../../../kit/format/days.ts'

/** The month of a day: `2026-11` of `2026-11-20`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** @param months before it if negative */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Every day of a month, in order. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; monthOf(day) === month; day = daysAfter(day, 1)) days.push(day)
  return days
}

/** The place of a day in its week: 0 for the language's first one. */
export function weekColumn(day: string, lang: string): number {
  return (new Date(day).getUTCDay() - firstWeekday(lang) + 7) % 7
}

/** The days of a week in the language's order and short words. */
export function weekdays(lang: string): string[] {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' })
  // 1 November 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, place) =>
    format.format(Date.UTC(2026, 10, 1 + ((firstWeekday(lang) + place) % 7))),
  )
}

/** 0 is Sunday, as in `Date`. In a browser that does not know the language's week, it begins on Monday. */
function firstWeekday(lang: string): number {
  const locale = new Intl.Locale(lang) as Intl.Locale & { getWeekInfo?(): { firstDay: number } }
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7
}
