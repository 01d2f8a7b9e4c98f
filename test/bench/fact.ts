/**
 * What a part of the bench finds out. The printed lines, docs/benchmarks.md and the comparison of two commits are all
 * made of facts.
 */

/** Milliseconds, how many in a second, bytes, or a count. Of all but `/s`, less is better. */
export type Unit = 'ms' | '/s' | 'B' | 'count'

export interface Figure {
  value: number
  unit: Unit
}

/** What one operation costs; each a median of the part's rounds unless `how` says otherwise. */
export interface Costs {
  /** Milliseconds of processor time. */
  cpu?: number
  /** Milliseconds on the clock. */
  wall?: number
  /** Further figures by name, in the order in which they are shown. */
  more?: Readonly<Record<string, Figure>>
}

/** The least that is possible; another's product; or ours in another state. */
export type Kind = 'floor' | 'peer' | 'variant'

export interface Against extends Costs {
  kind: Kind
  name: string
}

/** A limit for one figure: `cpu`, `wall` or a name of `more`. */
export interface Aim {
  figure: string
  /** Whether ours divided by theirs is meant, or ours alone. */
  of: 'ratio' | 'ours'
  /** Either of the two; times in milliseconds. */
  most?: number
  least?: number
}

export interface Fact {
  /** The heading of its table. */
  question: string
  /** What was done, such as `GET order`. With the question it names one `ours`. */
  what: string
  ours: Costs
  against?: Against
  aims?: readonly Aim[]
  /** Rounds, callers, sizes: one sentence. */
  how: string
}

/** Takes a fact as soon as it is known. */
export type Tell = (fact: Fact) => void

/** The costs' figure of this name. */
export function figureOf(costs: Costs, name: string): Figure | undefined {
  if (name !== 'cpu' && name !== 'wall') return costs.more?.[name]
  const value = costs[name]
  return value === undefined ? undefined : { value, unit: 'ms' }
}

/** All figures, CPU first and wall second. */
export function figuresOf(costs: Costs): [string, Figure][] {
  const names = ['cpu', 'wall', ...Object.keys(costs.more ?? {})]
  return names.flatMap((name) => {
    const figure = figureOf(costs, name)
    return figure ? [[name, figure]] : []
  })
}

/** Ours divided by theirs; undefined if one of them is not measured, or theirs is 0. */
export function ratioOf({ ours, against }: Fact, name: string): number | undefined {
  const own = figureOf(ours, name)
  const other = against && figureOf(against, name)
  return own && other && other.value !== 0 ? own.value / other.value : undefined
}

export interface Judged {
  aim: Aim
  value: number
  isMet: boolean
  /** How far the value is from the aim: 1 at the aim, 2 at twice the limit or half of the least. */
  distance: number
}

/** @throws RangeError if the aim is for something that the fact has not, or has no limit */
export function judge(fact: Fact, aim: Aim): Judged {
  const value = aim.of === 'ratio' ? ratioOf(fact, aim.figure) : figureOf(fact.ours, aim.figure)?.value
  if (value === undefined) throw new RangeError(`${fact.what} has no ${aim.of} of ${aim.figure} to judge`)
  if (aim.most !== undefined) return { aim, value, isMet: value <= aim.most, distance: value / aim.most }
  if (aim.least === undefined) throw new RangeError(`The aim for ${aim.figure} of ${fact.what} has no limit`)
  return { aim, value, isMet: value >= aim.least, distance: aim.least / value }
}
