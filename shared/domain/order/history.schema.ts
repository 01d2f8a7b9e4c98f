/** The histories as the edge answers them. Only its OpenAPI document uses these schemas at run time. */
import * as z from 'zod/mini'
import { creditOrderTypes, creditRowTypes } from '../credit/credit.enums.ts'
import { historyOutcomes, historyRowKinds, orderWrites } from './history.enums.ts'
import { historyLimits, noteLimits } from '../values/limits.ts'
import { instant } from '../values/instant.schema.ts'
import { long } from '../values/long.schema.ts'

/** The amounts and state of the order after a write. */
export const historyFacts = z.object({
  /** ISO 4217. Entries of earlier versions lack it. */
  Currency: z.exactOptional(z.string()),
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
  /** The answer was lost, and the outcome was found by reading the order at the provider. */
  foundByReading: z.exactOptional(z.literal(true)),
  requestId: z.string(),
  /** The reason that the author gave; absent without one, and in entries of earlier versions. */
  reason: z.exactOptional(z.string().check(z.maxLength(noteLimits.reason.maxLength))),
  note: z.exactOptional(z.string().check(z.maxLength(noteLimits.note.maxLength))),
}

/** Members of a row. An empty text and 0 stand for a member that the row does not have. */
const historyRowValues = z.object({
  ArticleNumber: z.exactOptional(z.string()),
  Name: z.exactOptional(z.string()),
  /** Times 100. */
  Quantity: z.exactOptional(long),
  /** Minor units, VAT included. */
  UnitPrice: z.exactOptional(long),
  /** Times 100. */
  DiscountPercent: z.exactOptional(long),
  /** Minor units. */
  DiscountAmount: z.exactOptional(long),
  /** Times 100. */
  VatPercent: z.exactOptional(long),
  Unit: z.exactOptional(z.string()),
})
export type HistoryRowValues = z.infer<typeof historyRowValues>

/** One row of a write: of a changed row, the members that differ; of an added or cancelled row, all that it has. */
export const historyRow = z.object({
  OrderRowId: long,
  /** The row's name after the write. */
  Name: z.string(),
  is: z.enum(historyRowKinds),
  /** Absent for an added row. */
  before: z.exactOptional(historyRowValues),
  /** Absent for a cancelled row. */
  after: z.exactOptional(historyRowValues),
})
export type HistoryRow = z.infer<typeof historyRow>

/** One write of an order. Entries of earlier versions lack `save`, `changes` and `metadata`. */
export const historyEntry = z.object({
  ...entryFacts,
  operation: z.enum(orderWrites),
  /** The `Save-Id` of the request: writes of one save have the same. */
  save: z.exactOptional(z.string()),
  /** Why it was refused: a code of the problem table. */
  code: z.exactOptional(z.string()),
  before: historyFacts,
  /** Absent if the order could not be read afterwards. */
  after: z.exactOptional(historyFacts),
  /** The rows that were added or changed. */
  rows: z.array(long),
  /** The first of these rows, with their changes. */
  changes: z.exactOptional(z.array(historyRow).check(z.meta({ maxItems: historyLimits.rows }))),
  /** The keys whose values were set or changed; never a value. */
  metadata: z.exactOptional(z.array(z.string())),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** A decimal as text, as SOAP's amounts are in JSON. */
const decimal = z.string()

/**
 * A row of a credit order, with the members of OrderRow that say what was sold. A ClientInvoiceRowInfo has the same
 * names here; its price is without VAT.
 */
const creditHistoryRow = z.object({
  ArticleNumber: z.exactOptional(z.string()),
  Description: z.exactOptional(z.string()),
  PricePerUnit: decimal,
  PriceIncludingVat: z.exactOptional(z.boolean()),
  NumberOfUnits: decimal,
  Unit: z.exactOptional(z.string()),
  VatPercent: decimal,
  DiscountPercent: z.exactOptional(decimal),
  DiscountAmount: z.exactOptional(decimal),
  DiscountAmountIncludingVat: z.exactOptional(z.boolean()),
  RowType: z.exactOptional(z.enum(creditRowTypes)),
})
export type CreditHistoryRow = z.infer<typeof creditHistoryRow>

/** One write of the SOAP service. It contains no data of a customer. */
export const creditHistoryEntry = z.object({
  ...entryFacts,
  /** Its name in the operation table. */
  operation: z.string(),
  /** Why it was refused: a RejectionCode, a ResultCode, or a code of the problem table. */
  code: z.exactOptional(z.string()),
  /** The number that the provider gave to the new order, invoice, payment plan or contract. */
  made: z.exactOptional(long),
  /** The type of the made or delivered order. Entries of earlier versions lack it and the members below. */
  orderType: z.exactOptional(z.enum(creditOrderTypes)),
  /** The amount of the order, invoice, credit or payment plan, with VAT, if the answer has it. */
  amount: z.exactOptional(decimal),
  /** The invoice that was credited. */
  credits: z.exactOptional(long),
  /** The named rows; absent if the write named none, which means all that are left, or too many. */
  rows: z.exactOptional(z.array(creditHistoryRow).check(z.meta({ maxItems: historyLimits.creditRows }))),
  /** How many rows were named. */
  rowCount: z.exactOptional(z.number().check(z.int())),
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
