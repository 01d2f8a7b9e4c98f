/** Looks for two rows that together explain a payout's gap: by hash, so that each row is looked at once. Pure. */
import type { Long } from '../long.ts'
import { ensure } from './ensure.ts'
import { minus } from './exact.ts'
import { type Amounts, COUNT, type Gap, negative } from './gap.ts'
import { ROWS_A_STEP } from './explain-rows.ts'
import type { RowsAccess } from './payout.ts'
import { balanceRowType } from './row-amounts.ts'

export interface FoundPair {
  rows: [number, number]
  /** Other pairs that explain it as well. */
  alternatives: number
}

/** Two rows that the stated sums leave out, or have twice, and that explain every sum. */
export function searchPairs(gap: Gap, rows: RowsAccess): Generator<void, FoundPair | undefined> {
  const sums = gap.amounts.map((_, place) => place).filter((place) => place !== COUNT)
  return pairsOf(gap, rows, sums)
}

/**
 * Two rows that explain the sums that differ, with others that do not. Among many rows some pair has any amount: it
 * counts only if it is the only one.
 */
export function* searchPartPairs(gap: Gap, rows: RowsAccess): Generator<void, FoundPair | undefined> {
  const differing = gap.places.filter((place) => place !== COUNT)
  const pair = differing.length > 0 ? yield* pairsOf(gap, rows, differing) : undefined
  return pair?.alternatives === 0 ? pair : undefined
}

/** Pairs whose amounts at the places add up to the gap. */
function* pairsOf(
  gap: Gap,
  rows: RowsAccess,
  places: readonly number[],
): Generator<void, FoundPair | undefined> {
  const targets = targetsOf(gap)
  if (targets.length === 0) return undefined
  const seen = new Map<string, { first: number; count: number }>()
  let first: [number, number] | undefined
  let count = 0
  for (let index = 0; index < rows.length; index += 1) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    const row = rows.at(index)
    if (balanceRowType(row)) continue
    const {
      nominalAmount,
      totalFeeAmountExcludingVat: fees,
      totalFeeVatAmount: vat,
      providerPaidAmount,
    } = row
    const amounts = gap.list(nominalAmount, fees, vat, providerPaidAmount, 1, row.fees)
    for (const target of targets) {
      const partners = seen.get(keyOf(places, (place) => minus(target[place]!, amounts[place]!)))
      if (!partners) continue
      count += partners.count
      first ??= [partners.first, index]
    }
    const own = keyOf(places, (place) => amounts[place]!)
    ensure(seen, own, () => ({ first: index, count: 0 })).count += 1
  }
  return first && { rows: first, alternatives: count - 1 }
}

/** What two rows have to add up to. Their number is right, or the rows are two too many. */
function targetsOf(gap: Gap): Amounts[] {
  const left = negative(gap.amounts)
  if (left[COUNT] === 0) return [left, gap.amounts]
  return left[COUNT] === 2 ? [left] : []
}

function keyOf(places: readonly number[], amountAt: (place: number) => Long): string {
  let key = ''
  for (const place of places) key += `${amountAt(place)},`
  return key
}
