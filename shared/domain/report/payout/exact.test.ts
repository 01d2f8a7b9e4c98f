import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../testing/runs.ts'
import { normalLong } from '../../values/long.ts'
import { ExactSum, minus, plus } from './exact.ts'

const anyLong = fc
  .oneof(
    fc.integer(),
    fc.maxSafeInteger(),
    fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  )
  .map((value) => normalLong(BigInt(value)))

describe('exact sums', () => {
  it.each([
    // 2^53 − 1 + 2 is no exact number, and neither is −2^53 − 1; they come back to numbers.
    [plus(9_007_199_254_740_991, 2), 9_007_199_254_740_993n],
    [minus(-9_007_199_254_740_991, 2), -9_007_199_254_740_993n],
    [minus(9_007_199_254_740_993n, 2), 9_007_199_254_740_991],
    [minus(0, 0), 0],
  ])('are exact at the end of numbers: %s', (sum, expected) => {
    expect(sum).toBe(expected)
  })

  it('equal those of bigints, in normal form', () => {
    fc.assert(
      fc.property(fc.array(anyLong), anyLong, (values, other) => {
        const sum = new ExactSum()
        for (const value of values) sum.add(value)
        const expected = values.reduce<bigint>((all, value) => all + BigInt(value), 0n)
        expect(sum.value).toBe(normalLong(expected))
        expect(plus(sum.value, other)).toBe(normalLong(expected + BigInt(other)))
        expect(minus(sum.value, other)).toBe(normalLong(expected - BigInt(other)))
      }),
      { numRuns: runs(300, 20_000) },
    )
  })
})
