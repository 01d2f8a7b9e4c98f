/** When an order may expire (the description, #6 and Limits: later than the current date). Pure. */
import type { RefusalReason } from '../values/refusal.ts'

/** Whether the text is a calendar day in the form `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const instant = Date.parse(text)
  // `Date` moves 30 February into March: only a real day stays the same.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** @param today the current date, `YYYY-MM-DD` */
export function expiryReason(date: string, today: string): RefusalReason | undefined {
  if (!isDate(date)) return { code: 'date-invalid' }
  // Dates of this form compare as texts do.
  return date > today ? undefined : { code: 'date-not-later', today }
}
