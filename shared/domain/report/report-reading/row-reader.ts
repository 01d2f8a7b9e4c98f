/** Reads rows and fees from parsed JSON. Pure. */
import type { ReportRow } from '../report.schema.ts'
import { parseJson } from '../../values/json.ts'
import { rowMembers as canonicalMembers } from '../payout/canonical.ts'
import { isOfKind, type Member, MemberNames, PlainCheck, readList } from './members.ts'
import { notAReport, wrongType } from './read-error.ts'

/** A row's members but its fees, in the description's order. */
export const rowMembers = {
  providerCustomerId: { kind: 'long', isOptional: true },
  customerName: { kind: 'text', isOptional: true },
  externalOrderNo: { kind: 'text', isOptional: true },
  orderDate: { kind: 'text', isOptional: true },
  providerOrderNo: { kind: 'long', isOptional: true },
  providerCheckoutId: { kind: 'long', isOptional: true },
  providerInvoiceNo: { kind: 'long', isOptional: true },
  paymentTransactionId: { kind: 'long', isOptional: true },
  nominalAmount: { kind: 'long' },
  providerPaidAmount: { kind: 'long' },
  totalFeeAmountExcludingVat: { kind: 'long' },
  totalFeeVatAmount: { kind: 'long' },
  paymentType: { kind: 'text', isOptional: true },
  currency: { kind: 'text' },
  destinationCurrency: { kind: 'text', isOptional: true },
  exchangeRate: { kind: 'number', isOptional: true },
  comment: { kind: 'text', isOptional: true },
  deliveryId: { kind: 'long', isOptional: true },
  creditId: { kind: 'long', isOptional: true },
  rowType: { kind: 'text' },
  reconciliationDate: { kind: 'text' },
} as const satisfies Record<Exclude<keyof ReportRow, 'fees'>, Member>

export const feeMembers = {
  type: { kind: 'text' },
  amountExcludingVat: { kind: 'long' },
  vatPercent: { kind: 'long' },
  vatAmount: { kind: 'long' },
  providerPaidAmount: { kind: 'long' },
} as const satisfies Record<keyof ReportRow['fees'][number], Member>

const members = Object.entries<Member>(rowMembers)
const rowNames = new MemberNames(canonicalMembers)
const rowCheck = new PlainCheck([...members, ['fees', { kind: 'list' }]])
const fees = Object.entries<Member>(feeMembers)
const feeNames = new MemberNames(Object.keys(feeMembers))
const feeCheck = new PlainCheck(fees)

/**
 * Rows of a client, one at a time.
 * @param text a list of rows as JSON
 * @param path where the rows are: `clientReports/0/rows`
 * @param from the place of the first one
 * @throws ReadError
 */
export function* readRows(text: string, path: string, from: number): Generator<ReportRow> {
  // JSON.parse rounds a large Long, and the row is then not plain.
  let values = parsed(text, JSON.parse)
  let isExact = false
  for (let place = 0; place < values.length; place += 1) {
    if (isPlainRow(values[place])) {
      yield values[place] as ReportRow
      continue
    }
    if (!isExact) values = parsed(text, parseJson)
    isExact = true
    yield readRow(values[place], `${path}/${from + place}`)
  }
}

function isPlainRow(value: unknown): boolean {
  return rowCheck.isPlain(value) && (value as ReportRow).fees.every((fee) => feeCheck.isPlain(fee))
}

function parsed(text: string, parse: (text: string) => unknown): unknown[] {
  try {
    return parse(text) as unknown[]
  } catch {
    throw notAReport()
  }
}

function readRow(value: unknown, path: string): ReportRow {
  const given = rowNames.read(value, path)
  const row = readAll(given, members, path)
  row['fees'] = readList(given['fees'], `${path}/fees`).map((fee, index) =>
    readAll(feeNames.read(fee, `${path}/fees/${index}`), fees, `${path}/fees/${index}`),
  )
  return row as unknown as ReportRow
}

function readAll(
  given: Partial<Record<string, unknown>>,
  members: readonly [string, Member][],
  path: string,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [name, { kind, isOptional }] of members) {
    const value = given[name]
    if (value === undefined && isOptional) continue
    if (!isOfKind(kind, value)) throw wrongType(`${path}/${name}`)
    // JSON has a −0, which is no valid amount.
    read[name] = value === 0 ? 0 : kind === 'number' ? Number(value) : value
  }
  return read
}
