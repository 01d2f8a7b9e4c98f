import { describe, expect, it } from 'vitest'
import { median, medianCosts, medianFacts } from './median.ts'

describe('the median', () => {
  it('is the value in the middle, and of an even number the higher one', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 2])).toBe(5)
    expect(() => median([])).toThrow(RangeError)
  })

  it('of costs is that of each figure by itself', () => {
    const round = (cpu: number, wall: number, size: number) =>
      ({ cpu, wall, more: { size: { value: size, unit: 'B' } } }) as const
    expect(medianCosts([round(1, 9, 30), round(3, 7, 10), round(2, 8, 20)])).toEqual(round(2, 8, 20))
    expect(medianCosts([{ wall: 4 }])).toEqual({ wall: 4 })
  })

  it('of facts is that of their costs, round by round', () => {
    const fact = (what: string, wall: number) => ({
      question: 'How long?',
      what,
      ours: { wall },
      how: 'Thrice.',
    })
    const rounds = [
      [fact('a', 1), fact('b', 60)],
      [fact('a', 3), fact('b', 40)],
      [fact('a', 2), fact('b', 50)],
    ]
    expect(medianFacts(rounds)).toEqual([fact('a', 2), fact('b', 50)])
    expect(medianFacts([])).toEqual([])
  })
})
