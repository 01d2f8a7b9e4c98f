/** The two formats of the Timestamp header, with the window of each. Pure: now is passed in. */
const MINUTE = 60_000

/** Milliseconds, with a bearer token. */
export const BEARER_WINDOW = 5 * MINUTE
/** Milliseconds, with a signature. */
export const SIGNED_WINDOW = 90 * MINUTE

const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i
const SPACED = /^(\d{4})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/

/** An ISO 8601 date-time as milliseconds since 1970; without an offset it is UTC. */
export function readIsoTimestamp(text: string): number | undefined {
  const [, year, month, day, hour, minute, second, fraction, zone] = ISO.exec(text) ?? []
  const instant = utc(year, month, day, hour, minute, second)
  const offset = offsetOf(zone ?? 'Z')
  if (instant === undefined || offset === undefined) return undefined
  return instant + Number((fraction ?? '').padEnd(3, '0').slice(0, 3)) - offset
}

/** `yyyy-MM-dd HH:mm` with optional seconds, its parts padded or not, UTC. */
export function readSpacedTimestamp(text: string): number | undefined {
  const [, ...parts] = SPACED.exec(text) ?? []
  return utc(...parts)
}

/** Whether the instant is known and within the window before or after now. */
export function isWithin(instant: number | undefined, now: number, window: number): boolean {
  return instant !== undefined && Math.abs(now - instant) <= window
}

function utc(...parts: (string | undefined)[]): number | undefined {
  const [year, month, day, hour, minute, second] = parts.map((part) => Number(part ?? 0))
  if (!year || month === undefined || hour! > 23 || minute! > 59 || second! > 59) return undefined
  const instant = Date.UTC(year, month - 1, day, hour, minute, second ?? 0)
  // 30 February would silently become 2 March.
  const date = new Date(instant)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? instant : undefined
}

function offsetOf(zone: string): number | undefined {
  if (zone.toUpperCase() === 'Z') return 0
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))]
  if (hours > 14 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE
}
