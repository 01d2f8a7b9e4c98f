import { describe, expect, it } from 'vitest'
import { grouped, limitWords } from './limit-words.ts'
import { code, prose, table } from './text.ts'

describe('prose', () => {
  it('keeps code, and hides what would be an element or a column', () => {
    expect(prose('Of <order-admin>,\n `<b>` | one {@link BODY_LIMIT}')).toBe(
      'Of &lt;order-admin>, `<b>` \\| one `BODY_LIMIT`',
    )
  })
})

describe('table', () => {
  it('leaves out a column without a head in which nothing stands', () => {
    expect(table(['A', '', ''], [[code('x | y'), '', 'b']])).toBe('| A |  |\n|---|---|\n| `x \\| y` | b |')
  })
})

describe('limitWords', () => {
  it.each([
    [{ minLength: 1, maxLength: 40 }, ['1 to 40 characters']],
    [{ maxItems: 10_000 }, ['at most 10\u202f000 items']],
    [{ minimum: 0 }, ['at least 0']],
    [{ minimum: -5, maximum: 5, maxLength: 3 }, ['at most 3 characters', '−5 to 5']],
    [{ Key: { maxLength: 50 } }, []],
  ])('says %j', (limits, words) => {
    expect(limitWords(limits)).toEqual(words)
  })

  it('groups the digits of a long number', () => {
    expect(grouped(9_999_999_999_999)).toBe('9\u202f999\u202f999\u202f999\u202f999')
  })
})
