/** What was found, as the list shows it. */
import type { IndexedOrder } from '../../../shared/domain/order-index/order-index.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { CreditOrder } from '../../desks/credit/data/credit-context.ts'
import type { OrderEntry } from '../../desks/orders/data/order-entry.ts'
import type { Goal } from '../../kit/parts/goal.ts'
import { isBegun, isExactly, type Sought } from './sought.ts'

export interface Found extends Goal {
  /** The number of the order on credit that belongs to it. */
  creditOrderNumber?: string | undefined
  customer?: string | undefined
  status?: string | undefined
  /** Minor units. */
  amount?: Long | undefined
  currency?: string | undefined
}

export function ofIndex({ id, number, creditOrderNumber, seen }: IndexedOrder): Found {
  const { status, amount, currency } = seen ?? {}
  return { kind: 'order', id: String(id), number, creditOrderNumber, status, amount, currency }
}

/** Undefined for an order that cannot be opened, because the shop does not know its id. */
export function ofShop({ id, number, customer, status, amount, currency }: OrderEntry): Found | undefined {
  return id === undefined ? undefined : { kind: 'order', id, number, customer, status, amount, currency }
}

export function ofOrder(order: Order): Found {
  return {
    kind: 'order',
    id: String(order.Id),
    number: order.MerchantOrderId,
    status: order.OrderStatus,
    amount: remainingAmount(order),
    currency: order.Currency,
  }
}

export function ofCredit({ ProviderOrderNr, ClientOrderNr }: CreditOrder): Found {
  return { kind: 'credit-order', id: String(ProviderOrderNr), number: ClientOrderNr ?? undefined }
}

/** Whether one of the numbers is what is looked for. */
export function isExact({ id, number, creditOrderNumber }: Found, sought: Sought): boolean {
  return [id, number, creditOrderNumber].some((text) => isExactly(text, sought))
}

/** Whether it is an answer to what is written now, and not to an earlier text. */
export function isAnswer({ kind, id, number, creditOrderNumber }: Found, sought: Sought): boolean {
  return kind === 'day' || [id, number, creditOrderNumber].some((text) => isBegun(text, sought))
}

/** The exact ones first; otherwise as they came. */
export function exactFirst(found: readonly Found[], sought: Sought): Found[] {
  const isFirst = (each: Found) => isExact(each, sought)
  return [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))]
}
