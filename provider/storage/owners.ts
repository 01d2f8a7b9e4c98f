import type { Long } from '../../shared/domain/values/long.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Database } from './database.ts'

export interface Owner {
  orderId: Long
  merchantId: string
}

/** Shards of the directory. A shard's objects are named by it, so it never changes. */
export const SHARDS = 64

/** The range of reserved ids; an order can also be created with any other id. */
const FIRST_ID = 10_000_000
const LAST_ID = 999_999_999

/** The migration that divides the directory into shards. */
export const shardsMigration = `
  -- One row. The last reserved id, of the object that reserves; and whether a shard has its owners of former versions.
  CREATE TABLE directory_state (
    last_id INTEGER NOT NULL,
    has_former INTEGER NOT NULL DEFAULT 0 CHECK (has_former IN (0, 1))
  ) STRICT;
  INSERT INTO directory_state (last_id)
    SELECT coalesce(max(order_id), ${FIRST_ID - 1}) FROM owners WHERE order_id BETWEEN ${FIRST_ID} AND ${LAST_ID};
`

/** The migration for what opens the sandbox's console once. */
export const consoleKeysMigration = `
  CREATE TABLE console_keys (digest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
`

/** Records that the key was used. @returns whether it was not used before */
export function useConsoleKey(db: Database, digest: string): boolean {
  const added = db.texts(
    'INSERT INTO console_keys (digest) VALUES (?) ON CONFLICT DO NOTHING RETURNING digest AS json',
    digest,
  )
  return added.length > 0
}

/** The shard of an order: the lowest bits of its id. */
export function shardOfOrder(orderId: Long): number {
  return Number(BigInt(orderId) & BigInt(SHARDS - 1))
}

/** The MerchantId of the order's owner. */
export function findOwner(db: Database, orderId: Long): string | undefined {
  return db.first<{ MerchantId: string }>(
    `SELECT json_object('MerchantId', merchant_id) AS json FROM owners WHERE order_id = ?`,
    orderId,
  )?.MerchantId
}

/** Records the owners, except of orders that have one already. @returns whether none had one */
export function addOwners(db: Database, owners: readonly Owner[]): boolean {
  const added = db.texts(
    `INSERT INTO owners (order_id, merchant_id)
     SELECT value ->> 'orderId', value ->> 'merchantId' FROM json_each(?) WHERE true
     ON CONFLICT DO NOTHING RETURNING order_id AS json`,
    stringifyJson(owners),
  )
  return added.length === owners.length
}

/** One of the orders that has another owner than the merchant; undefined if there is none. */
export function findOthers(db: Database, orderIds: readonly Long[], merchantId: string): Long | undefined {
  return db.first<{ id: Long }>(
    `SELECT json_object('id', order_id) AS json FROM json_each(?) AS ids CROSS JOIN owners ON order_id = ids.value
     WHERE merchant_id <> ? LIMIT 1`,
    stringifyJson(orderIds),
    merchantId,
  )?.id
}

/** The owners of a shard's orders that follow an id, or the first ones. At most `limit`. */
export function ownersOfShard(
  db: Database,
  { shard, after, limit }: { shard: number; after: Long | null; limit: number },
): Owner[] {
  return db.all<Owner>(
    `SELECT json_object('orderId', order_id, 'merchantId', merchant_id) AS json
     FROM owners WHERE order_id & ${SHARDS - 1} = CAST(? AS INTEGER) AND (? IS NULL OR order_id > ?)
     ORDER BY order_id LIMIT ?`,
    shard,
    after,
    after,
    limit,
  )
}

export function hasFormerOwners(db: Database): boolean {
  return db.first('SELECT json_object() AS json FROM directory_state WHERE has_former = 1') !== undefined
}

export function setFormerOwners(db: Database): void {
  db.run('UPDATE directory_state SET has_former = 1')
}

/** Reserves consecutive ids that were never reserved. @returns the first */
export function reserveIds(db: Database, count: number): number {
  const { last } = db.first<{ last: number }>(
    "UPDATE directory_state SET last_id = last_id + ? RETURNING json_object('last', last_id) AS json",
    count,
  )!
  return last - count + 1
}

/** The first of the next ids of reserved ones, by the orders that the object has; undefined if there are too few. */
export function nextOrderId(db: Database, count: number): number | undefined {
  const { last } = db.first<{ last: number }>(
    `SELECT json_object('last', coalesce(max(id), ${FIRST_ID - 1})) AS json
     FROM orders WHERE id BETWEEN ${FIRST_ID} AND ${LAST_ID}`,
  )!
  return last + count <= LAST_ID ? last + 1 : undefined
}

/** Reserves an id that an order is to be created with, and all below it, if it is one of those that are reserved. */
export function skipId(db: Database, id: Long): void {
  if (isReserved(id)) db.run('UPDATE directory_state SET last_id = max(last_id, CAST(? AS INTEGER))', id)
}

/** Whether an id is one of those that are reserved. */
export function isReserved(id: Long): boolean {
  return id >= FIRST_ID && id <= LAST_ID
}
