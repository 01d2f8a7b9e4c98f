import type { Long } from '../../../shared/domain/values/long.ts'
import { accepted, refusedOutput } from '../output.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { changePlanInfo, findPlanOfClient } from '../../storage/credit/plans.ts'
import { findCreditOrder, setClientOrderNr, setCustomerReference } from '../../storage/credit/orders.ts'
import { ORDER_UNKNOWN, tooLong } from '../texts.ts'

/**
 * ChangeOrderInfo: changes the merchant's own number, the customer's reference or both, of an order, a payment
 * plan or both, in any state. An absent text clears the old one.
 */
export function changeOrderInfo(
  { db }: CreditContext,
  input: CreditInput<'ChangeOrderInfo'>,
): CreditOutput<'ChangeOrderInfo'> {
  const { ChangeClientOrderNr, ChangeCustomerReference, NewClientOrderNr, NewCustomerReference } = input
  const orderNr = numberGiven(input.ProviderOrderNr)
  const planNr = numberGiven(input.ProviderPaymentPlanNr)
  if (orderNr === null && planNr === null) {
    return refusedOutput('ChangeOrderInfo', 'ProviderOrderNr or ProviderPaymentPlanNr is required.')
  }
  if (!ChangeClientOrderNr && !ChangeCustomerReference) {
    return refusedOutput('ChangeOrderInfo', 'ChangeClientOrderNr or ChangeCustomerReference must be true.')
  }
  const wrong = tooLong({ NewClientOrderNr, NewCustomerReference })
  if (wrong) return refusedOutput('ChangeOrderInfo', wrong)
  const changes = {
    ...(ChangeClientOrderNr && { number: NewClientOrderNr || null }),
    ...(ChangeCustomerReference && { CustomerReference: NewCustomerReference || null }),
  }

  if (orderNr !== null) {
    if (!findCreditOrder(db, orderNr)) {
      return refusedOutput('ChangeOrderInfo', ORDER_UNKNOWN, 'OrderDoesNotExist')
    }
    if (changes.number !== undefined) setClientOrderNr(db, orderNr, changes.number)
    if (changes.CustomerReference !== undefined) setCustomerReference(db, orderNr, changes.CustomerReference)
  }
  if (planNr !== null) {
    const { number, ...others } = changes
    const namesake = number ? findPlanOfClient(db, number) : undefined
    if (namesake && namesake.ProviderPaymentPlanNr !== planNr) {
      return refusedOutput('ChangeOrderInfo', 'Another payment plan has this NewClientOrderNr.')
    }
    const planChanges = { ...others, ...(number !== undefined && { ClientPaymentPlanNr: number }) }
    if (!changePlanInfo(db, planNr, planChanges)) {
      const message = 'There is no payment plan with this number.'
      return refusedOutput('ChangeOrderInfo', message, 'OrderDoesNotExist')
    }
  }
  return accepted
}

/** Clients whose toolkit has no null send 0. */
function numberGiven(number: Long | null): Long | null {
  return number === 0 ? null : number
}
