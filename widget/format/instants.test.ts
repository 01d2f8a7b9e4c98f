import { describe, expect, it } from 'vitest'
import { formatInstant, relativeInstant } from './instants.ts'

describe('instants with an offset', () => {
  it('are shown on the reader’s own clock', () => {
    const zone = process.env['TZ']
    try {
      process.env['TZ'] = 'Europe/Stockholm'
      expect(formatInstant('2026-11-21T23:30:00.000Z', 'sv')).toBe('22 nov. 2026 00:30')
      process.env['TZ'] = 'America/New_York'
      expect(formatInstant('2026-11-21T23:30:00.000Z', 'sv')).toBe('21 nov. 2026 18:30')
    } finally {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    }
  })

  it.each([
    ['2026-11-21T11:59:30Z', '30 seconds ago'],
    ['2026-11-21T11:55:00Z', '5 minutes ago'],
    ['2026-11-21T09:00:00Z', '3 hours ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-08-21T12:00:00Z', '3 months ago'],
    ['2020-11-21T12:00:00Z', '6 years ago'],
  ])('at %s are %s', (text, words) => {
    expect(relativeInstant(text, 'en', new Date('2026-11-21T12:00:00Z'))).toBe(words)
  })

  it('of another shape are shown as they are', () => {
    expect(formatInstant('soon', 'en')).toBe('soon')
    expect(relativeInstant('soon', 'en', new Date())).toBe('')
  })
})
