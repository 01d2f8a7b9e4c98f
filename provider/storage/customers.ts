import type { Long } from '../../shared/domain/long.ts'
import type { Database } from './database.ts'

/** A person or company, by country and national id. */
export interface CustomerRecord {
  CountryCode: string
  NationalId: string
  IsCompany: boolean
  /** Minor units: what one order of the customer may come to after an edit that raises it. */
  creditLimit: Long
}

/** Inserts the customer, or leaves the one that is there as it is. */
export function ensureCustomer(db: Database, customer: CustomerRecord): void {
  db.run(
    `INSERT INTO customers (country_code, national_id, is_company, credit_limit) VALUES (?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    customer.CountryCode,
    customer.NationalId,
    customer.IsCompany,
    customer.creditLimit,
  )
}
