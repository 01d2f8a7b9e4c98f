import { describe, expect, it } from 'vitest'
import { bytes, money, plural, pretty, span } from './words.ts'

describe('words', () => {
  it('write amounts of minor units exactly, Longs too', () => {
    expect(money(5, 'SEK')).toBe('0,05 SEK')
    expect(money(-123_450, 'SEK')).toBe('−1\u00a0234,50 SEK')
    expect(money(9_223_372_036_854_775_807n)).toBe('92\u00a0233\u00a0720\u00a0368\u00a0547\u00a0758,07')
    expect(money(null)).toBe('')
  })

  it('write spans in their two largest units', () => {
    expect(span(0)).toBe('0 seconds')
    expect(span(-61)).toBe('1 minute 1 second')
    // Thirty days, two hours and a minute.
    expect(span(30 * 86_400 + 2 * 3600 + 60)).toBe('30 days 2 hours')
  })

  it('count in words', () => {
    expect([plural(1, 'row'), plural(12_000, 'row')]).toEqual(['1 row', '12 000 rows'])
    expect([bytes(999), bytes(1500), bytes(2_000_000)]).toEqual(['999 B', '1.5 kB', '2.0 MB'])
  })

  it('set JSON in lines digit for digit, and leave what is none', () => {
    expect(pretty('{"Id":9223372036854775807,"a":[],"b":["x, {y}",true]}')).toBe(
      '{\n  "Id": 9223372036854775807,\n  "a": [],\n  "b": [\n    "x, {y}",\n    true\n  ]\n}',
    )
    expect(pretty('no JSON, {')).toBe('no JSON, {')
    expect(pretty('<a><b>1</b></a>')).toBe('<a>\n<b>1</b>\n</a>')
  })
})
