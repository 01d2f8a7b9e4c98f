/** Figures, times and states in English: the console has one language, as the API's own messages do. */
import { formatMinorUnits } from './minor-units.ts'
import type { Long } from '../../shared/domain/values/long.ts'

/** An amount in minor units with its currency. */
export function money(amount: Long | undefined | null, currency: string | undefined = ''): string {
  return amount === undefined || amount === null ? '' : `${formatMinorUnits(amount)} ${currency}`.trim()
}

/** An instant as `2026-11-27 14:05:09`, in UTC: as the API has it. */
export function instant(iso: string | undefined | null): string {
  return iso ? iso.slice(0, 19).replace('T', ' ') : ''
}

/** The time of an instant with milliseconds. */
export function timeOf(iso: string): string {
  return iso.slice(11, 23)
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en').replaceAll(',', ' ')} ${count === 1 ? one : many}`
}

/** Bytes in the largest unit that leaves a whole number before the point. */
export function bytes(count: number): string {
  if (count < 1000) return `${count} B`
  return count < 1_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(1)} MB`
}

/** Seconds in words, such as `3 days 2 hours`. */
export function span(seconds: number): string {
  const units: [number, string][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ]
  let left = Math.round(Math.abs(seconds))
  const parts: string[] = []
  for (const [size, name] of units) {
    const count = Math.floor(left / size)
    left -= count * size
    if (count > 0) parts.push(plural(count, name))
  }
  return parts.slice(0, 2).join(' ') || '0 seconds'
}

/** JSON and XML set in lines, anything else as it is. */
export function pretty(text: string): string {
  try {
    JSON.parse(text)
  } catch {
    return text.startsWith('<') ? text.replace(/>\s*</g, '>\n<') : text
  }
  return indented(text)
}

/** The JSON text with lines, digit for digit: a parser would round a Long. */
function indented(text: string): string {
  let depth = 0
  const line = () => `\n${'  '.repeat(depth)}`
  return text.replace(
    /("(?:[^"\\]|\\.)*"?)|\s+|([{[])\s*([}\]])|([{[])|([}\]])|(,)|(:)/g,
    (all, quoted, emptyStart, emptyEnd, start, end, comma, colon) => {
      if (quoted !== undefined) return quoted as string
      if (emptyStart !== undefined) return `${emptyStart}${emptyEnd}`
      if (start !== undefined) {
        depth++
        return start + line()
      }
      if (end !== undefined) {
        depth--
        return line() + end
      }
      if (comma !== undefined) return `,${line()}`
      return colon === undefined ? (all.trim() === '' ? '' : all) : ': '
    },
  )
}
