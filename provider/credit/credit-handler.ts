/** The type of SOAP handlers: functions within one transaction of the merchant's database. */
import type { soapOperations } from '../../shared/domain/credit/soap/operations.ts'
import type { ShapeValue } from '../../shared/domain/credit/soap/shape.ts'
import type { ActionsMode } from '../../shared/domain/order/actions.rules.ts'
import type { MerchantAccount } from '../config.ts'
import type { Catalog } from './catalog.ts'
import type { Database } from '../storage/database.ts'

/** The operations with credentials, which work on a merchant's data: all but Ping. */
export type CreditName = Exclude<keyof typeof soapOperations, 'Ping'>
export type CreditInput<Name extends CreditName> = ShapeValue<(typeof soapOperations)[Name]['request']>
export type CreditOutput<Name extends CreditName> = ShapeValue<(typeof soapOperations)[Name]['result']>

export interface CreditContext {
  db: Database
  /** The owner of the database. Links in answers have its id, documents its name. */
  merchant: Pick<MerchantAccount, 'MerchantId' | 'Name'>
  /** The merchant's clock; milliseconds since 1970. */
  now: number
  /** Whether answers follow the description's silence as we read it, or what clients of the operator see. */
  mode: ActionsMode
  /** All customers and campaigns. */
  catalog: Catalog
  /** The origin of the request, for links in answers. */
  origin: string
}

/** The handler of an operation. Its writes are undone if its answer is not Accepted. */
export type CreditHandler<Name extends CreditName> = (
  context: CreditContext,
  input: CreditInput<Name>,
) => CreditOutput<Name>
