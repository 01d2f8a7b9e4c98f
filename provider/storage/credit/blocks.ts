import type { Database } from '../database.ts'

/** @param nationalId without separators */
export function isBlocked(db: Database, nationalId: string, isCompany: boolean): boolean {
  const found = db.first(
    `SELECT json('true') AS json FROM credit_blocks WHERE national_id = ? AND is_company = ?`,
    nationalId,
    isCompany,
  )
  return found !== undefined
}

/** Blocks a customer; the reason of one that is blocked already is replaced. */
export function insertBlock(
  db: Database,
  { nationalId, isCompany, reason, now }: Block & { now: number },
): void {
  db.run(
    `INSERT INTO credit_blocks (national_id, is_company, reason, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET reason = excluded.reason`,
    nationalId,
    isCompany,
    reason,
    now,
  )
}

interface Block {
  nationalId: string
  isCompany: boolean
  reason: string | null
}
