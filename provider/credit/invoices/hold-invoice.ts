/** Reads back a stored invoice. Call it inside the transaction that wrote it. */
import { sum } from '../../../shared/domain/money/money.ts'
import { hold } from '../../../shared/domain/values/invariant.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { findInvoice, invoicesOf } from '../../storage/credit/invoices.ts'
import { creditRowsOf } from '../../storage/credit/rows.ts'
import type { Database } from '../../storage/database.ts'
import { holdDelivered } from '../orders/hold-delivered.ts'

/**
 * @throws InvariantBroken unless the invoice and its VAT are the sums of its rows, and it exceeds neither what its order
 * has authorized nor, as a credit invoice, what is left of the invoice that it credits
 */
export function holdInvoice(db: Database, id: Long): void {
  const invoice = findInvoice(db, id)!
  const { orderId, creditsId } = invoice
  const rows = creditRowsOf(db, 'invoice', id)
  const amount = sum(rows.map((row) => row.amount))
  const vatAmount = sum(rows.map((row) => row.vatAmount))
  hold('invoice-sum', invoice.amount === amount && invoice.vatAmount === vatAmount, () => ({
    order: orderId,
    invoice: id,
    stored: invoice.amount,
    'stored.vat': invoice.vatAmount,
    rows: amount,
    'rows.vat': vatAmount,
  }))
  if (creditsId === null) return holdDelivered(db, orderId)
  const all = invoicesOf(db, orderId)
  const credited = all.find(({ Id }) => Id === creditsId)?.amount ?? 0
  const left = sum([credited, ...all.filter((one) => one.creditsId === creditsId).map((one) => one.amount)])
  hold('credited-at-most-delivered', left >= 0, () => ({
    order: orderId,
    invoice: creditsId,
    credit: id,
    amount: credited,
    left,
  }))
}
