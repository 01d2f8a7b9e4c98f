import type { Long } from '../../../shared/domain/long.ts'
import type { TestPerson } from '../../../shared/test-persons.ts'
import type { Database } from '../database.ts'

const FIRST_CUSTOMER_ID = 500_001

/** A customer as the merchant's object knows it: the provider's number, and what it is in the directory. */
export interface CreditCustomer {
  Id: Long
  CountryCode: TestPerson['CountryCode']
  NationalId: string
}

/** The provider's own number for a customer, given when it is first asked for. */
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
  return db.first<CreditCustomer>(
    `SELECT json_object('Id', id, 'CountryCode', country_code, 'NationalId', national_id) AS json
     FROM credit_customers WHERE id = ?`,
    id,
  )
}
