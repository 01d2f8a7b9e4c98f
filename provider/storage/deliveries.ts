import type { DeliveryStatus, InvoiceDistributionType } from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { customerIdOf } from './credit/customers.ts'
import { columnsOf, insert, nextNumber, update } from './columns.ts'
import type { Database } from './database.ts'
import { rowColumns, type RowRecord } from './order-rows.ts'

export interface DeliveryRecord {
  Id: Long
  InvoiceId: Long | null
  Status: DeliveryStatus | null
  /** Instants, in milliseconds since 1970. */
  createdAt: number
  /** The midnight at which it is due. */
  dueAt: number | null
  /** How the invoice is sent, if the delivery named it. */
  InvoiceDistributionType?: InvoiceDistributionType | null
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

const deliveries = columnsOf('deliveries', {
  Id: 'id',
  InvoiceId: 'invoice_id',
  Status: 'status',
  createdAt: 'created_at',
  dueAt: 'due_at',
  InvoiceDistributionType: 'invoice_distribution_type',
})
const credits = columnsOf('credits', {
  Id: 'id',
  deliveryId: 'delivery_id',
  Amount: 'amount',
  createdAt: 'created_at',
})
const creditRows = columnsOf('credit_rows', { creditId: 'credit_id', ...rowColumns })

export function deliveriesOf(db: Database, orderId: Long): DeliveryRecord[] {
  return db.all<DeliveryRecord>(
    `SELECT ${deliveries.json} FROM deliveries WHERE order_id = ? ORDER BY created_at, id`,
    orderId,
  )
}

/** Stores a delivery. Its customer gets a number, so that numbers do not depend on when a day is settled. */
export function insertDelivery(db: Database, orderId: Long, delivery: DeliveryRecord): void {
  insert(db, 'deliveries', { order_id: orderId, ...deliveries.values(delivery) })
  const customer = db.first<{ CountryCode: string; NationalId: string }>(
    `SELECT json_object('CountryCode', country_code, 'NationalId', national_id) AS json FROM orders WHERE id = ?`,
    orderId,
  )
  customerIdOf(db, customer!)
}

/** The credits on all deliveries of the order. */
export function creditsOf(db: Database, orderId: Long): CreditRecord[] {
  return db.all<CreditRecord>(
    `SELECT ${credits.json}
     FROM credits JOIN deliveries ON deliveries.id = delivery_id
     WHERE order_id = ? ORDER BY credits.created_at, credits.id`,
    orderId,
  )
}

export function insertCredit(db: Database, credit: CreditRecord): void {
  insert(db, 'credits', credits.values(credit))
}

/** The rows of all credits of the order. */
export function creditRowsOf(db: Database, orderId: Long): CreditRowRecord[] {
  return db.all<CreditRowRecord>(
    `SELECT ${creditRows.json} FROM credit_rows
     WHERE credit_id IN (
       SELECT credits.id FROM credits JOIN deliveries ON deliveries.id = delivery_id WHERE order_id = ?
     )
     ORDER BY credit_id, position`,
    orderId,
  )
}

export function insertCreditRow(db: Database, position: number, row: CreditRowRecord): void {
  insert(db, 'credit_rows', { position, ...creditRows.values(row) })
}

/** The first ids, above those of the seeds. */
const FIRST_DELIVERY = 5_500_200
const FIRST_CREDIT = 7_700_100

export function nextDeliveryId(db: Database): number {
  return nextNumber(db, 'deliveries', 'id', FIRST_DELIVERY)
}

export function nextCreditId(db: Database): number {
  return nextNumber(db, 'credits', 'id', FIRST_CREDIT)
}

/** The number of the delivery's invoice. */
export function invoiceIdOf(deliveryId: number): number {
  return deliveryId - 4_200_000
}

export function setDeliveryStatus(db: Database, deliveryId: Long, status: DeliveryStatus): void {
  update(db, 'deliveries', { status }, { id: deliveryId })
}
