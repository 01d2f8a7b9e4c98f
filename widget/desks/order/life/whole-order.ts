/** Fills in lists and numbers that a lenient reading of an order leaves out, because the rules need them. Pure. */
import type { LifeStart } from '../../../kit/parts/command.ts'
import type { LifeSubject } from './life-subject.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'

const known = new WeakMap<Order, Order>()

/** Returns the same object for the same order, so that results can be cached by it. */
export function wholeOrder(order: Order): Order {
  const found = known.get(order)
  if (found) return found
  const made: Order = {
    ...order,
    OrderRows: order.OrderRows.map(wholeRow),
    Deliveries: order.Deliveries.map((delivery) => ({
      ...delivery,
      Actions: delivery.Actions ?? [],
      OrderRows: delivery.OrderRows.map(wholeRow),
      Credits: (delivery.Credits ?? []).map((credit) => ({
        ...credit,
        OrderRows: (credit.OrderRows ?? []).map(wholeRow),
      })),
    })),
  }
  known.set(order, made)
  return made
}

function wholeRow(row: OrderRow): OrderRow {
  const { DiscountPercent, DiscountAmount, VatPercent, Actions, IsCancelled }: Partial<OrderRow> = row
  return {
    ...row,
    DiscountPercent: DiscountPercent ?? 0,
    DiscountAmount: DiscountAmount ?? 0,
    VatPercent: VatPercent ?? 0,
    IsCancelled: IsCancelled ?? false,
    Actions: Actions ?? [],
  }
}

/** The initial subject, from the current order; undefined if it has no such delivery. */
export function subjectOf(order: Order, start: LifeStart): LifeSubject | undefined {
  if (start.task !== 'credit') return { task: start.task, order }
  const delivery = order.Deliveries.find(({ Id }) => Id === start.DeliveryId)
  return delivery && { task: 'credit', order, delivery }
}
