/** Answers what is asked of the rows of a day, in slices. */
import { explainPayout } from '../../../shared/domain/payout/explain-payout.ts'
import type { Explanation } from '../../../shared/domain/payout/payout.ts'
import type { ClientRows } from './client-rows.ts'
import { inSlices, Pace } from './pace.ts'
import type { DayReport, PlacedRow, RowsGroup, RowsQuery, RowSums, RowsView } from './report-data.ts'
import { rowFilter } from './row-filter.ts'
import { groupedPlaces, sumsOf } from './row-groups.ts'
import { sortedPlaces } from './row-order.ts'
import type { RowStore } from './row-store.ts'

type Facets = Awaited<ReturnType<DayReport['facets']>>

export class DayQueries {
  readonly #clients: () => readonly ClientRows[]
  readonly #closed: AbortSignal
  readonly #pace = new Pace()

  /** @param closed once it aborts, whatever is asked rejects with its reason */
  constructor(clients: () => readonly ClientRows[], closed: AbortSignal) {
    this.#clients = clients
    this.#closed = closed
  }

  async facets(client: number): Promise<Facets> {
    const { rows } = this.#client(client)
    return inSlices(facetsOf(rows), this.#pace, this.#closed)
  }

  async query(query: RowsQuery): Promise<RowsView> {
    const { rows } = this.#client(query.client)
    const { places, ...found } = await inSlices(answer(query, rows), this.#pace, this.#closed)
    return viewOf(places, rows, found, this.#pace, this.#closed)
  }

  async explain(index: number): Promise<Explanation> {
    const { payout, rows } = this.#client(index)
    if (!payout) throw new DOMException('The client is not whole yet', 'InvalidStateError')
    return inSlices(explainPayout(payout, rows), this.#pace, this.#closed)
  }

  #client(index: number): ClientRows {
    this.#closed.throwIfAborted()
    const client = this.#clients()[index]
    if (!client) throw new RangeError(`there is no client ${index}`)
    return client
  }
}

interface Found {
  groups: RowsGroup[]
  sums: RowSums
}

/** A view that lets go of places and rows when it is released or the day is closed. */
function viewOf(
  places: Uint32Array,
  rows: RowStore,
  found: Found,
  pace: Pace,
  closed: AbortSignal,
): RowsView {
  let held: { places: Uint32Array; rows: RowStore } | undefined = { places, rows }
  const release = () => {
    held = undefined
    closed.removeEventListener('abort', release)
  }
  closed.addEventListener('abort', release)
  return {
    ...found,
    count: places.length,
    async rows(from, count) {
      closed.throwIfAborted()
      if (!held) throw new DOMException('The view was released', 'InvalidStateError')
      const start = Math.max(from, 0)
      const part = held.places.slice(start, Math.max(start + count, start))
      return inSlices(placedRows(part, held.rows), pace, closed)
    },
    release,
  }
}

function* answer(query: RowsQuery, rows: RowStore): Generator<void, Found & { places: Uint32Array }> {
  const matching = yield* matchingPlaces(query, rows)
  const sorted = yield* sortedPlaces(matching, rows, query)
  const { places, groups } = yield* groupedPlaces(sorted, rows, query.group)
  return { places, groups, sums: yield* sumsOf(places, rows) }
}

function* matchingPlaces(query: RowsQuery, rows: RowStore): Generator<void, Uint32Array> {
  const { length } = rows
  const asked = query.rows && new Set(query.rows.filter((index) => rows.has(index)))
  const all = asked ? Uint32Array.from(asked).toSorted() : Uint32Array.from({ length }, (_, index) => index)
  const isMatch = rowFilter(query, rows)
  if (!isMatch) return all
  let count = 0
  for (const [at, index] of all.entries()) {
    // What matches is moved to the front: it is never more than was looked at.
    if (isMatch(index)) all[count++] = index
    if (at % 100 === 0) yield
  }
  return all.slice(0, count)
}

function* placedRows(places: Uint32Array, rows: RowStore): Generator<void, PlacedRow[]> {
  const placed: PlacedRow[] = []
  for (const index of places) {
    if (placed.push({ index, row: rows.at(index) }) % 50 === 0) yield
  }
  return placed
}

function* facetsOf(rows: RowStore): Generator<void, Facets> {
  const rowTypes = new Map<number, number>()
  const paymentTypes = new Map<number, number>()
  const feeTypes = new Map<number, number>()
  for (let index = 0; index < rows.length; index += 1) {
    count(rowTypes, rows.code(index, 'rowType'))
    count(paymentTypes, rows.code(index, 'paymentType'))
    for (const type of rows.feeTypes(index)) count(feeTypes, type)
    if (index % 500 === 0) yield
  }
  const { texts } = rows.dictionary
  const list = (counts: Map<number, number>) =>
    [...counts].filter(([code]) => code > 0).map(([code, count]) => ({ value: texts[code]!, count }))
  return { rowType: list(rowTypes), paymentType: list(paymentTypes), feeType: list(feeTypes) }
}

function count(counts: Map<number, number>, code: number): void {
  counts.set(code, (counts.get(code) ?? 0) + 1)
}
