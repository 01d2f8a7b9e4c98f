import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_RETRY_AFTER, LONGEST_RETRY_AFTER, readRetryAfter } from './retry-after.ts'

const now = Date.UTC(2026, 10, 21, 12, 0, 0)

describe('Retry-After of the provider', () => {
  it.each([
    ['seconds', '17', 17],
    ['seconds within spaces', ' 17 ', 17],
    ['no wait at all', '0', 1],
    ['more than an hour', '3601', 3600],
    ['more than fits in 64 bits', '99999999999999999999', 5],
    ['a date', 'Sat, 21 Nov 2026 12:02:05 GMT', 125],
    ['a date that is over', 'Sat, 21 Nov 2026 11:00:00 GMT', 1],
    ['a date far away', 'Sun, 21 Nov 2027 12:00:00 GMT', 3600],
    ['a date that does not exist', 'Sat, 99 Nov 2026 12:00:00 GMT', 5],
    ['an obsolete form of a date', 'Saturday, 21-Nov-26 12:02:05 GMT', 5],
    ['a date in another form', '2026-11-21T12:02:05Z', 5],
    ['a negative number', '-5', 5],
    ['a fraction', '1.5', 5],
    ['words', 'in a while', 5],
    ['nothing', '', 5],
  ])('is read or ignored if it is %s', (_, header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds)
  })

  it('has a default if it is absent', () => {
    expect(readRetryAfter(null, now)).toBe(DEFAULT_RETRY_AFTER)
  })

  it('is whole seconds within the limits for any text', () => {
    const header = fc.oneof(
      fc.string(),
      fc.bigInt().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    )
    fc.assert(
      fc.property(header, (text) => {
        const seconds = readRetryAfter(text, now)
        expect(Number.isInteger(seconds)).toBe(true)
        expect(seconds).toBeGreaterThanOrEqual(1)
        expect(seconds).toBeLessThanOrEqual(LONGEST_RETRY_AFTER)
      }),
    )
  })
})
