/**
 * A merchant's enquiry to the provider about a payout that does not balance, as data: the caller adds the texts. It has
 * no personal data: only members that are listed here leave the report. Pure; amounts are minor units.
 */
import type { Long } from '../../values/long.ts'
import type { ReportRow } from '../report.schema.ts'
import { minus } from './exact.ts'
import type { Cause, Explanation, Payout, TermFigures, Verdict } from './payout.ts'

/** The members of a row that are sent: its type, the numbers by which the provider finds it, and its amounts. */
export const dossierRowMembers = [
  'rowType',
  'providerOrderNo',
  'providerInvoiceNo',
  'paymentTransactionId',
  'deliveryId',
  'creditId',
  'currency',
  'nominalAmount',
  'totalFeeAmountExcludingVat',
  'totalFeeVatAmount',
  'providerPaidAmount',
  'fees',
] as const satisfies (keyof ReportRow)[]

/** A row that the cause names. `number` is 1 for the first row of the client report. */
export type DossierRow = { number: number } & Pick<ReportRow, (typeof dossierRowMembers)[number]>

export interface Dossier {
  /** `YYYY-MM-DD`. */
  date: string
  clientId: Long
  currency: string
  verdict: Verdict
  /** SHA-256 over the report's canonical bytes, so that both sides can see that they read the same report. */
  digest: string | undefined
  /** The number of transactions that the report states, and of those that it lists. */
  numberOfRows: { stated: Long; computed: number }
  /** Only terms that differ. */
  terms: (TermFigures & { difference: Long })[]
  /** The cause of the difference; undefined if none was found. */
  cause: Cause | undefined
  /** The number of other causes that explain it equally well. */
  alternatives: number
  /** Wrong members of rows. */
  faults: Explanation['faults']
  /** The rows of the cause that the caller has, in the order of the report. */
  rows: DossierRow[]
  /** Numbers of rows that do not add up, and of rows in another currency; of each at most 100. */
  brokenRows: number[]
  otherCurrencyRows: number[]
  /** Row types that the description does not list. */
  unknownRowTypes: string[]
}

/** Places of the rows that a cause names, in the order of the report; empty for a cause without rows. */
export function causeRows(cause: Cause | undefined): number[] {
  return cause && 'rows' in cause ? cause.rows.toSorted((a, b) => a - b) : []
}

/**
 * @param client the client of the payout, and the digest once it is known
 * @param rows the rows that {@link causeRows} names, with their places; others are left out
 */
export function dossier(
  client: { clientId: Long; reconciliationDate: string; digest: string | undefined },
  { verdict, stated, totals }: Payout,
  { cause, alternatives, differing, faults }: Explanation,
  rows: Iterable<{ index: number; row: ReportRow }>,
): Dossier {
  const named = new Set(causeRows(cause))
  return {
    date: client.reconciliationDate,
    clientId: client.clientId,
    currency: stated.currency,
    verdict,
    digest: client.digest,
    numberOfRows: { stated: stated.numberOfRows, computed: totals.numberOfRows },
    terms: differing.map((term) => ({ ...term, difference: minus(term.stated, term.computed) })),
    cause,
    alternatives,
    faults,
    rows: [...rows]
      .filter(({ index }) => named.has(index))
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, row }) => ({ number: index + 1, ...told(row) })),
    brokenRows: totals.brokenRows.map(numberOf),
    otherCurrencyRows: totals.otherCurrencyRows.map(numberOf),
    unknownRowTypes: totals.unknownRowTypes,
  }
}

function numberOf(place: number): number {
  return place + 1
}

function told(row: ReportRow): Pick<ReportRow, (typeof dossierRowMembers)[number]> {
  const members = dossierRowMembers.filter((member) => row[member] !== undefined && row[member] !== null)
  return Object.fromEntries(members.map((member) => [member, row[member]])) as ReportRow
}
