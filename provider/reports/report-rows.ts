/**
 * The table of report rows. SQLite itself writes a row as JSON with the description's names, so that a Long is never
 * rounded and a large report is never parsed: it goes from the disk to the wire as text.
 */
import type { FeeType, Open, PaymentType, ReportRowType } from '../../shared/domain/order/enums.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { sum } from '../../shared/domain/money/money.ts'
import type { ReportRow } from '../../shared/domain/report/report.schema.ts'
import type { OperatorName } from '../../shared/wire/operator-name.ts'
import { hold } from '../../shared/domain/values/invariant.ts'
import type { Database } from '../storage/database.ts'
import { type DayTotals, dayTotals } from '../storage/report-sums.ts'

export interface ReportFeeRecord {
  type: FeeType
  /** Minor units. */
  amountExcludingVat: Long
  /** Percent times 100. */
  vatPercent: Long
  vatAmount: Long
  /** The fee's share of the payout: the negative sum of both amounts. */
  providerPaidAmount: Long
}

/** A stored transaction. Members that do not apply are absent. */
export interface ReportRowRecord {
  date: string
  currency: string
  rowType: ReportRowType
  /** Minor units; negative if the merchant pays it. */
  nominalAmount: Long
  fees: ReportFeeRecord[]
  providerCustomerId?: Long
  customerName?: string
  externalOrderNo?: string
  orderDate?: string
  providerOrderNo?: Long
  providerCheckoutId?: Long
  providerInvoiceNo?: Long
  paymentTransactionId?: Long
  paymentType?: Open<PaymentType>
  comment?: string
  deliveryId?: Long
  creditId?: Long
  /** The delivery or credit of an order that this row settles; generated rows settle none. */
  ofDelivery?: Long
  ofCredit?: Long
}

/** The rows of a day in one client's report: those that existed at its beginning. */
export interface ReportPart {
  date: string
  currency: string
  /** The id of the last row. */
  lastId: number
}

const STORED = {
  date: 'date',
  currency: 'currency',
  row_type: 'rowType',
  nominal_amount: 'nominalAmount',
  fee_amount: 'feeAmount',
  fee_vat_amount: 'feeVatAmount',
  provider_customer_id: 'providerCustomerId',
  customer_name: 'customerName',
  external_order_no: 'externalOrderNo',
  order_date: 'orderDate',
  provider_order_no: 'providerOrderNo',
  provider_checkout_id: 'providerCheckoutId',
  provider_invoice_no: 'providerInvoiceNo',
  payment_transaction_id: 'paymentTransactionId',
  payment_type: 'paymentType',
  comment: 'comment',
  delivery_id: 'deliveryId',
  credit_id: 'creditId',
  of_delivery: 'ofDelivery',
  of_credit: 'ofCredit',
} as const satisfies Record<string, keyof ReportRowRecord | 'feeAmount' | 'feeVatAmount'>

// Materialized, because SQLite would make the text of `value` anew for each member.
const INSERT = `
  WITH rows AS MATERIALIZED (SELECT value FROM json_each(?))
  INSERT INTO report_rows (${Object.keys(STORED).join(', ')}, fees)
  SELECT ${Object.values(STORED)
    .map((member) => `value ->> '${member}'`)
    .join(', ')}, value -> 'fees'
  FROM rows`

/**
 * Inserts rows in their sequence. A few hundred at a time, because SQLite gets them as one text.
 * @throws InvariantBroken unless the stated sums of each day grew by these rows
 */
export function insertReportRows(db: Database, rows: readonly ReportRowRecord[]): void {
  const complete = rows.map((row) => ({
    ...row,
    feeAmount: sum(row.fees.map(({ amountExcludingVat }) => amountExcludingVat)),
    feeVatAmount: sum(row.fees.map(({ vatAmount }) => vatAmount)),
  }))
  const days = [...Map.groupBy(complete, ({ date, currency }) => `${date} ${currency}`).values()]
  const before = days.map((rows) => dayTotals(db, rows[0]!.date, rows[0]!.currency))
  db.run(INSERT, stringifyJson(complete))
  for (const [index, added] of days.entries()) holdDay(db, before[index]!, added)
}

type CompleteRow = Pick<ReportRowRecord, 'date' | 'currency' | 'nominalAmount'> & {
  feeAmount: Long
  feeVatAmount: Long
}

/** @throws InvariantBroken unless the day's stated sums are those before and these rows */
function holdDay(db: Database, before: DayTotals, added: readonly CompleteRow[]): void {
  const { date, currency } = added[0]!
  const stored = dayTotals(db, date, currency)
  const members = ['nominalAmount', 'feeAmount', 'feeVatAmount'] as const
  for (const member of members) {
    const computed = sum([before[member], ...added.map((row) => row[member])])
    hold('report-sums', stored[member] === computed, () => ({
      day: Number(date.replaceAll('-', '')),
      [`stored.${member}`]: stored[member],
      [`computed.${member}`]: computed,
    }))
  }
  const count = before.count + added.length
  hold('report-sums', stored.count === count, () => ({
    day: Number(date.replaceAll('-', '')),
    'stored.count': stored.count,
    'computed.count': count,
  }))
}

/** Inserts a row once more: the same in all members. */
export function repeatReportRow(db: Database, id: number): void {
  const columns = [...Object.keys(STORED), 'fees'].join(', ')
  db.run(`INSERT INTO report_rows (${columns}) SELECT ${columns} FROM report_rows WHERE id = ?`, id)
}

/** The next rows of a part, each as the text of a JSON object; none when all were read. */
export function readRowTexts(
  db: Database,
  { date, currency, lastId }: ReportPart,
  { after, limit, operator }: { after: number; limit: number; operator: OperatorName },
): { texts: string[]; lastId: number } {
  const rows = 'FROM report_rows WHERE date = ? AND currency = ? AND id > ? AND id <= ? ORDER BY id LIMIT ?'
  const texts = db.texts(`SELECT ${rowText(operator)} AS json ${rows}`, date, currency, after, lastId, limit)
  const page = db.first<{ last: number | null }>(
    `SELECT json_object('last', max(id)) AS json FROM (SELECT id ${rows})`,
    date,
    currency,
    after,
    lastId,
    limit,
  )
  return { texts, lastId: page?.last ?? lastId }
}

/** An optional member, with its column, which is NULL if it is absent. */
interface Optional {
  optional: string
}

/**
 * The SQL expression of each member: numbers and JSON unchanged, text quoted. A new member of the contract needs one
 * here to compile.
 */
function members(operator: OperatorName): Record<keyof ReportRow, string | Optional> {
  // The operator's name occurs in some row types, and has only letters and digits.
  const rowType = `replace(row_type, 'Provider', '${operator.name}')`
  const paid = 'providerPaidAmount'
  const fees = `replace(fees, '"${paid}"', '"${operator.toWire(paid)}"')`
  return {
    providerCustomerId: { optional: 'provider_customer_id' },
    customerName: { optional: quoted('customer_name') },
    externalOrderNo: { optional: quoted('external_order_no') },
    orderDate: { optional: quoted('order_date') },
    providerOrderNo: { optional: 'provider_order_no' },
    providerCheckoutId: { optional: 'provider_checkout_id' },
    providerInvoiceNo: { optional: 'provider_invoice_no' },
    paymentTransactionId: { optional: 'payment_transaction_id' },
    nominalAmount: 'nominal_amount',
    providerPaidAmount: '(nominal_amount - fee_amount - fee_vat_amount)',
    totalFeeAmountExcludingVat: 'fee_amount',
    totalFeeVatAmount: 'fee_vat_amount',
    paymentType: { optional: quoted('payment_type') },
    currency: 'json_quote(currency)',
    destinationCurrency: 'json_quote(currency)',
    exchangeRate: '1',
    comment: { optional: quoted('comment') },
    deliveryId: { optional: 'delivery_id' },
    creditId: { optional: 'credit_id' },
    rowType: `json_quote(${rowType})`,
    fees,
    reconciliationDate: 'json_quote(date)',
  }
}

const texts = new Map<string, string>()

/** The SQL expression of a row's JSON, with members in the description's sequence and without empty ones. */
function rowText(operator: OperatorName): string {
  const known = texts.get(operator.name)
  if (known) return known
  const parts = Object.entries(members(operator)).map(([name, written]) => {
    const part = (sql: string) => `',"${operator.toWire(name)}":' || ${sql}`
    // Concatenation with NULL is NULL, so an absent value has no member.
    return typeof written === 'string' ? part(written) : `coalesce(${part(written.optional)}, '')`
  })
  const text = `'{' || substr(${parts.join(' || ')}, 2) || '}'`
  texts.set(operator.name, text)
  return text
}

/** A text column as JSON; NULL stays NULL, which `json_quote` alone would write as `null`. */
function quoted(column: string): string {
  return `iif(${column} IS NULL, NULL, json_quote(${column}))`
}
