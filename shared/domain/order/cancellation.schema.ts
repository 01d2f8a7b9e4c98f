/** The bodies of cancellations ("Beyond the description", section 1, #12 to #14). */
import * as z from 'zod/mini'
import { amountLimits } from '../values/limits.ts'
import { limited, long } from '../values/long.schema.ts'
import { checkRowIds } from './named-rows.rules.ts'
import { ruled } from '../values/ruled.schema.ts'

/** Cancels the order (#12). */
export const orderCancellation = z.object({ IsCancelled: z.literal(true) })

/** Cancels an amount (#13). */
export const amountCancellation = z.object({
  /** The new total of the cancelled amount, in minor units. */
  CancelledAmount: limited(amountLimits),
})
export type AmountCancellation = z.infer<typeof amountCancellation>

/** Cancels rows (#14). */
export const rowsCancellation = z
  .object({ OrderRowIds: z.array(long) })
  .check(ruled(({ OrderRowIds }) => checkRowIds(OrderRowIds)))
export type RowsCancellation = z.infer<typeof rowsCancellation>
