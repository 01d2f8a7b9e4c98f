import type { DeliveryStatus } from '../../shared/domain/enums.ts'
import type { Long } from '../../shared/domain/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import type { RestContext } from './handlers.ts'
import type { Refused } from '../refused.ts'
import { deliveriesOf, setDeliveryStatus } from '../storage/deliveries.ts'
import { findOrder } from '../storage/orders.ts'

/** What a customer's payment, a reminder or a collector would do to a delivery. */
export function changeDeliveryStatus(
  { db }: RestContext,
  { orderId, deliveryId, Status }: { orderId: Long; deliveryId: Long; Status: DeliveryStatus },
): Result<undefined, Refused> {
  if (!findOrder(db, orderId)) return refuse({ code: 'order-not-found' })
  const delivery = deliveriesOf(db, orderId).find(({ Id }) => Id === deliveryId)
  if (!delivery) return refuse({ code: 'delivery-not-found' })
  setDeliveryStatus(db, deliveryId, Status)
  return ok(undefined)
}
