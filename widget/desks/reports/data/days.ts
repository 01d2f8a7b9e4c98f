/** Calendar days of UTC, as the provider reports them. Pure. */

const DAY_MS = 86_400_000
/** A year that is still being typed is no day to ask for. */
const FIRST_YEAR = '2000'

/** Is it a calendar day, `YYYY-MM-DD`, that a report can be of? */
export function isReportDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && text >= FIRST_YEAR && dayOf(Date.parse(text)) === text
}

/** @param days before it if negative */
export function daysAfter(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS)
}

/** The day that runs in UTC. */
export function utcDay(now: Date): string {
  return dayOf(now.getTime())
}

/** When a day is over, as an instant. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(day) + DAY_MS)
}

function dayOf(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString().slice(0, 10)
}
