import type { Long } from '../../../shared/domain/values/long.ts'
import type { TestPerson } from '../../../shared/test-persons.ts'
import { columnsOf, insert } from '../columns.ts'
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
  db.run(
    `INSERT INTO credit_customers (id, country_code, national_id)
     SELECT coalesce(max(id), ${FIRST_CUSTOMER_ID - 1}) + 1, ?, ? FROM credit_customers
     WHERE true ON CONFLICT DO NOTHING`,
    CountryCode,
    NationalId,
  )
  return db.first<{ id: Long }>(
    `SELECT json_object('id', id) AS json FROM credit_customers WHERE country_code = ? AND national_id = ?`,
    CountryCode,
    NationalId,
  )!.id
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
