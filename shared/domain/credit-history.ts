/** The history of the writes of the SOAP service, as the edge keeps it: nothing of a customer is in it. */
import type { HistoryEntry } from './history.ts'
import type { Long } from './long.ts'

export interface CreditHistoryEntry extends Pick<
  HistoryEntry,
  'at' | 'who' | 'outcome' | 'foundByReading' | 'requestId'
> {
  /** As the operation table names it. */
  operation: string
  /** Why it was refused: a RejectionCode, a ResultCode, or a code of the problem table. */
  code?: string
  /** The number that the provider gave to what was made: of an order, an invoice, a payment plan or a contract. */
  made?: Long
}
