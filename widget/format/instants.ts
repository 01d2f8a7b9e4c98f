/**
 * Instants with an offset, as the edge writes them. They are shown in the reader's time zone, unlike the order
 * API's dates.
 */
const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30.44],
  ['month', 12],
] as const

/** "12 Nov 2026, 14:05" in the reader's time zone. Text in another format is shown unchanged. */
export function formatInstant(text: string, lang: string): string {
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) return text
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(instant)
}

/** "5 minutes ago"; empty for text in another format. */
export function relativeInstant(text: string, lang: string, now: Date): string {
  let distance = (Date.parse(text) - now.getTime()) / 1000
  if (Number.isNaN(distance)) return ''
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  for (const [unit, size] of steps) {
    if (Math.abs(distance) < size) return words.format(Math.round(distance), unit)
    distance /= size
  }
  return words.format(Math.round(distance), 'year')
}
