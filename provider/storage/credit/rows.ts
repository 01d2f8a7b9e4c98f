import type { CreditRow } from '../../../shared/domain/credit/credit-row.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { columnsOf, insert } from '../columns.ts'
import type { Database } from '../database.ts'

const rowColumns = {
  ArticleNr: 'article_nr',
  Description: 'description',
  PricePerUnit: 'price_per_unit',
  PriceIncludingVat: ['price_including_vat', 'boolean'],
  NrOfUnits: 'number_of_units',
  Unit: 'unit',
  VatPercent: 'vat_percent',
  DiscountPercent: 'discount_percent',
  discountAmount: 'discount_amount',
  amount: 'amount',
  vatAmount: 'vat_amount',
} as const

/** The two tables of rows. Their columns differ only in the owner. */
const tables = {
  order: { name: 'credit_order_rows', owner: 'order_id', rows: columnsOf('credit_order_rows', rowColumns) },
  invoice: {
    name: 'credit_invoice_rows',
    owner: 'invoice_id',
    rows: columnsOf('credit_invoice_rows', rowColumns),
  },
} as const
type Owner = keyof typeof tables

export function creditRowsOf(db: Database, kind: Owner, id: Long): CreditRow[] {
  const { name, owner, rows } = tables[kind]
  return db.all<CreditRow>(`SELECT ${rows.json} FROM ${name} WHERE ${owner} = ? ORDER BY position`, id)
}

export function insertCreditRows(db: Database, kind: Owner, id: Long, rows: readonly CreditRow[]): void {
  const table = tables[kind]
  for (const [position, row] of rows.entries()) {
    insert(db, table.name, { [table.owner]: id, position, ...table.rows.values(row) })
  }
}

/** Replaces all rows of an order. */
export function replaceOrderRows(db: Database, orderId: Long, rows: readonly CreditRow[]): void {
  db.run('DELETE FROM credit_order_rows WHERE order_id = ?', orderId)
  insertCreditRows(db, 'order', orderId, rows)
}
