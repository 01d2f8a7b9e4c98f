/** What is true now, asked when somebody reads the metrics. */
import type { LabelsOf, NameOf } from './table.ts'

export interface Reading {
  labels: Readonly<Record<string, string>>
  value: number
}

type GaugeName = NameOf<'gauge'>
const readers = new Map<GaugeName, () => Reading[]>()

/** Says how a gauge is read. Called once for each, when its module loads. */
export function gauge<Name extends GaugeName>(
  name: Name,
  read: () => { labels: LabelsOf<Name>; value: number }[],
): void {
  readers.set(name, read as () => Reading[])
}

export function readGauge(name: GaugeName): Reading[] {
  return readers.get(name)?.() ?? []
}
