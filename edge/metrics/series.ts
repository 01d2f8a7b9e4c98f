/**
 * Counts and times, in the memory of this process. On a server of one's own, the worker and all its objects share one
 * isolate, so these are all there are; they begin at 0 with the process. On the platform each isolate has its own, which
 * nobody reads: there every event goes to the Analytics Engine.
 */
import { type LabelsOf, type MetricName, metrics, type NameOf, SECONDS } from './table.ts'

/** The most series of a metric: more would come from a label that is not bounded, and are left out. */
const SERIES_LIMIT = 1_000

export interface Sums {
  /** The values of the labels, in the order of the table. */
  values: readonly string[]
  /** The count of a counter, or the number of observations. */
  count: number
  /** Of a histogram: seconds in all, and observations in each bucket of {@link SECONDS}. */
  seconds: number
  buckets: number[]
}

/** Takes each event, with the values of its labels. */
type Sink = (name: MetricName, values: readonly string[], number: number) => void
let writeEvent: Sink | undefined

/** Sends each further event to a sink too. */
export function sendEvents(sink: Sink): void {
  writeEvent = sink
}

const series = new Map<MetricName, Map<string, Sums>>()

/** Adds to a counter. */
export function count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  const values = valuesOf(name, labels)
  const found = seriesOf(name, values)
  if (found) found.count += by
  writeEvent?.(name, values, by)
}

/** Adds a time to a histogram. */
export function observe<Name extends NameOf<'histogram'>>(
  name: Name,
  labels: LabelsOf<Name>,
  milliseconds: number,
): void {
  const seconds = milliseconds / 1000
  const values = valuesOf(name, labels)
  const found = seriesOf(name, values)
  if (found) {
    found.count++
    found.seconds += seconds
    const bucket = SECONDS.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) found.buckets[bucket]!++
  }
  writeEvent?.(name, values, seconds)
}

/** The series of a counter or histogram. Those with known labels are there from the start. */
export function seriesIn(name: NameOf<'counter' | 'histogram'>): Iterable<Sums> {
  return known(name).values()
}

function valuesOf<Name extends MetricName>(name: Name, labels: LabelsOf<Name>): string[] {
  return Object.keys(metrics[name].labels).map((label) => String((labels as Record<string, string>)[label]))
}

function seriesOf(name: NameOf<'counter' | 'histogram'>, values: readonly string[]): Sums | undefined {
  const all = known(name)
  const key = values.join('\n')
  let found = all.get(key)
  if (!found && all.size < SERIES_LIMIT) all.set(key, (found = newSums(values)))
  return found
}

function known(name: NameOf<'counter' | 'histogram'>): Map<string, Sums> {
  let all = series.get(name)
  if (!all) {
    series.set(name, (all = new Map()))
    for (const values of startingValues(name)) all.set(values.join('\n'), newSums(values))
  }
  return all
}

/** Every combination of the labels' values; none if one is open. */
function startingValues(name: MetricName): string[][] {
  const labels = Object.values(metrics[name].labels) as (readonly string[] | 'open')[]
  return labels.reduce<string[][]>(
    (all, values) =>
      values === 'open' ? [] : all.flatMap((some) => values.map((value) => [...some, value])),
    [[]],
  )
}

function newSums(values: readonly string[]): Sums {
  return { values, count: 0, seconds: 0, buckets: SECONDS.map(() => 0) }
}
