/** What got slower or faster between two builds, from the facts of their rounds. Pure. */
import { type Fact, type Figure, figuresOf } from './fact.ts'
import { figureText, nameOf, ratioText } from './fact-text.ts'
import { type Change, changeOf } from './intervals.ts'
import { median } from './median.ts'

/** The facts of one round of each build. */
export interface Round {
  before: readonly Fact[]
  after: readonly Fact[]
}

interface Compared {
  name: string
  /** The medians of all rounds. */
  before: Figure
  after: Figure
  change: Change
  verdict: 'worse' | 'better' | 'same'
}

/** @returns lines to print: worse first, then better, then the others, then what could not be compared */
export function comparisonLines(rounds: readonly Round[]): string[] {
  const { compared, missing } = compareRounds(rounds)
  const worse = of(compared, 'worse').toSorted((a, b) => distance(b) - distance(a))
  const better = of(compared, 'better').toSorted((a, b) => distance(b) - distance(a))
  const same = of(compared, 'same')
  const chance = compared.reduce((sum, { change }) => sum + 1 - change.confidence, 0)
  return [
    `Worse (${worse.length}):`,
    ...worse.map(lineOf),
    `Better (${better.length}):`,
    ...better.map(lineOf),
    `No difference shown (${same.length}):`,
    ...same.map(lineOf),
    ...(missing.length > 0
      ? [`Not compared (${missing.length}):`, ...missing.map((line) => `  ${line}`)]
      : []),
    `Of ${compared.length} figures, ${chance.toFixed(1)} are expected among the first two lists by chance.`,
  ]
}

function of(compared: readonly Compared[], verdict: Compared['verdict']): Compared[] {
  return compared.filter((one) => one.verdict === verdict)
}

/** The same for half and for twice as much. */
function distance({ change }: Compared): number {
  return Math.abs(Math.log(change.ratio))
}

function lineOf({ name, before, after, change }: Compared): string {
  const { ratio, low, high, confidence } = change
  const sure = `${(confidence * 100).toFixed(1)} %: ${ratioText(low)} to ${ratioText(high)}`
  return `  ${name}: ${ratioText(ratio)} times (${sure}), ${figureText(before)} before, ${figureText(after)} after`
}

export function compareRounds(rounds: readonly Round[]): { compared: Compared[]; missing: string[] } {
  const sides = rounds.map(({ before, after }) => ({ before: ownFigures(before), after: ownFigures(after) }))
  const names = new Set(sides.flatMap(({ before, after }) => [...before.keys(), ...after.keys()]))
  const compared: Compared[] = []
  const missing: string[] = []
  for (const name of names) {
    const pairs = sides.map(({ before, after }) => [before.get(name), after.get(name)] as const)
    const reason = whyNot(pairs)
    if (reason !== undefined) {
      missing.push(`${name}: ${reason}`)
      continue
    }
    const values = (pairs as [Figure, Figure][]).map(([before, after]): [number, number] => [
      before.value,
      after.value,
    ])
    const change = changeOf(values)
    const { unit } = pairs[0]![0]!
    const before = { value: median(values.map(([value]) => value)), unit }
    const after = { value: median(values.map(([, value]) => value)), unit }
    // More is better of a rate alone.
    const isRate = unit === '/s'
    const verdict = change.isMore === change.isLess ? 'same' : change.isMore === isRate ? 'better' : 'worse'
    compared.push({ name, before, after, change, verdict })
  }
  return { compared, missing }
}

type Pair = readonly [before: Figure | undefined, after: Figure | undefined]

function whyNot(pairs: readonly Pair[]): string | undefined {
  const [before, after] = [0, 1].map((side) => pairs.filter((pair) => pair[side]).length) as [number, number]
  if (before === 0) return 'only after'
  if (after === 0) return 'only before'
  if (before < pairs.length || after < pairs.length) return 'not in every round'
  if (pairs.some((pair) => pair.some((figure) => figure!.value <= 0))) return 'a value is 0'
  return undefined
}

/** Our own figures by name. Facts that compare the same with different peers have the same. */
function ownFigures(facts: readonly Fact[]): Map<string, Figure> {
  return new Map(
    facts.flatMap(({ question, what, ours }) =>
      figuresOf(ours).map(([figure, value]): [string, Figure] => [
        `${question} ${what}, ${nameOf(figure)}`,
        value,
      ]),
    ),
  )
}
