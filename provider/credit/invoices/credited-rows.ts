import type { CreditRow, PricedRows } from '../../../shared/domain/credit-row.ts'
import { totalOf } from '../../../shared/domain/credit-row.rules.ts'
import type { RejectionCode } from '../../../shared/domain/credit.enums.ts'
import { type Long, normalLong } from '../../../shared/domain/long.ts'
import { sum } from '../../../shared/domain/money.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import type { Database } from '../../storage/database.ts'
import { creditRowsOf } from '../../storage/credit/rows.ts'
import type { RowsRefusal } from '../rows/read-rows.ts'
import { invoicesOf } from '../../storage/credit/invoices.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'

/** Why an invoice is refused. */
export interface InvoiceRefusal {
  code: Exclude<RejectionCode<'CreateInvoice'>, 'Accepted'>
  message: string
}

/**
 * The rows of a credit invoice, with negative amounts: the rows of the request, or all rows of the invoice if the
 * request has none. Closed and expired orders can be credited too. The credit invoices of an invoice never exceed it.
 */
export function creditedRows(
  db: Database,
  order: CreditOrder,
  invoiceNumber: Long,
  given: Result<PricedRows, RowsRefusal> | undefined,
): Result<PricedRows, InvoiceRefusal> {
  const invoices = invoicesOf(db, order.Id)
  const invoice = invoices.find(({ Id, creditsId }) => Id === invoiceNumber && creditsId === null)
  if (!invoice) {
    const message = 'The order has no invoice with this number.'
    return refuse({ code: 'CreditInvoiceNotInOrder', message })
  }
  const credits = invoices.filter(({ creditsId }) => creditsId === invoice.Id)
  const left = sum([invoice.amount, ...credits.map(({ amount }) => amount)])
  const isPartlyCredited = left !== invoice.amount
  if (!given && isPartlyCredited && left > 0) {
    const message = 'Rows are required once part of the invoice is credited.'
    return refuse({ code: 'Error', message })
  }
  const rows = creditRowsOf(db, 'invoice', invoice.Id)
  const priced = given ?? ok(totalOf(rows))
  if (!priced.ok) return refuse({ code: 'Error', message: priced.reason.message })
  if (priced.value.amount > left) {
    const message = 'The sum of the rows is above what is left to credit on the invoice.'
    return refuse({ code: 'CreditAmountTooHigh', message })
  }
  return ok(totalOf(priced.value.rows.map(negated)))
}

function negated(row: CreditRow): CreditRow {
  return {
    ...row,
    discountAmount: normalLong(-BigInt(row.discountAmount)),
    amount: normalLong(-BigInt(row.amount)),
    vatAmount: normalLong(-BigInt(row.vatAmount)),
  }
}
