/** The histories as the edge answers them. Only its OpenAPI document uses these schemas at run time. */
import * as z from 'zod/mini'
import { historyOutcomes, orderWrites } from './history.ts'
import { instant, long } from './long.schema.ts'

/** What the reader of a history compares of the order. */
export const historyFacts = z.object({
  /** Minor units; cancelled rows are part of it. */
  OrderAmount: z.exactOptional(long),
  /** Minor units. Entries of earlier versions lack it. */
  CancelledAmount: z.exactOptional(long),
  OrderStatus: z.exactOptional(z.string()),
  ExpirationDate: z.exactOptional(z.string()),
})
export type HistoryFacts = z.infer<typeof historyFacts>

const entryFacts = {
  at: instant,
  /** The session's user, or the API key by the first digits of its hash. */
  who: z.object({ kind: z.enum(['session', 'server']), id: z.string(), name: z.string() }),
  outcome: z.enum(historyOutcomes),
  /** The answer was lost: the outcome was found by reading at the provider. */
  foundByReading: z.exactOptional(z.literal(true)),
  requestId: z.string(),
}

/** One write of an order. */
export const historyEntry = z.object({
  ...entryFacts,
  operation: z.enum(orderWrites),
  /** Why it was refused: a code of the problem table. */
  code: z.exactOptional(z.string()),
  before: historyFacts,
  /** Absent where the order could not be read afterwards. */
  after: z.exactOptional(historyFacts),
  /** The rows that were added or changed. */
  rows: z.array(long),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** One write of the SOAP service. It contains no data of a customer. */
export const creditHistoryEntry = z.object({
  ...entryFacts,
  /** As the operation table names it. */
  operation: z.string(),
  /** Why it was refused: a RejectionCode, a ResultCode, or a code of the problem table. */
  code: z.exactOptional(z.string()),
  /** The number that the provider gave to the new order, invoice, payment plan or contract. */
  made: z.exactOptional(long),
})
export type CreditHistoryEntry = z.infer<typeof creditHistoryEntry>

/** One page, the newest entry first. `before` leads to the older ones; it is absent at the end. */
export const historyPage = z.object({
  entries: z.array(historyEntry),
  before: z.exactOptional(z.number().check(z.int())),
})
export type HistoryPage = z.infer<typeof historyPage>

/** The same for the SOAP service. */
export const creditHistoryPage = z.object({
  entries: z.array(creditHistoryEntry),
  before: z.exactOptional(z.number().check(z.int())),
})
