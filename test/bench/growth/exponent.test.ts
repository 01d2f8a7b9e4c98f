import { describe, expect, it } from 'vitest'
import { exponentOf } from './exponent.ts'

describe('the exponent of a growth', () => {
  it.each([
    ['a cost that stays', [5, 5, 5], 0],
    ['one that doubles with the size', [3, 30, 300], 1],
    ['one that grows with the square', [1, 100, 10_000], 2],
    ['one that was hidden by what does not grow', [100, 100, 10_000], 2],
  ])('of %s', (_name, costs, exponent) => {
    const points = costs.map((ms, index) => ({ size: 10 ** index, ms }))
    expect(exponentOf(points)).toBeCloseTo(exponent, 10)
  })

  const ten = { size: 10, ms: 1 }
  it.each([
    ['one size', [ten]],
    ['none', []],
    ['the same size twice', [ten, { size: 10, ms: 2 }]],
    ['a cost that was too small to be seen', [{ size: 1, ms: 0 }, ten]],
  ])('is refused for %s', (_name, points) => {
    expect(() => exponentOf(points)).toThrow(RangeError)
  })
})
