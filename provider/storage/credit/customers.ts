import type { Long } from '../../../shared/domain/values/long.ts'
import type { TestPerson } from '../../../shared/test-persons.ts'
import { columnsOf, insert, nextNumber } from '../columns.ts'
import type { Database } from '../database.ts'

const FIRST_CUSTOMER_ID = 500_001

/** A customer of the merchant: the provider's number, and the key in the customer directory. */
export interface CreditCustomer {
  Id: Long
  CountryCode: TestPerson['CountryCode']
  NationalId: string
}

export const customers = columnsOf('credit_customers', {
  Id: 'id',
  CountryCode: 'country_code',
  NationalId: 'national_id',
})

/** The provider's own number for a customer. The first call assigns it. */
export function customerIdOf(
  db: Database,
  { CountryCode, NationalId }: { CountryCode: string; NationalId: string },
): Long {
  const known = db.first<{ id: Long }>(
    `SELECT json_object('id', id) AS json FROM credit_customers WHERE country_code = ? AND national_id = ?`,
    CountryCode,
    NationalId,
  )
  if (known) return known.id
  const id = nextNumber(db, 'credit_customers', 'id', FIRST_CUSTOMER_ID)
  insert(db, 'credit_customers', { id, country_code: CountryCode, national_id: NationalId })
  return id
}

export function findCustomer(db: Database, id: Long): CreditCustomer | undefined {
  return db.first<CreditCustomer>(`SELECT ${customers.json} FROM credit_customers WHERE id = ?`, id)
}

interface Block {
  nationalId: string
  isCompany: boolean
  reason: string | null
}

/** @param nationalId without separators */
export function isBlocked(db: Database, nationalId: string, isCompany: boolean): boolean {
  const found = db.first(
    `SELECT json('true') AS json FROM credit_blocks WHERE national_id = ? AND is_company = ?`,
    nationalId,
    isCompany,
  )
  return found !== undefined
}

/** Blocks a customer. A new reason replaces that of an earlier block. */
export function insertBlock(
  db: Database,
  { nationalId, isCompany, reason, now }: Block & { now: number },
): void {
  const values = { national_id: nationalId, is_company: isCompany, reason, created_at: now }
  insert(db, 'credit_blocks', values, 'ON CONFLICT DO UPDATE SET reason = excluded.reason')
}
