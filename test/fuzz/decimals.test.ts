/** Amounts as SOAP writes them, with a point and perhaps an exponent, against whole numbers and powers of ten. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorUnits, parseDecimal } from '../../shared/domain/money/decimal.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { runs } from '../../shared/testing/runs.ts'
import { asJson, search } from './fuzz.ts'

/** `digits` × 10^`power`. */
interface Exact {
  digits: bigint
  power: number
}

const FORM = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/

/** What a text says, by the form that XML Schema gives; undefined for any other text. */
function exactOf(text: string): Exact | undefined {
  const [form, sign, whole = '', fraction = '', power = '0'] = FORM.exec(text.trim()) ?? []
  if (form === undefined || whole + fraction === '') return undefined
  const digits = BigInt(whole + fraction)
  return { digits: sign === '-' ? -digits : digits, power: Number(power) - fraction.length }
}

function isSame(one: Exact, other: Exact): boolean {
  // Two numbers that differ by a power of ten beyond these digits are not equal, unless both are zero.
  if (one.digits === 0n || other.digits === 0n) return one.digits === other.digits
  const least = Math.min(one.power, other.power)
  if (Math.max(one.power, other.power) - least > 200) return false
  const at = ({ digits, power }: Exact) => digits * 10n ** BigInt(power - least)
  return at(one) === at(other)
}

/** Half away from zero, worked out from twice the value. */
function roundedHundredths({ digits, power }: Exact): bigint {
  const size = digits < 0n ? -digits : digits
  const places = power + 2
  const rounded =
    places >= 0
      ? size * 10n ** BigInt(places)
      : (2n * size + 10n ** BigInt(-places)) / (2n * 10n ** BigInt(-places))
  return digits < 0n ? -rounded : rounded
}

/** A number with its point moved by an exponent. */
const written = fc
  .record({
    value: fc.oneof(
      fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.constantFrom(0n, 5n, -5n, 2n ** 63n - 1n, -(2n ** 63n)),
    ),
    places: fc.nat({ max: 12 }),
    exponent: fc.option(fc.integer({ min: -12, max: 12 })),
    plus: fc.constantFrom('', '+'),
    zeros: fc.constantFrom('', '0', '000'),
    letter: fc.constantFrom('e', 'E'),
    around: fc.constantFrom('', ' ', '\n'),
  })
  .map(({ value, places, exponent, plus, zeros, letter, around }) => {
    const size = String(value < 0n ? -value : value).padStart(places, '0')
    const number = `${zeros}${size.slice(0, size.length - places)}.${size.slice(size.length - places)}`
    const text = `${value < 0n ? '-' : plus}${number}${exponent === null ? '' : letter + exponent}`
    return {
      text: around + text + around,
      exact: { digits: value, power: (exponent ?? 0) - places } satisfies Exact,
    }
  })

const damaged = fc
  .tuple(
    written,
    fc.array(
      fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...'0159.,-+eE \u00a0x', '', '１', '99', 'INF')),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  )
  .map(([{ text }, damages]) =>
    damages.reduce((whole, [place, drop, put]) => {
      const at = place % (whole.length + 1)
      return whole.slice(0, at) + put + whole.slice(at + drop)
    }, text),
  )

describe('a decimal', () => {
  it('is read to the last digit, and rounded once', () => {
    fc.assert(
      fc.property(written, ({ text, exact }) => {
        const read = parseDecimal(text)!
        expect(read).toMatch(/^(?:0|-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?)$/)
        expect(isSame(exactOf(read)!, exact)).toBe(true)
        expect(BigInt(minorUnits(read))).toBe(roundedHundredths(exact))
      }),
      { numRuns: runs(2_000, 200_000) },
    )
  })

  it('is refused or means the same, damaged anywhere', () =>
    search({
      name: 'decimals',
      form: asJson<string>(),
      inputs: damaged,
      count: runs(3_000, 300_000),
      rule(text) {
        const [read, exact] = [parseDecimal(text), exactOf(text)]
        if (read !== undefined) expect(exact && isSame(exactOf(read)!, exact)).toBe(true)
        // At most forty digits, or zeros before and after them, and four of the exponent: all others are read.
        const isShort =
          text.trim().length <= 20 && Math.abs(exact?.power ?? 0) < 20 && !/e[+-]?\d{5}/i.test(text)
        if (exact && isShort) expect(read).toBeDefined()
      },
    }))
})

describe('a Long', () => {
  it('is read if it has 64 bits, and refused one beyond', () => {
    const near = fc
      .tuple(fc.constantFrom(-(2n ** 63n), 2n ** 63n - 1n, 2n ** 53n, -(2n ** 53n), 0n), fc.bigInt(-3n, 3n))
      .map(([end, more]) => end + more)
    fc.assert(
      fc.property(fc.oneof(near, fc.bigInt(-(2n ** 66n), 2n ** 66n)), (value) => {
        const read = parseLong(String(value))
        const isInside = value >= -(2n ** 63n) && value <= 2n ** 63n - 1n
        const isSafe = value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER)
        expect(read).toBe(isInside ? (isSafe ? Number(value) : value) : undefined)
      }),
      { numRuns: runs(1_000, 100_000) },
    )
  })
})
