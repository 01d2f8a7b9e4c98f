/** Which types of orders a SOAP client is for. */
import { type CreditOrderType, resultCodes } from '../../shared/domain/credit/credit.enums.ts'
import { soapOperations } from '../../shared/domain/credit/soap/operations.ts'
import type { CreditInput, CreditName, CreditOutput } from './credit-handler.ts'
import { type RefusalCodeOf, refusedOutput } from './output.ts'

/**
 * The refusal of an Eu operation about orders of a type that the client is not for. The older operations have no code
 * for it.
 * @param allowed undefined: every type
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
  // Addresses and the ends of orders are any client's.
  if (!('ResultCode' in result.members) || client === 'Invoice') return undefined
  if (client !== 'of-order') return client
  const { CreateOrderInformation, DeliverOrderInformation } = input as Partial<
    CreditInput<'CreateOrderEu'> & CreditInput<'DeliverOrderEu'>
  >
  return (CreateOrderInformation ?? DeliverOrderInformation)?.OrderType
}
