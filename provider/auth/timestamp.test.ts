import { describe, expect, it } from 'vitest'
import { BEARER_WINDOW, isWithin, readIsoTimestamp, readSpacedTimestamp, SIGNED_WINDOW } from './timestamp.ts'

const noon = Date.UTC(2026, 2, 4, 12, 0, 0)

describe('an ISO 8601 timestamp', () => {
  it.each([
    ['2026-03-04T12:00:00Z', noon],
    ['2026-03-04T12:00Z', noon],
    ['2026-03-04T12:00:00', noon],
    ['2026-03-04T13:00:00+01:00', noon],
    ['2026-03-04T06:30:00-0530', noon],
    ['2026-03-04T12:00:00.1234567Z', noon + 123],
    ['2026-03-04t12:00:00z', noon],
  ])('reads %s', (text, instant) => {
    expect(readIsoTimestamp(text)).toBe(instant)
  })

  it.each([
    '',
    'now',
    '2026-02-30T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '2026-03-04T24:00:00Z',
    '2026-03-04T12:00:00+15:00',
    '2026-03-04 12:00',
    '1772625600',
  ])('does not read "%s"', (text) => {
    expect(readIsoTimestamp(text)).toBeUndefined()
  })
})

describe('a timestamp with a space', () => {
  it.each([
    ['2026-03-04 12:00', noon],
    ['2026-3-4 12:0', noon],
    ['2026-03-04 12:00:07', noon + 7000],
    ['2026-03-04 12:00:7', noon + 7000],
    // 701 265 days before 1970: a clock that was never set is not taken for one of 1950.
    ['0050-01-01 00:00', -60_589_296_000_000],
  ])('reads %s as UTC', (text, instant) => {
    expect(readSpacedTimestamp(text)).toBe(instant)
  })

  it.each([
    '',
    '2026-02-30 12:00',
    '2026-03-04T12:00',
    '2026-03-04 12:00Z',
    '2026-03-04 12:60',
    '26-03-04 12:00',
  ])('does not read "%s"', (text) => {
    expect(readSpacedTimestamp(text)).toBeUndefined()
  })
})

describe('the window of a timestamp', () => {
  it.each([BEARER_WINDOW, SIGNED_WINDOW])('includes both ends, and nothing beyond them (%i ms)', (window) => {
    expect(isWithin(noon - window, noon, window)).toBe(true)
    expect(isWithin(noon + window, noon, window)).toBe(true)
    expect(isWithin(noon - window - 1, noon, window)).toBe(false)
    expect(isWithin(noon + window + 1, noon, window)).toBe(false)
  })

  it('does not include an unknown instant', () => {
    expect(isWithin(undefined, noon, BEARER_WINDOW)).toBe(false)
  })
})
