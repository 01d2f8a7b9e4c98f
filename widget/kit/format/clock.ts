/** The edge's clock, by which the page says how long ago something was, or how far away a day is. */

/** Below this, the difference is the answer's travel time and the missing fraction of a second. */
const NOTICEABLE_MS = 5000

let ahead = 0

/** Follows the clock of an answer: the browser's may be wrong. @param date its `Date` header */
export function followClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < NOTICEABLE_MS ? 0 : difference
}

export function clockNow(): Date {
  return new Date(Date.now() + ahead)
}
