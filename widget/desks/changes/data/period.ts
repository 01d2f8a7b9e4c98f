/** Periods of local days, and the instants where they begin and end. Pure. */
import { daysAfter, isDay } from '../../../kit/format/days.ts'
import type { Period } from './journal-data.ts'

export type PeriodProblem = 'no-day' | 'reversed'

/** The day of an instant in the time zone of the browser. */
export function localDay(instant: Date): string {
  const [year, month, day] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}

/** The last days, today included. */
export function lastDays(count: number, now: Date): Period {
  const to = localDay(now)
  return { from: daysAfter(to, 1 - count), to }
}

/** @param days later; earlier if negative */
export function shifted({ from, to }: Period, days: number): Period {
  return { from: daysAfter(from, days), to: daysAfter(to, days) }
}

/** Why it is no period; undefined if it is one. */
export function periodProblem({ from, to }: Period): PeriodProblem | undefined {
  if (!isDay(from) || !isDay(to)) return 'no-day'
  return from > to ? 'reversed' : undefined
}

/** From the first moment of the first day to that of the day after the last one. A day of a clock change has 23 or 25 hours. */
export function instantsOf({ from, to }: Period): { from: string; to: string } {
  return { from: startOf(from), to: startOf(daysAfter(to, 1)) }
}

function startOf(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year!, month! - 1, date).toISOString()
}

function digits(value: number, count: number): string {
  return String(value).padStart(count, '0')
}
