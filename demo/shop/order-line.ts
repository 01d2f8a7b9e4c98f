/** An order in the shop's list, and its search. Pure; the page and the browser use it. */
import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'

/** The states of the list, in the order of its filters. */
export const states = {
  open: 'Open',
  pending: 'Pending',
  partly: 'Partly delivered',
  delivered: 'Delivered',
  credited: 'Credited',
  cancelled: 'Cancelled',
  expired: 'Expired',
  failed: 'Failed',
} as const
export type State = keyof typeof states

/** A line of the list. */
export interface OrderLine {
  id: number
  /** The shop's own number. */
  number: string
  state: State
  customer: string
  /** ISO 3166, two letters. */
  country: string
  isCompany: boolean
  payment: string
  /** Minor units, without the cancelled amount unless all is cancelled. */
  amount: number | bigint
  currency: string
  /** In the provider's form: ISO 8601 without offset. */
  createdAt: string
  expiresAt: string | null
  shows: string
}

export function orderLine(order: Order, id: number, shows: string): OrderLine {
  const address = order.BillingAddress
  const left = remainingAmount(order)
  return {
    id,
    number: order.MerchantOrderId,
    state: stateOf(order),
    customer: address?.FullName ?? '–',
    country: address?.CountryCode ?? '',
    isCompany: order.IsCompany,
    payment: order.PaymentType,
    amount: BigInt(left) === 0n ? order.OrderAmount : left,
    currency: order.Currency,
    createdAt: order.CreationDate,
    expiresAt: order.OrderStatus === 'Open' ? order.ExpirationDate : null,
    shows,
  }
}

type Stated = Pick<Order, 'OrderStatus' | 'SystemStatus'> & {
  Deliveries: readonly Pick<Order['Deliveries'][number], 'Status'>[]
}

/** The state that the clerk needs to know first, as one word. */
export function stateOf({ OrderStatus, SystemStatus, Deliveries }: Stated): State {
  if (OrderStatus === 'Open') {
    if (SystemStatus === 'PENDING') return 'pending'
    return Deliveries.length > 0 ? 'partly' : 'open'
  }
  if (Deliveries.length > 0 && Deliveries.every(({ Status }) => Status === 'Credited')) return 'credited'
  if (OrderStatus === 'Cancelled') return 'cancelled'
  if (OrderStatus === 'Expired') return 'expired'
  return OrderStatus === 'Failed' ? 'failed' : 'delivered'
}

/** The text that is searched, in lower case without accents. */
export function searchText(line: OrderLine): string {
  const { id, number, shows, customer, country, state, payment, currency } = line
  const words = [id, number, shows, customer, kindOf(line), country, states[state], payment, currency]
  return folded(words.join(' '))
}

/** The kind of customer, in a word. */
export function kindOf({ isCompany }: Pick<OrderLine, 'isCompany'>): string {
  return isCompany ? 'Company' : 'Person'
}

/** Whether the text has every word of the search, in any order. */
export function isFound(text: string, search: string): boolean {
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** The state in an address; undefined for all states, and for an unknown one. */
export function askedState(text: string | undefined): State | undefined {
  return text !== undefined && Object.hasOwn(states, text) ? (text as State) : undefined
}
