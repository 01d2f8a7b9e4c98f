/** The list of a merchant's orders, newest first. */
import * as z from 'zod/mini'
import { type OrderStatus, orderStatuses, systemStatuses } from '../../shared/domain/order/enums.ts'
import { paymentTypes } from '../../shared/domain/order/payment.enums.ts'
import { rowAmount, sum } from '../../shared/domain/money/money.ts'
import { long } from '../../shared/domain/values/long.schema.ts'
import { ok, type Result } from '../../shared/domain/values/result.ts'
import { localDateTimeOf } from '../clock.ts'
import { shownAddress } from '../domain/masking.ts'
import { statusAt, systemStatusAt } from '../domain/order-state.ts'
import type { Refused } from '../refused.ts'
import { listOrders, type ListedOrder } from '../storage/lists.ts'
import type { ListContext } from './context.ts'
import { afterUnknown, type ListQuery, pageOf, readPage } from './pages.ts'

const listedOrder = z.object({
  Id: long,
  MerchantOrderId: z.string(),
  PaymentType: z.enum(paymentTypes),
  OrderStatus: z.enum(orderStatuses),
  SystemStatus: z.enum(systemStatuses),
  Currency: z.string(),
  /** Minor units: the sum of all rows, as GET of the order has it. */
  OrderAmount: long,
  /** Of the billing address, masked where the order's address is. */
  CustomerName: z.nullable(z.string()),
  CreationDate: z.string(),
})
export const ordersPage = z.object({ orders: z.array(listedOrder), next: z.nullable(long) })

/** A page of orders. It finds them by the stored status, so call it after `expireDue` (`simulation/clock.ts`). */
export function readOrders(
  { db, now }: ListContext,
  { status, ...asked }: ListQuery & { status?: OrderStatus | undefined },
): Result<z.output<typeof ordersPage>, Refused> {
  const page = readPage(asked)
  if (!page.ok) return page
  const found = listOrders(db, { ...page.value, limit: page.value.limit + 1, status })
  if (!found) return afterUnknown()
  const { rows, next } = pageOf(found, page.value.limit, ({ Id }) => Id)
  // If very many are due, the others are marked by the alarm, in a moment.
  const shown = rows.filter((order) => status === undefined || statusAt(order, now) === status)
  return ok({ orders: shown.map((order) => viewListed(order, now)), next })
}

function viewListed(order: ListedOrder, now: number): z.output<typeof listedOrder> {
  const { FullName } = shownAddress(order, { FullName: order.FullName ?? '', Source: order.Source ?? 0 })
  return {
    Id: order.Id,
    MerchantOrderId: order.MerchantOrderId,
    PaymentType: order.PaymentType,
    OrderStatus: statusAt(order, now),
    SystemStatus: systemStatusAt(order, now),
    Currency: order.Currency,
    OrderAmount: sum(order.rows.map(rowAmount)),
    CustomerName: FullName || null,
    CreationDate: localDateTimeOf(order.createdAt),
  }
}
