/** The contents of the orders in `shared/sandbox.ts`. A listed order without contents does not compile. */
import { sandboxOrders } from '../../shared/sandbox.ts'
import { systemClock } from '../clock.ts'
import type { Database } from '../storage/database.ts'
import { saveNewOrder, type StoredOrder } from '../storage/stored-order.ts'
import { finnishOrder, norwegianPaymentPlan } from './nordic-orders.ts'
import { type SeedOrder, storedSeed } from './seed-order.ts'
import {
  companyOrder,
  deliveredCardOrder,
  expiredOrder,
  largestIdsOrder,
  openInvoiceOrder,
  otherMerchantsOrder,
  partlyDeliveredOrder,
} from './swedish-orders.ts'

const contents: Record<(typeof sandboxOrders)[number]['MerchantOrderId'], (now: number) => SeedOrder> = {
  'web-2041': openInvoiceOrder,
  'web-2042': norwegianPaymentPlan,
  'web-2043': finnishOrder,
  'b2b-0117': companyOrder,
  'web-1998': partlyDeliveredOrder,
  'web-1876': expiredOrder,
  'app-0032': deliveredCardOrder,
  'max-int64': largestIdsOrder,
  'other-1': otherMerchantsOrder,
}

/** Stores the merchant's seeded orders, dated relative to the system's time. */
export function seedOrders(db: Database, merchantId: string): void {
  for (const order of sandboxOrdersOf(merchantId, systemClock.now())) saveNewOrder(db, order)
}

/** The merchant's seeded orders, dated relative to now. */
export function sandboxOrdersOf(merchantId: string, now: number): StoredOrder[] {
  return sandboxOrders
    .filter(({ MerchantId }) => MerchantId === merchantId)
    .map(({ Id, MerchantOrderId }) => storedSeed(Id, MerchantOrderId, contents[MerchantOrderId](now)))
}
