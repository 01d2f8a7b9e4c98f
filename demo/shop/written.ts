/** How the shop writes times. Pure. */

export interface Clock {
  now: string
  /** How far it is ahead of the system's time. */
  offsetSeconds: number
}

/**
 * The shop's time, and how far it is ahead of the real one.
 * @returns such as "24 Nov 2026, 08:15" and "2 days ahead"; the second is empty if it is not ahead
 */
export function writtenClock({ now, offsetSeconds }: Clock): [time: string, ahead: string] {
  const days = Math.round(offsetSeconds / 86_400)
  const ahead = days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} ahead` : ''
  return [writtenTime(Date.parse(now)), ahead]
}

/** A day and time of UTC: "22 Nov 2026, 08:15". */
function writtenTime(instant: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(instant)
}
