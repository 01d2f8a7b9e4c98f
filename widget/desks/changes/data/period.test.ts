import { afterEach, describe, expect, it } from 'vitest'
import { instantsOf, lastDays, localDay, periodProblem, shifted } from './period.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe('a period of days', () => {
  it('is the last seven with today by default, on the reader’s own calendar', () => {
    process.env['TZ'] = 'Europe/Stockholm'
    expect(lastDays(7, new Date('2026-11-20T23:30:00Z'))).toEqual({ from: '2026-11-15', to: '2026-11-21' })
    process.env['TZ'] = 'America/New_York'
    expect(lastDays(7, new Date('2026-11-21T04:30:00Z'))).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  })

  it('begins at local midnight and ends where the day after the last one begins', () => {
    process.env['TZ'] = 'Europe/Stockholm'
    expect(instantsOf({ from: '2026-11-15', to: '2026-11-21' })).toEqual({
      from: '2026-11-14T23:00:00.000Z',
      to: '2026-11-21T23:00:00.000Z',
    })
  })

  it.each([
    ['is an hour shorter when summer time begins', '2026-03-29', 23],
    ['is an hour longer when summer time ends', '2026-10-25', 25],
    ['has 24 hours otherwise', '2026-11-21', 24],
  ])('%s', (_, day, hours) => {
    process.env['TZ'] = 'Europe/Stockholm'
    const { from, to } = instantsOf({ from: day, to: day })
    expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(hours)
  })

  it('begins at the first moment of a day without a midnight', () => {
    process.env['TZ'] = 'Africa/Cairo'
    const { from } = instantsOf({ from: '2026-04-24', to: '2026-04-24' })
    expect(localDay(new Date(from))).toBe('2026-04-24')
    expect(localDay(new Date(Date.parse(from) - 1))).toBe('2026-04-23')
  })

  it('moves by weeks over ends of years and clock changes', () => {
    expect(shifted({ from: '2026-12-28', to: '2027-01-03' }, 7)).toEqual({
      from: '2027-01-04',
      to: '2027-01-10',
    })
    expect(shifted({ from: '2026-10-26', to: '2026-11-01' }, -7)).toEqual({
      from: '2026-10-19',
      to: '2026-10-25',
    })
  })

  it('is none where the first day is after the last one, or a day is missing', () => {
    expect(periodProblem({ from: '2026-11-22', to: '2026-11-21' })).toBe('reversed')
    expect(periodProblem({ from: '', to: '2026-11-21' })).toBe('no-day')
    expect(periodProblem({ from: '2026-11-21', to: '2026-11-21' })).toBeUndefined()
  })
})
