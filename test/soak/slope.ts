/**
 * The slope of measurements over time, with its 95 % interval: least squares within each life of a process, with one slope
 * for all lives and a level for each. Neighbouring measurements are alike, so they count as fewer. Pure.
 */

export interface Point {
  /** Any unit of time. */
  at: number
  value: number
}

export interface Slope {
  /** Units of the value per unit of time. */
  slope: number
  /** Half of the 95 % interval. */
  margin: number
}

/** @returns undefined if there are too few points for an interval */
export function slopeOf(lives: readonly (readonly Point[])[]): Slope | undefined {
  const used = lives.filter(({ length }) => length > 2)
  const centred = used.map((life) => {
    const [at, value] = [mean(life.map((point) => point.at)), mean(life.map((point) => point.value))]
    return life.map((point) => ({ at: point.at - at, value: point.value - value }))
  })
  const points = centred.flat()
  const spread = sum(points.map(({ at }) => at * at))
  const freedom = points.length - used.length - 1
  if (freedom < 1 || spread === 0) return undefined
  const slope = sum(points.map(({ at, value }) => at * value)) / spread
  const rests = centred.map((life) => life.map(({ at, value }) => value - slope * at))
  const squares = sum(rests.flat().map((rest) => rest * rest))
  // Each rest that is like the one before tells less: so many independent ones tell as much.
  const likeness = likenessOf(rests, squares)
  const independent = Math.max(1, (freedom * (1 - likeness)) / (1 + likeness))
  const error = Math.sqrt(squares / freedom / spread) * Math.sqrt(freedom / independent)
  return { slope, margin: studentOf(independent) * error }
}

/** How like each rest is to the one before it: their correlation, and 0 if that is below 0. */
function likenessOf(rests: readonly (readonly number[])[], squares: number): number {
  if (squares === 0) return 0
  const products = sum(rests.flatMap((life) => life.slice(1).map((rest, index) => rest * life[index]!)))
  return Math.min(0.99, Math.max(0, products / squares))
}

/** The 97.5 % quantile of Student's distribution. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23]

function studentOf(freedom: number): number {
  // Within 0.01 of it above ten degrees of freedom.
  return STUDENT[Math.floor(freedom) - 1] ?? 1.96 + 2.6 / freedom
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
