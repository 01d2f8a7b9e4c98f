/** Reads a day as a clerk writes it: 2026-11-12, 12.11.2026, 12/11, 12 Nov. Pure. */
import { isDay } from '../../kit/format/days.ts'

type Part = 'year' | 'month' | 'day'

const SEPARATORS = /[\s.,/\-–]+/
/** Letters that tell months apart. */
const SHORTEST_NAME = 3

/**
 * The day of a text, `YYYY-MM-DD`, today or before; undefined for any other text. Without a year it is the last such day.
 * @param lang BCP 47: the order of day, month and year, and the names of months
 * @param today `YYYY-MM-DD`
 */
export function dayIn(text: string, lang: string, today: string): string | undefined {
  const written = text.trim().toLowerCase()
  const pieces = written.split(SEPARATORS).filter(Boolean)
  if (pieces.length < 2 || pieces.length > 3) return undefined
  const found = partsOf(pieces, lang)
  if (!found) return undefined
  const { year, month, day } = found
  const thisYear = Number(today.slice(0, 4))
  const candidates = year === undefined ? [thisYear, thisYear - 1] : [year]
  return candidates.map((each) => textOf(each, month, day)).find((each) => isDay(each) && each <= today)
}

function partsOf(
  pieces: readonly string[],
  lang: string,
): { year: number | undefined; month: number; day: number } | undefined {
  const named = pieces.findIndex((piece) => /\p{L}/u.test(piece))
  const month = named < 0 ? undefined : monthOf(pieces[named]!, lang)
  if (named >= 0 && month === undefined) return undefined
  const digits = pieces.filter((_, at) => at !== named)
  if (!digits.every((piece) => /^\d{1,4}$/.test(piece))) return undefined
  const order = orderOf(digits, lang).filter((part) => part !== 'month' || month === undefined)
  if (order.length !== digits.length) return undefined
  const given = new Map(order.map((part, at) => [part, Number(digits[at])]))
  const year = given.get('year')
  return {
    year: year !== undefined && year < 100 ? 2000 + year : year,
    month: month ?? given.get('month')!,
    day: given.get('day')!,
  }
}

/** The meaning of each number. Four digits are a year, wherever they stand. */
function orderOf(digits: readonly string[], lang: string): Part[] {
  const at = digits.findIndex(({ length }) => length > 2)
  if (at === 0) return ['year', 'month', 'day']
  const short = localOrder(lang, { day: 'numeric', month: 'numeric' })
  if (at > 0) return [...short, 'year']
  const hasYear = digits.length === 3
  return hasYear ? localOrder(lang, { year: 'numeric', month: 'numeric', day: 'numeric' }) : short
}

function localOrder(lang: string, options: Intl.DateTimeFormatOptions): Part[] {
  return new Intl.DateTimeFormat(lang, options)
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []))
}

/** The month that a word begins the name of; undefined if it is none, or several. */
function monthOf(word: string, lang: string): number | undefined {
  if (word.length < SHORTEST_NAME) return undefined
  const months = Array.from({ length: 12 }, (_, at) => at + 1).filter((month) =>
    namesOf(month, lang).some((name) => name.startsWith(word)),
  )
  return months.length === 1 ? months[0] : undefined
}

/** A name can have another form beside a day. */
function namesOf(month: number, lang: string): string[] {
  const date = Date.UTC(2020, month - 1, 1)
  const styles: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'long', day: 'numeric' },
    { month: 'short' },
    { month: 'short', day: 'numeric' },
  ]
  return styles.flatMap((style) =>
    new Intl.DateTimeFormat(lang, { ...style, timeZone: 'UTC' })
      .formatToParts(date)
      .flatMap(({ type, value }) => (type === 'month' ? [value.toLowerCase()] : [])),
  )
}

function textOf(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  )
}
