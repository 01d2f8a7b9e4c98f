/** An order as the shop's list has it: the members that the desk of orders knows, and a column of the shop. Pure. */
import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'

/** The shop's words for the states of an order. The desk translates those that are the provider's too. */
export const statuses = [
  'Open',
  'Pending',
  'Partly delivered',
  'Delivered',
  'Credited',
  'Cancelled',
  'Expired',
  'Failed',
] as const
export type Status = (typeof statuses)[number]

export interface ListedOrder {
  /** The CheckoutOrderId in digits. */
  id: string
  /** The shop's own number. */
  number: string
  customer: string
  status: Status
  /** ISO 8601, UTC. */
  createdAt: string
  /** Undefined for an order that does not expire. */
  expiresAt: string | undefined
  /** Minor units, without the cancelled amount unless all is cancelled. */
  amount: Long
  currency: string
  note: string
  /** A column that only this shop has, by its heading. */
  Payment: string
}

/** @param note what the order demonstrates */
export function listedOrder(order: Order, id: Long, note: string): ListedOrder {
  const left = remainingAmount(order)
  return {
    id: String(id),
    number: order.MerchantOrderId,
    customer: customerName(order.BillingAddress?.FullName ?? '–'),
    status: statusOf(order),
    createdAt: instant(order.CreationDate),
    expiresAt:
      order.OrderStatus === 'Open' && order.ExpirationDate !== null
        ? instant(order.ExpirationDate)
        : undefined,
    amount: BigInt(left) === 0n ? order.OrderAmount : left,
    currency: order.Currency,
    note,
    Payment: paymentName(order.PaymentType),
  }
}

type Stated = Pick<Order, 'OrderStatus' | 'SystemStatus'> & {
  Deliveries: readonly Pick<Order['Deliveries'][number], 'Status'>[]
}

/** The state that the clerk needs to know first. */
export function statusOf({ OrderStatus, SystemStatus, Deliveries }: Stated): Status {
  if (OrderStatus === 'Open') {
    if (SystemStatus === 'PENDING') return 'Pending'
    return Deliveries.length > 0 ? 'Partly delivered' : 'Open'
  }
  if (Deliveries.length > 0 && Deliveries.every(({ Status }) => Status === 'Credited')) return 'Credited'
  if (OrderStatus === 'Cancelled') return 'Cancelled'
  if (OrderStatus === 'Expired') return 'Expired'
  return OrderStatus === 'Failed' ? 'Failed' : 'Delivered'
}

/** The provider's times have no offset, and are UTC. */
function instant(time: string): string {
  return `${time}Z`
}

/** The provider masks a person whom it identified itself with stars. */
export function customerName(name: string): string {
  return /^\*+$/.test(name) ? 'Name not shown by the provider' : name
}

/** PaymentPlan as "Payment plan". */
export function paymentName(payment: string): string {
  const spaced = payment.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return ['ApplePay', 'GooglePay', 'MobilePay'].includes(payment) ? payment.replace('Pay', ' Pay') : spaced
}
