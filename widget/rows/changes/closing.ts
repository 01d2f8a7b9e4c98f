/** Whether saving the changes would close the order for good. Pure. */
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { StagedRow } from './staged-rows.ts'

/** The state that the provider gives an order whose last active row is cancelled. */
export type Closing = 'cancelled' | 'delivered'

/** The provider closes an order without active rows: as delivered if part of it was, otherwise as cancelled. */
export function closingOf(
  { Deliveries }: Pick<Order, 'Deliveries'>,
  rows: readonly StagedRow[],
): Closing | undefined {
  if (rows.some(({ is }) => is !== 'cancelled' && is !== 'cancelling')) return undefined
  if (!rows.some(({ is }) => is === 'cancelling')) return undefined
  return Deliveries.length > 0 ? 'delivered' : 'cancelled'
}
