/**
 * Days for an order's expiry: `YYYY-MM-DD` in the provider's calendar, which is UTC. An order expires at the
 * end of its day. Pure.
 */
const DAY_MS = 86_400_000
const LAST_START = '9999-12-01'

/** The provider's calendar day at an instant. */
export function providerDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return providerDay(new Date(Date.parse(day) + days * DAY_MS))
}

export function endOfNextMonth(day: string): string {
  const date = new Date(day)
  // The day before the first of the month after next.
  return providerDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)))
}

/** The day of a date without offset, as the order has it; undefined if there is none or it is malformed. */
export function dayOf(date: string | null | undefined): string | undefined {
  const day = /^\d{4}-\d\d-\d\d/.exec(date ?? '')?.[0]
  return day !== undefined && Number.isNaN(Date.parse(day)) ? undefined : day
}

interface QuickChoice {
  is: 'week' | 'month' | 'end-of-next-month'
  day: string
}

/** The common choices, all later than the current expiry, or than today if that is past. */
export function quickChoices(expires: string | null, today: string): QuickChoice[] {
  const now = dayOf(expires)
  const from = now !== undefined && now > today ? now : today
  // An order that expires in the year 9999 never does, and a later day cannot be written.
  if (from > LAST_START) return []
  const choices: QuickChoice[] = [
    { is: 'week', day: addDays(from, 7) },
    { is: 'month', day: addDays(from, 30) },
    { is: 'end-of-next-month', day: endOfNextMonth(today) },
  ]
  // The end of next month may come before the order expires: that would shorten it.
  return choices.filter(({ day }) => day > from)
}

interface ExpiryChange {
  is: 'first' | 'same' | 'later' | 'earlier'
  /** Whole days between the two, never negative. */
  days: number
}

/** How choosing a day changes the order's expiry. */
export function expiryChange(expires: string | null, day: string): ExpiryChange {
  const now = dayOf(expires)
  if (now === undefined) return { is: 'first', days: 0 }
  const days = Math.round(Math.abs(Date.parse(day) - Date.parse(now)) / DAY_MS)
  return { is: days === 0 ? 'same' : day > now ? 'later' : 'earlier', days }
}
