import { LONG_MAX, type Long } from '../../shared/domain/long.ts'
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

/** Inserts a row behind the order's others. */
export function insertRow(db: Database, orderId: Long, row: OrderRowRecord): void {
  db.run(
    `INSERT INTO order_rows (order_id, position, is_cancelled, delivery_id, ${ROW_COLUMNS})
     VALUES (?, (SELECT coalesce(max(position), 0) + 1 FROM order_rows WHERE order_id = ?), ?, ?,
       ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    orderId,
    row.IsCancelled,
    row.deliveryId,
    ...rowValues(row),
  )
}

/** The id for the order's next row: one above its highest, or the lowest free one when there is none above. */
export function nextRowId(db: Database, orderId: Long): Long {
  const { id } = db.first<{ id: Long }>(
    `SELECT json_object('id', iif(highest < ${LONG_MAX}, highest + 1, (
       SELECT min(candidate) FROM (
         SELECT 1 AS candidate
         UNION ALL SELECT id + 1 FROM order_rows WHERE order_id = ? AND id < ${LONG_MAX}
       ) WHERE candidate NOT IN (SELECT id FROM order_rows WHERE order_id = ?)
     ))) AS json
     FROM (SELECT coalesce(max(id), 0) AS highest FROM order_rows WHERE order_id = ?)`,
    orderId,
    orderId,
    orderId,
  )!
  return id
}
