/** The orders that the edge knows, as it last saw them. They have no data of a customer. */
import * as z from 'zod/mini'
import { historyOutcomes, orderWrites } from '../order/history.enums.ts'
import { instant } from '../values/instant.schema.ts'
import { orderIndexLimits, referenceLimits } from '../values/limits.ts'
import { long } from '../values/long.schema.ts'
import { orderNumber } from '../values/order-number.schema.ts'
import { ruledMember } from '../values/ruled.schema.ts'
import { listReason, personTextReason } from '../values/text.rules.ts'
import { orderViews } from './order-views.enums.ts'

/** An order's state when it was last read at the provider. Amounts are minor units. */
export const seenOrder = z.object({
  /** When it was read. */
  at: instant,
  status: z.exactOptional(z.string()),
  /** Set while the provider has not decided. */
  isPending: z.exactOptional(z.literal(true)),
  /** ISO 4217. */
  currency: z.exactOptional(z.string()),
  /** What remains of it, without what was cancelled. */
  amount: z.exactOptional(long),
  /** What its deliveries have taken of that. */
  delivered: z.exactOptional(long),
  /** The provider's local time. */
  expiresAt: z.exactOptional(z.string()),
})
export type SeenOrder = z.infer<typeof seenOrder>

/** The last write through the edge. */
export const lastWrite = z.object({
  at: instant,
  operation: z.enum(orderWrites),
  outcome: z.enum(historyOutcomes),
  who: z.object({
    kind: z.enum(['session', 'server']),
    id: z.string(),
    /** Absent if it was taken out. */
    name: z.exactOptional(z.string()),
  }),
})
export type LastWrite = z.infer<typeof lastWrite>

export const indexedOrder = z.object({
  /** The CheckoutOrderId. */
  id: long,
  /** The merchant's own: the order's MerchantOrderId, or what the merchant's backend told. */
  number: z.exactOptional(z.string()),
  /** As the merchant's backend told it. */
  creditOrderNumber: z.exactOptional(z.string()),
  /** Absent if the edge has never read the order. */
  seen: z.exactOptional(seenOrder),
  lastWrite: z.exactOptional(lastWrite),
})
export type IndexedOrder = z.infer<typeof indexedOrder>

/** One page, the order that was seen or changed last first. */
export const indexedOrders = z.object({
  orders: z.array(indexedOrder),
  /** Leads to the next ones; absent at the end. It belongs to its merchant and question. */
  cursor: z.exactOptional(z.string()),
})
export type IndexedOrders = z.infer<typeof indexedOrders>

/** How many orders each view has. */
export const viewCounts = z.object({ counts: z.record(z.enum(orderViews), z.int()) })
export type ViewCounts = z.infer<typeof viewCounts>

const ids = z.array(orderNumber)

/** The body of `POST /api/v1/orders/look`. */
export const orderLook = z.object({
  orders: ids.check(
    z.meta({ minItems: 1, ...orderIndexLimits.look }),
    ruledMember((orders) => listReason(orders.length, orderIndexLimits.look)),
  ),
})

/** Its answer: each order as it is now, or why it could not be read. */
export const lookedOrders = z.object({
  orders: z.array(indexedOrder),
  failed: z.array(z.object({ id: long, code: z.string() })),
})
export type LookedOrders = z.infer<typeof lookedOrders>

const referenceText = z.string().check(
  z.meta(referenceLimits),
  ruledMember((text) => personTextReason(text, referenceLimits)),
)

/** The body of `PUT /api/v1/orders/{id}/reference`. */
export const orderReference = z.object({
  merchantOrderNumber: referenceText,
  creditOrderNumber: z.optional(referenceText),
})
