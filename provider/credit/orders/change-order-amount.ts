import { sum } from '../../../shared/domain/money/money.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { refusedOutput } from '../output.ts'
import { readClientRows } from '../rows/read-rows.ts'
import { findCreditOrder, setAuthorizedAmount } from '../../storage/credit/orders.ts'
import { replaceOrderRows } from '../../storage/credit/rows.ts'
import { ORDER_UNKNOWN } from '../texts.ts'
import { remainingAmount, stateAt } from './credit-order-state.ts'

/**
 * ChangeOrderAmount: replaces the rows that remain to be invoiced. Their sum is at most what is left (decided): a
 * higher amount needs the credit check of CreateOrder. To leave no rows, close the order.
 */
export function changeOrderAmount(
  { db, now }: CreditContext,
  { ProviderOrderNr, RemainingInvoiceRows }: CreditInput<'ChangeOrderAmount'>,
): CreditOutput<'ChangeOrderAmount'> {
  const order = findCreditOrder(db, ProviderOrderNr)
  if (!order) return refused(ORDER_UNKNOWN)
  if (stateAt(order, now) !== 'open') return refused('The order is closed or has expired.')
  const priced = readClientRows(RemainingInvoiceRows)
  if (!priced.ok) return refused(priced.reason.message)
  const { rows, amount } = priced.value
  if (amount > remainingAmount(order)) {
    return refused('The sum of the remaining rows is above what is left to invoice.')
  }
  setAuthorizedAmount(db, order.Id, sum([order.deliveredAmount, amount]))
  replaceOrderRows(db, order.Id, rows)
  return { Accepted: true }
}

function refused(message: string): CreditOutput<'ChangeOrderAmount'> {
  return refusedOutput('ChangeOrderAmount', message)
}
