/** What is stored of a sent write to find its outcome later, without its client. */
import type { HistoryFacts } from '../../shared/domain/order/history.ts'
import type { Nameless } from '../journal/names.ts'
import type { DeskRequest } from './desk-request.ts'
import type { OrderSight } from './order-sight.ts'
import type { SnapshotBefore } from './order-snapshot.ts'

export interface Intent {
  request: Omit<DeskRequest, 'trace' | 'idempotencyKey' | 'lostTime' | 'requester'> & {
    requester: Nameless<DeskRequest['requester']>
  }
  before: SnapshotBefore
  /** The order's facts before the write, for the history. */
  facts: HistoryFacts
  /** The order before the write, for the index; absent if an earlier release stored the intent. */
  order?: OrderSight
  /** Whether the provider answered without accepting it: the write is then no longer in flight. */
  answered: boolean
  /** Set if the provider accepted the write and may still be doing it. */
  accepted?: Accepted
}

export interface Accepted {
  /** Whether its answer said that the write was done. */
  isDone?: boolean
  /** The path of its task; absent if the answer named none. */
  task?: string | undefined
  /** The JSON text of the provider's answer; absent if it could not be read. */
  body?: string | undefined
}
