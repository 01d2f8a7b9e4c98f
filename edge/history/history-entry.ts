/** One entry of an order's history. Nothing of a customer is in it, and no value of metadata. */
import type { Long } from '../../shared/domain/long.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { ProblemCode } from '../../shared/problems.ts'
import type { DeskRequest, Write, WriteName } from '../desk/desk-request.ts'

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
  /** The answer was lost, and the order does not show what became of it, or not yet: a later entry may. */
  | 'unknown'

export interface HistoryEntry {
  /** ISO 8601 with offset. */
  at: string
  /** The session's user, or the API key by the first digits of its hash. */
  who: { kind: 'session' | 'server'; id: string; name: string }
  operation: WriteName
  outcome: HistoryOutcome
  /** Was the outcome found by reading the order, as the answer was lost? */
  foundByReading?: true
  /** Why it was refused. */
  code?: ProblemCode
  before: HistoryFacts
  /** Absent where the order could not be read afterwards. */
  after?: HistoryFacts
  /** The rows that were added or changed. */
  rows: Long[]
  requestId: string
}

export function factsOf({ OrderAmount, OrderStatus, ExpirationDate }: Partial<Order>): HistoryFacts {
  return {
    ...(typeof OrderAmount === 'number' || typeof OrderAmount === 'bigint' ? { OrderAmount } : {}),
    ...(typeof OrderStatus === 'string' ? { OrderStatus } : {}),
    ...(typeof ExpirationDate === 'string' ? { ExpirationDate } : {}),
  }
}

export function historyEntry(
  { requester, requestId, write }: DeskRequest,
  now: number,
  facts: Pick<HistoryEntry, 'outcome' | 'before'> & Partial<HistoryEntry>,
): HistoryEntry {
  return {
    at: new Date(now).toISOString(),
    who: { kind: requester.kind, id: requester.user.id, name: requester.user.name },
    operation: write.name,
    rows: namedRows(write),
    requestId,
    ...facts,
  }
}

function namedRows({ name, input }: Write): Long[] {
  if (name === 'updateOrderRow') return [input.OrderRowId]
  return name === 'updateOrderRows' ? input.body.OrderRows.map(({ RowId }) => RowId) : []
}
