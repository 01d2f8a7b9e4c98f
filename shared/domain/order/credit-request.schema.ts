/** The bodies of credits on a delivery ("Beyond the description", section 1, #15 to #18), and their answers. */
import * as z from 'zod/mini'
import { credit } from './delivery.schema.ts'
import { rowQuantity } from './delivery-request.schema.ts'
import { amountLimits, creditPriceLimits, rowLimits, rowListLimits } from '../values/limits.ts'
import { limited, long } from '../values/long.schema.ts'
import { checkRowIds, checkRowQuantities, type RowQuantity } from './named-rows.rules.ts'
import type { Refusal } from '../values/refusal.ts'
import { ruled, ruledMember } from '../values/ruled.schema.ts'
import { listReason, type TextLimits, textReason } from '../values/text.rules.ts'

function text(limits: TextLimits) {
  return z.string().check(
    z.meta({ ...limits }),
    ruledMember((value) => textReason(value, limits)),
  )
}

const creditedRows = {
  OrderRowIds: z.array(long),
  /** Parts of named rows; invoice orders only. */
  RowCreditingOptions: z.optional(z.array(rowQuantity)),
}

const priced = {
  Name: text(rowLimits.Name),
  /** Minor units, VAT included. */
  UnitPrice: limited(creditPriceLimits),
  /** Times 100. */
  VatPercent: limited(rowLimits.VatPercent),
}

/** A row of a credit that was not on the delivery. All its members are positive. */
export const newCreditOrderRow = z.object({
  ...priced,
  /** Times 100; one if it is absent. */
  Quantity: z.optional(limited(rowLimits.Quantity)),
})
export type NewCreditOrderRow = z.infer<typeof newCreditOrderRow>

/** A fee for the customer, which lowers the amount paid back. */
export const creditFee = z.object({ ArticleNumber: z.optional(text(rowLimits.ArticleNumber)), ...priced })
export type CreditFee = z.infer<typeof creditFee>

/** Credits rows of a delivery (#15). */
export const rowsCredit = z.object(creditedRows).check(ruled((body) => checkCreditedRows(body)))
export type RowsCredit = z.infer<typeof rowsCredit>

/** Credits new rows, and rows of the delivery with them (#16). */
export const newRowCredit = z
  .object({
    OrderRowIds: z.optional(creditedRows.OrderRowIds),
    RowCreditingOptions: creditedRows.RowCreditingOptions,
    NewCreditOrderRow: z.optional(newCreditOrderRow),
    NewCreditOrderRows: z.optional(z.array(newCreditOrderRow)),
  })
  .check(
    ruled(({ OrderRowIds = [], RowCreditingOptions, NewCreditOrderRow, NewCreditOrderRows }) => [
      ...checkCreditedRows({ OrderRowIds, RowCreditingOptions }, true),
      ...checkNewRows(NewCreditOrderRow, NewCreditOrderRows),
    ]),
  )
export type NewRowCredit = z.infer<typeof newRowCredit>

/** Credits rows, less a fee (#17). */
export const creditLessFee = z
  .object({ ...creditedRows, Fee: z.optional(creditFee) })
  .check(ruled((body) => checkCreditedRows(body)))
export type CreditLessFee = z.infer<typeof creditLessFee>

/** Credits an amount (#18). */
export const amountCredit = z.object({
  /** The new total of the amount credited on the delivery, in minor units. */
  CreditedAmount: limited(amountLimits),
})
export type AmountCredit = z.infer<typeof amountCredit>

/** The answer to a credit: its id, as a text. */
export const madeCredit = z.object({ CreditId: z.string() })

/** A credit by itself, to which the task of a credit leads. */
export const creditResource = z.object({ CreditId: z.string(), ...credit.shape })

/** The new rows of a credit, in the order of the request. */
export function newCreditRows({ NewCreditOrderRow, NewCreditOrderRows }: NewRowCredit): NewCreditOrderRow[] {
  return NewCreditOrderRow ? [NewCreditOrderRow] : (NewCreditOrderRows ?? [])
}

interface CreditedRows {
  OrderRowIds: readonly (number | bigint)[]
  RowCreditingOptions?: readonly RowQuantity[] | undefined
}

function checkCreditedRows({ OrderRowIds, RowCreditingOptions = [] }: CreditedRows, mayBeEmpty = false) {
  return [
    ...checkRowIds(OrderRowIds, { mayBeEmpty }),
    ...checkRowQuantities('RowCreditingOptions', RowCreditingOptions, OrderRowIds),
  ]
}

function checkNewRows(one: unknown, several: readonly unknown[] | undefined): Refusal[] {
  if (one && several) {
    return [{ pointer: '/NewCreditOrderRow', code: 'members-exclusive', other: 'NewCreditOrderRows' }]
  }
  const reason = several && listReason(several.length, rowListLimits)
  return reason ? [{ pointer: '/NewCreditOrderRows', ...reason }] : []
}
