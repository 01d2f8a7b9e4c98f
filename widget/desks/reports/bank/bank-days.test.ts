import { describe, expect, it } from 'vitest'
import { bankDaysBetween, daysBetween } from './bank-days.ts'

describe('bank days', () => {
  it.each([
    // 2 March 2026 is a Monday.
    ['2026-03-02', '2026-03-02', 0],
    ['2026-03-02', '2026-03-03', 1],
    ['2026-03-06', '2026-03-08', 0],
    ['2026-03-06', '2026-03-09', 1],
    ['2026-03-07', '2026-03-09', 1],
    ['2026-03-08', '2026-03-09', 1],
    ['2026-03-02', '2026-03-09', 5],
    ['2026-03-02', '2026-03-31', 21],
    ['2026-03-09', '2026-03-02', 0],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(bankDaysBetween(from, to)).toBe(days)
  })

  it('do not depend on the reader’s time zone or on summer time', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  })
})
