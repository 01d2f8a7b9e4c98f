import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from './money.ts'
import { apportion, withoutVat, withVat } from './money-parts.ts'

describe('apportion', () => {
  it.each([
    // Each has 33.33, and the unit that is left goes to the first.
    [100, [1, 1, 1], [34, 33, 33]],
    // 3.5, 2.1 and 1.4: the unit that is left goes to the largest remainder.
    [7, [50, 30, 20], [4, 2, 1]],
    [0, [5, 0], [0, 0]],
    [5, [0, 3], [0, 5]],
    // Half of 106.00 and of -50.00.
    [2800, [10_600, -5000], [5300, -2500]],
    // 10.6 and -9.6: rounded down to 10 and -10, and the unit goes to the larger remainder.
    [1, [106, -96], [11, -10]],
  ])('divides %s by %j into %j', (amount, weights, parts) => {
    expect(apportion(amount, weights)).toEqual(parts)
  })

  it('gives each weight back when all of them are divided, also those below 0', () => {
    const weights = fc.array(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(weights, (weights) => {
        const total = weights.reduce((all, weight) => all + weight, 0)
        fc.pre(total > 0)
        expect(apportion(total, weights)).toEqual(weights)
      }),
    )
  })

  it('loses nothing, and gives no part more than its weight while the amount is within the weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 2 ** 50 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
        const total = weights.reduce((all, weight) => all + weight, 0)
        fc.pre(total > 0 && Number.isSafeInteger(total))
        const amount = Math.floor(total * share)
        const parts = apportion(amount, weights)
        expect(sum(parts)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(weights[index]!)
        }
      }),
    )
  })
})

describe('withVat', () => {
  it.each([
    // 49.00 × 1.25 = 61.25 exactly.
    [4900, 2500, 6125],
    // 0.99 × 1.12 = 1.1088.
    [99, 1200, 111],
    // 0.10 × 1.25 = 0.125, and half a unit goes away from zero on both sides.
    [10, 2500, 13],
    [-10, 2500, -13],
    // 1.00 × 1.255 = 1.255.
    [100, 2550, 126],
    [100, 0, 100],
    [9_007_199_254_740_993n, 10_000, 18_014_398_509_481_986n],
  ])('makes of %s at %s %s', (net, percent, gross) => {
    expect(withVat(net, percent)).toBe(gross)
  })

  it('is undone by withoutVat, to one unit', () => {
    const amounts = fc.integer({ min: -1e13, max: 1e13 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (gross, percent) => {
        const again = BigInt(withVat(withoutVat(gross, percent), percent))
        const off = again - BigInt(gross)
        expect(off >= -1n && off <= 1n).toBe(true)
      }),
    )
  })
})
