import { type Costs, type Fact, figureOf, figuresOf } from './fact.ts'

/** The value in the middle; of an even number the higher one. @throws RangeError if there is none */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new RangeError('no values')
  return middle
}

/** The median of each figure of the first round. @param rounds of the same work, at least one */
export function medianCosts(rounds: readonly Costs[]): Costs {
  const figures = figuresOf(rounds[0] ?? {}).map(([name, { unit }]) => {
    const value = median(rounds.map((costs) => figureOf(costs, name)!.value))
    return [name, { value, unit }] as const
  })
  const { cpu, wall, ...more } = Object.fromEntries(figures)
  return {
    ...(cpu && { cpu: cpu.value }),
    ...(wall && { wall: wall.value }),
    ...(Object.keys(more).length > 0 && { more }),
  }
}

/** The facts of the first round, with the medians of all. @param rounds each with the same facts, at least one */
export function medianFacts(rounds: readonly (readonly Fact[])[]): Fact[] {
  return (rounds[0] ?? []).map((fact, index) => ({
    ...fact,
    ours: medianCosts(rounds.map((facts) => facts[index]!.ours)),
  }))
}
