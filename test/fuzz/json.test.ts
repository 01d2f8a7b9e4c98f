/** JSON: our parser reads what JSON.parse reads, and no integer is rounded. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { runs } from '../../shared/testing/runs.ts'
import { parseBytes } from '../../shared/wire/json-body.ts'
import { asJson, bytesAs, search } from './fuzz.ts'

/** A value with its JSON text, written without the code under test. */
interface Written {
  text: string
  value: unknown
}

const blank = fc.constantFrom('', ' ', '\n\t', '\r\n')
const text = fc.string({ unit: 'binary', maxLength: 12 })

/** As `"\u0041"` or as it is. */
const texts = fc.tuple(text, fc.boolean()).map(([value, isEscaped]): Written => {
  const escaped = () =>
    Array.from({ length: value.length }, (_, at) => unitEscape(value.charCodeAt(at))).join('')
  return { value, text: isEscaped ? `"${escaped()}"` : JSON.stringify(value) }
})

function unitEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`
}

const integers = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map((value): Written => {
  const isSafe = value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER)
  return { text: String(value), value: isSafe ? Number(value) : value }
})
const scalars = fc.oneof(
  { weight: 3, arbitrary: integers },
  { weight: 2, arbitrary: texts },
  fc.tuple(fc.integer(), fc.nat(), fc.integer({ min: -30, max: 30 })).map(([whole, part, power]): Written => {
    const text = `${whole}.${part}e${power}`
    return { text, value: Number(text) }
  }),
  fc.constantFrom<Written>(
    { text: 'true', value: true },
    { text: 'null', value: null },
    { text: '9007199254740992', value: 9007199254740992n },
    { text: '-9223372036854775808', value: -9223372036854775808n },
  ),
)

const { any } = fc.letrec<{ any: Written }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    scalars,
    fc.tuple(fc.array(tie('any'), { maxLength: 4 }), blank).map(([items, space]): Written => ({
      text: `[${space}${items.map((item) => item.text).join(`${space},`)}${space}]`,
      value: items.map((item) => item.value),
    })),
    fc
      .tuple(fc.uniqueArray(fc.tuple(text, tie('any')), { maxLength: 4, selector: ([key]) => key }), blank)
      .map(([members, space]): Written => ({
        text: `{${members.map(([key, { text }]) => `${space}${JSON.stringify(key)}:${space}${text}`).join(',')}}`,
        value: Object.fromEntries(members.map(([key, { value }]) => [key, value])),
      })),
  ),
}))

const SIGNS = [
  ...'{}[],:"\\0123456789-+.eE \n',
  'true',
  'null',
  '\\u',
  '\uFEFF',
  '\u00A0',
  'NaN',
  '0x1',
  '1n',
  '//',
]
const damaged = fc
  .tuple(any, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.constantFrom(...SIGNS)), { maxLength: 3 }))
  .map(([{ text }, damages]) =>
    damages.reduce((whole, [place, drop, put]) => {
      const at = place % (whole.length + 1)
      return whole.slice(0, at) + put + whole.slice(at + drop)
    }, text),
  )

const orError = (read: () => unknown): unknown => {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof SyntaxError) return 'SyntaxError'
    throw error
  }
}

/** The value as JSON.parse reads it: bigints are rounded to numbers. */
function rounded(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(rounded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, rounded(member)]))
}

describe('JSON', () => {
  it('is read to the last digit, and written back as the same value', () => {
    fc.assert(
      fc.property(any, ({ text, value }) => {
        const read = parseJson(text)
        expect(read).toEqual(value)
        // A number with a power of ten is written as an integer, which may be a bigint when it is read.
        expect(rounded(parseJson(stringifyJson(read)))).toEqual(rounded(value))
      }),
      { numRuns: runs(1_000, 100_000) },
    )
  })

  it('is accepted and refused as by JSON.parse, damaged anywhere', () =>
    search({
      name: 'json',
      form: asJson<string>(),
      inputs: damaged,
      count: runs(2_000, 300_000),
      rule(text) {
        const ours = orError(() => rounded(parseJson(text)))
        expect(ours).toEqual(orError(() => rounded(JSON.parse(text))))
      },
    }))

  it('of a body is never read from bytes that are no UTF-8', () =>
    search({
      name: 'json-bytes',
      form: bytesAs('bin'),
      inputs: fc
        .tuple(any, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 4 }))
        .map(([{ text }, place, put]) => {
          const bytes = Buffer.from(text)
          const at = place % (bytes.length + 1)
          return new Uint8Array(Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at)]))
        }),
      count: runs(1_000, 100_000),
      rule(bytes) {
        const read = parseBytes(bytes)
        // Node's own decoder of bytes says whether they are UTF-8, by writing them back.
        const isUtf8 = Buffer.from(Buffer.from(bytes).toString('utf8')).equals(bytes)
        if (read.ok && !isUtf8) throw new Error('Broken bytes were read.')
        if (!read.ok && !isUtf8) expect(read.reason.code).toBe('body-not-utf8')
      },
    }))
})
