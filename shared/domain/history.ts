/** The history of an order as the edge keeps it and the widget shows it: nothing of a customer is in it. */
import type { Long } from './long.ts'
import type { SessionUser } from './session.ts'

/** Everything that changes an order, as the operation table names it. */
export type OrderWriteName =
  | 'addOrderRow'
  | 'addOrderRows'
  | 'updateOrderRow'
  | 'updateOrderRows'
  | 'replaceOrderRows'
  | 'extendOrder'
  | 'setOrderMetadata'

/** What of the order a reader of the history compares. */
export interface HistoryFacts {
  /** Minor units. */
  OrderAmount?: Long
  OrderStatus?: string
  ExpirationDate?: string
}

export type HistoryOutcome =
  /** The provider said so, or the order shows it. */
  | 'done'
  /** The provider refused, and changed nothing. */
  | 'refused'
  /** The answer was lost, and the order shows that nothing was changed. */
  | 'not-done'
  /** Neither the provider nor the order says what became of it, or not yet: a later entry may. */
  | 'unknown'

export interface HistoryEntry {
  /** ISO 8601 with offset. */
  at: string
  /** The session's user, or the API key by the first digits of its hash. */
  who: { kind: 'session' | 'server'; id: string; name: string }
  operation: OrderWriteName
  outcome: HistoryOutcome
  /** Was the outcome found by reading the order, as the provider did not say it? */
  foundByReading?: true
  /** Why it was refused: a code of the problem table. */
  code?: string
  before: HistoryFacts
  /** Absent where the order could not be read afterwards. */
  after?: HistoryFacts
  /** The rows that were added or changed. */
  rows: Long[]
  requestId: string
}

/** One page of it, the newest first. `before` leads to what is older; it is absent at the end. */
export interface HistoryPage {
  entries: HistoryEntry[]
  before?: number
}

/** What the edge says on the order's WebSocket. */
export type LiveMessage =
  /** Everybody who has the order open, each of them once. */
  | { type: 'present'; who: SessionUser[] }
  /** A write was done. */
  | { type: 'changed'; by: SessionUser; requestId: string }

/** How the WebSocket of a session that has expired is closed: to connect again with another token helps. */
export const SESSION_EXPIRED = 4401
/** The merchant has ended the session: only a new session helps, which its page may not get. */
export const SESSION_ENDED = 4403

/** What the WebSocket speaks; the session's token is offered after it. */
export const LIVE_SUBPROTOCOL = 'order-admin'
