/** A write on its way: enough to find out later, without its client, what became of it. */
import type { HistoryFacts } from '../../shared/domain/history.ts'
import type { DeskRequest } from './desk-request.ts'
import type { OrderSnapshot } from './order-snapshot.ts'
import type { OpenWrite } from './write-log.ts'

export interface Intent {
  request: DeskRequest
  before: OrderSnapshot
  /** What the history says of the order before the write. */
  facts: HistoryFacts
  /** Has the provider answered, and not accepted it? Then nothing of this write is on its way any more. */
  answered: boolean
  /** What is known of a write that the provider accepted and may still be doing. */
  accepted?: Accepted
}

export interface Accepted {
  /** The path of its task; absent where the answer named none. */
  task?: string | undefined
  /** The JSON text that the provider answered; absent where it could not be read. */
  body?: string | undefined
}

/** A write to an order whose outcome is not known. */
export type OpenOrderWrite = OpenWrite<Intent>
