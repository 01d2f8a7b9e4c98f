/**
 * The gap between a payout's stated sums and its rows as a list of Longs, with which a row, a fee or a pair is compared
 * at once. Pure.
 */
import type { Long } from '../../values/long.ts'
import { parseLong } from '../../values/parse-long.ts'
import { minus, plus } from './exact.ts'
import type { Payout, PayoutTerm, TermFigures } from './payout.ts'

/** Places in a list of amounts; the VAT of each rate follows. */
const sums = [
  'nominalAmount',
  'feeAmountExcludingVat',
  'feeVatAmount',
  'providerPaidAmountExcludingWithholding',
  'numberOfRows',
] as const satisfies PayoutTerm[]
export const NOMINAL = 0
const FEES = 1
const VAT = 2
const PAID = 3
export const COUNT = 4
export const FIRST_RATE = 5

/** Limits the search, whose time grows with the number of rates. No payout has more. */
const MAX_RATES = 16

export type Amounts = Long[]

/** Whether all of the amounts are in the gap, or only some. */
export type Fit = 'whole' | 'part'

export class Gap {
  /** Stated minus computed, by place. */
  readonly amounts: Amounts
  /** The places that differ. */
  readonly places: readonly number[]
  /** The terms of the rates, from {@link FIRST_RATE} on. */
  readonly rateTerms: readonly TermFigures[]
  readonly #placeOfRate: ReadonlyMap<Long, number>
  readonly #list: Amounts

  private constructor(terms: readonly TermFigures[], rateTerms: readonly TermFigures[]) {
    const sumTerms = sums.map((name) => terms.find(({ term }) => term === name)!)
    this.rateTerms = rateTerms
    this.#placeOfRate = new Map(rateTerms.map((term, index) => [rateOf(term), FIRST_RATE + index]))
    this.amounts = [...sumTerms, ...rateTerms].map(({ stated, computed }) => minus(stated, computed))
    this.#list = [...this.amounts]
    this.places = this.amounts.flatMap((amount, place) => (amount === 0 ? [] : [place]))
  }

  /** Undefined when the payout has too many rates of VAT. */
  static of({ terms }: Payout): Gap | undefined {
    const rateTerms = terms.filter(({ term }) => term.startsWith('vat:'))
    return rateTerms.length > MAX_RATES ? undefined : new Gap(terms, rateTerms)
  }

  /**
   * A list of amounts, with the VAT added up by rate. A search makes a million of them, so each call reuses the same
   * array: it is valid until the next call.
   */
  list(
    nominal: Long,
    fees: Long,
    vat: Long,
    paid: Long,
    count: number,
    byRate: readonly { vatPercent: Long; vatAmount: Long }[] = [],
  ): Amounts {
    const amounts = this.#list.fill(0)
    amounts[NOMINAL] = nominal
    amounts[FEES] = fees
    amounts[VAT] = vat
    amounts[PAID] = paid
    amounts[COUNT] = count
    for (const { vatPercent, vatAmount } of byRate) {
      const place = this.#placeOfRate.get(vatPercent)!
      amounts[place] = plus(amounts[place]!, vatAmount)
    }
    return amounts
  }

  /**
   * How amounts explain the gap. They must equal `wanted` at every place that differs. Elsewhere they are 0 (`whole`)
   * or not (`part`). The number of rows may be right in either case.
   */
  fit(amounts: Amounts, wanted: Amounts): Fit | undefined {
    for (const place of this.places) if (amounts[place] !== wanted[place]) return undefined
    for (const [place, amount] of amounts.entries()) {
      if (amount !== 0 && place !== COUNT && this.amounts[place] === 0) return 'part'
    }
    return 'whole'
  }

  /** Whether missing rows can be the gap: it pays its amount less its fees, and the VAT of the rates adds up. */
  get isOfMissingRows(): boolean {
    const [nominal, fees, vat, paid, count, ...rates] = this.amounts as [Long, Long, Long, Long, Long]
    return count > 0 && paid === minus(minus(nominal, fees), vat) && rates.reduce(plus, 0) === vat
  }
}

/** Percent × 100 of a term that is the VAT of a rate. */
export function rateOf({ term }: TermFigures): Long {
  return parseLong(term.slice('vat:'.length))!
}

/** The amounts with the opposite sign. */
export function negative(amounts: Amounts): Amounts {
  return amounts.map((amount) => minus(0, amount))
}
