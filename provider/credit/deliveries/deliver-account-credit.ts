import { ok, type Result } from '../../../shared/domain/values/result.ts'
import { insertAccountCredit } from '../../storage/credit/account-credits.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'
import { creditRowsOf } from '../../storage/credit/rows.ts'
import type { CreditContext } from '../credit-handler.ts'
import type { EuRefusal } from '../credit-refusal.ts'
import { deliverGiven, type Delivered, type DeliverInformation, givenRows } from './delivery.ts'
import { holdDelivered } from '../orders/hold-delivered.ts'

/** Adds rows of an order, or all that are left, to the customer's account. */
export function deliverAccountCredit(
  context: CreditContext,
  order: CreditOrder,
  { DeliverAccountCreditDetails: details }: DeliverInformation,
): Result<Delivered, EuRefusal> {
  const given = givenRows(details?.OrderRows, creditRowsOf(context.db, 'order', order.Id))
  if (!given.ok) return given
  const delivered = deliverGiven(context, order, given.value, 'AboveAuthorizedAmount')
  if (!delivered.ok) return delivered
  const { amount } = delivered.value
  const { Id, ContractNumber } = insertAccountCredit(context.db, {
    orderId: order.Id,
    amount,
    createdAt: context.now,
  })
  holdDelivered(context.db, order.Id)
  return ok({ amount, AccountCreditResultDetails: { ContractNumber, AccountCreditId: Id } })
}
