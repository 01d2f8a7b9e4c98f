/** Answers what is asked of the rows of a day, in slices. */
import { type Long, normalLong } from '../../../shared/domain/long.ts'
import type { Explanation } from '../../../shared/domain/payout/payout.ts'
import type { ReportRow } from '../../../shared/domain/report.schema.ts'
import type { ClientRows } from './client-rows.ts'
import { Pace } from './pace.ts'
import type { DayReport, PlacedRow, RowsGroup, RowsQuery, RowSums, RowsView } from './report-data.ts'
import { rowFilter } from './row-filter.ts'
import type { RowStore } from './row-store.ts'

type Facets = Awaited<ReturnType<DayReport['facets']>>

export class DayQueries {
  readonly #clients: () => readonly ClientRows[]
  readonly #closed: AbortSignal

  /** @param closed once it aborts, whatever is asked rejects with its reason */
  constructor(clients: () => readonly ClientRows[], closed: AbortSignal) {
    this.#clients = clients
    this.#closed = closed
  }

  async facets(client: number): Promise<Facets> {
    const { rows } = this.#client(client)
    const counts = { rowType: new Map(), paymentType: new Map(), feeType: new Map() }
    await this.#each(rows.length, (index) => {
      const row = rows.at(index)
      count(counts.rowType, row.rowType)
      count(counts.paymentType, row.paymentType)
      for (const type of new Set(row.fees.map((fee) => fee.type))) count(counts.feeType, type)
    })
    return {
      rowType: list(counts.rowType),
      paymentType: list(counts.paymentType),
      feeType: list(counts.feeType),
    }
  }

  async query(query: RowsQuery): Promise<RowsView> {
    const { rows } = this.#client(query.client)
    const places = query.rows
      ? [...new Set(query.rows)]
          .filter((index) => index >= 0 && index < rows.length)
          .toSorted((a, b) => a - b)
      : Array.from({ length: rows.length }, (_, index) => index)
    const matches = rowFilter(query)
    const found: number[] = []
    await this.#each(places.length, (at) => {
      if (matches(rows.at(places[at]!))) found.push(places[at]!)
    })
    const sorted = query.sort ? sortedRows(found, rows, query.sort) : found
    const { order, groups } = groupedRows(sorted, rows, query.group)
    return this.#view(order, groups, rows)
  }

  explain(_client: number): Promise<Explanation> {
    return Promise.reject(new Error('later'))
  }

  #view(order: readonly number[], groups: RowsGroup[], rows: RowStore): RowsView {
    let held: readonly number[] | undefined = order
    const sums = sumsOf(order.map((index) => rows.at(index)))
    return {
      count: order.length,
      sums,
      groups,
      rows: async (from, count) => {
        if (!held) throw new DOMException('The view was released', 'InvalidStateError')
        const read: PlacedRow[] = []
        const wanted = held.slice(from, from + count)
        await this.#each(wanted.length, (at) => {
          read.push({ index: wanted[at]!, row: rows.at(wanted[at]!) })
        })
        return read
      },
      release: () => (held = undefined),
    }
  }

  #client(index: number): ClientRows {
    this.#closed.throwIfAborted()
    const client = this.#clients()[index]
    if (!client) throw new RangeError(`there is no client ${index}`)
    return client
  }

  async #each(count: number, work: (index: number) => void): Promise<void> {
    const pace = new Pace()
    for (let index = 0; index < count; index += 1) {
      work(index)
      if (!pace.isTired) continue
      await pace.rest()
      this.#closed.throwIfAborted()
    }
  }
}

function count(counts: Map<string, number>, value: string | undefined): void {
  if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
}

function list(counts: Map<string, number>): { value: string; count: number }[] {
  return [...counts].map(([value, count]) => ({ value, count }))
}

function sortedRows(
  found: readonly number[],
  rows: RowStore,
  { column, isDescending }: NonNullable<RowsQuery['sort']>,
): number[] {
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  const sign = isDescending ? -1 : 1
  return found.toSorted((one, other) => {
    const a = sortValue(rows.at(one), column)
    const b = sortValue(rows.at(other), column)
    // What has no value comes last in both directions.
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    if (typeof a === 'string') return sign * collator.compare(a, b as string)
    return sign * (a < (b as Long) ? -1 : a > (b as Long) ? 1 : 0)
  })
}

function sortValue(row: ReportRow, column: keyof ReportRow) {
  return column === 'fees' ? row.fees.length : row[column]
}

function groupedRows(
  order: readonly number[],
  rows: RowStore,
  member: RowsQuery['group'],
): { order: readonly number[]; groups: RowsGroup[] } {
  if (!member) return { order, groups: [] }
  const groups = Map.groupBy(order, (index) => rows.at(index)[member] ?? '')
  return {
    order: [...groups.values()].flat(),
    groups: [...groups].map(([key, places]) => ({
      key,
      count: places.length,
      ...sumsOf(places.map((index) => rows.at(index))),
    })),
  }
}

function sumsOf(rows: readonly ReportRow[]): RowSums {
  const sum = (member: keyof RowSums) => normalLong(rows.reduce((all, row) => all + BigInt(row[member]), 0n))
  return {
    nominalAmount: sum('nominalAmount'),
    totalFeeAmountExcludingVat: sum('totalFeeAmountExcludingVat'),
    totalFeeVatAmount: sum('totalFeeVatAmount'),
    providerPaidAmount: sum('providerPaidAmount'),
  }
}
