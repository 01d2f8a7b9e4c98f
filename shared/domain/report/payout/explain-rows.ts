/**
 * Looks among rows, fees, rates and currencies for what explains a payout's gap. Each candidate is compared with every
 * differing sum at once. Pure; generators yield every {@link ROWS_A_STEP} rows so that the page stays responsive.
 */
import { type Long, normalLong } from '../../values/long.ts'
import type { ReportRow } from '../report.schema.ts'
import { canonicalRow } from './canonical.ts'
import { ensure } from './ensure.ts'
import { minus, plus } from './exact.ts'
import { type Amounts, COUNT, FIRST_RATE, NOMINAL, type Fit, type Gap, negative, rateOf } from './gap.ts'
import { hashOf } from './hash.ts'
import type { Cause, Payout, RowsAccess } from './payout.ts'
import { balanceRowType } from './row-amounts.ts'

/** A few milliseconds on a slow page. */
export const ROWS_A_STEP = 500

/** A cause without its figures: the search does not know which term differs first. */
export type Found = Cause extends infer Each
  ? Each extends Cause
    ? Omit<Each, 'term' | 'difference'>
    : never
  : never

/** Candidates of an earlier list win. Within a list, the first of the kinds that fit equally well wins. */
const kinds: readonly (readonly Cause['kind'][])[] = [
  ['currency'],
  ['doubled-row'],
  ['row', 'fee-type', 'row-fee', 'vat-rate', 'flipped-sign'],
]

export interface Candidate {
  found: Found
  fit: Fit
  /** How many other candidates fit equally well. */
  alternatives: number
}

/** Keeps the best candidate. */
class Candidates {
  best: Candidate | undefined
  #rank = Infinity
  #order = Infinity

  add(found: Found, fit: Fit): void {
    const list = kinds.findIndex((each) => each.includes(found.kind))
    const order = kinds[list]!.indexOf(found.kind)
    const rank = list + (fit === 'whole' ? 0 : kinds.length)
    if (rank > this.#rank) return
    const alternatives = rank === this.#rank ? this.best!.alternatives + 1 : 0
    const isFirst = rank < this.#rank || order < this.#order
    this.best = isFirst ? { found, fit, alternatives } : { ...this.best!, alternatives }
    if (isFirst) this.#order = order
    this.#rank = rank
  }
}

type Flipped = Extract<Cause, { kind: 'flipped-sign' }>['part']

/** Amounts of several rows or fees. */
interface Group {
  count: number
  amounts: Amounts
}

/** The row, fee, fee type, rate, sign or currency that explains the gap best. */
export function* searchRows(
  gap: Gap,
  { stated, totals }: Payout,
  rows: RowsAccess,
): Generator<void, Candidate | undefined> {
  const candidates = new Candidates()
  // A flipped fee has the amount of two equal fees, and two equal fees are more likely.
  const flippedFees = new Candidates()
  const left = negative(gap.amounts)
  const flipped = left.every((amount) => BigInt(amount) % 2n === 0n) ? left.map(half) : undefined
  /** How well the amounts fit, as left out of the stated sums or as counted twice. */
  const isWanted = (amounts: Amounts) => gap.fit(amounts, left) ?? gap.fit(amounts, gap.amounts)
  // A fee changes neither the number of rows nor the sum of their amounts.
  const canBeFee = gap.amounts[NOMINAL] === 0 && gap.amounts[COUNT] === 0
  const feeTypes = new Map<string, Group>()
  const currencies = new Map<string, Group>()
  const firstOfHash = new Map<number, number>()

  function searchRow(row: ReportRow, index: number): void {
    const { nominalAmount: nominal, totalFeeAmountExcludingVat: fees, totalFeeVatAmount: vat } = row
    const rows: [number] = [index]
    let best: { found: Found; fit: Fit } | undefined
    // A row counts as one candidate, however many of its parts fit.
    const keep = (found: Found, fit: Fit | undefined) => {
      if (fit && (!best || (fit === 'whole' && best.fit === 'part'))) best = { found, fit }
    }
    const amounts = gap.list(nominal, fees, vat, row.providerPaidAmount, 1, row.fees)
    if (row.currency !== stated.currency) grow(currencies, row.currency, amounts)
    if (gap.fit(amounts, left) === 'whole') searchDouble(row, index)
    keep({ kind: 'row', rows }, isWanted(amounts))
    for (const fee of canBeFee ? row.fees : []) {
      const { type, amountExcludingVat, vatAmount } = fee
      const paid = minus(0, plus(amountExcludingVat, vatAmount))
      const ofFee = gap.list(0, amountExcludingVat, vatAmount, paid, 0, [fee])
      grow(feeTypes, type, ofFee)
      keep({ kind: 'row-fee', rows, feeType: type }, isWanted(ofFee))
    }
    if (flipped) {
      // The whole row, its amount alone, its fees alone or one of them may have the wrong sign.
      const isFlipped = (part: Flipped, ...list: Parameters<Gap['list']>) =>
        keep({ kind: 'flipped-sign', rows, part }, gap.fit(gap.list(...list), flipped))
      isFlipped('row', nominal, fees, vat, row.providerPaidAmount, 0, row.fees)
      isFlipped('amount', nominal, 0, 0, nominal, 0)
      isFlipped('fees', 0, fees, vat, minus(0, plus(fees, vat)), 0, row.fees)
      for (const fee of row.fees.length > 1 ? row.fees : []) {
        const { type: feeType, amountExcludingVat: amount, vatAmount } = fee
        const list = gap.list(0, amount, vatAmount, minus(0, plus(amount, vatAmount)), 0, [fee])
        if (gap.fit(list, flipped) === 'whole') {
          flippedFees.add({ kind: 'flipped-sign', rows, part: 'fee', feeType }, 'whole')
        }
      }
    }
    if (best) candidates.add(best.found, best.fit)
  }

  /** Rows are doubles only if all members are equal: two transactions can have equal amounts. */
  function searchDouble(row: ReportRow, index: number): void {
    const hash = hashOf(canonicalRow(row))
    const first = firstOfHash.get(hash)
    if (first === undefined) firstOfHash.set(hash, index)
    if (first === undefined || first < 0) return
    candidates.add({ kind: 'doubled-row', rows: [first, index] }, 'whole')
    // A row that occurs three times is one double.
    firstOfHash.set(hash, -1)
  }

  for (let index = 0; index < rows.length; index += 1) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    const row = rows.at(index)
    if (!balanceRowType(row)) searchRow(row, index)
  }

  for (const [feeType, { count, amounts }] of feeTypes) {
    const fit = count > 1 && isWanted(amounts)
    if (fit) candidates.add({ kind: 'fee-type', feeType }, fit)
  }
  for (const [index, term] of gap.rateTerms.entries()) {
    // A rate that is off by any amount, or one whose VAT the total leaves out.
    const off = gap.amounts[FIRST_RATE + index]!
    const vatAmount = off === 0 ? term.computed : off
    const vatPercent = rateOf(term)
    const fit = isWanted(gap.list(0, 0, vatAmount, minus(0, vatAmount), 0, [{ vatPercent, vatAmount }]))
    if (fit) candidates.add({ kind: 'vat-rate', vatPercent }, off === 0 ? fit : 'whole')
  }
  for (const found of foreignRows({ stated, totals })) {
    const groups = found.currencies.map((currency) => currencies.get(currency)?.amounts ?? [])
    const amounts = left.map((_, place) => groups.reduce<Long>((all, each) => plus(all, each[place] ?? 0), 0))
    if (gap.fit(amounts, left) === 'whole') candidates.add(found.cause, 'whole')
  }
  return candidates.best?.fit === 'whole' ? candidates.best : (flippedFees.best ?? candidates.best)
}

/** Rows in other currencies as causes: of each currency, or of all, named in one text: `EUR, NOK`. */
export function foreignRows({
  stated,
  totals,
}: Pick<Payout, 'stated' | 'totals'>): { currencies: string[]; cause: Found }[] {
  const others = totals.currencies.filter(({ currency }) => currency !== stated.currency)
  const all = { currency: others.map(({ currency }) => currency).join(', '), rows: totals.otherCurrencyRows }
  const causes = others.map(({ currency, rows }) => ({
    currencies: [currency],
    cause: { kind: 'currency' as const, currency, rows },
  }))
  if (causes.length < 2) return causes
  return [
    { currencies: others.map(({ currency }) => currency), cause: { kind: 'currency', ...all } },
    ...causes,
  ]
}

function grow(groups: Map<string, Group>, key: string, amounts: Amounts): void {
  const group = ensure(groups, key, () => ({ count: 0, amounts: amounts.map<Long>(() => 0) }))
  group.count += 1
  for (const [place, amount] of amounts.entries()) {
    group.amounts[place] = plus(group.amounts[place]!, amount)
  }
}

function half(amount: Long): Long {
  return normalLong(BigInt(amount) / 2n)
}
