/** Finds, orders and groups the rows of a query. In a separate chunk, which loads with the first such query. */
import { balanceGroup, joinedPlaces, parted } from './balance-rows.ts'
import type { RowsGroup, RowsQuery, RowSums } from './report-data.ts'
import { rowFilter } from './row-filter.ts'
import { groupedPlaces } from './row-groups.ts'
import { sortedPlaces } from './row-order.ts'
import type { RowStore } from './row-store.ts'
import { sumsOf } from './row-sums.ts'

/** The result of a query; `places` are those in the client report. */
export interface FoundRows {
  places: Uint32Array
  groups: RowsGroup[]
  sums: RowSums
  balances: RowsGroup | undefined
}

/** Answers a query; yields where the work may be interrupted. */
export function* foundRows(query: RowsQuery, rows: RowStore): Generator<void, FoundRows> {
  const matching = yield* matchingPlaces(query, rows)
  const found = yield* parted(matching, rows)
  const sorted = yield* sortedPlaces(found.transactions, rows, query)
  const { places, groups } = yield* groupedPlaces(sorted, rows, query.group)
  const balances = yield* sortedPlaces(found.balances, rows, query)
  return {
    places: joinedPlaces(places, balances),
    groups,
    sums: yield* sumsOf(places, rows),
    balances: yield* balanceGroup(balances, rows),
  }
}

function* matchingPlaces(query: RowsQuery, rows: RowStore): Generator<void, Uint32Array> {
  const { length } = rows
  const asked = query.rows && new Set(query.rows.filter((index) => rows.has(index)))
  const all = asked ? Uint32Array.from(asked).toSorted() : Uint32Array.from({ length }, (_, index) => index)
  const isMatch = rowFilter(query, rows)
  if (!isMatch) return all
  let count = 0
  for (const [at, index] of all.entries()) {
    // Matches move to the front: there are never more of them than rows looked at.
    if (isMatch(index)) all[count++] = index
    if (at % 100 === 0) yield
  }
  return all.slice(0, count)
}
