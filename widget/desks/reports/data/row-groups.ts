/** Groups the rows of a query. */
import type { RowsGroup, RowsQuery } from './report-data.ts'
import type { RowStore } from './row-store.ts'
import { sumsOf } from './row-sums.ts'

/** The places with the rows of each group together; groups in the order of their first rows. */
export function* groupedPlaces(
  places: Uint32Array,
  rows: RowStore,
  member: RowsQuery['group'],
): Generator<void, { places: Uint32Array; groups: RowsGroup[] }> {
  if (!member) return { places, groups: [] }
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const groupOf = new Uint32Array(places.length)
  for (const [at, index] of places.entries()) {
    const key = String(rows.value(index, member) ?? '')
    let group = numbers.get(key)
    if (group === undefined) {
      group = counts.push(0) - 1
      numbers.set(key, group)
    }
    counts[group]! += 1
    groupOf[at] = group
    if (at % 500 === 0) yield
  }
  const grouped = new Uint32Array(places.length)
  const next = startsOf(counts)
  for (const [at, index] of places.entries()) {
    const group = groupOf[at]!
    grouped[next[group]!] = index
    next[group]! += 1
    if (at % 5_000 === 0) yield
  }
  const groups: RowsGroup[] = []
  let start = 0
  for (const [key, group] of numbers) {
    const count = counts[group]!
    groups.push({ key, count, ...(yield* sumsOf(grouped, rows, start, start + count)) })
    start += count
  }
  return { places: grouped, groups }
}

/** The beginning of each group. */
function startsOf(counts: readonly number[]): Uint32Array {
  const starts = new Uint32Array(counts.length)
  let start = 0
  for (const [group, count] of counts.entries()) {
    starts[group] = start
    start += count
  }
  return starts
}
