import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { Localizer } from '../../locales/localizer.ts'
import type { RowMarks } from './row-marks.ts'

/** Whether the order has expired, after which its rows cannot be changed. */
export function hasExpired({ OrderStatus }: Pick<Order, 'OrderStatus'>): boolean {
  return OrderStatus === 'Expired'
}

/** Who changed the order under the clerk's changes, as a sentence. */
export function conflictWords(
  by: Pick<RowMarks, 'who' | 'isYou'> | undefined,
  order: Pick<Order, 'OrderStatus'>,
  l: Localizer,
): string {
  if (hasExpired(order)) return l.term('conflictExpired')
  if (!by) return l.term('conflictSomebody')
  return by.isYou ? l.term('changedByYou') : l.term('conflictWho', by.who)
}
