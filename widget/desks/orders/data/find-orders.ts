/** The page's own list of orders: what the desk asks its function, and what that answers. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeError } from '../../../client/edge-error.ts'

/** An order as the page knows it. Any other member is one more column. */
export interface ListedOrder {
  /** Its CheckoutOrderId; left out where the shop only knows its own number. */
  id?: Long | string | null | undefined
  /** The shop's own number. */
  number?: string | number | null | undefined
  customer?: string | null | undefined
  /** Minor units. */
  amount?: Long | null | undefined
  /** ISO 4217. */
  currency?: string | null | undefined
  /** In the words of the shop, or one of the provider's, such as `Open`. */
  status?: string | null | undefined
  /** ISO 8601: an instant, or a day. */
  createdAt?: string | null | undefined
  expiresAt?: string | null | undefined
  note?: string | null | undefined
  /** Minor units of what is delivered, where that is a part of the order. */
  delivered?: Long | null | undefined
  /** ISO 8601: its last change, and who made it. */
  changedAt?: string | null | undefined
  changedBy?: string | null | undefined
  /** ISO 8601: when these facts were read, where that was not just now. */
  seenAt?: string | null | undefined
  [more: string]: string | number | bigint | boolean | null | undefined
}

export interface OrderSort {
  /** A member of the orders. */
  by: string
  direction: 'ascending' | 'descending'
}

export interface OrderFilter {
  /** Orders with this status alone. */
  status?: string
}

/** What the clerk wants to see. */
export interface OrderChoice {
  /** As the clerk wrote it; empty for every order. */
  query: string
  filter: OrderFilter
  /** Undefined for the page's own order. */
  sort: OrderSort | undefined
}

export interface OrderQuestion extends OrderChoice {
  /** Of the answer before; undefined for the first orders. */
  cursor: string | undefined
  /** Aborts when the answer is no longer needed. */
  signal: AbortSignal
}

export interface OrderPage {
  orders: Iterable<ListedOrder>
  /** Where the next orders begin; left out when there are no more. */
  cursor?: string | null | undefined
  /** How many orders there are in all, if that is known. */
  total?: number | null | undefined
}

/** The page's function. */
export type FindOrders = (question: OrderQuestion) => Promise<OrderPage>

export type FindFailure =
  /** The page's function failed, with this message. */
  | { code: 'threw'; message: string }
  | { code: 'slow'; seconds: number }
  /** The answer has the wrong shape: which member. */
  | { code: 'garbage'; member: string }
  /** The answer has the cursor of the question, or brings nothing new again and again: it would never end. */
  | { code: 'repeats' }
  /** The edge's index could not be read. */
  | { code: 'edge'; error: EdgeError }
