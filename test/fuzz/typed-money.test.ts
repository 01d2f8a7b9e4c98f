/** What a person types or pastes as an amount or a rate is read as the number that it says, or refused. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../shared/testing/runs.ts'
import { parseAmount } from '../../widget/kit/format/parse-amount.ts'
import { readCell } from '../../widget/rows/changes/cells.ts'
import { readMoney } from '../../widget/rows/changes/money-text.ts'
import { asJson, search } from './fuzz.ts'
import { hundredths, isSpelling, spelled, styles } from './spelled-amounts.ts'

const BLANKS = [' ', '\u00a0', '\u2009', '\u202f', '\u3000']
const MARKS = ['\u200e', '\u200f', '\u061c']
const MINUSES = ['-', '\u2212', '\u2013', '\ufe63', '\uff0d']
/** Thousands separators of languages. */
const groups = fc.constantFrom(',', '.', '\u00a0', '\u202f', '\u2019', '')

/** Signs that a keyboard, a program or a language writes in the place of the usual ones. */
const disguises = fc.record({
  blank: fc.constantFrom(...BLANKS, "'", '\u2019'),
  minus: fc.constantFrom(...MINUSES),
  mark: fc.constantFrom('', ...MARKS),
  isWide: fc.boolean(),
  around: fc.constantFrom('', '\t', '\u00a0', '\n'),
})
type Disguise = typeof disguises extends fc.Arbitrary<infer Value> ? Value : never

function disguised(text: string, { blank, minus, mark, isWide, around }: Disguise): string {
  const other = text.replaceAll(' ', blank).replace('-', mark + minus + mark)
  const wide = isWide
    ? other.replace(/[\d.,]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    : other
  return around + wide + around
}

/** The text with the usual signs in their places, read without the code under test. */
function plain(text: string): string {
  return text
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/[\uff10-\uff19\uff0c-\uff0e\uff05\uff08\uff09\uff1a\uff07]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u2212\u2013\ufe63]/g, '-')
    .replace(/[\s'\u2019]/g, ' ')
    .trim()
}

/** A style that says its number in the language: not `1,234` as thousands where the comma is a decimal sign. */
const spellings = fc
  .tuple(hundredths, fc.constantFrom(...styles), groups)
  .map(([value, style, group]) => ({ value, text: spelled(value, style), group }))
  .filter(({ value, text, group }) => isSpelling(text, value, group))
const sizes = spellings.filter(({ value }) => value >= 0n)

interface Damaged {
  text: string
  group: string
}
const DAMAGES = [
  ...'0159.,- %()+:eExX/',
  ...BLANKS,
  ...MARKS,
  ...MINUSES,
  ...'\u200b\u202e\u066b\u066c٣５²½％',
  '--',
  '00',
  '000',
  'e3',
  'kr',
]

/** Texts of which up to three places are changed. */
function damaged(written: fc.Arbitrary<Damaged>): fc.Arbitrary<Damaged> {
  const damages = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.constantFrom('', ...DAMAGES)), {
    minLength: 1,
    maxLength: 3,
  })
  return fc.tuple(written, damages).map(([{ text, group }, made]) => ({
    group,
    text: made.reduce((left, [place, drop, put]) => {
      const at = place % (left.length + 1)
      return left.slice(0, at) + put + left.slice(at + drop)
    }, text),
  }))
}

describe('a number', () => {
  it('is read as it was meant, however it is written', () => {
    fc.assert(
      fc.property(spellings, disguises, ({ value, text, group }, disguise) => {
        expect(parseAmount(disguised(text, disguise), group)).toBe(normal(value))
      }),
      { numRuns: runs(3_000, 300_000) },
    )
  })

  it('is refused or means the same, damaged anywhere', () =>
    search({
      name: 'numbers',
      form: asJson<Damaged>(),
      inputs: damaged(
        fc
          .tuple(spellings, disguises)
          .map(([{ text, group }, how]) => ({ text: disguised(text, how), group })),
      ),
      count: runs(5_000, 500_000),
      rule({ text, group }) {
        const value = parseAmount(text, group)
        if (typeof value === 'string') return
        if (!isSpelling(plain(text), BigInt(value), group))
          throw new Error(`${JSON.stringify(text)} is no ${value}.`)
      },
    }))
})

/** Every way to say what an amount is of and that it is taken off. */
const wrappers: readonly { wrap: (size: string) => string; isOff?: true; isWhole?: true }[] = [
  ...['SEK', 'kr', 'sek', 'Kr.', 'skr'].flatMap((name) => [
    { wrap: (size: string) => `${size} ${name}` },
    { wrap: (size: string) => `${name}${size}` },
    { wrap: (size: string) => `-${name} ${size}`, isOff: true as const },
    { wrap: (size: string) => `${name} (${size})`, isOff: true as const },
    { wrap: (size: string) => `(${size} ${name})`, isOff: true as const },
  ]),
  ...[':-', ',-', '.-', ',--', ' :-'].flatMap((end) => [
    { wrap: (size: string) => `${size}${end}`, isWhole: true as const },
    { wrap: (size: string) => `${size}${end} kr`, isWhole: true as const },
    { wrap: (size: string) => `-${size}${end}`, isOff: true as const, isWhole: true as const },
  ]),
  { wrap: (size) => size },
  { wrap: (size) => `-${size}`, isOff: true },
  { wrap: (size) => `- ${size}`, isOff: true },
  { wrap: (size) => `${size}-`, isOff: true },
  { wrap: (size) => `${size}- kr`, isOff: true },
  { wrap: (size) => `(${size})`, isOff: true },
]

describe('an amount', () => {
  it('is read with its currency, and with the forms of shops and bookkeepers', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom(...wrappers), disguises, ({ value, text, group }, how, disguise) => {
        // Without minor units, nothing stands after the number.
        fc.pre(!how.isWhole || value % 100n === 0n)
        const size = how.isWhole ? text.replace(/[.,](?:00)?$/, '') : text
        fc.pre(isSpelling(size, value, group))
        // `kr.50` is 50 and not a half: the point ends the short form.
        fc.pre(!/kr\.\d/.test(how.wrap(size)))
        const wrapped = how.wrap(disguised(size, { ...disguise, around: '' }))
        // The small hyphen stands only before a number.
        const minus = disguise.minus === '\ufe63' ? '-' : disguise.minus
        const written = disguise.around + wrapped.replaceAll('-', minus) + disguise.around
        const read = readMoney(written, 'SEK', (one) => parseAmount(one, group))
        expect(read).toEqual({ ok: true, value: normal(how.isOff ? -value : value) })
      }),
      { numRuns: runs(3_000, 300_000) },
    )
  })

  it('is refused or means the same, damaged anywhere', () =>
    search({
      name: 'amounts',
      form: asJson<Damaged>(),
      inputs: damaged(
        fc
          .tuple(sizes, fc.constantFrom(...wrappers))
          .map(([{ text, group }, { wrap }]) => ({ text: wrap(text), group })),
      ),
      count: runs(5_000, 500_000),
      rule({ text, group }) {
        const read = readMoney(text, 'SEK', (one) => parseAmount(one, group))
        if (read.ok && !saysAmount(plain(text), BigInt(read.value), group)) {
          throw new Error(`${JSON.stringify(text)} is no ${read.value}.`)
        }
      },
    }))
})

/** Whether the number of a text is the value's, with one sign of a deduction if it is below zero. */
function saysAmount(text: string, value: bigint, group: string): boolean {
  const unnamed = text.replace(/SEK(?:\.(?!\d))?|s?kr\.?/gi, ' ').trim()
  const whole = unnamed.replace(/\s*[:.,]--?\s*(?=\)?$)/, '')
  const minuses = whole.split('-').length - 1 + (/^[^(]*\([^()]*\)$/.test(whole) ? 1 : 0)
  const size = value < 0n ? -value : value
  return (
    (value === 0n || minuses === (value < 0n ? 1 : 0)) &&
    isSpelling(whole.replace(/[-()]/g, ' '), size, group)
  )
}

describe('a rate of VAT', () => {
  const readRate = (text: string, group: string) => {
    const read = readCell({}, 'VatPercent', text, 'SEK', (one) => parseAmount(one, group))
    return read.ok ? (read.value.VatPercent ?? undefined) : undefined
  }
  const percents: readonly ((size: string) => string)[] = [
    (size) => size,
    (size) => `${size} %`,
    (size) => `${size}%`,
    (size) => `${size}\u00a0％`,
    (size) => `%${size}`,
    (size) => `% ${size}`,
  ]
  const rates = fc
    .tuple(sizes, fc.nat({ max: 10_000 }), fc.constantFrom(...styles), fc.constantFrom(...percents))
    .map(([{ group }, value, style, wrap]) => ({ value, group, text: wrap(spelled(BigInt(value), style)) }))
    // 1.000 % is a thousandfold or one, by the language.
    .filter(({ text }) => !/\d[.,]\d{3}/.test(text))

  it('is read as per cent times 100, with its sign before or after it', () => {
    fc.assert(
      fc.property(rates, disguises, ({ value, text, group }, disguise) => {
        expect(readRate(disguised(text, { ...disguise, blank: ' ' }), group)).toBe(value)
      }),
      { numRuns: runs(1_000, 100_000) },
    )
  })

  it('is refused or means the same, damaged anywhere', () =>
    search({
      name: 'rates',
      form: asJson<Damaged>(),
      inputs: damaged(rates),
      count: runs(3_000, 300_000),
      rule({ text, group }) {
        const value = readRate(text, group)
        if (value === undefined) return
        const number = plain(text).replace(/\s*%$|^%\s*|(?<=^-)%/, '')
        if (!isSpelling(number, BigInt(value), group))
          throw new Error(`${JSON.stringify(text)} is no ${value}.`)
      },
    }))
})

function normal(value: bigint): number | bigint {
  const isSafe = value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER)
  return isSafe ? Number(value) : value
}
