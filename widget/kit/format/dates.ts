/**
 * Days and times. The order API's dates have no offset: they are the provider's local time. They are read by their
 * parts and formatted as UTC, so that the browser's time zone never shifts them.
 */
const LOCAL_DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/
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

function parts(text: string): number[] | undefined {
  return LOCAL_DATE.exec(text)
    ?.slice(1)
    .map((digits) => Number(digits ?? 0))
}

function instant([year = 0, month = 1, day = 1, hour = 0, minute = 0]: number[]): number {
  return Date.UTC(year, month - 1, day, hour, minute)
}

function format(text: string, lang: string, name: string, options: Intl.DateTimeFormatOptions): string {
  const found = parts(text)
  // A date in another format is shown unchanged.
  if (!found) return text
  return dateFormatter(lang, name, { ...options, timeZone: 'UTC' }).format(instant(found))
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
  const found = parts(text)
  if (!found) return ''
  const [year = 0, month = 1, day = 1] = found
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const days = Math.round((Date.UTC(year, month - 1, day) - today) / DAY_MS)
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  if (Math.abs(days) < 60) return words.format(days, 'day')
  if (Math.abs(days) < 730) return words.format(Math.round(days / 30.44), 'month')
  return words.format(Math.round(days / 365.25), 'year')
}
