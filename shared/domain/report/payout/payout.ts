/**
 * A client report's payout as its rows compute it, compared with the stated figures ("Resources C", PaymentReport). All
 * amounts are exact minor units. Types only; the rules are beside this file.
 *
 *     excluding = nominalAmount − feeAmountExcludingVat − feeVatAmount
 *     including = excluding − openingBalanceDebt + closingBalanceDebt, never negative
 */
import type { Long } from '../../values/long.ts'
import type { PaymentReport, ReportRow } from '../report.schema.ts'
import type { Verdict } from './verdicts.ts'

export type { Verdict } from './verdicts.ts'

/** Sums over rows, without the two balance rows unless a member says so. */
export interface RowTotals {
  numberOfRows: number
  nominalAmount: Long
  feeAmountExcludingVat: Long
  feeVatAmount: Long
  /** Sum of the rows' `providerPaidAmount`. */
  providerPaidAmountExcludingWithholding: Long
  /** VAT of the fees by rate, percent × 100, highest rate first. */
  vatGroups: { vatPercent: Long; vatAmount: Long }[]
  /** By fee type, in the order in which the types first appear. */
  feesByType: { type: string; count: number; amountExcludingVat: Long; vatAmount: Long }[]
  /** By row type, in the order in which the types first appear. */
  rowTypes: { rowType: string; count: number; nominalAmount: Long; providerPaidAmount: Long }[]
  /** By row type and payment type, in the order of appearance; an empty text stands for rows without a payment type. */
  paymentTypes: { rowType: string; paymentType: string; nominalAmount: Long }[]
  /** Sums of `providerPaidAmount` of the balance rows; undefined if the report has none of the type. */
  openingBalanceRows: Long | undefined
  closingBalanceRows: Long | undefined
  /** Row types that the description does not list, each once. */
  unknownRowTypes: string[]
  /**
   * By the day that a row states, `YYYY-MM-DD` or the row's text if it is no day, balance rows included: at most 100
   * places of each day. Days beyond the first 31 are in `moreDays`, except the day asked for.
   */
  days: ({ day: string } & RowsFound)[]
  moreDays: RowsFound
  /** By currency, balance rows included, in the order of appearance: their places, of which at most 100 are kept. */
  currencies: { currency: string; count: number; rows: number[] }[]
  /** Fees of transactions whose VAT differs from their rate's by more than one unit: the count, and at most 100. */
  vatOffFees: { count: number; fees: VatOffFee[] }
  /** Rows with fees that do not take their amount and VAT from the payment. */
  feePaidOffRows: RowsFound
  /** Rows whose own members do not add up (fees, VAT, paid): their places. At most 100 are kept. */
  brokenRows: number[]
}

/** A fee whose VAT is not that of its rate. */
export interface VatOffFee {
  /** Place in the client report. */
  row: number
  type: string
  vatPercent: Long
  vatAmount: Long
  /** By its rate, rounded to the unit. */
  computed: Long
}

/** Rows that have something in common: how many, and the places of at most 100. */
export interface RowsFound {
  count: number
  rows: number[]
}

/** Row totals, compared with the payment report and the day. */
export interface PayoutTotals extends RowTotals {
  /** Rows whose `currency` is another than the payment report's: their places. At most 100 are kept. */
  otherCurrencyRows: number[]
  /** Rows of other days than the report's, by day. They are no fault: a row can be a later correction. */
  otherDayRows: readonly ({ day: string } & RowsFound)[]
  /** Rows that are the same transaction as another row of the report, or of another report of the day. */
  rowsAlike: RowsFound
  rowsElsewhere: RowsFound
}

/** A term of the equation. `vat:2500` is the VAT of one rate. */
export type PayoutTerm =
  | 'openingBalanceDebt'
  | 'nominalAmount'
  | 'feeAmountExcludingVat'
  | 'feeVatAmount'
  | `vat:${string}`
  | 'closingBalanceDebt'
  | 'providerPaidAmountExcludingWithholding'
  | 'providerPaidAmountIncludingWithholding'
  | 'numberOfRows'

/** The stated figure of a term, and the sum of the rows. */
export interface TermFigures {
  term: PayoutTerm
  stated: Long
  computed: Long
}

/** One client report, judged. */
export interface Payout {
  verdict: Verdict
  stated: PaymentReport
  totals: PayoutTotals
  /** Every term in the order of the equation, whether it differs or not. */
  terms: TermFigures[]
  /** `totalNrOfRows` and the rows of all clients, if they differ while each client's own number is right. */
  totalRows?: { stated: Long; computed: number }
}

/** A client report's rows, by their place in the report. A row is parsed on request. */
export interface RowsAccess {
  readonly length: number
  at(index: number): ReportRow
}

/**
 * The exact cause of a difference. `rows` are places of rows in the client report, `difference` is stated minus
 * computed.
 *
 * - `row`, `pair`, `fee-type`, `row-fee`: the stated sums leave them out, or count them twice.
 * - `vat-rate`: only the VAT of this rate is wrong, or it is not in the total.
 * - `opening-debt`, `closing-debt`: with another debt everything is right; `difference` is the error of the stated one.
 * - `flipped-sign`: the row, its amount, its fees or one of them has the other sign in the stated sums.
 * - `stated-figure`: only this term is wrong. All others agree with the rows.
 * - `both-debts`: the opening and the closing debt are wrong by the same amount, so the payment is right.
 * - `swapped-rates`: the VAT of two rates is swapped.
 * - `moved-rate`: VAT is listed at the first rate and stated at the second; `rows` has the fee's row if only one fits.
 * - `doubled-row`: two rows that are equal in all members, of which the stated sums have one.
 * - `missing-row`: the stated sums have `missing` more rows, whose amounts add up; the rows are unknown.
 * - `currency`: rows in another currency, at most 100; several currencies are one text, `EUR, NOK`. `difference` is 0
 *   where they are added up as if they were in the payout's currency.
 * - `total-rows`: the report announces `stated` rows of all clients and has `computed`; nothing else differs.
 * - `broken-row`: the rows whose own members do not add up; at most 100.
 */
export type Cause =
  | { kind: 'row'; term: PayoutTerm; difference: Long; rows: [number] }
  | { kind: 'pair'; term: PayoutTerm; difference: Long; rows: [number, number] }
  | { kind: 'fee-type'; term: PayoutTerm; difference: Long; feeType: string }
  | { kind: 'row-fee'; term: PayoutTerm; difference: Long; rows: [number]; feeType: string }
  | { kind: 'vat-rate'; term: PayoutTerm; difference: Long; vatPercent: Long }
  | { kind: 'opening-debt'; term: PayoutTerm; difference: Long }
  | { kind: 'closing-debt'; term: PayoutTerm; difference: Long }
  | {
      kind: 'flipped-sign'
      term: PayoutTerm
      difference: Long
      rows: [number]
      part: 'row' | 'amount' | 'fees' | 'fee'
      /** Of one fee. */
      feeType?: string
    }
  | { kind: 'stated-figure'; term: PayoutTerm; difference: Long }
  | { kind: 'both-debts'; term: PayoutTerm; difference: Long }
  | { kind: 'swapped-rates'; term: PayoutTerm; difference: Long; rates: [Long, Long] }
  | {
      kind: 'moved-rate'
      term: PayoutTerm
      difference: Long
      rates: [Long, Long]
      rows: number[]
      feeType?: string
    }
  | { kind: 'doubled-row'; term: PayoutTerm; difference: Long; rows: [number, number] }
  | { kind: 'missing-row'; term: PayoutTerm; difference: Long; missing: number }
  | { kind: 'currency'; term: PayoutTerm; difference: Long; currency: string; rows: number[] }
  | { kind: 'total-rows'; term: PayoutTerm; difference: Long; stated: Long; computed: number }
  | { kind: 'broken-row'; term: PayoutTerm; difference: Long; rows: number[] }

/** The result of the search for a cause. */
export interface Explanation {
  /** Explains every differing term; undefined if nothing does. `difference` is that of `term`, the first of them. */
  cause: Cause | undefined
  /**
   * How many other causes explain it equally well: with 2, the row is one of 3 rows, or the pair one of 3 pairs. For an
   * opening or a closing debt, 1 says that the other debt explains it as well. 0 without a cause.
   */
  alternatives: number
  differing: TermFigures[]
  /** The wrong members of at most 100 rows, by row, even if they are not the cause. */
  faults: RowFault[]
}

/** A member of a row that contradicts the rest of the row. */
export interface RowFault {
  /** Place in the client report. */
  row: number
  member: 'totalFeeAmountExcludingVat' | 'totalFeeVatAmount' | 'providerPaidAmount'
  stated: Long
  computed: Long
}
