/**
 * The report desk's view of a day: types only. The reader fills it as bytes arrive, in a worker or in slices on the
 * page; all other parts use these types and never see how rows are kept.
 */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Explanation, Payout } from '../../../../shared/domain/report/payout/payout.ts'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import type { ClientHead } from '../../../../shared/domain/report/report-reading/frame-reader.ts'

/** One client report: a merchant's payout in one currency. */
export interface ClientReading extends ClientHead {
  /** Rows read so far, balance rows included. */
  rowCount: number
  /** Once every row is read. */
  payout: Payout | undefined
  /** SHA-256 in hex over the canonical bytes; once every row is read. Same with and without balance rows. */
  digest: string | undefined
}

/** A day's report, as far as it has been read. A new object with each change. */
export interface DayReading {
  /** The day asked for, `YYYY-MM-DD`. */
  date: string
  isWhole: boolean
  rowsRead: number
  /** `totalNrOfRows`; undefined until it was read. */
  rowsStated: Long | undefined
  clients: readonly ClientReading[]
}

/** The columns of the description's Row, plus `fees`; a column's name is the member's. */
export type ReportColumn = keyof ReportRow

/** Which rows, in which order. Every member narrows; none set is all rows in the report's order, balance rows last. */
export interface RowsQuery {
  /** Place in `clients`. */
  client: number
  /** Words that a row must have in one of its texts or numbers; without regard to case. */
  search?: string
  rowTypes?: readonly string[]
  /** An empty text stands for rows without one. */
  paymentTypes?: readonly string[]
  feeTypes?: readonly string[]
  /** VAT rate of a fee, percent × 100. */
  vatPercent?: Long
  /** Places in the client report, such as those of a cause. */
  rows?: readonly number[]
  /** Rows without a value come last in both directions; `fees` sorts by their number. */
  sort?: { column: ReportColumn; isDescending: boolean }
  /** BCP 47; texts sort as in this language. The browser's own where it is absent. */
  lang?: string
  group?: 'rowType' | 'paymentType' | 'externalOrderNo'
}

/** Which rows of one client report: every member narrows, orders or groups; none set is all rows in the report's order. */
export type RowsChoice = Omit<RowsQuery, 'client'>

/** Sums over rows, minor units. */
export interface RowSums {
  nominalAmount: Long
  totalFeeAmountExcludingVat: Long
  totalFeeVatAmount: Long
  providerPaidAmount: Long
}

export interface RowsGroup extends RowSums {
  /** The value of the grouped member; empty where rows lack it. */
  key: string
  count: number
}

/** A row with its place in the client report. */
export interface PlacedRow {
  index: number
  row: ReportRow
}

/**
 * What a query found. It stays readable until it is released. Rows that show a balance are no transactions: they come
 * last, in no group and no sum of the others, as in the payout's equation.
 */
export interface RowsView {
  /** How many rows match, balance rows included. */
  readonly count: number
  /** The sums of the transactions. */
  readonly sums: RowSums
  /** In the order of the rows; empty without `group`. Rows of a group follow one another. */
  readonly groups: readonly RowsGroup[]
  /** The balance rows, which are the last ones of the view; undefined where there are none. */
  readonly balances: RowsGroup | undefined
  /** Rows of the view from a place in it; fewer at its end. */
  rows(from: number, count: number): Promise<PlacedRow[]>
  /** Where in the view the row at a place of the client report is; −1 if it is not in it, or the view was released. */
  positionOf(index: number): number
  release(): void
}

/** A day that can be queried. */
export interface DayReport {
  readonly reading: DayReading
  /** The values that the rows of a client have, for filters; each once, with its count. */
  facets(
    client: number,
  ): Promise<Record<'rowType' | 'paymentType' | 'feeType', { value: string; count: number }[]>>
  query(query: RowsQuery): Promise<RowsView>
  /** The explanation of a payout that does not balance. Only once the client is complete. */
  explain(client: number): Promise<Explanation>
  /** Frees the rows. Later queries reject. */
  close(): void
}

/** The clerk's choice in the table of rows. */
export interface ChosenRows {
  query: RowsChoice
  /** In their order; undefined while the clerk has not changed the default. */
  columns: readonly ReportColumn[] | undefined
}

/** The payout of a report. */
export interface ExpectedPayout {
  /** The day of the report, `YYYY-MM-DD`. */
  date: string
  clientId: Long
  /** ISO 4217. */
  currency: string
  /** Minor units. */
  paid: Long
}

/** The shop's answer about an order of the report; amounts in minor units. */
export type ShopVerdict =
  | { is: 'same' }
  | { is: 'differs'; report: Long; shop: Long; difference: Long }
  | { is: 'other-currency'; currency: string }
  | { is: 'unknown'; report: Long }
