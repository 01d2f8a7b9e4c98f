/** The desk of orders, in one chunk. */
import { loadPart } from '../../../kit/parts/load-part.ts'
import { OrdersRows } from '../rows/orders-rows.ts'
import { OrdersDesk } from './orders-desk.ts'

export function loadOrdersDesk(): Promise<void> {
  // The frame has the words of the choice of columns.
  return loadPart({ 'order-admin-orders-rows': OrdersRows, 'order-admin-orders-desk': OrdersDesk }, [
    'orders',
    'frame',
  ])
}
