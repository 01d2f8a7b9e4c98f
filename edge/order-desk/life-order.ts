/**
 * The part of an order that deliveries, cancellations and credits depend on. Its shape is checked here, because orders
 * are read leniently. Pure.
 */
import * as z from 'zod/mini'
import { long } from '../../shared/domain/values/long.schema.ts'
import { orderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'

/** The members that `shared/domain/order/order-life.rules.ts` and `credit.rules.ts` read. */
export type LifeOrder = Pick<
  Order,
  'PaymentType' | 'OrderStatus' | 'OrderAmount' | 'CancelledAmount' | 'Actions' | 'OrderRows' | 'Deliveries'
>

/** A list; an absent one is empty. */
function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((list) => list ?? []),
  )
}

const rows = listOf(z.object({ ...orderRow.shape, Actions: listOf(z.string()) }))
const lifeOrder = z.object({
  PaymentType: z.string(),
  OrderStatus: z.string(),
  OrderAmount: long,
  CancelledAmount: long,
  Actions: listOf(z.string()),
  OrderRows: rows,
  Deliveries: listOf(
    z.object({
      Id: long,
      DeliveryAmount: long,
      CreditedAmount: long,
      Actions: listOf(z.string()),
      OrderRows: rows,
      Credits: listOf(z.object({ Amount: long, OrderRows: rows })),
    }),
  ),
})

/** @returns the order with all of its lists; refused if a member has another shape */
export function lifeOrderOf(order: Order): Result<LifeOrder, { code: 'provider-answer-invalid' }> {
  const checked = lifeOrder.safeParse(order)
  // The schema has only the members that rules read.
  return checked.success ? ok(checked.data as LifeOrder) : refuse({ code: 'provider-answer-invalid' })
}
