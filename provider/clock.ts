/** A source of the time. Only clocks read the system's time. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000

/** The latest instant of a clock: years of four digits compare as texts, and a delivery needs a month more. */
export const LATEST_CLOCK = Date.UTC(9000, 0)

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that runs ahead of another by an offset in milliseconds. A sandbox moves it to make orders expire. */
export function movedClock(clock: Clock, offset: () => number): Clock {
  return { now: () => clock.now() + offset() }
}

/** An instant as the order API writes it: ISO 8601 in UTC, to the second, without offset. */
export function localDateTimeOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19)
}

/** The last second of a day of the calendar (`YYYY-MM-DD`), UTC. */
export function endOfDay(date: string): number {
  return Date.parse(`${date}T23:59:59Z`)
}

/** The midnight, UTC, at which the day of an instant begins. */
export function startOfDay(instant: number): number {
  return Math.floor(instant / DAY) * DAY
}
