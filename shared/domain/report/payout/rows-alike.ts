/**
 * Finds rows of one day that are the same transaction (`transaction-keys.ts`), within a client report and between the
 * reports of the day. A row without any number has no identity, and matches none. Pure.
 */
import { KEPT_PLACES } from './payout-totals.ts'
import type { RowsFound } from './payout.ts'
import type { TransactionKeys } from './transaction-keys.ts'

/** Every row of a client report whose transaction the same report repeats. */
export function rowsAlike({ byRow, sorted }: TransactionKeys): RowsFound {
  const repeated = new Set<number>()
  for (let at = 1; at < sorted.length; at += 1) {
    if (sorted[at] === sorted[at - 1]) repeated.add(sorted[at]!)
  }
  return rowsWith(repeated, byRow)
}

/** The rows of a client report whose transaction another report of the day has too. */
export function rowsElsewhere(
  { byRow, sorted }: TransactionKeys,
  others: readonly TransactionKeys[],
): RowsFound {
  const shared = new Set(others.flatMap((other) => commonKeys(sorted, other.sorted)))
  return rowsWith(shared, byRow)
}

function rowsWith(keys: ReadonlySet<number>, byRow: Float64Array): RowsFound {
  const rows: number[] = []
  let count = 0
  for (let index = 0; keys.size > 0 && index < byRow.length; index += 1) {
    if (!keys.has(byRow[index]!)) continue
    count += 1
    if (rows.length < KEPT_PLACES) rows.push(index)
  }
  return { count, rows }
}

/** The numbers that two ascending lists have in common, each once. */
export function commonKeys(a: Float64Array, b: Float64Array): number[] {
  const common: number[] = []
  let left = 0
  let right = 0
  while (left < a.length && right < b.length) {
    const [own, other] = [a[left]!, b[right]!]
    if (own === other && own !== common.at(-1)) common.push(own)
    if (own <= other) left += 1
    if (other <= own) right += 1
  }
  return common
}
