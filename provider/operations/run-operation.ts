/** Runs a REST operation and raises the events of what it changed, in the same transaction. */
import type { OrderStatus } from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { lookUp } from '../../shared/domain/values/lookup.ts'
import type { OrderWriteName, RestInput, RestOutput } from '../../shared/wire/operations.ts'
import { hasSubscribers, raise, type RaisedEvent } from '../callbacks/raise.ts'
import type { Database } from '../storage/database.ts'
import { creditsOf } from '../storage/deliveries.ts'
import { findOrder } from '../storage/orders.ts'
import { restHandlers } from './handlers.ts'
import type { RestContext, RestOutcome, TransactedName } from './handler.ts'

type EventOf<Name extends OrderWriteName> = (
  body: RestOutput<Name>,
  isClosing: boolean,
) => Omit<RaisedEvent, 'CheckoutOrderId'> | undefined

const updated = () => ({ EventName: 'CheckoutOrder.Updated' }) as const
const updatedUnlessClosed = (_: unknown, isClosing: boolean) => (isClosing ? undefined : updated())
const delivered = ({ DeliveryId }: { DeliveryId: Long }) =>
  ({ EventName: 'CheckoutOrder.Delivered', DeliveryId }) as const
const none = () => undefined

/** The event of each write that stores no credit. That it closes the order is another one, after this. */
const eventOf: { [Name in OrderWriteName]: EventOf<Name> } = {
  addOrderRow: updated,
  addOrderRows: updated,
  updateOrderRow: updated,
  updateOrderRows: updated,
  replaceOrderRows: updated,
  extendOrder: updated,
  setOrderMetadata: updated,
  cancelAmount: updatedUnlessClosed,
  cancelOrderRows: updatedUnlessClosed,
  cancelOrder: updatedUnlessClosed,
  deliverOrder: delivered,
  deliverAndLowerAmount: delivered,
  creditOrderRows: none,
  creditNewRow: none,
  creditWithFee: none,
  creditAmount: none,
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
  const former = new Set(creditIds(db, CheckoutOrderId))
  const outcome = run()
  if (!outcome.ok) return outcome
  const isClosing = !wasClosed && isClosed(db, CheckoutOrderId)
  // A cancellation may be a refund, so the credits are those that are stored.
  const credited = creditIds(db, CheckoutOrderId).filter((id) => !former.has(id))
  const own = credited.length > 0 ? undefined : event(outcome.value.body as never, isClosing)
  raise(context, [
    ...(own ? [{ ...own, CheckoutOrderId }] : []),
    ...credited.map(
      (CreditId) => ({ EventName: 'CheckoutOrder.CreditSucceeded', CheckoutOrderId, CreditId }) as const,
    ),
  ])
  if (isClosing) raiseClosed(context, [CheckoutOrderId])
  return outcome
}

function creditIds(db: Database, orderId: Long): Long[] {
  return creditsOf(db, orderId).map(({ Id }) => Id)
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
