/**
 * Refunds of delivered orders ("Beyond the description", section 2): clients of the operator see the actions to cancel
 * on a delivered card or wallet order, and a cancelled amount is then credited on its deliveries. Pure.
 */
import { isRefundedByCancellation } from './actions.rules.ts'
import { type Long, normalLong } from '../values/long.ts'
import { rowAmount, sum } from '../money/money.ts'
import type { Delivery } from './delivery.schema.ts'
import { openAmount } from './open-rows.ts'
import { hasAction } from './order.rules.ts'
import type { Order } from './order.schema.ts'

/** The amount that may still be credited on a delivery, in minor units. */
export function creditableAmount({
  DeliveryAmount,
  CreditedAmount,
}: Pick<Delivery, 'DeliveryAmount' | 'CreditedAmount'>): Long {
  return normalLong(BigInt(DeliveryAmount) - BigInt(CreditedAmount))
}

type Amounts = Pick<Delivery, 'DeliveryAmount' | 'CreditedAmount'>

/** The amount that may still be credited on all deliveries of an order, in minor units. */
export function refundableAmount({ Deliveries }: { Deliveries: readonly Amounts[] }): Long {
  return sum(Deliveries.map(creditableAmount).filter((amount) => amount > 0))
}

/** Whether a cancellation of the order or of an amount is a refund: the order is delivered and has such an action. */
export function isRefund(order: Pick<Order, 'OrderStatus' | 'Actions'>): boolean {
  const { OrderStatus } = order
  return (
    OrderStatus === 'Delivered' && (hasAction(order, 'CanCancelOrder') || hasAction(order, 'CanCancelAmount'))
  )
}

/** The amount that a cancellation can take, in minor units: the open rows, or what a refund can credit. */
export function cancellableAmount(
  order: Pick<Order, 'OrderStatus' | 'Actions' | 'OrderRows'> & { Deliveries: readonly Amounts[] },
): Long {
  return isRefund(order) ? refundableAmount(order) : openAmount(order)
}

/**
 * The part of CancelledAmount that is refunds, in minor units. CancelledAmount is the total of the cancelled rows and
 * the refunds, and a refund cancels no row: it is in the CreditedAmount of a delivery.
 */
export function refundedAmount({
  PaymentType,
  CancelledAmount,
  OrderRows,
  Deliveries,
}: Pick<Order, 'PaymentType' | 'CancelledAmount' | 'OrderRows'> & { Deliveries: readonly Amounts[] }): Long {
  // Another provider may cancel an amount without a row, and credit such an order besides.
  if (!isRefundedByCancellation(PaymentType)) return 0
  const cancelled = sum(OrderRows.filter(({ IsCancelled }) => IsCancelled).map(rowAmount))
  const more = BigInt(CancelledAmount) - BigInt(cancelled)
  const credited = BigInt(sum(Deliveries.map(({ CreditedAmount }) => CreditedAmount)))
  if (more <= 0n) return 0
  return normalLong(more < credited ? more : credited)
}

/** CancelledAmount without the refunds, in minor units: what was cancelled instead of being delivered. */
export function cancelledRowsAmount(order: Parameters<typeof refundedAmount>[0]): Long {
  return normalLong(BigInt(order.CancelledAmount) - BigInt(refundedAmount(order)))
}

/** The part of a history's entry that tells. */
interface RefundWrite {
  operation: string
  before: { OrderStatus?: string | undefined }
}

/** Whether a write of the history was a refund: it cancelled a delivered order, so it credited a delivery and no row. */
export function isRefundWrite({ operation, before }: RefundWrite): boolean {
  return (operation === 'cancelOrder' || operation === 'cancelAmount') && before.OrderStatus === 'Delivered'
}
