/** What a SOAP operation is here: a function within one transaction of the merchant's database. */
import type { soapOperations } from '../../shared/domain/credit/soap/operations.ts'
import type { ShapeValue } from '../../shared/domain/credit/soap/shape.ts'
import type { MerchantAccount } from '../config.ts'
import type { Catalog } from './catalog.ts'
import type { Database } from '../storage/database.ts'

/** The operations that ask for credentials and work on a merchant's data: all but Ping. */
export type CreditName = Exclude<keyof typeof soapOperations, 'Ping'>
export type CreditInput<Name extends CreditName> = ShapeValue<(typeof soapOperations)[Name]['request']>
export type CreditOutput<Name extends CreditName> = ShapeValue<(typeof soapOperations)[Name]['result']>

export interface CreditContext {
  db: Database
  /** Whose database it is: links in answers name the one, documents the other. */
  merchant: Pick<MerchantAccount, 'MerchantId' | 'Name'>
  /** The merchant's clock; milliseconds since 1970. */
  now: number
  /** The customers and campaigns that there are. */
  catalog: Catalog
  /** The origin that was asked, for links in answers. */
  origin: string
}

/** What it wrote is undone when its answer is not Accepted. */
export type CreditHandler<Name extends CreditName> = (
  context: CreditContext,
  input: CreditInput<Name>,
) => CreditOutput<Name>
