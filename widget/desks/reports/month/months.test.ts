import { describe, expect, it } from 'vitest'
import { daysOfMonth, monthOf, monthsAfter, weekColumn, weekdays } from './months.ts'

describe('a month', () => {
  it.each([
    ['2026-11', 30],
    ['2024-02', 29],
    ['2100-02', 28],
    ['2026-12', 31],
  ])('%s has %i days, each once and in order', (month, count) => {
    const days = daysOfMonth(month)
    expect(days).toHaveLength(count)
    expect([days[0], days.at(-1)]).toEqual([`${month}-01`, `${month}-${count}`])
    expect(new Set(days.map(monthOf))).toEqual(new Set([month]))
  })

  it.each([
    ['2026-01', -1, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i months are %s', (month, step, other) => {
    expect(monthsAfter(month, step)).toBe(other)
  })
})

describe('a week', () => {
  it('begins on Monday in Swedish, on Sunday in American English', () => {
    // 1 November 2026 is a Sunday.
    expect(weekColumn('2026-11-01', 'sv')).toBe(6)
    expect(weekdays('sv')[0]).toBe('mån')
    expect(weekColumn('2026-11-01', 'en-US')).toBe(0)
    expect(weekdays('en-US')[0]).toBe('Sun')
  })
})
