/** Standalone orders that time alone changes: a pending one counts as approved after a while, and an open one expires. */
import type { Long } from '../../../shared/domain/values/long.ts'
import type { Database } from '../database.ts'

export const dueOrdersMigration = `
  -- Whether the order was found to be expired. It may be authorized again.
  ALTER TABLE credit_orders ADD COLUMN is_expired INTEGER NOT NULL DEFAULT 0 CHECK (is_expired IN (0, 1));
  -- Nobody is told any more of what changed before this version. A pending order counts as approved after a day.
  UPDATE credit_orders SET is_expired = 1 WHERE expires_at <= unixepoch() * 1000;
  UPDATE credit_orders SET pending_reasons = '[]' WHERE authorized_at <= (unixepoch() - 86400) * 1000;
  CREATE INDEX credit_orders_to_expire ON credit_orders (expires_at) WHERE closed_at IS NULL AND is_expired = 0;
  CREATE INDEX credit_orders_pending ON credit_orders (authorized_at)
    WHERE closed_at IS NULL AND pending_reasons <> '[]';
`

/** The migration after which the mark counts, also if a sandbox's clock is reset. */
export const storedExpiryMigration = `
  -- The mark was set by the system's clock, and that of a sandbox may be behind it.
  UPDATE credit_orders SET is_expired = 0 WHERE is_expired = 1 AND expires_at > unixepoch() * 1000
    + coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'clockOffset'), 0);
`

// A partial index is used only by queries that repeat its condition exactly.
const WILL_EXPIRE = 'closed_at IS NULL AND is_expired = 0'
const IS_PENDING = "closed_at IS NULL AND pending_reasons <> '[]'"

/** The orders that are changed at once: others wait for the next transaction. */
const AT_ONCE = 500

/** When the next open order expires, in milliseconds since 1970; undefined if none will. */
export function nextCreditExpiry(db: Database): number | undefined {
  return firstOf(
    db,
    `SELECT json_object('at', min(expires_at)) AS json FROM credit_orders WHERE ${WILL_EXPIRE}`,
  )
}

/** When the pending order was authorized that has waited longest; undefined if none is pending. */
export function firstPending(db: Database): number | undefined {
  return firstOf(
    db,
    `SELECT json_object('at', min(authorized_at)) AS json FROM credit_orders WHERE ${IS_PENDING}`,
  )
}

function firstOf(db: Database, statement: string): number | undefined {
  return db.first<{ at: number | null }>(statement)?.at ?? undefined
}

/** Marks open orders that are due as expired, the oldest first. @returns their ids */
export function expireCreditOrders(db: Database, now: number): Long[] {
  return changed(
    db,
    `UPDATE credit_orders SET is_expired = 1 WHERE id IN (
       SELECT id FROM credit_orders WHERE ${WILL_EXPIRE} AND expires_at <= ? ORDER BY expires_at LIMIT ${AT_ONCE})
     RETURNING json_object('id', id) AS json`,
    now,
  )
}

/** Takes away why orders are pending that were authorized until an instant, the oldest first. @returns their ids */
export function approvePending(db: Database, until: number): Long[] {
  return changed(
    db,
    `UPDATE credit_orders SET pending_reasons = '[]' WHERE id IN (
       SELECT id FROM credit_orders WHERE ${IS_PENDING} AND authorized_at <= ? ORDER BY authorized_at LIMIT ${AT_ONCE})
     RETURNING json_object('id', id) AS json`,
    until,
  )
}

function changed(db: Database, statement: string, until: number): Long[] {
  return db.all<{ id: Long }>(statement, until).map(({ id }) => id)
}
