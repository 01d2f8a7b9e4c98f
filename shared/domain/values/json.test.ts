import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, stringifyJson } from './json.ts'
import { isLong, LONG_MAX, LONG_MIN, normalLong } from './long.ts'

const longs = fc.bigInt(LONG_MIN, LONG_MAX).map(normalLong)

describe('JSON with Longs', () => {
  it('keeps every Long digit for digit', () => {
    fc.assert(
      fc.property(longs, (long) => {
        const text = `{"a":[${long}]}`
        expect(stringifyJson(parseJson(text))).toBe(text)
      }),
    )
  })

  it('reads an integer as a number where that is exact, and otherwise as a bigint', () => {
    expect(parseJson('[9007199254740991,9007199254740992,-9007199254740993,9223372036854775807]')).toEqual([
      9007199254740991,
      9007199254740992n,
      -9007199254740993n,
      9223372036854775807n,
    ])
  })

  it.each(['9007199254740993', '-9007199254740993', '9999999999999999'])(
    'does not round the integer %s, of sixteen digits',
    (digits) => expect(parseJson(`{"Id":${digits}}`)).toEqual({ Id: BigInt(digits) }),
  )

  it('keeps long runs of digits in texts', () => {
    expect(parseJson('{"ocr":"9999999999999999999"}')).toEqual({ ocr: '9999999999999999999' })
  })

  it('agrees with JSON.parse on everything without large integers', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!/\d{16}/.test(text))
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('throws a SyntaxError for text that is not JSON, with and without large integers', () => {
    expect(() => parseJson('{"a":')).toThrow(SyntaxError)
    expect(() => parseJson('{"a":9223372036854775807')).toThrow(SyntaxError)
  })

  it('passes on a TypeError that a bigint did not cause', () => {
    const circular: { self?: unknown } = {}
    circular.self = circular
    expect(() => stringifyJson(circular)).toThrow(TypeError)
  })
})

describe('isLong', () => {
  it.each([
    [0, true],
    [-1, true],
    [1.5, false],
    [2 ** 53, false],
    [LONG_MAX, true],
    [LONG_MAX + 1n, false],
    [LONG_MIN - 1n, false],
    ['1', false],
    [NaN, false],
  ])('answers for %s: %s', (value, expected) => {
    expect(isLong(value)).toBe(expected)
  })
})
