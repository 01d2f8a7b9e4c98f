/**
 * Looks among rows, fees and rates for what explains a payout's gap. Each candidate is held against every differing
 * sum at once. Pure; generators stop every {@link ROWS_A_STEP} rows so that a page can breathe.
 */
import { type Long, normalLong } from '../long.ts'
import type { ReportRow } from '../report.schema.ts'
import { ensure } from './ensure.ts'
import { minus } from './exact.ts'
import { added, type Amounts, COUNT, type Fit, type Gap, NOMINAL, PAID, VAT } from './gap.ts'
import type { Cause, Payout, PayoutTotals, RowsAccess } from './payout.ts'
import { balanceRowType } from './row-amounts.ts'

/** A few milliseconds on a slow page. */
export const ROWS_A_STEP = 500

/** Makes a cause of what was found: the search does not know which term differs first. */
export type Found = Cause extends infer Each
  ? Each extends Cause
    ? Omit<Each, 'term' | 'difference'>
    : never
  : never

interface Best {
  found: Found
  fit: Fit
  /** The first kind of the list wins among equals. */
  order: number
}

const kinds: readonly Cause['kind'][] = ['row', 'fee-type', 'row-fee', 'vat-rate', 'flipped-sign']

/** Keeps the best candidate, and how many are as good. */
class Candidates {
  #best: Best | undefined
  #count = 0

  add(found: Found, fit: Fit): void {
    const candidate = { found, fit, order: kinds.indexOf(found.kind) }
    if (this.#best && this.#best.fit !== fit) {
      if (fit === 'part') return
      this.#best = undefined
      this.#count = 0
    }
    this.#count += 1
    if (!this.#best || candidate.order < this.#best.order) this.#best = candidate
  }

  get best(): { found: Found; fit: Fit; alternatives: number } | undefined {
    return this.#best && { found: this.#best.found, fit: this.#best.fit, alternatives: this.#count - 1 }
  }
}

/** What amounts have to be to explain a gap. */
interface Wanted {
  /** The stated sums leave them out. */
  left: Amounts
  /** The stated sums have them twice. */
  twice: Amounts
  /** The stated sums have them with the other sign; undefined if a difference is odd. */
  flipped: Amounts | undefined
}

function wantedBy(gap: Gap): Wanted {
  const left = gap.amounts.map((amount) => minus(0, amount))
  const canFlip = left.every((amount) => BigInt(amount) % 2n === 0n)
  return { left, twice: gap.amounts, flipped: canFlip ? left.map(half) : undefined }
}

const half = (amount: Long) => normalLong(BigInt(amount) / 2n)

/** One row, one fee, one type of fee, one rate or one sign, whichever explains the gap best. */
export function* searchRows(
  gap: Gap,
  { totals }: Payout,
  rows: RowsAccess,
): Generator<void, Candidates['best']> {
  const candidates = new Candidates()
  const wanted = wantedBy(gap)
  const isWanted = (amounts: Amounts) => gap.fit(amounts, wanted.left) ?? gap.fit(amounts, wanted.twice)
  const feeTypes = new Map<string, { count: number; amounts: Amounts }>()
  const scratch = gap.empty()
  // A fee changes neither the number of rows nor the sum of their amounts.
  const canBeFee = !gap.has(NOMINAL) && !gap.has(COUNT)

  for (let index = 0; index < rows.length; index += 1) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    const row = rows.at(index)
    if (balanceRowType(row)) continue
    const found: { found: Found; fit: Fit }[] = []
    const asRow = isWanted(gap.ofRow(row, scratch))
    if (asRow) found.push({ found: { kind: 'row', rows: [index] }, fit: asRow })
    for (const fee of canBeFee ? row.fees : []) {
      const amounts = gap.ofFee(fee, scratch)
      const asFee = isWanted(amounts)
      if (asFee) found.push({ found: { kind: 'row-fee', rows: [index], feeType: fee.type }, fit: asFee })
      const ofType = ensure(feeTypes, fee.type, () => ({ count: 0, amounts: gap.empty() }))
      ofType.count += 1
      ofType.amounts = added(ofType.amounts, amounts)
    }
    const asFlipped = wanted.flipped && flippedFit(gap, row, wanted.flipped)
    if (asFlipped) found.push({ found: { kind: 'flipped-sign', rows: [index] }, fit: asFlipped })
    // However many ways there are to blame a row, it is one row.
    const best = found.find(({ fit }) => fit === 'whole') ?? found[0]
    if (best) candidates.add(best.found, best.fit)
  }

  for (const [feeType, { count, amounts }] of feeTypes) {
    const fit = count > 1 && isWanted(amounts)
    if (fit) candidates.add({ kind: 'fee-type', feeType }, fit)
  }
  for (const { rate, fit } of wrongRates(gap, totals))
    candidates.add({ kind: 'vat-rate', vatPercent: rate }, fit)
  return candidates.best
}

/** The whole row, its amount alone or its fees alone may have the wrong sign. */
function flippedFit(gap: Gap, row: ReportRow, wanted: Amounts): Fit | undefined {
  const whole = gap.ofRow(row)
  whole[COUNT] = 0
  const amount = gap.empty()
  amount[NOMINAL] = row.nominalAmount
  amount[PAID] = row.nominalAmount
  const fits = [whole, amount, gap.ofFees(row)].map((amounts) => gap.fit(amounts, wanted))
  return fits.find((fit) => fit === 'whole') ?? fits.find((fit) => fit)
}

/** A rate whose VAT alone is off, by whatever amount, or whose VAT the stated VAT leaves out or has twice. */
function wrongRates(gap: Gap, totals: PayoutTotals): { rate: Long; fit: Fit }[] {
  const differing = gap.ratePlaces.filter(({ place }) => gap.has(place))
  const [only] = differing
  if (!only) {
    return totals.vatGroups
      .filter(({ vatAmount }) => followsRate(gap, vatAmount) || followsRate(gap, minus(0, vatAmount)))
      .map(({ vatPercent }) => ({ rate: vatPercent, fit: 'part' }))
  }
  const off = gap.amounts[only.place]!
  return differing.length === 1 && followsRate(gap, off, only.place)
    ? [{ rate: only.rate, fit: 'whole' }]
    : []
}

/** Does nothing differ but the VAT, by this amount, with what is paid by the same or not at all? */
function followsRate(gap: Gap, vat: Long, ...more: number[]): boolean {
  const others = gap.places.filter((place) => place !== VAT && place !== PAID && !more.includes(place))
  const vatFits = gap.amounts[VAT] === vat || (more.length > 0 && !gap.has(VAT))
  return others.length === 0 && vatFits && (!gap.has(PAID) || gap.amounts[PAID] === minus(0, vat))
}
