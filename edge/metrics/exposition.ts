/** The text format of Prometheus, version 0.0.4. */
import { buildName } from '../config/build-name.ts'
import { gauge, readGauge } from './gauges.ts'
import { seriesIn, type Sums } from './series.ts'
import { type MetricKind, type MetricName, metrics, type NameOf, SECONDS } from './table.ts'

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

gauge('order_admin_build_info', () => [{ labels: { build: buildName }, value: 1 }])
gauge('order_admin_clock_seconds', () => [{ labels: {}, value: Date.now() / 1000 }])

/** All metrics as they are now. */
export function exposition(): string {
  const names = Object.keys(metrics) as MetricName[]
  return names.map((name) => `${[...linesOf(name)].join('\n')}\n`).join('')
}

function* linesOf(name: MetricName): Iterable<string> {
  const { kind, help, labels }: { kind: MetricKind; help: string; labels: object } = metrics[name]
  yield `# HELP ${name} ${help}`
  yield `# TYPE ${name} ${kind}`
  if (kind === 'gauge') {
    for (const reading of readGauge(name as NameOf<'gauge'>)) {
      yield `${name}${braces(Object.entries(reading.labels))} ${reading.value}`
    }
    return
  }
  for (const sums of seriesIn(name as NameOf<'counter' | 'histogram'>)) {
    const named = Object.keys(labels).map((label, place): Label => [label, sums.values[place]!])
    if (kind === 'counter') yield `${name}${braces(named)} ${sums.count}`
    else yield* histogram(name, named, sums)
  }
}

type Label = [name: string, value: string]

/** A bucket counts all observations up to its bound, so those of the buckets before it too. */
function* histogram(name: string, labels: Label[], { count, seconds, buckets }: Sums): Iterable<string> {
  let upTo = 0
  for (const [place, bound] of SECONDS.entries()) {
    upTo += buckets[place]!
    yield `${name}_bucket${braces([...labels, ['le', String(bound)]])} ${upTo}`
  }
  yield `${name}_bucket${braces([...labels, ['le', '+Inf']])} ${count}`
  yield `${name}_sum${braces(labels)} ${seconds}`
  yield `${name}_count${braces(labels)} ${count}`
}

function braces(labels: readonly Label[]): string {
  if (labels.length === 0) return ''
  return `{${labels.map(([name, value]) => `${name}="${escaped(value)}"`).join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')
}
