/** Looks for two rows that together explain a payout's gap. A hash table lets it visit each row once. Pure. */
import type { Long } from '../../values/long.ts'
import type { ReportRow } from '../report.schema.ts'
import { minus } from './exact.ts'
import { type Amounts, COUNT, type Gap, negative } from './gap.ts'
import { hashOf } from './hash.ts'
import { ROWS_A_STEP } from './explain-rows.ts'
import type { RowsAccess } from './payout.ts'
import { balanceRowType } from './row-amounts.ts'

export interface FoundPair {
  rows: [number, number]
  /** The number of other pairs that explain it equally well. */
  alternatives: number
}

/** Two rows that the stated sums leave out or count twice, and that explain every sum. */
export function searchPairs(gap: Gap, rows: RowsAccess): Generator<void, FoundPair | undefined> {
  const sums = gap.amounts.map((_, place) => place).filter((place) => place !== COUNT)
  return pairsOf(gap, rows, sums)
}

/**
 * Two rows that explain the sums that differ, though they also change others. Among many rows some pair has any amount,
 * so a pair counts only if it is the only one.
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
  const seen = new SeenKeys(rows.length)
  let first: [number, number] | undefined
  let count = 0
  for (let index = 0; index < rows.length; index += 1) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    const row = rows.at(index)
    if (balanceRowType(row)) continue
    const amounts = amountsOf(row)
    for (const target of targets) {
      const partners = seen.find(keyOf((place) => minus(target[place]!, amounts[place]!)))
      count += partners.count
      if (partners.count > 0) first ??= [partners.first, index]
    }
    seen.add(
      keyOf((place) => amounts[place]!),
      index,
    )
  }
  return first && { rows: first, alternatives: count - 1 }

  function amountsOf(row: ReportRow): Amounts {
    const {
      nominalAmount,
      totalFeeAmountExcludingVat: fees,
      totalFeeVatAmount: vat,
      providerPaidAmount,
    } = row
    return gap.list(nominalAmount, fees, vat, providerPaidAmount, 1, row.fees)
  }

  function keyOf(amountAt: (place: number) => Long): number {
    let text = ''
    for (const place of places) text += `${amountAt(place)},`
    return hashOf(text)
  }
}

/**
 * How often a key was added, and where first. A growing Map would block a slow page for 100 ms each time. Keys have 53
 * bits: with 100 000 rows, two keys collide once in a million searches.
 */
class SeenKeys {
  readonly #size: number
  readonly #keys: Float64Array
  readonly #firsts: Uint32Array
  readonly #counts: Uint32Array

  constructor(length: number) {
    this.#size = 2 * length + 1
    this.#keys = new Float64Array(this.#size)
    this.#firsts = new Uint32Array(this.#size)
    this.#counts = new Uint32Array(this.#size)
  }

  add(key: number, index: number): void {
    const slot = this.#slotOf(key)
    if (this.#counts[slot] === 0) this.#firsts[slot] = index
    this.#keys[slot] = key
    this.#counts[slot]! += 1
  }

  find(key: number): { first: number; count: number } {
    const slot = this.#slotOf(key)
    return { first: this.#firsts[slot]!, count: this.#counts[slot]! }
  }

  /** The key's slot, or the free slot for it. Half of the slots stay free. */
  #slotOf(key: number): number {
    let slot = key % this.#size
    while (this.#counts[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) % this.#size
    return slot
  }
}

/** The amounts that two rows must add up to. The number of rows is right, or differs by two. */
function targetsOf(gap: Gap): Amounts[] {
  const left = negative(gap.amounts)
  if (left[COUNT] === 0) return [left, gap.amounts]
  return left[COUNT] === 2 ? [left] : []
}
