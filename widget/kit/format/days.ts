/** Calendar days, `YYYY-MM-DD`. Those of UTC are the days that the provider reports. Pure. */

const DAY_MS = 86_400_000
/** A year that is still being typed is not a valid day. */
const FIRST_YEAR = '2000'
/** The day after the last one would have five digits of a year, which no query takes. */
const NO_YEAR = '9999'

/** Whether a text is a calendar day from the year 2000 to 9998. */
export function isDay(text: string): boolean {
  const isForm = /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_YEAR && text < NO_YEAR
  return isForm && dayOf(Date.parse(text)) === text
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
