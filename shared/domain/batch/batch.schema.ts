/** Batches as the edge takes and answers them. */
import * as z from 'zod/mini'
import { metadataItem } from '../order/metadata.schema.ts'
import { instant } from '../values/instant.schema.ts'
import { batchLimits, noteLimits } from '../values/limits.ts'
import { long } from '../values/long.schema.ts'
import { orderNumber } from '../values/order-number.schema.ts'
import { batchItemStates, batchKinds, batchPauses, batchStates } from './batch.enums.ts'

const about = {
  /** `extend` only, and required there: the new expiry date, `YYYY-MM-DD`. */
  expiryDate: z.exactOptional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'a date such as 2026-12-31'))),
  /** `metadata` only, and required there: the key that is set. */
  metadata: z.exactOptional(metadataItem),
  /** For the history of each order. */
  reason: z.exactOptional(
    z.string().check(z.minLength(noteLimits.reason.minLength), z.maxLength(noteLimits.reason.maxLength)),
  ),
  note: z.exactOptional(
    z.string().check(z.minLength(noteLimits.note.minLength), z.maxLength(noteLimits.note.maxLength)),
  ),
}

/** The body of `POST /api/v1/batches`. Nothing is sent to an order before the batch is started. */
export const batchRequest = z.object({
  kind: z.enum(batchKinds),
  ...about,
  /** CheckoutOrderIds, each once, in the order in which they are written to. */
  orders: z
    .array(orderNumber)
    .check(z.minLength(batchLimits.orders.minItems), z.maxLength(batchLimits.orders.maxItems)),
})
export type BatchRequest = z.infer<typeof batchRequest>

/** One order of a batch. It has no data of a customer. */
export const batchItem = z.object({
  /** Its place in the batch, from 0. */
  place: z.int(),
  order: long,
  state: z.enum(batchItemStates),
  /** The code of the problem or the obstacle, if it cannot be done, was refused, or is unknown. */
  code: z.exactOptional(z.string()),
  /** The reason in words, in English. */
  detail: z.exactOptional(z.string()),
  merchantOrderId: z.exactOptional(z.string()),
  /** ISO 4217. */
  currency: z.exactOptional(z.string()),
  /** Minor units: what the act delivers, cancels or credits, as read for the review. */
  amount: z.exactOptional(long),
  /** When its state last changed. */
  at: z.exactOptional(instant),
})
export type BatchItem = z.infer<typeof batchItem>

const person = z.object({ id: z.string(), name: z.exactOptional(z.string()) })

/** A batch without its orders. */
export const batch = z.object({
  id: z.string(),
  kind: z.enum(batchKinds),
  ...about,
  state: z.enum(batchStates),
  /** Why it is paused. */
  pause: z.exactOptional(z.enum(batchPauses)),
  /** When the next order is tried, if a limit or the provider asked to wait. */
  waitsUntil: z.exactOptional(instant),
  createdAt: instant,
  createdBy: person,
  startedAt: z.exactOptional(instant),
  startedBy: z.exactOptional(person),
  endedAt: z.exactOptional(instant),
  /** Deleted at this time. */
  keptUntil: instant,
  /** Grows with each change of the batch or an order of it. */
  version: z.int(),
  /** How many orders are in each state. */
  counts: z.record(z.enum(batchItemStates), z.int()),
  /** The sums over the orders that can be or were done, one for each currency; minor units. */
  sums: z.array(z.object({ currency: z.string(), orders: z.int(), amount: long })),
})
export type Batch = z.infer<typeof batch>

/** A batch and those of its orders that changed after the version that was asked for, by their place. */
export const batchDetail = z.object({ ...batch.shape, items: z.array(batchItem) })
export type BatchDetail = z.infer<typeof batchDetail>

/** The merchant's batches, the newest first. */
export const batchList = z.object({ batches: z.array(batch) })
export type BatchList = z.infer<typeof batchList>
