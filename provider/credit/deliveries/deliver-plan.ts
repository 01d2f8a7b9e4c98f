import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'
import { activatePlan, insertPlan } from '../../storage/credit/plans.ts'
import { creditRowsOf } from '../../storage/credit/rows.ts'
import type { CreditContext } from '../credit-handler.ts'
import { buyerOf } from '../customers/stored-customer.ts'
import { remainingAmount } from '../orders/credit-order-state.ts'
import { takesAmount } from '../plans/campaigns.ts'
import type { EuRefusal } from '../credit-refusal.ts'
import { deliverGiven, type Delivered, type DeliverInformation, givenRows } from './delivery.ts'
import { holdDelivered } from '../orders/hold-delivered.ts'

/** Turns an order into an active payment plan: its customer signed when the order was created. */
export function deliverPlan(
  context: CreditContext,
  order: CreditOrder,
  { DeliverInvoiceDetails, DeliverAccountCreditDetails }: DeliverInformation,
): Result<Delivered, EuRefusal> {
  const { db, now } = context
  const rows = (DeliverInvoiceDetails ?? DeliverAccountCreditDetails)?.OrderRows
  const given = givenRows(rows, creditRowsOf(db, 'order', order.Id))
  if (!given.ok) return given
  const amount = remainingAmount(order)
  if (given.value && given.value.amount !== amount) {
    const message = 'A payment plan is delivered whole: the rows must come to what the order does.'
    return refuse({ code: 'PlanDeliveredInPart', message })
  }
  // ChangeOrderAmount can have lowered it.
  if (!order.planTerms || !takesAmount(order.planTerms.campaign, amount)) {
    const message = "The order's campaign is not for its amount."
    return refuse({ code: 'InvalidCampaignCodeAmountCombination', message })
  }
  const delivered = deliverGiven(context, order, undefined, 'AboveAuthorizedAmount')
  if (!delivered.ok) return delivered
  const number = insertPlan(db, {
    ...order.planTerms,
    // The order has this number, and CreatePaymentPlan may give it to another plan.
    ClientPaymentPlanNr: null,
    CustomerReference: order.CustomerReference,
    currency: order.Currency,
    amount,
    customer: buyerOf(context, order),
    createdAt: now,
    orderId: order.Id,
  })
  holdDelivered(db, order.Id)
  return ok({ amount, PaymentPlanResultDetails: { ContractNumber: activatePlan(db, number, now) } })
}
