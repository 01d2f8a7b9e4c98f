/** How the shop writes amounts and times. Pure. */

export interface Clock {
  now: string
  /** How far it is ahead of the system's time. */
  offsetSeconds: number
}

/** Minor units as a decimal with the currency's own number of decimals. */
export function writtenAmount(minorUnits: number | bigint, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'code' })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const text = String(BigInt(minorUnits))
    .replace('-', '')
    .padStart(digits + 1, '0')
  const decimal = `${minorUnits < 0 ? '-' : ''}${text.slice(0, -digits || undefined)}${digits > 0 ? `.${text.slice(-digits)}` : ''}`
  return format
    .formatToParts(decimal as `${number}`)
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map(({ type, value }) => (type === 'minusSign' ? '\u2212' : value))
    .join('')
}

/** Milliseconds of each unit, from the largest. */
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "3 days ago" or "in 27 days". @param time ISO 8601 without offset, UTC @param now milliseconds */
export function writtenAge(time: string, now: number): string {
  const distance = Date.parse(`${time}Z`) - now
  const [unit, length] = units.find(([, each]) => Math.abs(distance) >= each) ?? ['minute', 60_000]
  const format = new Intl.RelativeTimeFormat('en-GB', { numeric: unit === 'minute' ? 'auto' : 'always' })
  return format.format(Math.trunc(distance / length), unit)
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
