/** The Timestamp header of the signed scheme (the design, "Authorization on REST"). Pure: now is passed in. */

/** Milliseconds, before and after now. */
export const SIGNED_WINDOW = 90 * 60_000

const SPACED = /^(\d{4})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/

/** `yyyy-MM-dd HH:mm` with optional seconds, its parts padded or not, UTC, as milliseconds since 1970. */
export function readSpacedTimestamp(text: string): number | undefined {
  const [, ...parts] = SPACED.exec(text) ?? []
  return instantOf(...parts)
}

/** Whether the instant is known and within the window before or after now. */
export function isWithin(instant: number | undefined, now: number, window: number): boolean {
  return instant !== undefined && Math.abs(now - instant) <= window
}

/** Year, month, day, hour, minute and second, UTC, as milliseconds since 1970; undefined if there is no such instant. */
export function instantOf(...parts: (string | undefined)[]): number | undefined {
  const [year, month, day, hour, minute, second] = parts.map((part) => Number(part ?? 0))
  if (!year || month === undefined || hour! > 23 || minute! > 59 || second! > 59) return undefined
  // `Date.UTC` would take the year 50 for 1950.
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour!, minute, second ?? 0)
  // 30 February would silently become 2 March.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined
}
