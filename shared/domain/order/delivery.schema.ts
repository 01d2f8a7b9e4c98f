import * as z from 'zod/mini'
import { deliveryActions, deliveryStatuses } from './enums.ts'
import { localDateTime, long, open } from '../values/long.schema.ts'
import { orderRow } from './order-row.schema.ts'

/** A credit on a delivery ("Resources B", Credit). The values of its actions are not enumerated. */
export const credit = z.object({
  /** Minor units. */
  Amount: long,
  OrderRows: z.array(orderRow),
  Actions: z.array(z.string()),
})
export type Credit = z.infer<typeof credit>

/** A delivery of rows ("Resources B", Delivery). Amounts are minor units. */
export const delivery = z.object({
  Id: long,
  CreationDate: localDateTime,
  /** Present only when the payment method is invoice. */
  InvoiceId: z.optional(long),
  DeliveryAmount: long,
  CreditedAmount: long,
  Credits: z.nullable(z.array(credit)),
  OrderRows: z.array(orderRow),
  Actions: z.array(open(deliveryActions)),
  Status: z.nullable(open(deliveryStatuses)),
  DueDate: z.nullable(localDateTime),
})
export type Delivery = z.infer<typeof delivery>
