import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { raise } from '../callbacks/raise.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import { pendingAt, stateAt } from '../credit/orders/credit-order-state.ts'
import { clearPending, findCreditOrder } from '../storage/credit/orders.ts'

/** The standalone order has no reason to be pending then. */
export function releaseCreditOrder(
  context: RestContext,
  { OrderId }: { OrderId: Long },
): Result<undefined, Refused> {
  const order = findCreditOrder(context.db, OrderId)
  if (!order) return refuse({ code: 'order-not-found' })
  const isPending = stateAt(order, context.now) === 'open' && pendingAt(order, context.now).length > 0
  if (!isPending) return refuse({ code: 'order-not-pending' })
  clearPending(context.db, OrderId)
  raise(context, [{ EventName: 'StandaloneOrder.PendingStatusReleased', OrderId }])
  return ok(undefined)
}
