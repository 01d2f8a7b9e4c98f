/** The bodies of deliveries ("Beyond the description", section 1, #10 and #11). */
import * as z from 'zod/mini'
import { type InvoiceDistributionType, invoiceDistributionTypes } from './enums.ts'
import { amountLimits, rowLimits } from '../values/limits.ts'
import { described, limited, long } from '../values/long.schema.ts'
import { checkRowIds, checkRowQuantities, distributionTypeOf } from './named-rows.rules.ts'
import { ruled, ruledMember } from '../values/ruled.schema.ts'

/** A part of a named row; the quantity is times 100. */
export const rowQuantity = z.object({ OrderRowId: long, Quantity: described(rowLimits.Quantity) })

const distributionNames = Object.keys(invoiceDistributionTypes)

/** How the invoice is sent: its name in any case, or its number. */
const distributionType = z.pipe(
  z.unknown().check(
    z.meta({ enum: [...distributionNames, ...Object.values(invoiceDistributionTypes)] }),
    ruledMember((value) =>
      distributionTypeOf(value) === undefined
        ? { code: 'member-wrong-type', expected: `one of ${distributionNames.join(', ')}` }
        : undefined,
    ),
  ),
  z.transform((value): InvoiceDistributionType => distributionTypeOf(value)!),
)

/** What to deliver (#10). */
export const orderDelivery = z
  .object({
    /** An empty list is every row that is left. */
    OrderRowIds: z.array(long),
    RowDeliveryOptions: z.optional(z.array(rowQuantity)),
    /** Invoice orders only. */
    InvoiceDistributionType: z.optional(distributionType),
    /** True cancels what is left afterwards. */
    CancelRemaining: z.optional(z.boolean()),
  })
  .check(
    ruled(({ OrderRowIds: ids, RowDeliveryOptions: parts = [] }) => [
      ...checkRowIds(ids, { mayBeEmpty: true }),
      ...checkRowQuantities('RowDeliveryOptions', parts, ids.length > 0 ? ids : undefined),
    ]),
  )
export type OrderDelivery = z.infer<typeof orderDelivery>

/** Every row that is left, for less (#11). */
export const loweredDelivery = z.object({
  /** Minor units. */
  DeliveredAmount: limited(amountLimits),
})
export type LoweredDelivery = z.infer<typeof loweredDelivery>

/** The answer to a delivery: the new delivery's id. */
export const madeDelivery = z.object({ DeliveryId: long })
