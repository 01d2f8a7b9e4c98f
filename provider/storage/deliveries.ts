import type { DeliveryStatus } from '../../shared/domain/enums.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { Database } from './database.ts'
import { ROW_COLUMNS, ROW_MEMBERS, type RowRecord, rowValues } from './order-rows.ts'

export interface DeliveryRecord {
  Id: Long
  InvoiceId: Long | null
  Status: DeliveryStatus | null
  /** Instants, in milliseconds since 1970. */
  createdAt: number
  dueAt: number | null
}

export interface CreditRecord {
  Id: Long
  deliveryId: Long
  /** Minor units, negative. */
  Amount: Long
  createdAt: number
}

export interface CreditRowRecord extends RowRecord {
  creditId: Long
}

export function deliveriesOf(db: Database, orderId: Long): DeliveryRecord[] {
  return db.all<DeliveryRecord>(
    `SELECT json_object(
       'Id', id, 'InvoiceId', invoice_id, 'Status', status, 'createdAt', created_at, 'dueAt', due_at
     ) AS json
     FROM deliveries WHERE order_id = ? ORDER BY created_at, id`,
    orderId,
  )
}

export function insertDelivery(db: Database, orderId: Long, delivery: DeliveryRecord): void {
  db.run(
    `INSERT INTO deliveries (id, order_id, invoice_id, status, created_at, due_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    delivery.Id,
    orderId,
    delivery.InvoiceId,
    delivery.Status,
    delivery.createdAt,
    delivery.dueAt,
  )
}

/** The credits on all deliveries of the order. */
export function creditsOf(db: Database, orderId: Long): CreditRecord[] {
  return db.all<CreditRecord>(
    `SELECT json_object(
       'Id', credits.id, 'deliveryId', delivery_id, 'Amount', amount, 'createdAt', credits.created_at
     ) AS json
     FROM credits JOIN deliveries ON deliveries.id = delivery_id
     WHERE order_id = ? ORDER BY credits.created_at, credits.id`,
    orderId,
  )
}

export function insertCredit(db: Database, credit: CreditRecord): void {
  db.run(
    'INSERT INTO credits (id, delivery_id, amount, created_at) VALUES (?, ?, ?, ?)',
    credit.Id,
    credit.deliveryId,
    credit.Amount,
    credit.createdAt,
  )
}

/** The rows of all credits of the order. */
export function creditRowsOf(db: Database, orderId: Long): CreditRowRecord[] {
  return db.all<CreditRowRecord>(
    `SELECT json_object('creditId', credit_id, ${ROW_MEMBERS}) AS json
     FROM credit_rows
     WHERE credit_id IN (
       SELECT credits.id FROM credits JOIN deliveries ON deliveries.id = delivery_id WHERE order_id = ?
     )
     ORDER BY credit_id, position`,
    orderId,
  )
}

export function insertCreditRow(db: Database, position: number, row: CreditRowRecord): void {
  db.run(
    `INSERT INTO credit_rows (credit_id, position, ${ROW_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.creditId,
    position,
    ...rowValues(row),
  )
}

/** Ids count up from these, above the seeds' own. */
const FIRST_DELIVERY = 5_500_200
const FIRST_CREDIT = 7_700_100

export function nextDeliveryId(db: Database): number {
  return nextId(db, 'deliveries', FIRST_DELIVERY)
}

export function nextCreditId(db: Database): number {
  return nextId(db, 'credits', FIRST_CREDIT)
}

/** The number of the invoice that a delivery becomes. */
export function invoiceIdOf(deliveryId: number): number {
  return deliveryId - 4_200_000
}

export function setDeliveryStatus(db: Database, deliveryId: Long, status: DeliveryStatus): void {
  db.run('UPDATE deliveries SET status = ? WHERE id = ?', status, deliveryId)
}

function nextId(db: Database, table: 'deliveries' | 'credits', first: number): number {
  return db.first<{ id: number }>(
    `SELECT json_object('id', max(${first}, coalesce(max(id), 0) + 1)) AS json FROM ${table}`,
  )!.id
}
