/** A set of the orders of the demo's shop. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { type OpenedShop, shopOrders } from '../../shared/sandbox.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import { creditIdFor, deliveryIdFor } from '../operations/promised-ids.ts'
import { invoiceIdOf } from '../storage/deliveries.ts'
import { nextOrderId } from '../storage/owners.ts'
import { saveNewOrder } from '../storage/stored-order.ts'
import { storedSeed } from './seed-order.ts'
import { shopOrderContents } from './shop-orders.ts'

/** Creates the orders with consecutive ids, in a world the next ones, dated relative to now. */
export function openShop(
  context: RestContext,
  { firstId: given }: { firstId: number | undefined },
): Result<OpenedShop, Refused> {
  const { db, now } = context
  const firstId = given ?? nextOrderId(db, shopOrders.length)
  if (firstId === undefined) return refuse({ code: 'order-id-taken' })
  for (const [index, { MerchantOrderId }] of shopOrders.entries()) {
    const delivery = deliveryIdFor(context)
    const ids = { delivery, invoice: invoiceIdOf(delivery), credit: creditIdFor(context) }
    const order = shopOrderContents[MerchantOrderId](now, ids)
    saveNewOrder(db, storedSeed(firstId + index, MerchantOrderId, order))
  }
  return ok({ firstId, orders: shopOrders.length })
}
