/** The order types of a SOAP client. */
import { type CreditOrderType, resultCodes } from '../../shared/domain/credit/credit.enums.ts'
import { soapOperations } from '../../shared/domain/credit/soap/operations.ts'
import type { CreditInput, CreditName, CreditOutput } from './credit-handler.ts'
import { type RefusalCodeOf, refusedOutput } from './output.ts'

/**
 * The refusal of an Eu operation on orders of a type that the client may not use. The older operations have no code for
 * it.
 * @param allowed undefined for every type
 */
export function refusedOrderType<Name extends CreditName>(
  name: Name,
  input: CreditInput<Name>,
  allowed: readonly CreditOrderType[] | undefined,
): CreditOutput<Name> | undefined {
  const type = typeOf(name, input)
  if (!allowed || !type || allowed.includes(type)) return undefined
  const message = `The client is not for orders of type ${type}.`
  return refusedOutput(name, message, resultCodes.OrderTypeNotAllowed as RefusalCodeOf<Name>)
}

function typeOf<Name extends CreditName>(name: Name, input: CreditInput<Name>): CreditOrderType | undefined {
  const { client, result } = soapOperations[name]
  // Every client may look up addresses and close orders.
  if (!('ResultCode' in result.members) || client === 'Invoice') return undefined
  if (client !== 'of-order') return client
  const { CreateOrderInformation, DeliverOrderInformation } = input as Partial<
    CreditInput<'CreateOrderEu'> & CreditInput<'DeliverOrderEu'>
  >
  return (CreateOrderInformation ?? DeliverOrderInformation)?.OrderType
}
