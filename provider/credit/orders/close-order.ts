import type { Long } from '../../../shared/domain/values/long.ts'
import { accepted, refusedOutput } from '../output.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { raise } from '../../callbacks/raise.ts'
import { resultCodes } from '../../../shared/domain/credit/credit.enums.ts'
import { findCreditOrder, setClosed } from '../../storage/credit/orders.ts'
import { ORDER_UNKNOWN } from '../texts.ts'
import { stateAt } from './credit-order-state.ts'

const PARTLY_DELIVERED = 'A part of the order is delivered: only an undelivered order can be closed.'
const ALREADY_CLOSED = 'The order is closed already, or has expired.'

/** CloseOrder: ends the invoicing of the order. */
export function closeOrder(
  context: CreditContext,
  { ProviderOrderNr }: CreditInput<'CloseOrder'>,
): CreditOutput<'CloseOrder'> {
  switch (close(context, ProviderOrderNr)) {
    case 'OrderDoesNotExist':
      return refusedOutput('CloseOrder', ORDER_UNKNOWN, 'OrderDoesNotExist')
    case 'OrderExpired':
    case 'OrderAlreadyClosed':
      return refusedOutput('CloseOrder', ALREADY_CLOSED, 'OrderAlreadyClosed')
    default:
      return accepted
  }
}

/**
 * CloseOrderEu: the same, with ResultCodes, for orders without a delivery. The others are not closed: the rest of them
 * can still be delivered.
 */
export function closeOrderEu(
  context: CreditContext,
  { CloseOrderInformation }: CreditInput<'CloseOrderEu'>,
): CreditOutput<'CloseOrderEu'> {
  if (!CloseOrderInformation) return refusedOutput('CloseOrderEu', 'CloseOrderInformation is required.')
  const order = findCreditOrder(context.db, CloseOrderInformation.ProviderOrderId)
  if (order && order.deliveredAmount !== 0 && stateAt(order, context.now) === 'open') {
    return refusedOutput('CloseOrderEu', PARTLY_DELIVERED)
  }
  const refusal = close(context, CloseOrderInformation.ProviderOrderId)
  if (!refusal) return { Accepted: true, ResultCode: resultCodes.Success }
  const message = refusal === 'OrderDoesNotExist' ? ORDER_UNKNOWN : ALREADY_CLOSED
  return refusedOutput('CloseOrderEu', message, resultCodes[refusal])
}

function close(
  { db, now }: CreditContext,
  id: Long,
): 'OrderDoesNotExist' | 'OrderAlreadyClosed' | 'OrderExpired' | undefined {
  const order = findCreditOrder(db, id)
  if (!order) return 'OrderDoesNotExist'
  const state = stateAt(order, now)
  if (state !== 'open') return state === 'expired' ? 'OrderExpired' : 'OrderAlreadyClosed'
  setClosed(db, id, now)
  raise({ db, now }, [{ EventName: 'StandaloneOrder.Closed', OrderId: id, CloseReason: 'Cancelled' }])
  return undefined
}
