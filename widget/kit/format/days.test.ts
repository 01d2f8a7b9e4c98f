import { describe, expect, it } from 'vitest'
import { daysAfter, endOfDay, isDay, utcDay } from './days.ts'

describe('calendar days', () => {
  it.each(['2020-03-05', '2024-02-29', '2000-01-01', '9998-12-31'])('include %s', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each([
    '',
    '2023-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-11-20T10:00',
    'nonsense',
    // A year that is still being typed.
    '0202-11-20',
    // The day after it has a year of five digits.
    '9999-12-31',
  ])('do not include %j', (text) => {
    expect(isDay(text)).toBe(false)
  })

  it('follow one another over ends of months and years', () => {
    expect(daysAfter('2024-02-28', 1)).toBe('2024-02-29')
    expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('of UTC are the same in any time zone of the browser', () => {
    expect(utcDay(new Date('2026-11-20T23:30:00-05:00'))).toBe('2026-11-21')
    expect(endOfDay('2026-11-20').toISOString()).toBe('2026-11-21T00:00:00.000Z')
  })
})
