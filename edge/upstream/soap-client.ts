/** Chooses one of a merchant's SOAP clients: there is one for each kind of order. */
import type { CreditOrderType } from '../../shared/domain/credit/credit.enums.ts'
import type { CreditWriteName, SoapInput, SoapName } from '../../shared/domain/credit/soap/operations.ts'
import { operations } from '../../shared/wire/operations.ts'

/** The kind of order whose client calls; undefined for an operation that takes no `Auth`, as no write does. */
export function clientKindOf<Name extends CreditWriteName>(
  name: Name,
  input: SoapInput<Name>,
): CreditOrderType
export function clientKindOf<Name extends SoapName>(
  name: Name,
  input: SoapInput<Name>,
): CreditOrderType | undefined
export function clientKindOf<Name extends SoapName>(
  name: Name,
  input: SoapInput<Name>,
): CreditOrderType | undefined {
  const { client } = operations[name]
  if (client === 'none') return undefined
  if (client !== 'of-order') return client
  const { CreateOrderInformation, DeliverOrderInformation } = input as OfOrderInput
  return (CreateOrderInformation ?? DeliverOrderInformation)?.OrderType ?? 'Invoice'
}

/** The requests that name an order type. */
type OfOrderInput = Partial<SoapInput<'CreateOrderEu'> & SoapInput<'DeliverOrderEu'>>
