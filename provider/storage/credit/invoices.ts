import type { invoiceDistributionForms } from '../../../shared/domain/credit.enums.ts'
import type { Long } from '../../../shared/domain/long.ts'
import type { Database } from '../database.ts'

/** An invoice. Amounts are minor units, negative on a credit invoice; days are the instants of their midnights. */
export interface CreditInvoice {
  Id: Long
  orderId: Long
  /** The invoice that this one takes back; null unless it is a credit invoice. */
  creditsId: Long | null
  InvoiceDistributionForm: (typeof invoiceDistributionForms)[number]
  /** VAT included; and the VAT within it. */
  amount: Long
  vatAmount: Long
  createdAt: number
  invoiceDate: number
  dueDate: number
}

const FIRST_INVOICE_ID = 3_000_001
const INVOICE = `json_object(
  'Id', id, 'orderId', order_id, 'creditsId', credits_id, 'InvoiceDistributionForm', distribution_form,
  'amount', amount, 'vatAmount', vat_amount, 'createdAt', created_at, 'invoiceDate', invoice_date,
  'dueDate', due_date)`

/** Stores the invoice under the next number. */
export function insertInvoice(db: Database, invoice: Omit<CreditInvoice, 'Id'>): CreditInvoice {
  db.run(
    `INSERT INTO credit_invoices (
       id, order_id, credits_id, distribution_form, amount, vat_amount, created_at, invoice_date, due_date
     ) VALUES (
       (SELECT coalesce(max(id), ${FIRST_INVOICE_ID - 1}) + 1 FROM credit_invoices), ?, ?, ?, ?, ?, ?, ?, ?)`,
    invoice.orderId,
    invoice.creditsId,
    invoice.InvoiceDistributionForm,
    invoice.amount,
    invoice.vatAmount,
    invoice.createdAt,
    invoice.invoiceDate,
    invoice.dueDate,
  )
  return db.first<CreditInvoice>(`SELECT ${INVOICE} AS json FROM credit_invoices ORDER BY id DESC LIMIT 1`)!
}

export function findInvoice(db: Database, id: Long): CreditInvoice | undefined {
  return db.first<CreditInvoice>(`SELECT ${INVOICE} AS json FROM credit_invoices WHERE id = ?`, id)
}

/** The order's invoices, credit invoices among them; oldest first. */
export function invoicesOf(db: Database, orderId: Long): CreditInvoice[] {
  return db.all<CreditInvoice>(
    `SELECT ${INVOICE} AS json FROM credit_invoices WHERE order_id = ? ORDER BY id`,
    orderId,
  )
}
