/**
 * Keys that identify a day's transactions, in 16 bytes for each row, to find them on other days. Pure.
 *
 * A transaction is identified by its client, its row type, its numbers (delivery, credit, payment transaction, invoice,
 * order) and its amounts. Row type and amounts are needed: a delivery is a `Purchase` one day, a `Credit` the next, and
 * may be credited in parts. A row without any number of a delivery, credit, payment transaction or invoice, such as a
 * manual fee, has no identity. An invoice is of one delivery, so an invoice number replaces the delivery's. A payment
 * may be of many deliveries.
 */
import type { Long } from '../../values/long.ts'
import type { ReportRow } from '../report.schema.ts'
import { hashOf } from './hash.ts'
import { balanceRowType } from './row-amounts.ts'

/** The keys of one client report, of 53 bits: in months of 31 × 100 000 rows, two collide once in 2 000 months. */
export interface TransactionKeys {
  /** By the row's place; 0 for a row that has no identity. */
  readonly byRow: Float64Array
  /** The keys of rows with an identity, ascending. */
  readonly sorted: Float64Array
}

/**
 * Collects keys row by row, in the order of the rows by default. `keys` sorts them, which takes about 10 ms for 100 000
 * rows.
 * @param rowCount if it is known, so that memory is allocated once
 */
export function transactionKeys(
  clientId: Long,
  rowCount = 1_024,
): { add(row: ReportRow, place?: number): void; keys(): TransactionKeys } {
  let kept = new Float64Array(rowCount)
  let length = 0
  return {
    add(row, place = length) {
      if (place >= kept.length) {
        const larger = new Float64Array(Math.max(1_024, 2 * place))
        larger.set(kept)
        kept = larger
      }
      const identity = identityOf(clientId, row)
      kept[place] = identity === undefined ? 0 : hashOf(identity)
      length = Math.max(length, place + 1)
    },
    keys() {
      const byRow = kept.slice(0, length)
      return { byRow, sorted: byRow.filter((key) => key !== 0).toSorted() }
    },
  }
}

/** Undefined for a row without an identity. */
function identityOf(clientId: Long, row: ReportRow): string | undefined {
  const { deliveryId, creditId, paymentTransactionId, providerInvoiceNo } = row
  const invoice = providerInvoiceNo ?? undefined
  const numbers = [invoice ?? deliveryId, creditId, paymentTransactionId]
  const hasNumber = numbers.some((number) => number !== undefined && number !== null)
  if (!hasNumber || balanceRowType(row)) return undefined
  const { rowType, providerOrderNo, currency, nominalAmount, providerPaidAmount } = row
  const members = [
    clientId,
    invoice === undefined ? 'delivery' : 'invoice',
    ...numbers,
    providerOrderNo,
    nominalAmount,
    providerPaidAmount,
    currency,
    rowType,
  ]
  return members.map((member) => member ?? '').join(' ')
}
