/** Days and instants counted from the lengths of years and months, without `Date`. */
import fc from 'fast-check'

const DAY_MS = 86_400_000
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const CYCLE_YEARS = 400

export interface CivilDay {
  year: number
  month: number
  day: number
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function lengthOf(year: number, month: number): number {
  return LENGTHS[month - 1]! + (month === 2 && isLeap(year) ? 1 : 0)
}

function daysOfYears(from: number, to: number): number {
  let days = 0
  for (let year = from; year < to; year++) days += isLeap(year) ? 366 : 365
  return days
}

const CYCLE_DAYS = daysOfYears(0, CYCLE_YEARS)
const EPOCH = numberOf({ year: 1970, month: 1, day: 1 })

/** Days since 0000-01-01. */
export function numberOf({ year, month, day }: CivilDay): number {
  const cycles = Math.floor(year / CYCLE_YEARS)
  let number = cycles * CYCLE_DAYS + daysOfYears(0, year - cycles * CYCLE_YEARS) + day - 1
  for (let before = 1; before < month; before++) number += lengthOf(year, before)
  return number
}

export function dayOfNumber(number: number): CivilDay {
  const cycles = Math.floor(number / CYCLE_DAYS)
  let [year, left] = [cycles * CYCLE_YEARS, number - cycles * CYCLE_DAYS]
  for (; left >= (isLeap(year) ? 366 : 365); year++) left -= isLeap(year) ? 366 : 365
  let month = 1
  for (; left >= lengthOf(year, month); month++) left -= lengthOf(year, month)
  return { year, month, day: left + 1 }
}

/** Milliseconds since 1970 of the midnight, UTC, at which a day begins. */
export function midnightOf(day: CivilDay): number {
  return (numberOf(day) - EPOCH) * DAY_MS
}

export function padded(value: number, digits = 2): string {
  return String(value).padStart(digits, '0')
}

export function textOf({ year, month, day }: CivilDay): string {
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`
}

/** The day that a text says, `YYYY-MM-DD`; undefined for any other text. */
export function dayOfText(text: string): CivilDay | undefined {
  const [form, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? []
  if (form === undefined) return undefined
  const found = { year: Number(year), month: Number(month), day: Number(day) }
  const isMonth = found.month >= 1 && found.month <= 12
  return isMonth && found.day >= 1 && found.day <= lengthOf(found.year, found.month) ? found : undefined
}

/** Days from the year 0 to 9999: any, and those at the ends of months, years and leap years. */
export function daysFrom(first: number): fc.Arbitrary<CivilDay> {
  const least = numberOf({ year: first, month: 1, day: 1 })
  const most = numberOf({ year: 9999, month: 12, day: 31 })
  const years = fc.oneof(
    fc.integer({ min: first, max: 9999 }),
    fc.constantFrom(
      ...[0, 1, 4, 99, 100, 400, 1900, 1970, 2000, 2028, 2100, 9996, 9999].filter((one) => one >= first),
    ),
  )
  const ends = fc
    .tuple(years, fc.constantFrom([12, 31], [1, 1], [2, 28], [2, 29], [3, 1], [6, 30]))
    .map(([year, [month, day]]) => ({ year, month: month!, day: Math.min(day!, lengthOf(year, month!)) }))
  return fc.oneof(fc.integer({ min: least, max: most }).map(dayOfNumber), ends)
}

/** Puts other signs into up to three places of a text. */
export function damagedTexts(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const signs = [...'0123456789-:.,TZtz+/ \n', '', '24', '60', '\u2212', '１', '٣', '+14:00', '-00:00']
  const damages = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.constantFrom(...signs)), {
    minLength: 1,
    maxLength: 3,
  })
  return fc.tuple(texts, damages).map(([text, made]) =>
    made.reduce((whole, [place, drop, put]) => {
      const at = place % (whole.length + 1)
      return whole.slice(0, at) + put + whole.slice(at + drop)
    }, text),
  )
}
