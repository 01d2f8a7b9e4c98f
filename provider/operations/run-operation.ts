/** Runs a REST operation and raises the events of what it changed, in the same transaction. */
import type { OrderStatus } from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { lookUp } from '../../shared/domain/values/lookup.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import type { OrderWriteName, RestInput, RestOutput } from '../../shared/wire/operations.ts'
import { hasSubscribers, raise, type RaisedEvent } from '../callbacks/raise.ts'
import type { Database } from '../storage/database.ts'
import { findOrder } from '../storage/orders.ts'
import { restHandlers } from './handlers.ts'
import type { RestContext, RestOutcome, TransactedName } from './handler.ts'

type EventOf<Name extends OrderWriteName> = (
  body: RestOutput<Name>,
) => Omit<RaisedEvent, 'CheckoutOrderId'> | undefined

const updated = () => ({ EventName: 'CheckoutOrder.Updated' }) as const
const delivered = ({ DeliveryId }: { DeliveryId: Long }) =>
  ({ EventName: 'CheckoutOrder.Delivered', DeliveryId }) as const
const credited = ({ CreditId }: { CreditId: string }) =>
  ({ EventName: 'CheckoutOrder.CreditSucceeded', CreditId: parseLong(CreditId)! }) as const

/** The event of each write. That it closes the order is another one, after this. */
const eventOf: { [Name in OrderWriteName]: EventOf<Name> } = {
  addOrderRow: updated,
  addOrderRows: updated,
  updateOrderRow: updated,
  updateOrderRows: updated,
  replaceOrderRows: updated,
  extendOrder: updated,
  setOrderMetadata: updated,
  cancelAmount: updated,
  cancelOrderRows: updated,
  // It always closes the order.
  cancelOrder: () => undefined,
  deliverOrder: delivered,
  deliverAndLowerAmount: delivered,
  creditOrderRows: credited,
  creditNewRow: credited,
  creditWithFee: credited,
  creditAmount: credited,
}

/** Runs the operation. Call a write in a transaction: a refusal must undo what it did. */
export function runOperation<Name extends TransactedName>(
  context: RestContext,
  name: Name,
  input: RestInput<Name>,
): RestOutcome<Name> {
  const { db } = context
  const run = () => restHandlers[name](context, input)
  const event = lookUp(eventOf, name) as EventOf<OrderWriteName> | undefined
  if (!event || !hasSubscribers(db)) return run()
  const { CheckoutOrderId } = input as { CheckoutOrderId: Long }
  const wasClosed = isClosed(db, CheckoutOrderId)
  const outcome = run()
  if (!outcome.ok) return outcome
  const raised = event(outcome.value.body as never)
  if (raised) raise(context, [{ ...raised, CheckoutOrderId }])
  if (!wasClosed && isClosed(db, CheckoutOrderId)) raiseClosed(context, [CheckoutOrderId])
  return outcome
}

/** Tells that orders were closed, or have expired. They are stored so already. */
export function raiseClosed(context: Pick<RestContext, 'db' | 'now'>, ids: readonly Long[]): void {
  if (ids.length === 0 || !hasSubscribers(context.db)) return
  const events = ids.map((CheckoutOrderId): RaisedEvent => {
    const CloseReason = reasonOf(findOrder(context.db, CheckoutOrderId)!.OrderStatus)
    return { EventName: 'CheckoutOrder.Closed', CheckoutOrderId, ...(CloseReason && { CloseReason }) }
  })
  raise(context, events)
}

/** An order that is closed because all of it is delivered has none. */
function reasonOf(status: OrderStatus): RaisedEvent['CloseReason'] {
  return status === 'Cancelled' || status === 'Expired' ? status : undefined
}

function isClosed(db: Database, id: Long): boolean {
  return findOrder(db, id)?.SystemStatus === 'Closed'
}
