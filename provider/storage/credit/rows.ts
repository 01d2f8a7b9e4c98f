import type { Decimal } from '../../../shared/domain/decimal.ts'
import type { Long } from '../../../shared/domain/long.ts'
import type { Database } from '../database.ts'

/** A priced row of an order or invoice of the SOAP service. */
export interface CreditRow {
  ArticleNr: string | null
  Description: string | null
  /** Exact decimals. */
  PricePerUnit: Decimal
  NrOfUnits: Decimal
  PriceIncludingVat: boolean
  Unit: string | null
  /** Percents times 100. */
  VatPercent: Long
  DiscountPercent: Long
  /** Minor units, VAT included: the sum of the row's discounts. */
  discountAmount: Long
  /** Minor units, VAT included, after discounts; and the VAT in it. */
  amount: Long
  vatAmount: Long
}

/** The two tables of rows have the same columns but for whose rows they are. */
const tables = {
  order: { name: 'credit_order_rows', owner: 'order_id' },
  invoice: { name: 'credit_invoice_rows', owner: 'invoice_id' },
} as const
type Owner = keyof typeof tables

export function creditRowsOf(db: Database, owner: Owner, id: Long): CreditRow[] {
  const table = tables[owner]
  return db.all<CreditRow>(
    `SELECT json_object(
       'ArticleNr', article_nr, 'Description', description, 'PricePerUnit', price_per_unit,
       'PriceIncludingVat', json(iif(price_including_vat, 'true', 'false')),
       'NrOfUnits', number_of_units, 'Unit', unit, 'VatPercent', vat_percent,
       'DiscountPercent', discount_percent, 'discountAmount', discount_amount,
       'amount', amount, 'vatAmount', vat_amount
     ) AS json
     FROM ${table.name} WHERE ${table.owner} = ? ORDER BY position`,
    id,
  )
}

export function insertCreditRows(db: Database, owner: Owner, id: Long, rows: readonly CreditRow[]): void {
  const table = tables[owner]
  for (const [position, row] of rows.entries()) {
    db.run(
      `INSERT INTO ${table.name} (
         ${table.owner}, position, article_nr, description, price_per_unit, price_including_vat,
         number_of_units, unit, vat_percent, discount_percent, discount_amount, amount, vat_amount
       ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      position,
      row.ArticleNr,
      row.Description,
      row.PricePerUnit,
      row.PriceIncludingVat,
      row.NrOfUnits,
      row.Unit,
      row.VatPercent,
      row.DiscountPercent,
      row.discountAmount,
      row.amount,
      row.vatAmount,
    )
  }
}

/** The rows that are left of an order: these take the place of all that it has. */
export function replaceOrderRows(db: Database, orderId: Long, rows: readonly CreditRow[]): void {
  db.run('DELETE FROM credit_order_rows WHERE order_id = ?', orderId)
  insertCreditRows(db, 'order', orderId, rows)
}
