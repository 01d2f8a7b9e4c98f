import type { Catalog } from '../credit/catalog.ts'
import type { Database } from '../storage/database.ts'

/** What a list is read from, in one transaction. */
export interface ListContext {
  db: Database
  /** Milliseconds since 1970, by the merchant's clock. */
  now: number
  /** All customers and campaigns. */
  catalog: Catalog
}
