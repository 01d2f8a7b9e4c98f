import type { Long } from '../../shared/domain/values/long.ts'
import { hasSubscribers, raise } from '../callbacks/raise.ts'
import type { RestContext } from '../operations/handler.ts'
import { raiseClosed } from '../operations/run-operation.ts'
import { deliveriesOf } from '../storage/deliveries.ts'
import { findOrder } from '../storage/orders.ts'

/** Tells that an order was created, and whether it was delivered and closed at once. It is stored so already. */
export function raiseCreated(context: RestContext, CheckoutOrderId: Long): void {
  const { db } = context
  if (!hasSubscribers(db)) return
  const { SystemStatus } = findOrder(db, CheckoutOrderId)!
  raise(context, [
    { EventName: 'CheckoutOrder.Created', CheckoutOrderId, IsPending: SystemStatus === 'PENDING' },
    ...deliveriesOf(db, CheckoutOrderId).map(({ Id: DeliveryId }) => {
      return { EventName: 'CheckoutOrder.Delivered', CheckoutOrderId, DeliveryId } as const
    }),
  ])
  if (SystemStatus === 'Closed') raiseClosed(context, [CheckoutOrderId])
}
