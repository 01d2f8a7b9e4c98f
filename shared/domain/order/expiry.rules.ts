/** When an order may expire (the description, #6 and Limits: later than the current date). Pure. */
import type { RefusalReason } from '../values/refusal.ts'

/** Whether the text is a calendar day in the form `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // `Date` moves 30 February into March: only a real day stays the same.
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** @param today the current date, `YYYY-MM-DD` */
export function expiryReason(date: string, today: string): RefusalReason | undefined {
  if (!isDate(date)) return { code: 'date-invalid' }
  // Dates of this form compare as texts do.
  return date > today ? undefined : { code: 'date-not-later', today }
}
