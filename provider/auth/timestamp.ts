/** The two formats of the Timestamp header, with the window of each. Pure: now is passed in. */
import {
  instantOf,
  isWithin,
  readSpacedTimestamp,
  SIGNED_WINDOW,
} from '../../shared/wire/signed-timestamp.ts'

export { isWithin, readSpacedTimestamp, SIGNED_WINDOW }

const MINUTE = 60_000

/** Milliseconds, with a bearer token. */
export const BEARER_WINDOW = 5 * MINUTE

const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i

/** An ISO 8601 date-time as milliseconds since 1970; without an offset it is UTC. */
export function readIsoTimestamp(text: string): number | undefined {
  const [, year, month, day, hour, minute, second, fraction, zone] = ISO.exec(text) ?? []
  const instant = instantOf(year, month, day, hour, minute, second)
  const offset = offsetOf(zone ?? 'Z')
  if (instant === undefined || offset === undefined) return undefined
  return instant + Number((fraction ?? '').padEnd(3, '0').slice(0, 3)) - offset
}

function offsetOf(zone: string): number | undefined {
  if (zone.toUpperCase() === 'Z') return 0
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))]
  if (hours > 14 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE
}
