import type { Long } from '../../../shared/domain/long.ts'
import { accepted, refusedOutput } from '../output.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { resultCodes } from '../result-codes.ts'
import { findCreditOrder, setClosed } from '../../storage/credit/orders.ts'
import { ORDER_UNKNOWN } from '../texts.ts'
import { stateAt } from './order-state.ts'

const ALREADY_CLOSED = 'The order is closed already, or has expired.'

/** CloseOrder: nothing more is invoiced on the order. */
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

/** CloseOrderEu: the same, with ResultCodes. */
export function closeOrderEu(
  context: CreditContext,
  { CloseOrderInformation }: CreditInput<'CloseOrderEu'>,
): CreditOutput<'CloseOrderEu'> {
  if (!CloseOrderInformation) return refusedOutput('CloseOrderEu', 'CloseOrderInformation is required.')
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
  return undefined
}
