/** Stores invoices and credit invoices of all operations. */
import type { PricedRows } from '../../../shared/domain/credit/credit-row.ts'
import { creditDayLimits } from '../../../shared/domain/values/limits.ts'
import { DAY } from '../../clock.ts'
import { type CreditInvoice, insertInvoice } from '../../storage/credit/invoices.ts'
import { insertCreditRows } from '../../storage/credit/rows.ts'
import type { CreditContext } from '../credit-handler.ts'
import { holdInvoice } from './hold-invoice.ts'

interface NewInvoice extends Pick<CreditInvoice, 'orderId' | 'creditsId' | 'InvoiceDistributionType'> {
  /** Days until it is due. */
  creditDays: number
}

/** Stores an invoice with today's date and its rows. The amounts of a credit invoice are negative. */
export function writeInvoice(
  { db, now }: CreditContext,
  { creditDays, ...invoice }: NewInvoice,
  { amount, vatAmount, rows }: PricedRows,
): CreditInvoice {
  const invoiceDate = Math.floor(now / DAY) * DAY
  const dueDate = invoiceDate + creditDays * DAY
  const stored = insertInvoice(db, { ...invoice, amount, vatAmount, createdAt: now, invoiceDate, dueDate })
  insertCreditRows(db, 'invoice', stored.Id, rows)
  holdInvoice(db, stored.Id)
  return stored
}

/** Why the number of credit days is invalid; undefined if it is valid. */
export function wrongCreditDays(days: number): string | undefined {
  const { minimum, maximum } = creditDayLimits
  if (days >= minimum && days <= maximum) return undefined
  return `NumberOfCreditDays must be from ${minimum} to ${maximum}.`
}
