import { describe, expect, it } from 'vitest'
import { changeOf, coverage } from './intervals.ts'

/** Pairs of an old value of 100 and these new ones. */
const from100 = (...values: number[]) => values.map((value): [number, number] => [100, value])

describe('coverage', () => {
  it.each([
    // 1 - 2 / 2^5
    [5, 0, 0.9375],
    // 1 - 2 / 2^6
    [6, 0, 0.96875],
    // 1 - 2 (1 + 9) / 2^9
    [9, 1, 0.9609375],
    // 1 - 2 (1 + 10 + 45) / 2^10
    [10, 2, 0.890625],
  ])('of %d values with %d left out at each end is %d', (count, left, expected) => {
    expect(coverage(count, left)).toBe(expected)
  })
})

describe('changeOf', () => {
  it('has all of six ratios in its interval, and the mean of the middle two as its median', () => {
    const { ratio, low, high, confidence } = changeOf(from100(110, 104, 120, 102, 108, 106))
    expect([low, ratio, high]).toEqual([1.02, 1.07, 1.2])
    expect(confidence).toBe(0.96875)
  })

  it('leaves the least and the greatest of nine out, so that one disturbed round moves nothing', () => {
    const { ratio, low, high } = changeOf(from100(500, 101, 102, 103, 104, 105, 106, 107, 20))
    expect([low, ratio, high]).toEqual([1.01, 1.04, 1.07])
  })

  it('compares each value with that of its own round', () => {
    const pairs = [1, 2, 3, 4, 5, 6].map((value): [number, number] => [value, value * 2])
    expect(changeOf(pairs)).toMatchObject({ low: 2, ratio: 2, high: 2 })
  })

  it.each([
    ['more when the whole interval is above 1', [101, 102, 103, 104, 105, 106], true, false],
    ['less when it is below 1', [94, 95, 96, 97, 98, 99], false, true],
    ['neither when it has 1', [99, 102, 103, 104, 105, 106], false, false],
    ['neither when it ends at 1', [100, 102, 103, 104, 105, 106], false, false],
    ['neither without a difference', [100, 100, 100, 100, 100, 100], false, false],
  ])('is %s', (_, values, isMore, isLess) => {
    expect(changeOf(from100(...values))).toMatchObject({ isMore, isLess })
  })

  it('refuses five rounds, which are right in fewer than 95 of a hundred cases', () => {
    expect(() => changeOf(from100(1, 2, 3, 4, 5))).toThrow('5 rounds are too few')
  })

  it('refuses a value of 0, which has no ratio', () => {
    expect(() => changeOf([...from100(1, 2, 3, 4, 5), [0, 1]])).toThrow('a value is not above 0')
    expect(() => changeOf(from100(1, 2, 3, 4, 5, 0))).toThrow('a value is not above 0')
  })
})
