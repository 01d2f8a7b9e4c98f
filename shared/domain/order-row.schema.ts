import * as z from 'zod/mini'
import { orderRowActions } from './enums.ts'
import { long, open } from './long.schema.ts'
import { checkOrderRow } from './order-row.rules.ts'

/** A row as the provider shows it ("Resources B", Order Row). Quantities and percents are times 100. */
export const orderRow = z.object({
  /** Unique within the order. */
  OrderRowId: long,
  ArticleNumber: z.optional(z.string()),
  Name: z.string(),
  Quantity: long,
  /** Minor units, VAT included. */
  UnitPrice: long,
  DiscountPercent: long,
  /** Minor units. */
  DiscountAmount: long,
  VatPercent: long,
  Unit: z.optional(z.string()),
  IsCancelled: z.boolean(),
  Actions: z.array(open(orderRowActions)),
})
export type OrderRow = z.infer<typeof orderRow>

/** A row to add ("Order row body (add)"). Types stand here, limits and exclusions in the rules. */
export const orderRowAdd = z
  .object({
    ArticleNumber: z.optional(z.string()),
    Name: z.string(),
    Quantity: long,
    UnitPrice: long,
    DiscountPercent: z.optional(long),
    DiscountAmount: z.optional(long),
    VatPercent: z.optional(long),
    Unit: z.optional(z.string()),
  })
  .check(
    z.superRefine((row, context) => {
      for (const refusal of checkOrderRow(row)) {
        const path = refusal.pointer.split('/').slice(1)
        context.addIssue({ code: 'custom', path, params: { refusal } })
      }
    }),
  )
export type OrderRowAdd = z.infer<typeof orderRowAdd>

/** What adding a row answers: the new row's id, in the description's spelling and in the one clients read. */
export const addedOrderRow = z.object({ OrderRowID: long, OrderRowId: long })
