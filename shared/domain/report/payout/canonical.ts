/**
 * The canonical text of a client report: equal reports have equal texts. Its digest is SHA-256 over the text's UTF-8
 * bytes. Any client can compute it from the answer of `GET reports`:
 *
 * 1. The text is one JSON object: `{"clientId":…,"paymentReport":{…},"rows":[…],"reconciliationDate":"…"}`.
 * 2. Members stand in the order of the description, as in {@link paymentReportMembers}, {@link rowMembers} and
 *    {@link feeMembers}, under the description's names (`providerPaidAmount`, for any operator).
 *    Other members are left out, `recipientTaxId` too.
 * 3. A member that is absent, null or undefined is left out. An empty text or list stays.
 * 4. Rows, fees and VAT groups stand in the report's order. Balance rows (`OpeningBalanceDebt`, `ClosingBalanceDebt`)
 *    are left out, so that a report has one digest with and without them.
 * 5. No white space between tokens. An integer has its digits, with `-` if it is negative, however large; 0 has no
 *    sign. `exchangeRate` and a text are written as ECMAScript's `JSON.stringify` writes them.
 *
 * The members have the order in which they arrive: only `reconciliationDate` waits for the last row. Pure.
 */
import type { Long } from '../../values/long.ts'
import type { PaymentReport, ReportRow } from '../report.schema.ts'
import { balanceRowType } from './row-amounts.ts'

export const paymentReportMembers = [
  'providerPaidAmountExcludingWithholding',
  'providerPaidAmountIncludingWithholding',
  'openingBalanceDebt',
  'closingBalanceDebt',
  'nominalAmount',
  'feeAmountExcludingVat',
  'feeVatAmount',
  'numberOfRows',
  'currency',
  'vatGroups',
] as const satisfies (keyof PaymentReport)[]

export const vatGroupMembers = ['vatPercent', 'vatAmount'] as const

/** With the two numbers that the description lacks after the order's numbers. */
export const rowMembers = [
  'providerCustomerId',
  'customerName',
  'externalOrderNo',
  'orderDate',
  'providerOrderNo',
  'providerCheckoutId',
  'providerInvoiceNo',
  'paymentTransactionId',
  'nominalAmount',
  'providerPaidAmount',
  'totalFeeAmountExcludingVat',
  'totalFeeVatAmount',
  'paymentType',
  'currency',
  'destinationCurrency',
  'exchangeRate',
  'comment',
  'deliveryId',
  'creditId',
  'rowType',
  'fees',
  'reconciliationDate',
] as const satisfies (keyof ReportRow)[]

export const feeMembers = [
  'type',
  'amountExcludingVat',
  'vatPercent',
  'vatAmount',
  'providerPaidAmount',
] as const

/** The members of a client report that its canonical text has besides its rows. */
export interface CanonicalHead {
  clientId: Long
  paymentReport: PaymentReport
  reconciliationDate: string
}

/** Writes the text in pieces: its start, then each row, then its end. Joined, they are the canonical text. */
export function canonicalWriter(): {
  start(head: Omit<CanonicalHead, 'reconciliationDate'>): string
  /** Empty for a balance row. */
  row(row: ReportRow): string
  end(head: Pick<CanonicalHead, 'reconciliationDate'>): string
} {
  let hasRows = false
  return {
    start: ({ clientId, paymentReport }) =>
      `{"clientId":${valueText(clientId)},"paymentReport":${objectText(paymentReport, paymentReportMembers)},"rows":[`,
    row(row) {
      if (balanceRowType(row)) return ''
      const text = `${hasRows ? ',' : ''}${canonicalRow(row)}`
      hasRows = true
      return text
    },
    end: ({ reconciliationDate }) => `],"reconciliationDate":${JSON.stringify(reconciliationDate)}}`,
  }
}

/** The text of a row. Rows that are equal in all members have the same text. */
export function canonicalRow(row: ReportRow): string {
  return objectText(row, rowMembers)
}

const listMembers = new Map<string, readonly string[]>([
  ['fees', feeMembers],
  ['vatGroups', vatGroupMembers],
])

function objectText(value: object, members: readonly string[]): string {
  let text = ''
  for (const member of members) {
    const own = (value as Record<string, unknown>)[member]
    if (own === undefined || own === null) continue
    text += `${text === '' ? '{' : ','}"${member}":${Array.isArray(own) ? listText(own, member) : valueText(own)}`
  }
  return text === '' ? '{}' : `${text}}`
}

function listText(items: readonly object[], member: string): string {
  const members = listMembers.get(member)!
  return `[${items.map((item) => objectText(item, members)).join(',')}]`
}

function valueText(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}
