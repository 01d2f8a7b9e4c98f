import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pauseBefore } from './pause.ts'

describe('pauseBefore', () => {
  it('grows from a second to a minute', () => {
    expect([0, 1, 2, 6, 50].map((attempt) => pauseBefore(attempt, 1))).toEqual([
      1000, 2000, 4000, 60_000, 60_000,
    ])
  })

  it('is spread over half of its length', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const [least, pause, most] = [0, random, 1].map((chance) => pauseBefore(attempt, chance))
        expect(least).toBe(most! / 2)
        expect(pause).toBeGreaterThanOrEqual(least!)
        expect(pause).toBeLessThanOrEqual(most!)
      }),
    )
  })
})
