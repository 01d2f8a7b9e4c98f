import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { raise } from '../callbacks/raise.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import { releasePending } from '../storage/credit/orders.ts'

/** The standalone order has no reason to be pending then. */
export function releaseCreditOrder(
  context: RestContext,
  { OrderId }: { OrderId: Long },
): Result<undefined, Refused> {
  const isReleased = releasePending(context.db, OrderId)
  if (isReleased === undefined) return refuse({ code: 'order-not-found' })
  if (!isReleased) return refuse({ code: 'order-not-pending' })
  raise(context, [{ EventName: 'StandaloneOrder.PendingStatusReleased', OrderId }])
  return ok(undefined)
}
