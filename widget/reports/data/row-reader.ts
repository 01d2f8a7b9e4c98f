/** Reads rows and fees from parsed JSON. Pure. */
import type { ReportRow } from '../../../shared/domain/report.schema.ts'
import { isOfKind, type Member, MemberNames, readList } from './members.ts'
import { wrongType } from './read-error.ts'

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
const rowNames = new MemberNames([...Object.keys(rowMembers), 'fees'])
const fees = Object.entries<Member>(feeMembers)
const feeNames = new MemberNames(Object.keys(feeMembers))

/**
 * A row with the members that it has.
 * @param path where the row is: `clientReports/0/rows/7`
 * @throws ReadError `wrong-type`
 */
export function readRow(value: unknown, path: string): ReportRow {
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
    // JSON has a −0, which no amount is.
    read[name] = value === 0 ? 0 : kind === 'number' ? Number(value) : value
  }
  return read
}
