/**
 * Days and times. The order API's dates have no offset: they are the provider's local time. They are read and formatted
 * as UTC, so that the browser's time zone never shifts them.
 */
import { isDate } from '../../../shared/domain/order/expiry.rules.ts'

const LOCAL_DATE = /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d))?/
const DAY_MS = 86_400_000
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The formatter of a language for one purpose. Making one costs more than a thousand uses of it. @param name of the purpose */
export function dateFormatter(
  lang: string,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  // A formatter keeps the time zone in which it was made.
  const key = `${name} ${lang} ${new Date().getTimezoneOffset()}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(lang, options)
  formatters.set(key, made)
  return made
}

/** The instant of a text, as if it were of UTC; NaN if it says no day of the calendar, whose first year is 1. */
function instantOf(text: string): number {
  const [, day = '', time = 'T00:00'] = LOCAL_DATE.exec(text) ?? []
  return isDate(day) && day >= '0001' ? Date.parse(`${day}${time}Z`) : Number.NaN
}

function format(text: string, lang: string, name: string, options: Intl.DateTimeFormatOptions): string {
  const instant = instantOf(text)
  // A date in another format is shown unchanged.
  if (Number.isNaN(instant)) return text
  return dateFormatter(lang, name, { ...options, timeZone: 'UTC' }).format(instant)
}

/** "12 Nov 2026", in the language's own order. */
export function formatDay(text: string, lang: string): string {
  return format(text, lang, 'local day', DAY)
}

/** Whether a text is an instant as the edge writes it, and not the provider's local time. */
export function hasOffset(text: string): boolean {
  return text.includes('T') && /(?:Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** The same with the time of day. The desk writes every time this way. */
export function formatTime(text: string, lang: string): string {
  const { hour12 } = dateFormatter(lang, 'hour', { hour: 'numeric' }).resolvedOptions()
  // 1:08 PM, but 01:08.
  const options = { ...DAY, hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } as const
  // An instant is shown in the reader's time zone.
  if (hasOffset(text)) return dateFormatter(lang, 'instant', options).format(Date.parse(text))
  return format(text, lang, 'local time', options)
}

/** "in 6 days", "yesterday": in calendar days from the reader's today; empty for a date in another format. */
export function relativeDay(text: string, lang: string, now: Date): string {
  const instant = instantOf(text.slice(0, 10))
  if (Number.isNaN(instant)) return ''
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const days = Math.round((instant - today) / DAY_MS)
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  if (Math.abs(days) < 60) return words.format(days, 'day')
  if (Math.abs(days) < 730) return words.format(Math.round(days / 30.44), 'month')
  return words.format(Math.round(days / 365.25), 'year')
}
