import type { Long } from '../../shared/domain/long.ts'
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
