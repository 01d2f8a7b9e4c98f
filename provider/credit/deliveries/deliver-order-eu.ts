import { type CreditOrderType, resultCodes } from '../../../shared/domain/credit/credit.enums.ts'
import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import { refuse, type Result } from '../../../shared/domain/values/result.ts'
import { type CreditOrder, findCreditOrder } from '../../storage/credit/orders.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { pendingAt, stateAt } from '../orders/credit-order-state.ts'
import { refusedOutput } from '../output.ts'
import type { EuRefusal } from '../credit-refusal.ts'
import { ORDER_UNKNOWN } from '../texts.ts'
import { creditInvoice, deliverInvoice } from './deliver-invoice.ts'
import { deliverAccountCredit } from './deliver-account-credit.ts'
import { deliverPlan } from './deliver-plan.ts'
import type { Delivered, DeliverInformation } from './delivery.ts'

/** DeliverOrderEu: delivers an open order according to its type, or credits an invoice of an order in any state. */
export function deliverOrderEu(
  context: CreditContext,
  { DeliverOrderInformation: information }: CreditInput<'DeliverOrderEu'>,
): CreditOutput<'DeliverOrderEu'> {
  if (!information) return refusedOutput('DeliverOrderEu', 'DeliverOrderInformation is required.')
  const delivered = deliver(context, information)
  if (!delivered.ok) {
    const { code, message } = delivered.reason
    return refusedOutput('DeliverOrderEu', message, resultCodes[code])
  }
  const { amount, ...details } = delivered.value
  return {
    Accepted: true,
    ResultCode: resultCodes.Success,
    DeliverOrderResult: { Amount: decimalOf(amount), OrderType: information.OrderType, ...details },
  }
}

function deliver(context: CreditContext, information: DeliverInformation): Result<Delivered, EuRefusal> {
  const order = findCreditOrder(context.db, information.ProviderOrderId)
  if (!order) return refuse({ code: 'OrderDoesNotExist', message: ORDER_UNKNOWN })
  if (order.OrderType !== information.OrderType) {
    return refuse({ code: 'WrongOrderType', message: `The order is of type ${order.OrderType}.` })
  }
  const { DeliverInvoiceDetails: details } = information
  if (details?.IsCreditInvoice) return creditInvoice(context, order, details)
  const wrong = wrongState(context, order)
  return wrong ? refuse(wrong) : deliverers[order.OrderType](context, order, information)
}

type Deliverer = (
  context: CreditContext,
  order: CreditOrder,
  information: DeliverInformation,
) => Result<Delivered, EuRefusal>

const deliverers: Record<CreditOrderType, Deliverer> = {
  Invoice: deliverInvoice,
  PaymentPlan: deliverPlan,
  AccountCredit: deliverAccountCredit,
  // The result has no member for a loan.
  Loan: () => refuse({ code: 'WrongOrderType', message: 'A Loan is not delivered by this operation.' }),
}

function wrongState({ now }: CreditContext, order: CreditOrder): EuRefusal | undefined {
  const state = stateAt(order, now)
  if (state === 'closed') return { code: 'OrderAlreadyClosed', message: 'The order is closed.' }
  if (state === 'expired') return { code: 'OrderExpired', message: 'The order has expired.' }
  const pending = pendingAt(order, now)
  if (pending.length === 0) return undefined
  return { code: 'OrderPending', message: `The order is pending: ${pending.join(', ')}.` }
}
