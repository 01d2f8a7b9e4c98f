import { describe, expect, it } from 'vitest'
import { comparisonLines, compareRounds, type Round } from './comparison.ts'
import type { Costs, Fact } from './fact.ts'

function fact(ours: Costs, what = 'GET order'): Fact {
  return { question: 'What does it cost?', what, ours, how: 'Once.' }
}

function rounds(before: readonly Costs[], after: readonly Costs[]): Round[] {
  return before.map((costs, index) => ({ before: [fact(costs)], after: [fact(after[index]!)] }))
}

const repeated = (costs: Costs) => Array.from({ length: 6 }, () => costs)
const rate = (value: number): Costs => ({ more: { rate: { value, unit: '/s' } } })

describe('compareRounds', () => {
  it('calls more time worse, and less time better', () => {
    const [cpu, wall] = compareRounds(
      rounds(repeated({ cpu: 2, wall: 8 }), repeated({ cpu: 3, wall: 4 })),
    ).compared
    expect(cpu).toMatchObject({ verdict: 'worse', change: { ratio: 1.5 } })
    expect(wall).toMatchObject({ verdict: 'better', change: { ratio: 0.5 } })
  })

  it('calls a higher rate better, and a lower one worse', () => {
    const verdict = (before: number, after: number) =>
      compareRounds(rounds(repeated(rate(before)), repeated(rate(after)))).compared[0]!.verdict
    expect([verdict(100, 200), verdict(200, 100), verdict(100, 100)]).toEqual(['better', 'worse', 'same'])
  })

  it('shows no difference when one of six rounds has the opposite', () => {
    const after = [3, 3, 3, 3, 3, 1].map((cpu) => ({ cpu }))
    expect(compareRounds(rounds(repeated({ cpu: 2 }), after)).compared[0]!.verdict).toBe('same')
  })

  it('has the medians of both', () => {
    const before = [5, 1, 1, 2, 2, 2].map((cpu) => ({ cpu }))
    const after = [9, 9, 4, 4, 4, 1].map((cpu) => ({ cpu }))
    expect(compareRounds(rounds(before, after)).compared[0]).toMatchObject({
      before: { value: 2, unit: 'ms' },
      after: { value: 4, unit: 'ms' },
    })
  })

  it('takes the figures of a subject once, though it is compared with several peers', () => {
    const against = (name: string) => ({
      ...fact({ cpu: 1 }),
      against: { kind: 'peer', name, cpu: 3 } as const,
    })
    const facts = [against('one'), against('other')]
    const all = Array.from({ length: 6 }, () => ({ before: facts, after: facts }))
    expect(compareRounds(all).compared.map(({ name }) => name)).toEqual(['What does it cost? GET order, CPU'])
  })

  it.each([
    ['only after', {}, { cpu: 1 }],
    ['only before', { cpu: 1 }, {}],
    ['a value is 0', { cpu: 0 }, { cpu: 1 }],
  ])('says that a figure is not compared: %s', (reason, before, after) => {
    expect(compareRounds(rounds(repeated(before), repeated(after)))).toEqual({
      compared: [],
      missing: [`What does it cost? GET order, CPU: ${reason}`],
    })
  })

  it('does not compare what one round lacks', () => {
    const after = [...repeated({ cpu: 1 }).slice(1), {}]
    expect(compareRounds(rounds(repeated({ cpu: 1 }), after)).missing).toEqual([
      'What does it cost? GET order, CPU: not in every round',
    ])
  })
})

describe('comparisonLines', () => {
  it('puts the worst first, and says how many are there by chance', () => {
    const both = (before: Fact[], after: Fact[]) => Array.from({ length: 6 }, () => ({ before, after }))
    const before = [
      fact({ cpu: 1 }, 'a'),
      fact({ cpu: 1 }, 'b'),
      fact({ cpu: 3 }, 'c'),
      fact({ cpu: 1 }, 'd'),
    ]
    const after = [
      fact({ cpu: 1.5 }, 'a'),
      fact({ cpu: 2 }, 'b'),
      fact({ cpu: 1.5 }, 'c'),
      fact({ cpu: 1 }, 'd'),
    ]
    expect(comparisonLines(both(before, after))).toEqual([
      'Worse (2):',
      '  What does it cost? b, CPU: 2.00 times (96.9 %: 2.00 to 2.00), 1.00 ms before, 2.00 ms after',
      '  What does it cost? a, CPU: 1.50 times (96.9 %: 1.50 to 1.50), 1.00 ms before, 1.50 ms after',
      'Better (1):',
      '  What does it cost? c, CPU: 0.50 times (96.9 %: 0.50 to 0.50), 3.00 ms before, 1.50 ms after',
      'No difference shown (1):',
      '  What does it cost? d, CPU: 1.00 times (96.9 %: 1.00 to 1.00), 1.00 ms before, 1.00 ms after',
      // 4 × 0.03125
      'Of 4 figures, 0.1 are expected among the first two lists by chance.',
    ])
  })
})
