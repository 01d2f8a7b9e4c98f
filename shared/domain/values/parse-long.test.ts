import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLong, LONG_MAX, LONG_MIN, normalLong } from './long.ts'
import { parseLong } from './parse-long.ts'

describe('parseLong', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['999999999999999', 999999999999999],
    // 2^53 - 1 is the largest safe integer; 2^53 + 1 has 16 digits and no number equals it.
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992n],
    ['9007199254740993', 9007199254740993n],
    ['-9007199254740991', -9007199254740991],
    ['-9007199254740993', -9007199254740993n],
    ['9999999999999999', 9999999999999999n],
    ['9223372036854775807', LONG_MAX],
    ['-9223372036854775808', LONG_MIN],
  ])('rounds nothing: it reads %s as %s', (text, expected) => {
    expect(parseLong(text)).toBe(expected)
  })

  it.each([
    '9223372036854775808',
    '-9223372036854775809',
    '',
    '-',
    '+1',
    '1.0',
    '1e3',
    ' 1',
    '0x1',
    '10'.repeat(10),
  ])('answers undefined for %j', (text) => expect(parseLong(text)).toBeUndefined())

  it('reads back every written Long, of any length', () => {
    const lengths = fc.integer({ min: 1, max: 19 }).chain((digits) => {
      const end = 10n ** BigInt(digits)
      return fc.bigInt(-end > LONG_MIN ? -end : LONG_MIN, end < LONG_MAX ? end : LONG_MAX)
    })
    fc.assert(
      fc.property(lengths, (value) => {
        const read = parseLong(String(value))
        expect(BigInt(read!)).toBe(value)
        expect(isLong(read)).toBe(true)
        expect(read).toBe(normalLong(value))
      }),
    )
  })
})
