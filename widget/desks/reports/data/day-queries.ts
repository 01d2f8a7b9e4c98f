/** Answers queries for the rows of a day, in slices. */
import type { Explanation } from '../../../../shared/domain/report/payout/payout.ts'
import { balanceGroup, joinedPlaces, parted } from './balance-rows.ts'
import type { ClientRows } from './client-rows.ts'
import { inSlices, Pace } from '../../../kit/format/pace.ts'
import type { DayReport, PlacedRow, RowsQuery, RowsView } from './report-data.ts'
import type { FoundRows } from './row-finding.ts'
import type { RowStore } from './row-store.ts'
import { sumsOf } from './row-sums.ts'

type Facets = Awaited<ReturnType<DayReport['facets']>>

export class DayQueries {
  readonly #clients: () => readonly ClientRows[]
  readonly #closed: AbortSignal
  readonly #pace = new Pace()

  /** @param closed once it aborts, queries reject with its reason */
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
    const work = isOfAll(query) ? allRows(rows) : (await import('./row-finding.ts')).foundRows(query, rows)
    const { places, ...found } = await inSlices(work, this.#pace, this.#closed)
    return viewOf(places, rows, found, this.#pace, this.#closed)
  }

  async explain(index: number): Promise<Explanation> {
    const { payout, rows } = this.#client(index)
    if (!payout) throw new DOMException('The client is not whole yet', 'InvalidStateError')
    const { explainPayout } = await import('../../../../shared/domain/report/payout/explain-payout.ts')
    return inSlices(explainPayout(payout, rows), this.#pace, this.#closed)
  }

  #client(index: number): ClientRows {
    this.#closed.throwIfAborted()
    const client = this.#clients()[index]
    if (!client) throw new RangeError(`there is no client ${index}`)
    return client
  }
}

/** A view that drops its places and rows when it is released or the day is closed. */
function viewOf(
  places: Uint32Array,
  rows: RowStore,
  found: Omit<FoundRows, 'places'>,
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
    positionOf: (index) => held?.places.indexOf(index) ?? -1,
    release,
  }
}

/** Neither a filter nor an order: the query before the clerk chooses. */
function isOfAll({ client: _client, lang: _lang, ...narrowing }: RowsQuery): boolean {
  return Object.values(narrowing).every((member) => member === undefined)
}

function* allRows(rows: RowStore): Generator<void, FoundRows> {
  const all = Uint32Array.from({ length: rows.length }, (_, index) => index)
  const { transactions, balances } = yield* parted(all, rows)
  return {
    places: joinedPlaces(transactions, balances),
    groups: [],
    sums: yield* sumsOf(transactions, rows),
    balances: yield* balanceGroup(balances, rows),
  }
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
