import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiryReason, isDate } from './expiry.rules.ts'

describe('isDate', () => {
  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '2026-12-01T00:00:00',
    '',
    '20261201',
    '-2026-01-01',
  ])('refuses "%s"', (text) => {
    expect(isDate(text)).toBe(false)
  })

  it('accepts every day of the calendar, with leap days', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(fc.property(days, (day) => isDate(day.toISOString().slice(0, 10))))
    expect(isDate('2028-02-29')).toBe(true)
    expect(isDate('2026-02-29')).toBe(false)
    expect(isDate('0000-02-29')).toBe(true)
    expect(isDate('0100-02-29')).toBe(false)
  })
})

describe('expiryReason', () => {
  it.each([
    ['2026-11-22', undefined],
    ['2027-01-01', undefined],
    ['2026-11-21', 'date-not-later'],
    ['2026-11-20', 'date-not-later'],
    ['2026-11-31', 'date-invalid'],
  ])('answers for %s, on 2026-11-21, %s', (date, code) => {
    expect(expiryReason(date, '2026-11-21')?.code).toBe(code)
  })
})
