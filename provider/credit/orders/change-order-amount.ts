import { sum } from '../../../shared/domain/money.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { refusedOutput } from '../output.ts'
import { readClientRows } from '../rows/read-rows.ts'
import { findCreditOrder, setAuthorizedAmount } from '../../storage/credit/orders.ts'
import { replaceOrderRows } from '../../storage/credit/rows.ts'
import { ORDER_UNKNOWN } from '../texts.ts'
import { remainingAmount, stateAt } from './order-state.ts'

/**
 * ChangeOrderAmount: states the rows that remain to be invoiced. They are never above what is left (decided):
 * more needs a credit check, which is CreateOrder's. To leave none, the order is closed.
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
    return refused('The remaining rows come to more than what is left of the order.')
  }
  setAuthorizedAmount(db, order.Id, sum([order.invoicedAmount, amount]))
  replaceOrderRows(db, order.Id, rows)
  return { Accepted: true }
}

function refused(message: string): CreditOutput<'ChangeOrderAmount'> {
  return refusedOutput('ChangeOrderAmount', message)
}
