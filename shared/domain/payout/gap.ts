/**
 * The gap between a payout's stated sums and its rows as a list of Longs, so that a row, a fee or a pair can be held
 * against all of it at once. Pure.
 */
import type { Long } from '../long.ts'
import { parseLong } from '../parse-long.ts'
import type { ReportRow } from '../report.schema.ts'
import { minus, plus } from './exact.ts'
import type { Payout } from './payout.ts'

/** Places in a list of amounts; the VAT of each rate follows. */
export const NOMINAL = 0
export const FEES = 1
export const VAT = 2
export const PAID = 3
export const COUNT = 4
const FIRST_RATE = 5

/** More rates than this are no payout: the search would take time for each of them in each row. */
const MAX_RATES = 16

export type Amounts = Long[]

/** How completely amounts explain a gap: all of them are in it, or only some. */
export type Fit = 'whole' | 'part'

export class Gap {
  /** Stated minus computed, by place. */
  readonly amounts: Amounts
  /** The places that differ. */
  readonly places: readonly number[]
  readonly rates: readonly Long[]
  readonly #placeOfRate: ReadonlyMap<Long, number>

  private constructor(payout: Payout, rates: readonly Long[]) {
    const { stated, totals, terms } = payout
    this.rates = rates
    this.#placeOfRate = new Map(rates.map((rate, index) => [rate, FIRST_RATE + index]))
    const vatTerms = terms.filter(({ term }) => term.startsWith('vat:'))
    this.amounts = [
      minus(stated.nominalAmount, totals.nominalAmount),
      minus(stated.feeAmountExcludingVat, totals.feeAmountExcludingVat),
      minus(stated.feeVatAmount, totals.feeVatAmount),
      minus(stated.providerPaidAmountExcludingWithholding, totals.providerPaidAmountExcludingWithholding),
      minus(stated.numberOfRows, totals.numberOfRows),
      ...vatTerms.map((term) => minus(term.stated, term.computed)),
    ]
    this.places = this.amounts.flatMap((amount, place) => (amount === 0 ? [] : [place]))
  }

  /** Undefined when the payout has too many rates of VAT. */
  static of(payout: Payout): Gap | undefined {
    const rates = payout.terms.flatMap(({ term }) =>
      term.startsWith('vat:') ? [parseLong(term.slice(4))!] : [],
    )
    return rates.length > MAX_RATES ? undefined : new Gap(payout, rates)
  }

  /** Does the place differ? */
  has(place: number): boolean {
    return this.amounts[place] !== 0
  }

  /** The places of the rates' VAT, with each rate. */
  get ratePlaces(): { rate: Long; place: number }[] {
    return this.rates.map((rate, index) => ({ rate, place: FIRST_RATE + index }))
  }

  empty(): Amounts {
    return Array.from({ length: this.amounts.length }, () => 0)
  }

  /** What a transaction adds to the sums. */
  ofRow(row: ReportRow, into: Amounts = this.empty()): Amounts {
    into.fill(0)
    into[NOMINAL] = row.nominalAmount
    into[FEES] = row.totalFeeAmountExcludingVat
    into[VAT] = row.totalFeeVatAmount
    into[PAID] = row.providerPaidAmount
    into[COUNT] = 1
    for (const fee of row.fees) this.#addVat(into, fee.vatPercent, fee.vatAmount)
    return into
  }

  /** What a row's fees add to the sums, without its amount. */
  ofFees(row: ReportRow): Amounts {
    const amounts = this.ofRow(row)
    amounts[NOMINAL] = 0
    amounts[PAID] = minus(0, plus(row.totalFeeAmountExcludingVat, row.totalFeeVatAmount))
    amounts[COUNT] = 0
    return amounts
  }

  /** What one fee adds to the sums. */
  ofFee(fee: ReportRow['fees'][number], into: Amounts = this.empty()): Amounts {
    into.fill(0)
    into[FEES] = fee.amountExcludingVat
    into[VAT] = fee.vatAmount
    into[PAID] = minus(0, plus(fee.amountExcludingVat, fee.vatAmount))
    this.#addVat(into, fee.vatPercent, fee.vatAmount)
    return into
  }

  /**
   * How amounts explain the gap if they have to be these: at every place that differs they must be, and where nothing
   * differs they are 0, or the gap is only a part of them. The number of rows may be right in either case.
   */
  fit(amounts: Amounts, wanted: Amounts): Fit | undefined {
    for (const place of this.places) if (amounts[place] !== wanted[place]) return undefined
    const isWhole = amounts.every((amount, place) => amount === 0 || place === COUNT || this.has(place))
    return isWhole ? 'whole' : 'part'
  }

  equals(amounts: Amounts): boolean {
    return this.amounts.every((amount, place) => amount === amounts[place])
  }

  /** Could missing rows be the gap: is what it pays its amount less its fees, and is their VAT that of the rates? */
  get isOfMissingRows(): boolean {
    const [nominal, fees, vat, paid, count, ...rates] = this.amounts as [
      Long,
      Long,
      Long,
      Long,
      Long,
      ...Long[],
    ]
    return count > 0 && paid === minus(minus(nominal, fees), vat) && rates.reduce(plus, 0) === vat
  }

  #addVat(into: Amounts, rate: Long, vat: Long): void {
    const place = this.#placeOfRate.get(rate)!
    into[place] = plus(into[place]!, vat)
  }
}

/** The sum of two lists, place by place. */
export function added(a: Amounts, b: Amounts): Amounts {
  return a.map((amount, place) => plus(amount, b[place]!))
}
