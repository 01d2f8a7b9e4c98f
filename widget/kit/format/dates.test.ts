import { describe, expect, it } from 'vitest'
import { formatDay, formatTime, relativeDay } from './dates.ts'

describe('dates without offset', () => {
  it('keep their day and hour in every time zone', () => {
    const zone = process.env['TZ']
    try {
      for (const TZ of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
        process.env['TZ'] = TZ
        expect(formatDay('2026-11-12T00:30:00', 'en')).toBe('Nov 12, 2026')
      }
    } finally {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    }
  })

  it('are shown as they are in another shape', () => {
    expect(formatDay('soon', 'en')).toBe('soon')
    expect(relativeDay('soon', 'en', new Date())).toBe('')
  })

  it('are never shown as another day', () => {
    expect(formatDay('2026-02-30T00:00:00', 'en')).toBe('2026-02-30T00:00:00')
    expect(formatTime('2026-11-12T25:00', 'en')).toBe('2026-11-12T25:00')
    expect(relativeDay('2026-02-30', 'en', new Date(2026, 1, 1))).toBe('')
    // What many systems write for no date at all.
    expect(formatDay('0001-01-01T00:00:00', 'en')).toBe('Jan 1, 1')
  })

  it('are counted in whole days from the reader’s today', () => {
    const lateEvening = new Date(2026, 10, 21, 23, 59)
    expect(relativeDay('2026-11-27T00:00:00', 'en', lateEvening)).toBe('in 6 days')
    expect(relativeDay('2026-11-22T00:00:00', 'en', lateEvening)).toBe('tomorrow')
    expect(relativeDay('2026-11-20', 'sv', lateEvening)).toBe('i går')
    expect(relativeDay('2027-03-21', 'en', lateEvening)).toBe('in 4 months')
  })
})
