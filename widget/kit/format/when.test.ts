import { afterEach, describe, expect, it } from 'vitest'
import { when } from './when.ts'

const now = new Date('2026-11-21T12:00:00Z')
const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})
/** Intl separates with narrow blanks in some languages. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('a time', () => {
  it.each([
    ['2026-11-21T12:00:00Z', 'now'],
    ['2026-11-21T11:59:30Z', '30 seconds ago'],
    ['2026-11-21T11:59:00.400Z', '1 minute ago'],
    ['2026-11-21T11:55:00Z', '5 minutes ago'],
    ['2026-11-21T11:00:20Z', '1 hour ago'],
    ['2026-11-21T14:00:00+05:00', '3 hours ago'],
    ['2026-11-20T12:00:01Z', '24 hours ago'],
  ])('is relative to now within a day: %s is %s', (text, words) => {
    expect(when(text, 'en', now).text).toBe(words)
  })

  it('is now, and not in the future, on a clock that is ahead', () => {
    expect(when('2026-11-21T12:03:00Z', 'en', now).text).toBe('now')
  })

  it('is a day and a time a day ago or more', () => {
    process.env['TZ'] = 'UTC'
    const { text, exact } = when('2026-11-20T12:00:00Z', 'en', now)
    expect(plain(text)).toBe('Nov 20, 2026, 12:00 PM')
    expect(exact).toBe(text)
  })

  it('is exact on the reader’s own clock', () => {
    process.env['TZ'] = 'Europe/Stockholm'
    expect(when('2026-11-21T23:30:00.000Z', 'sv', now).exact).toBe('22 nov. 2026 00:30')
    process.env['TZ'] = 'America/New_York'
    expect(when('2026-11-21T23:30:00.000Z', 'sv', now).exact).toBe('21 nov. 2026 18:30')
  })

  it('keeps its day and hour in every time zone without an offset, and is never relative', () => {
    for (const TZ of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
      process.env['TZ'] = TZ
      expect(when('2026-03-29T02:30:00.1234567', 'sv', now).text).toBe('29 mars 2026 02:30')
      expect(when('2026-11-21T11:59:00', 'sv', now).text).toBe('21 nov. 2026 11:59')
      expect(plain(when('2026-11-21T13:08:00', 'en', now).text)).toBe('Nov 21, 2026, 1:08 PM')
    }
  })

  it('is written the same with an offset and without', () => {
    process.env['TZ'] = 'UTC'
    expect(when('2026-11-19T13:08:00Z', 'en', now).text).toBe(when('2026-11-19T13:08:00', 'en', now).text)
  })

  it('is shown as it is in another shape', () => {
    expect(when('soon', 'en', now)).toEqual({ text: 'soon', exact: 'soon' })
  })
})
