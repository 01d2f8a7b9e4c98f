/** One write of each operation, and how often an order shows that it was done. For an order of one row. Pure. */
import type { OrderWriteName } from '../../shared/domain/history.ts'
import type { Order } from '../../shared/domain/order.schema.ts'

export interface SampleWrite {
  /** Below the order's path. */
  path: string
  method: 'POST' | 'PUT' | 'PATCH'
  body?: object
  success: 200 | 202 | 204
  /** What its 202 answers where the provider adds nothing: ids that no row has. */
  noIds?: object
  /** Does the order show how often it was done? Else it is 1 however often that was. */
  adds: boolean
  timesDone(order: Order): number
}

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const bulbs = ({ OrderRows }: Order) => OrderRows.filter(({ Name }) => Name === row.Name).length
const quantityIs = (quantity: number) => (order: Order) =>
  order.OrderRows.some(({ OrderRowId, Quantity }) => OrderRowId === 1 && Quantity === quantity) ? 1 : 0

export const everyWrite: Record<OrderWriteName, SampleWrite> = {
  addOrderRow: {
    path: 'rows/',
    method: 'POST',
    body: row,
    success: 202,
    noIds: { OrderRowId: 99 },
    adds: true,
    timesDone: bulbs,
  },
  addOrderRows: {
    path: 'rows/addOrderRows',
    method: 'POST',
    body: { OrderRows: [row, { ...row, Name: 'Wire' }] },
    success: 202,
    noIds: { OrderRowId: [98, 99] },
    adds: true,
    timesDone: bulbs,
  },
  updateOrderRow: {
    path: 'rows/1',
    method: 'PATCH',
    body: { Quantity: 700 },
    success: 204,
    adds: false,
    timesDone: quantityIs(700),
  },
  updateOrderRows: {
    path: 'rows/updateOrderRows',
    method: 'POST',
    body: { OrderRows: [{ RowId: 1, Quantity: 800 }] },
    success: 204,
    adds: false,
    timesDone: quantityIs(800),
  },
  replaceOrderRows: {
    path: 'rows/replaceOrderRows',
    method: 'PUT',
    body: { OrderRows: [row] },
    success: 204,
    adds: true,
    timesDone: bulbs,
  },
  extendOrder: {
    path: 'extendOrder/2041-05-01',
    method: 'PATCH',
    success: 200,
    adds: false,
    timesDone: ({ ExpirationDate }) => (ExpirationDate?.startsWith('2041-05-01') ? 1 : 0),
  },
  setOrderMetadata: {
    path: 'metadata',
    method: 'PUT',
    body: { Metadata: [{ Key: 'colour', Value: 'red' }] },
    success: 200,
    adds: false,
    timesDone: ({ OrderMetadata }) =>
      (OrderMetadata as Record<string, string> | null)?.['colour'] === 'red' ? 1 : 0,
  },
}
