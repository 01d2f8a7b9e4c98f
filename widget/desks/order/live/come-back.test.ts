import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comeBackAfter } from './come-back.ts'

const longest = (attempt: number, within?: number) => comeBackAfter({ attempt, within, random: 1 })

describe('comeBackAfter', () => {
  it('spreads two tries over three seconds, and then doubles up to a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 50].map((attempt) => longest(attempt))).toEqual([
      3000, 3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000,
    ])
  })

  it('takes the time that the edge sets, unless its own is longer', () => {
    expect(longest(0, 4)).toBe(4000)
    expect(longest(0, 1)).toBe(3000)
    expect(longest(0, 60)).toBe(60_000)
    expect(longest(0, 300)).toBe(300_000)
    expect(longest(3, 4)).toBe(12_000)
  })

  it('is spread evenly over three quarters of it, and never at once', () => {
    expect([0, 1 / 3, 1].map((random) => comeBackAfter({ attempt: 0, within: 4, random }))).toEqual([
      1000, 2000, 4000,
    ])
    fc.assert(
      fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const pause = comeBackAfter({ attempt, random })
        expect(pause).toBeGreaterThanOrEqual(longest(attempt) / 4)
        expect(pause).toBeLessThanOrEqual(longest(attempt))
      }),
    )
  })
})
