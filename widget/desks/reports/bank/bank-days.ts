/** Days of the week on which banks book. Bank holidays differ by country and are not known here. Pure. */

const DAY_MS = 86_400_000

/** Calendar days from one day to another, `YYYY-MM-DD`; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Days from Monday to Friday after the first day, up to and including the last; 0 if it is earlier. */
export function bankDaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to)
  if (!(days > 0)) return 0
  const weeks = Math.floor(days / 7)
  const start = new Date(from).getUTCDay()
  const rest = Array.from({ length: days % 7 }, (_, index) => (start + index + 1) % 7)
  return weeks * 5 + rest.filter((weekday) => weekday !== 0 && weekday !== 6).length
}
