/** Separates balance rows from transactions: the table adds up the same rows as the payout's equation. */
import { balanceRowTypes } from '../../../../shared/domain/report/report.rules.ts'
import type { RowsGroup } from './report-data.ts'
import type { RowStore } from './row-store.ts'
import { sumsOf } from './row-sums.ts'

/** The transactions among some places, and the balance rows, each in the order of the places. */
export function* parted(
  places: Uint32Array,
  rows: RowStore,
): Generator<void, { transactions: Uint32Array; balances: Uint32Array }> {
  const codes = new Set(balanceRowTypes.map((type) => rows.dictionary.texts.indexOf(type, 1)))
  const balances: number[] = []
  const transactions = new Uint32Array(places.length)
  let count = 0
  for (const [at, index] of places.entries()) {
    if (codes.has(rows.code(index, 'rowType'))) balances.push(index)
    else transactions[count++] = index
    if (at % 5_000 === 0) yield
  }
  return { transactions: transactions.subarray(0, count), balances: Uint32Array.from(balances) }
}

/** The places with the balance rows behind the others. */
export function joinedPlaces(transactions: Uint32Array, balances: Uint32Array): Uint32Array {
  if (balances.length === 0) return transactions
  const places = new Uint32Array(transactions.length + balances.length)
  places.set(transactions)
  places.set(balances, transactions.length)
  return places
}

/** The group of the balance rows; undefined where there are none. */
export function* balanceGroup(balances: Uint32Array, rows: RowStore): Generator<void, RowsGroup | undefined> {
  if (balances.length === 0) return undefined
  return { key: '', count: balances.length, ...(yield* sumsOf(balances, rows)) }
}
