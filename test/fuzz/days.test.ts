/** Days: what is read, counted and shown is the day of the calendar, from the year 0 to 9999. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfDay as lastSecondOf, startOfDay } from '../../provider/clock.ts'
import { monthsAfter } from '../../provider/credit/plans/calendar.ts'
import { isDate } from '../../shared/domain/order/expiry.rules.ts'
import { runs } from '../../shared/testing/runs.ts'
import { monthsAfter as monthOf } from '../../widget/desks/reports/month/months.ts'
import { formatDay } from '../../widget/kit/format/dates.ts'
import { daysAfter, endOfDay, isDay, utcDay } from '../../widget/kit/format/days.ts'
import { dayIn } from '../../widget/shell/find/day-text.ts'
import {
  damagedTexts,
  dayOfNumber,
  dayOfText,
  daysFrom,
  lengthOf,
  midnightOf,
  numberOf,
  padded,
  textOf,
} from './civil-days.ts'
import { asJson, search } from './fuzz.ts'

const DAY_MS = 86_400_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

describe('the text of a day', () => {
  it('is accepted if the calendar has the day', () => {
    fc.assert(
      fc.property(daysFrom(0), (day) => {
        expect(isDate(textOf(day))).toBe(true)
        // A page offers days with which it can still count.
        expect(isDay(textOf(day))).toBe(day.year >= 2000 && day.year < 9999)
      }),
      { numRuns: runs(2_000, 200_000) },
    )
  })

  it('is refused or a day of the calendar, damaged anywhere', () =>
    search({
      name: 'days',
      form: asJson<string>(),
      inputs: damagedTexts(daysFrom(0).map(textOf)),
      count: runs(3_000, 300_000),
      rule(text) {
        const day = dayOfText(text)
        expect(isDate(text)).toBe(day !== undefined)
        expect(isDay(text)).toBe(day !== undefined && day.year >= 2000 && day.year < 9999)
      },
    }))

  it('is shown as the day that it says, and otherwise as it is', () =>
    search({
      name: 'shown-days',
      form: asJson<string>(),
      inputs: fc.oneof(
        daysFrom(1).map((day) => `${textOf(day)}T00:00:00`),
        damagedTexts(daysFrom(1).map((day) => `${textOf(day)}T23:59`)),
      ),
      count: runs(2_000, 200_000),
      rule(text) {
        const shown = formatDay(text, 'en')
        if (shown === text) {
          // With a time after it, a day of the calendar is never left in its own form.
          expect(text).not.toSatisfy(
            (one: string) => one.endsWith('T00:00:00') && isShowable(one.slice(0, 10)),
          )
          return
        }
        const day = dayOfText(text.slice(0, 10))!
        const isNext = text.slice(10, 16) === 'T24:00'
        const { year, month, day: date } = isNext ? dayOfNumber(numberOf(day) + 1) : day
        expect(shown).toBe(`${MONTHS[month - 1]} ${date}, ${year}`)
      },
    }))
})

/** The calendar of people has no year 0. */
function isShowable(text: string): boolean {
  const day = dayOfText(text)
  return day !== undefined && day.year > 0
}

describe('days and months', () => {
  it('follow one another', () => {
    fc.assert(
      fc.property(daysFrom(2000), fc.integer({ min: -800, max: 800 }), (day, days) => {
        const later = dayOfNumber(numberOf(day) + days)
        fc.pre(later.year >= 2000 && later.year <= 9999)
        expect(daysAfter(textOf(day), days)).toBe(textOf(later))
      }),
      { numRuns: runs(2_000, 200_000) },
    )
  })

  it('begin and end at midnight, UTC', () => {
    fc.assert(
      fc.property(daysFrom(1), fc.nat({ max: DAY_MS - 1 }), (day, time) => {
        const midnight = midnightOf(day)
        expect(utcDay(new Date(midnight + time))).toBe(textOf(day))
        expect(startOfDay(midnight + time)).toBe(midnight)
        expect(endOfDay(textOf(day)).getTime()).toBe(midnight + DAY_MS)
        expect(lastSecondOf(textOf(day))).toBe(midnight + DAY_MS - 1_000)
      }),
      { numRuns: runs(2_000, 200_000) },
    )
  })

  it('have the same day in another month, or its last one', () => {
    const times = fc.nat({ max: DAY_MS - 1 })
    fc.assert(
      fc.property(
        daysFrom(1900),
        times,
        fc.integer({ min: -36, max: 120 }),
        ({ year, month, day }, time, months) => {
          const all = year * 12 + month - 1 + months
          const [otherYear, otherMonth] = [Math.floor(all / 12), (all % 12) + 1]
          fc.pre(otherYear <= 9999)
          const other = {
            year: otherYear,
            month: otherMonth,
            day: Math.min(day, lengthOf(otherYear, otherMonth)),
          }
          expect(monthsAfter(midnightOf({ year, month, day }) + time, months)).toBe(midnightOf(other) + time)
          expect(monthOf(textOf({ year, month, day }).slice(0, 7), months)).toBe(textOf(other).slice(0, 7))
        },
      ),
      { numRuns: runs(2_000, 200_000) },
    )
  })
})

/** The order in which each language writes a day in numbers. Swedish changes it without a year: 31/12. */
const ORDERS = { en: 'mdy', sv: 'ymd', no: 'dmy', da: 'dmy', fi: 'dmy', de: 'dmy', nl: 'dmy' } as const

describe('a day that a person types', () => {
  const typed = fc.record({
    day: daysFrom(2000).filter(({ year }) => year < 2100),
    age: fc.nat({ max: 10_000 }),
    lang: fc.constantFrom(...(Object.keys(ORDERS) as (keyof typeof ORDERS)[])),
    separator: fc.constantFrom('.', '/', '-', ' ', '. ', ' – '),
    form: fc.constantFrom('iso', 'own', 'short year', 'no year', 'name'),
    isPadded: fc.boolean(),
  })

  it('is read in the order of the language, and is never after today', () => {
    fc.assert(
      fc.property(typed, ({ day, age, lang, separator, form, isPadded }) => {
        const today = dayOfNumber(numberOf(day) + (form === 'no year' ? age % 365 : age))
        fc.pre(form !== 'no year' || !(day.month === 2 && day.day === 29))
        const digits = isPadded ? 2 : 1
        const part = {
          y: form === 'short year' ? padded(day.year % 100) : String(day.year),
          m: padded(day.month, digits),
          d: padded(day.day, digits),
        }
        const short = lang === 'en' ? 'md' : 'dm'
        const order = [...(form === 'no year' ? short : ORDERS[lang])] as ('y' | 'm' | 'd')[]
        const text =
          form === 'iso'
            ? textOf(day)
            : form === 'name'
              ? `${day.day} ${MONTHS[day.month - 1]} ${day.year}`
              : order.map((one) => part[one]).join(separator)
        expect(dayIn(text, form === 'name' ? 'en' : lang, textOf(today))).toBe(textOf(day))
      }),
      { numRuns: runs(500, 50_000) },
    )
  })

  it('is a day of the calendar up to today, or none, whatever was typed', () =>
    search({
      name: 'typed-days',
      form: asJson<string>(),
      inputs: damagedTexts(daysFrom(2000).map(textOf)),
      count: runs(300, 20_000),
      rule(text) {
        for (const lang of ['en', 'sv', 'de']) {
          const read = dayIn(text, lang, '2026-11-28')
          if (read === undefined) continue
          expect(dayOfText(read)).toBeDefined()
          expect(read <= '2026-11-28').toBe(true)
          // Its parts are those of the text, in some order.
          const parts = (one: string) =>
            one
              .split(/[^0-9]+/)
              .filter(Boolean)
              .map(Number)
          const written = parts(text)
          expect(written.every((one) => [...parts(read), Number(read.slice(2, 4))].includes(one))).toBe(true)
        }
      },
    }))
})
