import type { Long } from '../../shared/domain/long.ts'
import type { OrderRowAdd } from '../../shared/domain/order-row.schema.ts'
import type { Database, Value } from './database.ts'

/** What an order row and a credited row have in common. */
export interface RowRecord {
  OrderRowId: Long
  ArticleNumber: string | null
  Name: string
  Quantity: Long
  UnitPrice: Long
  DiscountPercent: Long
  DiscountAmount: Long
  VatPercent: Long
  Unit: string | null
}

export interface OrderRowRecord extends RowRecord {
  IsCancelled: boolean
  /** The delivery that the row went with; null while it has not. */
  deliveryId: Long | null
}

/** A row that somebody asks for, as it is stored: what it does not say is nothing. */
export function recordOf(OrderRowId: Long, row: OrderRowAdd): RowRecord {
  return {
    OrderRowId,
    ArticleNumber: row.ArticleNumber ?? null,
    Name: row.Name,
    Quantity: row.Quantity,
    UnitPrice: row.UnitPrice,
    DiscountPercent: row.DiscountPercent ?? 0,
    DiscountAmount: row.DiscountAmount ?? 0,
    VatPercent: row.VatPercent ?? 0,
    Unit: row.Unit ?? null,
  }
}

/** The columns that {@link RowRecord} is read from, for `json_object`. */
export const ROW_MEMBERS = `
  'OrderRowId', id, 'ArticleNumber', article_number, 'Name', name, 'Quantity', quantity,
  'UnitPrice', unit_price, 'DiscountPercent', discount_percent, 'DiscountAmount', discount_amount,
  'VatPercent', vat_percent, 'Unit', unit`

/** The columns that {@link rowValues} fills. */
export const ROW_COLUMNS = `
  id, article_number, name, quantity, unit_price, discount_percent, discount_amount, vat_percent, unit`

export function rowValues(row: RowRecord): Value[] {
  return [
    row.OrderRowId,
    row.ArticleNumber,
    row.Name,
    row.Quantity,
    row.UnitPrice,
    row.DiscountPercent,
    row.DiscountAmount,
    row.VatPercent,
    row.Unit,
  ]
}

/** Every row that the order ever had, in the order of adding. */
export function rowsOf(db: Database, orderId: Long): OrderRowRecord[] {
  return db.all<OrderRowRecord>(
    `SELECT json_object(${ROW_MEMBERS},
       'IsCancelled', json(iif(is_cancelled, 'true', 'false')), 'deliveryId', delivery_id
     ) AS json
     FROM order_rows WHERE order_id = ? ORDER BY position`,
    orderId,
  )
}

/** Inserts rows behind the order's others. */
export function insertRows(db: Database, orderId: Long, rows: readonly OrderRowRecord[]): void {
  const { last } = db.first<{ last: number }>(
    `SELECT json_object('last', coalesce(max(position), 0)) AS json FROM order_rows WHERE order_id = ?`,
    orderId,
  )!
  for (const [index, row] of rows.entries()) {
    db.run(
      `INSERT INTO order_rows (order_id, position, is_cancelled, delivery_id, ${ROW_COLUMNS})
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      orderId,
      last + 1 + index,
      row.IsCancelled,
      row.deliveryId,
      ...rowValues(row),
    )
  }
}

/** Writes what a row now says; whether it is cancelled or delivered has statements of its own. */
export function updateRow(db: Database, orderId: Long, row: RowRecord): void {
  db.run(
    `UPDATE order_rows SET (${ROW_COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE order_id = ? AND id = ?`,
    ...rowValues(row),
    orderId,
    row.OrderRowId,
  )
}

export function cancelRow(db: Database, orderId: Long, OrderRowId: Long): void {
  db.run('UPDATE order_rows SET is_cancelled = 1 WHERE order_id = ? AND id = ?', orderId, OrderRowId)
}

/** Puts a row into a delivery. */
export function deliverRow(db: Database, orderId: Long, OrderRowId: Long, deliveryId: Long): void {
  db.run(
    'UPDATE order_rows SET delivery_id = ? WHERE order_id = ? AND id = ?',
    deliveryId,
    orderId,
    OrderRowId,
  )
}
