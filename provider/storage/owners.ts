import type { Long } from '../../shared/domain/values/long.ts'
import type { Database } from './database.ts'

/** The MerchantId of the order's owner. */
export function findOwner(db: Database, orderId: Long): string | undefined {
  return db.first<{ MerchantId: string }>(
    `SELECT json_object('MerchantId', merchant_id) AS json FROM owners WHERE order_id = ?`,
    orderId,
  )?.MerchantId
}

/** Records the owner, unless the order has one already. */
export function addOwner(db: Database, orderId: Long, merchantId: string): void {
  db.run(
    'INSERT INTO owners (order_id, merchant_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
    orderId,
    merchantId,
  )
}

/** The range of reserved ids; an order can also be created with any other id. */
const FIRST_ID = 10_000_000
const LAST_ID = 999_999_999

/** Reserves consecutive unused ids for the merchant and returns the first. */
export function claimOwners(db: Database, merchantId: string, count: number): number {
  const { first } = db.first<{ first: number }>(
    `SELECT json_object('first', coalesce(max(order_id), ${FIRST_ID - 1}) + 1) AS json
     FROM owners WHERE order_id BETWEEN ${FIRST_ID} AND ${LAST_ID}`,
  )!
  db.run(
    `INSERT INTO owners (order_id, merchant_id)
     SELECT value, ? FROM (
       WITH RECURSIVE ids (value) AS (
         SELECT ${first} UNION ALL SELECT value + 1 FROM ids WHERE value < ${first + count - 1}
       )
       SELECT value FROM ids
     )`,
    merchantId,
  )
  return first
}
