/** Calendar days, `YYYY-MM-DD`. Those of UTC are the days that the provider reports. Pure. */

const DAY_MS = 86_400_000
/** A year that is still being typed is not a valid day. */
const FIRST_YEAR = '2000'

/** Whether a text is a calendar day of this century or a later one. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_YEAR && dayOf(Date.parse(text)) === text
}

/** @param days before it if negative */
export function daysAfter(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS)
}

/** The current day in UTC. */
export function utcDay(now: Date): string {
  return dayOf(now.getTime())
}

/** The end of a day of UTC, as an instant. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(day) + DAY_MS)
}

function dayOf(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString().slice(0, 10)
}
