import type { InvoiceDistributionType } from '../../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { columnsOf, insert, nextNumber } from '../columns.ts'
import type { Database } from '../database.ts'

/** An invoice. Amounts are minor units, negative on a credit invoice; days are the instants of their midnights. */
export interface CreditInvoice {
  Id: Long
  orderId: Long
  /** The invoice that this credit invoice credits; null on an ordinary invoice. */
  creditsId: Long | null
  /** How it is sent; CreateInvoice calls it InvoiceDistributionForm. */
  InvoiceDistributionType: InvoiceDistributionType
  /** VAT included; and the VAT within it. */
  amount: Long
  vatAmount: Long
  createdAt: number
  invoiceDate: number
  dueDate: number
}

const FIRST_INVOICE_ID = 3_000_001
export const invoices = columnsOf('credit_invoices', {
  Id: 'id',
  orderId: 'order_id',
  creditsId: 'credits_id',
  InvoiceDistributionType: 'distribution_form',
  amount: 'amount',
  vatAmount: 'vat_amount',
  createdAt: 'created_at',
  invoiceDate: 'invoice_date',
  dueDate: 'due_date',
})

/** Stores the invoice under the next number. */
export function insertInvoice(db: Database, invoice: Omit<CreditInvoice, 'Id'>): CreditInvoice {
  const stored = { Id: nextNumber(db, 'credit_invoices', 'id', FIRST_INVOICE_ID), ...invoice }
  insert(db, 'credit_invoices', invoices.values(stored))
  return stored
}

export function findInvoice(db: Database, id: Long): CreditInvoice | undefined {
  return db.first<CreditInvoice>(`SELECT ${invoices.json} FROM credit_invoices WHERE id = ?`, id)
}

/** The order's invoices and credit invoices, oldest first. */
export function invoicesOf(db: Database, orderId: Long): CreditInvoice[] {
  return db.all<CreditInvoice>(
    `SELECT ${invoices.json} FROM credit_invoices WHERE order_id = ? ORDER BY id`,
    orderId,
  )
}
