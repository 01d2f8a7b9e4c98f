import type { CreditRefusal } from '../credit-refusal.ts'
import type { CreditRow, PricedRows } from '../../../shared/domain/credit/credit-row.ts'
import { takeRows } from '../../../shared/domain/credit/credit-row-take.rules.ts'
import { totalOf } from '../../../shared/domain/credit/credit-row.rules.ts'
import { type Long, normalLong } from '../../../shared/domain/values/long.ts'
import { sum } from '../../../shared/domain/money/money.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { Database } from '../../storage/database.ts'
import { creditRowsOf } from '../../storage/credit/rows.ts'
import type { RefusalCodeOf } from '../output.ts'
import type { RowsRefusal } from '../rows/read-rows.ts'
import { type CreditInvoice, invoicesOf } from '../../storage/credit/invoices.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'

export type InvoiceRefusal = CreditRefusal<RefusalCodeOf<'CreateInvoice'>>

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
  if (given && !given.ok) return refuse({ code: 'Error', message: given.reason.message })
  const taken = given ? taking(rowsLeft(db, rows, credits), given.value.rows, left) : totalOf(rows)
  if (!taken || taken.amount > left) {
    const message = 'The sum of the rows is above what is left to credit on the invoice.'
    return refuse({ code: 'CreditAmountTooHigh', message })
  }
  return ok(totalOf(taken.rows.map(negated)))
}

/** The rest of an invoice's rows after its credit invoices; empty if a credit was priced by another rule. */
function rowsLeft(db: Database, rows: CreditRow[], credits: readonly CreditInvoice[]): CreditRow[] {
  return credits.reduce((left, { Id }) => {
    const credited = creditRowsOf(db, 'invoice', Id).map(negated)
    const taken = takeRows(left, credited, totalOf(left).amount, 'replaces')
    return taken.ok ? taken.value.left : []
  }, rows)
}

/** Takes the rows from those that are left: parts of a row never exceed the row. */
function taking(open: readonly CreditRow[], given: readonly CreditRow[], left: Long): PricedRows | undefined {
  const taken = takeRows(open, given, left, 'replaces')
  return taken.ok ? taken.value.delivered : undefined
}

function negated(row: CreditRow): CreditRow {
  return {
    ...row,
    discountAmount: normalLong(-BigInt(row.discountAmount)),
    amount: normalLong(-BigInt(row.amount)),
    vatAmount: normalLong(-BigInt(row.vatAmount)),
  }
}
