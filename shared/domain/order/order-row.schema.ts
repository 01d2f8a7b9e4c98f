import * as z from 'zod/mini'
import { orderRowActions } from './enums.ts'
import { rowLimits, rowListLimits } from '../values/limits.ts'
import { described, long, open } from '../values/long.schema.ts'
import { checkOrderRow, checkOrderRows, checkOrderRowUpdate } from './order-row.rules.ts'
import { checkOrderRowUpdates } from './row-updates.rules.ts'
import { ruled } from '../values/ruled.schema.ts'

/**
 * A row as the provider shows it ("Resources B", Order Row). Quantities and percents are times 100. Missing texts are
 * null.
 */
export const orderRow = z.object({
  /** Unique within the order. */
  OrderRowId: long,
  ArticleNumber: z.optional(z.nullable(z.string())),
  Name: z.string(),
  Quantity: long,
  /** Minor units, VAT included. */
  UnitPrice: long,
  DiscountPercent: long,
  /** Minor units. */
  DiscountAmount: long,
  VatPercent: long,
  Unit: z.optional(z.nullable(z.string())),
  IsCancelled: z.boolean(),
  Actions: z.array(open(orderRowActions)),
})
export type OrderRow = z.infer<typeof orderRow>

/** A member with the limits that the rules check. The schema repeats them only for the OpenAPI document. */
const text = (member: 'ArticleNumber' | 'Name' | 'Unit') => z.string().check(z.meta(rowLimits[member]))
const number = (member: 'Quantity' | 'UnitPrice' | 'DiscountPercent' | 'DiscountAmount' | 'VatPercent') =>
  described(rowLimits[member])

const optionalMembers = {
  ArticleNumber: z.optional(text('ArticleNumber')),
  DiscountPercent: z.optional(number('DiscountPercent')),
  DiscountAmount: z.optional(number('DiscountAmount')),
  VatPercent: z.optional(number('VatPercent')),
  Unit: z.optional(text('Unit')),
}

const addMembers = z.object({
  Name: text('Name'),
  Quantity: number('Quantity'),
  UnitPrice: number('UnitPrice'),
  ...optionalMembers,
})

/** A row to add ("Order row body (add)"). Types are here, limits and exclusions in the rules. */
export const orderRowAdd = addMembers.check(ruled((row) => checkOrderRow(row)))
export type OrderRowAdd = z.infer<typeof orderRowAdd>

/** Rows to add (#2), or to replace all others (#5). */
export const orderRowsAdd = z
  .object({ OrderRows: z.array(addMembers).check(z.meta({ minItems: 1, ...rowListLimits })) })
  .check(ruled(({ OrderRows }) => checkOrderRows(OrderRows)))

const updateMembers = {
  Name: z.optional(text('Name')),
  Quantity: z.optional(number('Quantity')),
  UnitPrice: z.optional(number('UnitPrice')),
  ...optionalMembers,
  /** True cancels the row. */
  IsCancelled: z.optional(z.boolean()),
}

/** The update of a row (#3, "Order row body (update)"): absent members keep their value. */
export const orderRowUpdate = z.object(updateMembers).check(ruled((row) => checkOrderRowUpdate(row)))
export type OrderRowUpdate = z.infer<typeof orderRowUpdate>

/** One of several updates (#4), in any spelling that clients use; see `row-updates.rules.ts`. */
const orderRowUpdateItem = z.object({
  RowId: z.optional(long),
  OrderRowId: z.optional(long),
  ...updateMembers,
  Row: z.optional(z.object(updateMembers)),
})

/** Updates of several rows (#4). */
export const orderRowsUpdate = z
  .object({ OrderRows: z.array(orderRowUpdateItem).check(z.meta({ minItems: 1, ...rowListLimits })) })
  .check(ruled(({ OrderRows }) => checkOrderRowUpdates(OrderRows)))

/** The answer to adding a row: its id, in the description's spelling and in the one that public clients read. */
export const addedOrderRow = z.object({ OrderRowID: long, OrderRowId: long })

/** The answer to adding several rows: their ids, in the order of the request. */
export const addedOrderRows = z.object({ OrderRowID: z.array(long), OrderRowId: z.array(long) })
