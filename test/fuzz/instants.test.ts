/** Dates with a time: every reader of them means the instant that the text says, in any time zone, or refuses it. */
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { instantIn } from '../../edge/http/instant-in.ts'
import { readIsoTimestamp, readSpacedTimestamp } from '../../provider/auth/timestamp.ts'
import { scalarTexts } from '../../shared/domain/credit/soap/scalar-text.ts'
import { instant as instantSchema } from '../../shared/domain/values/instant.schema.ts'
import { runs } from '../../shared/testing/runs.ts'
import { instantsOf, localDay } from '../../widget/desks/changes/data/period.ts'
import { readText } from '../../widget/desks/credit/form/field-text.ts'
import { formatTime } from '../../widget/kit/format/dates.ts'
import { type CivilDay, damagedTexts, dayOfText, daysFrom, midnightOf, padded, textOf } from './civil-days.ts'
import { asJson, search } from './fuzz.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

interface Told {
  /** Milliseconds since 1970, as if the text were of UTC. */
  local: number
  /** Minutes ahead of UTC; undefined without a zone. */
  offset: number | undefined
}

/** What a text says, by ISO 8601; undefined for any other text. Thousandths are the last that count. */
function told(text: string): Told | undefined {
  const [form, day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i.exec(text) ??
    []
  const date = dayOfText(day)
  const isMidnight = hour === '24' && Number(minute + second + (fraction || '0')) === 0
  if (form === undefined || !date || Number(minute) > 59 || Number(second) > 59) return undefined
  if (Number(hour) > 23 && !isMidnight) return undefined
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second)
  const local = midnightOf(date) + seconds * 1_000 + Number(fraction.padEnd(3, '0').slice(0, 3))
  return { local, offset: zone === undefined ? undefined : offsetOf(zone) }
}

function offsetOf(zone: string): number {
  const digits = zone.replace(/\D/g, '').padEnd(4, '0')
  return (zone.startsWith('-') ? -1 : 1) * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2)))
}

function instantOf({ local, offset = 0 }: Told): number {
  return local - offset * MINUTE_MS
}

/** A day and a time in every form that is read somewhere. */
const written = fc
  .record({
    day: daysFrom(1),
    time: fc.oneof(fc.nat({ max: DAY_MS - 1 }), fc.constantFrom(0, DAY_MS - 1)),
    precision: fc.constantFrom('minutes', 'seconds', 'thousandths'),
    zone: fc.constantFrom('', 'Z', '+00:00', '-00:00', '+01:00', '+05:45', '-09:30', '+14:00', '-12:00'),
  })
  .map(({ day, time, precision, zone }) => {
    const unit = { minutes: MINUTE_MS, seconds: 1_000, thousandths: 1 }[precision]!
    const exact = time - (time % unit)
    const [hour, minute] = [Math.floor(exact / 3_600_000), Math.floor(exact / MINUTE_MS) % 60]
    const seconds = `:${padded(Math.floor(exact / 1_000) % 60)}`
    const rest = { minutes: '', seconds, thousandths: `${seconds}.${padded(exact % 1_000, 3)}` }[precision]!
    return {
      text: `${textOf(day)}T${padded(hour)}:${padded(minute)}${rest}${zone}`,
      day,
      clock: [hour, minute, Math.floor(exact / 1_000) % 60] as const,
      instant: midnightOf(day) + exact - (zone.length > 1 ? offsetOf(zone) : 0) * MINUTE_MS,
      precision,
      zone,
    }
  })

/** Each reader with the texts that it must take. All others it may refuse. */
const readers: readonly {
  name: string
  read: (text: string) => number | undefined
  takes: (precision: string, zone: string) => boolean
}[] = [
  { name: 'of SOAP', read: ofText(scalarTexts.dateTime.read), takes: (precision) => precision !== 'minutes' },
  {
    name: 'of a form',
    read: ofText((text) => {
      const read = readText({ type: 'dateTime' }, text, { lang: 'sv' })
      return read.ok ? read.value : undefined
    }),
    takes: () => true,
  },
  { name: 'of a query', read: (text) => instantIn(text, 0) ?? undefined, takes: (_, zone) => zone !== '' },
  { name: 'of a Timestamp header', read: readIsoTimestamp, takes: () => true },
  {
    name: 'of the members of a configuration',
    read: (text) => (instantSchema.safeParse(text).success ? Date.parse(text) : undefined),
    takes: (precision, zone) => precision !== 'minutes' && zone === 'Z',
  },
]

/** A reader that answers with a text, which says the instant too. */
function ofText(read: (text: string) => unknown): (text: string) => number | undefined {
  return (text) => {
    const answer = read(text)
    return typeof answer === 'string' ? instantOf(told(answer)!) : undefined
  }
}

describe.each(readers)('an instant $name', ({ name, read, takes }) => {
  it('is the one that was written', () => {
    fc.assert(
      fc.property(written, ({ text, instant, precision, zone }) => {
        const answer = read(text)
        expect(answer).toBe(takes(precision, zone) ? instant : answer === undefined ? undefined : instant)
      }),
      { numRuns: runs(1_000, 100_000) },
    )
  })

  it('is refused or the same, damaged anywhere', () =>
    search({
      name: `instants-${name.replaceAll(' ', '-')}`,
      form: asJson<string>(),
      inputs: damagedTexts(written.map(({ text }) => text)),
      count: runs(2_000, 200_000),
      rule(text) {
        const answer = read(text)
        if (answer === undefined) return
        const says = told(text.trim())
        expect(says && instantOf(says)).toBe(answer)
      },
    }))
})

it('a Timestamp with blanks is the instant that it says, with or without zeros', () => {
  fc.assert(
    fc.property(written, fc.boolean(), fc.boolean(), ({ day, clock }, isPadded, hasSeconds) => {
      const two = (part: number) => padded(part, isPadded ? 2 : 1)
      const [hour, minute, second] = clock
      const date = `${padded(day.year, 4)}-${two(day.month)}-${two(day.day)}`
      const text = `${date} ${two(hour)}:${two(minute)}${hasSeconds ? `:${two(second)}` : ''}`
      const seconds = hour * 3_600 + minute * 60 + (hasSeconds ? second : 0)
      expect(readSpacedTimestamp(text)).toBe(midnightOf(day) + seconds * 1_000)
    }),
    { numRuns: runs(1_000, 100_000) },
  )
})

/** Zones with changes of the clock at midnight, of half an hour, of a whole day, and without any. */
const zones = [
  'Europe/Stockholm',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'America/St_Johns',
  'UTC',
]
/** Days on which these clocks changed, with the days beside them. */
const changes = [
  '2018-11-04',
  '2018-02-18',
  '2026-03-29',
  '2026-10-25',
  '2026-03-08',
  '2026-11-01',
  '2011-12-30',
]
const localDays = fc.oneof(
  daysFrom(2000).filter(({ year }) => year < 2100),
  fc.constantFrom(...changes.flatMap((day) => [-1, 0, 1].map((more) => dayBeside(day, more)))),
)

function dayBeside(text: string, more: number): CivilDay {
  const { year, month, day } = dayOfText(text)!
  return dayOfText(new Date(midnightOf({ year, month, day }) + more * DAY_MS).toISOString().slice(0, 10))!
}

describe('in the time zone of a reader', () => {
  const before = process.env['TZ']
  afterEach(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  it('a day begins with its first moment, whatever the clock does', () => {
    const formatters = new Map(
      zones.map((timeZone) => [
        timeZone,
        new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
      ]),
    )
    fc.assert(
      fc.property(localDays, fc.constantFrom(...zones), fc.nat({ max: 40 }), (day, zone, more) => {
        process.env['TZ'] = zone
        const dayAt = (instant: number) => formatters.get(zone)!.format(instant)
        const to = dayBeside(textOf(day), more)
        const { from: start, to: end } = instantsOf({ from: textOf(day), to: textOf(to) })
        const after = textOf(dayBeside(textOf(to), 1))
        for (const [instant, first] of [
          [Date.parse(start), textOf(day)],
          [Date.parse(end), after],
        ] as const) {
          // A zone may have left a day out.
          expect(dayAt(instant) >= first).toBe(true)
          expect(dayAt(instant - 1) < first).toBe(true)
          expect(localDay(new Date(instant))).toBe(dayAt(instant))
        }
      }),
      { numRuns: runs(500, 20_000) },
    )
  })

  it('an instant is shown by the clock of the reader, and a time of the provider by its own', () => {
    const options = {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    } as const
    const formatters = new Map(
      // A page keeps a formatter until its clock shows another offset: each of these has its own, all the year.
      ['Europe/Stockholm', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'].map(
        (timeZone) => [timeZone, new Intl.DateTimeFormat('sv', { ...options, timeZone })],
      ),
    )
    const instants = fc
      .tuple(localDays, fc.nat({ max: DAY_MS - 1 }))
      .map(([day, time]) => midnightOf(day) + time)
    fc.assert(
      fc.property(instants, fc.constantFrom(...formatters.keys()), (instant, zone) => {
        process.env['TZ'] = zone
        const text = new Date(instant).toISOString()
        expect(formatTime(text, 'sv')).toBe(formatters.get(zone)!.format(instant))
        expect(formatTime(text.slice(0, 19), 'sv')).toBe(formatters.get('UTC')!.format(instant))
      }),
      { numRuns: runs(500, 20_000) },
    )
  })
})
