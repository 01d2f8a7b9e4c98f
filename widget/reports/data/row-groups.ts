/** Groups and adds up the rows of a query. */
import { ExactSum } from '../../../shared/domain/payout/exact.ts'
import type { RowsGroup, RowsQuery, RowSums } from './report-data.ts'
import type { RowStore } from './row-store.ts'

const summed = [
  'nominalAmount',
  'totalFeeAmountExcludingVat',
  'totalFeeVatAmount',
  'providerPaidAmount',
] as const satisfies (keyof RowSums)[]

/** Sums over rows. */
class Sums {
  count = 0
  readonly #sums = summed.map(() => new ExactSum())

  add(rows: RowStore, index: number): void {
    this.count += 1
    summed.forEach((name, at) => this.#sums[at]!.add(rows.number(index, name)!))
  }

  get value(): RowSums {
    return Object.fromEntries(summed.map((name, at) => [name, this.#sums[at]!.value])) as unknown as RowSums
  }
}

export function* sumsOf(places: Uint32Array, rows: RowStore): Generator<void, RowSums> {
  const sums = new Sums()
  for (const index of places) {
    sums.add(rows, index)
    if (sums.count % 500 === 0) yield
  }
  return sums.value
}

/** The places with the rows of each group following one another; groups in the order in which they first appear. */
export function* groupedPlaces(
  places: Uint32Array,
  rows: RowStore,
  member: RowsQuery['group'],
): Generator<void, { places: Uint32Array; groups: RowsGroup[] }> {
  if (!member) return { places, groups: [] }
  const found = new Map<string, { place: number; sums: Sums }>()
  const groupOf = new Uint32Array(places.length)
  for (const [at, index] of places.entries()) {
    const key = String(rows.value(index, member) ?? '')
    let group = found.get(key)
    if (!group) found.set(key, (group = { place: found.size, sums: new Sums() }))
    group.sums.add(rows, index)
    groupOf[at] = group.place
    if (at % 500 === 0) yield
  }
  const groups: RowsGroup[] = []
  const next = new Uint32Array(found.size)
  let start = 0
  for (const [key, { place, sums }] of found) {
    next[place] = start
    start += sums.count
    if (groups.push({ key, count: sums.count, ...sums.value }) % 500 === 0) yield
  }
  const grouped = new Uint32Array(places.length)
  for (const [at, index] of places.entries()) {
    const group = groupOf[at]!
    grouped[next[group]!] = index
    next[group]! += 1
    if (at % 5_000 === 0) yield
  }
  return { places: grouped, groups }
}
