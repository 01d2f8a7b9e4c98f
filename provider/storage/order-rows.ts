import type { Long } from '../../shared/domain/values/long.ts'
import type { OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import { columnsOf, insert, update } from './columns.ts'
import type { Database } from './database.ts'

/** The common members of order rows and credited rows. */
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
  /** The delivery that the row is in; null until it is delivered. */
  deliveryId: Long | null
}

/** The stored form of a requested or shown row. Absent amounts and percents are 0. */
export function recordOf(OrderRowId: Long, row: OrderRowInput): RowRecord {
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

/** The columns of {@link RowRecord}, the same in both tables of rows. */
export const rowColumns = {
  OrderRowId: 'id',
  ArticleNumber: 'article_number',
  Name: 'name',
  Quantity: 'quantity',
  UnitPrice: 'unit_price',
  DiscountPercent: 'discount_percent',
  DiscountAmount: 'discount_amount',
  VatPercent: 'vat_percent',
  Unit: 'unit',
} as const

/** The members of {@link RowRecord} in `order_rows`, which an edit can change. */
export const rowMembers = columnsOf('order_rows', rowColumns)
const orderRows = columnsOf('order_rows', {
  ...rowColumns,
  IsCancelled: ['is_cancelled', 'boolean'],
  deliveryId: 'delivery_id',
})

/** Every row that the order has had, in the sequence of adding. */
export function rowsOf(db: Database, orderId: Long): OrderRowRecord[] {
  return db.all<OrderRowRecord>(
    `SELECT ${orderRows.json} FROM order_rows WHERE order_id = ? ORDER BY position`,
    orderId,
  )
}

/** Inserts rows after the order's other rows. */
export function insertRows(db: Database, orderId: Long, rows: readonly OrderRowRecord[]): void {
  const { last } = db.first<{ last: number }>(
    `SELECT json_object('last', coalesce(max(position), 0)) AS json FROM order_rows WHERE order_id = ?`,
    orderId,
  )!
  for (const [index, row] of rows.entries()) {
    const position = last + 1 + index
    insert(db, 'order_rows', { order_id: orderId, position, ...orderRows.values(row) })
  }
}

/** Updates a row's own members. Other functions cancel and deliver it. */
export function updateRow(db: Database, orderId: Long, row: RowRecord): void {
  update(db, 'order_rows', rowMembers.values(row), { order_id: orderId, id: row.OrderRowId })
}

export function cancelRow(db: Database, orderId: Long, OrderRowId: Long): void {
  update(db, 'order_rows', { is_cancelled: true }, { order_id: orderId, id: OrderRowId })
}

/** Adds a row to a delivery. */
export function deliverRow(db: Database, orderId: Long, OrderRowId: Long, deliveryId: Long): void {
  update(db, 'order_rows', { delivery_id: deliveryId }, { order_id: orderId, id: OrderRowId })
}
