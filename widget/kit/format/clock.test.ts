import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockNow, followClock } from './clock.ts'

describe('the clock of the page', () => {
  afterEach(() => {
    followClock(new Date().toUTCString())
    vi.useRealTimers()
  })

  it('never goes by a browser’s clock that is wrong by days', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    followClock('Sun, 22 Nov 2026 12:00:00 GMT')
    expect(clockNow().toISOString()).toBe('2026-11-22T12:00:00.000Z')
    vi.setSystemTime(Date.parse('2026-11-20T12:00:30Z'))
    expect(clockNow().toISOString()).toBe('2026-11-22T12:00:30.000Z')
  })

  it.each([null, 'soon', 'Fri, 20 Nov 2026 12:00:02 GMT'])('stays the browser’s for %s', (date) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    followClock(date)
    expect(clockNow().toISOString()).toBe('2026-11-20T12:00:00.000Z')
  })
})
