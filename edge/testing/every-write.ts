/** One write of each operation to an order of one row, and how often an order shows that it was done. Pure. */
import type { OrderWriteName } from '../../shared/domain/order/history.enums.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'

export interface SampleWrite {
  /** Below the order's path; see {@link writeAt}. */
  path: string
  /** The order has a delivery of all its rows before the write. */
  ofDelivery?: true
  method: 'POST' | 'PUT' | 'PATCH'
  body?: object
  success: 200 | 202 | 204
  /** The body of its 202 if the provider adds nothing: ids that no row has. */
  noIds?: object
  /** Whether the order shows how often it was done; otherwise the count is 1. */
  adds: boolean
  /** The answer to the same write under another key after it was done; `done` unless the order then forbids it. */
  again?: string
  timesDone(order: Order): number
}

/** The write at an order. Its path names the order's delivery, if any. */
export function writeAt(write: SampleWrite, order: Pick<Order, 'Deliveries'>): SampleWrite {
  return { ...write, path: write.path.replace('{DeliveryId}', String(order.Deliveries[0]?.Id)) }
}

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const bulbs = ({ OrderRows }: Order) => OrderRows.filter(({ Name }) => Name === row.Name).length
const quantityIs = (quantity: number) => (order: Order) =>
  order.OrderRows.some(({ OrderRowId, Quantity }) => OrderRowId === 1 && Quantity === quantity) ? 1 : 0

/** A fifth of the order's row, so that the write can be done several times. */
const fifth = [{ OrderRowId: 1, Quantity: 40 }]
const deliveries = ({ Deliveries }: Order) => Deliveries.length
const credits = ({ Deliveries }: Order) => Deliveries[0]?.Credits?.length ?? 0

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
  deliverOrder: {
    path: 'deliveries',
    method: 'POST',
    body: { OrderRowIds: [1], RowDeliveryOptions: fifth },
    success: 202,
    noIds: { DeliveryId: 99 },
    adds: true,
    timesDone: deliveries,
  },
  deliverAndLowerAmount: {
    path: 'deliveries/DeliverAndLowerAmount',
    method: 'POST',
    body: { DeliveredAmount: 15_000 },
    success: 202,
    noIds: { DeliveryId: 99 },
    adds: true,
    again: '409 action-missing',
    timesDone: deliveries,
  },
  cancelOrder: {
    path: '',
    method: 'PATCH',
    body: { IsCancelled: true },
    success: 204,
    adds: false,
    again: '409 action-missing',
    timesDone: ({ OrderStatus }) => (OrderStatus === 'Cancelled' ? 1 : 0),
  },
  cancelAmount: {
    path: '',
    method: 'PATCH',
    body: { CancelledAmount: 5_000 },
    success: 204,
    adds: false,
    again: '400 member-out-of-range',
    timesDone: ({ CancelledAmount }) => (CancelledAmount === 5_000 ? 1 : 0),
  },
  cancelOrderRows: {
    path: 'rows/cancelOrderRows',
    method: 'PATCH',
    body: { OrderRowIds: [1] },
    success: 204,
    adds: false,
    again: '409 action-missing',
    timesDone: ({ OrderRows }) => (OrderRows[0]!.IsCancelled ? 1 : 0),
  },
  creditOrderRows: {
    path: 'deliveries/{DeliveryId}/credits',
    method: 'POST',
    ofDelivery: true,
    body: { OrderRowIds: [1], RowCreditingOptions: fifth },
    success: 202,
    noIds: { CreditId: '99' },
    adds: true,
    timesDone: credits,
  },
  creditNewRow: {
    path: 'deliveries/{DeliveryId}/credits',
    method: 'POST',
    ofDelivery: true,
    body: { NewCreditOrderRow: { Name: 'Scratch', UnitPrice: 1_000, VatPercent: 2500 } },
    success: 202,
    noIds: { CreditId: '99' },
    adds: true,
    timesDone: credits,
  },
  creditWithFee: {
    path: 'deliveries/{DeliveryId}/credits/CreditWithFee',
    method: 'POST',
    ofDelivery: true,
    body: {
      OrderRowIds: [1],
      RowCreditingOptions: fifth,
      Fee: { Name: 'Return', UnitPrice: 500, VatPercent: 2500 },
    },
    success: 202,
    noIds: { CreditId: '99' },
    adds: true,
    timesDone: credits,
  },
  creditAmount: {
    path: 'deliveries/{DeliveryId}',
    method: 'PATCH',
    ofDelivery: true,
    body: { CreditedAmount: 3_000 },
    success: 200,
    adds: false,
    again: '400 member-out-of-range',
    timesDone: ({ Deliveries }) => (Deliveries[0]?.CreditedAmount === 3_000 ? 1 : 0),
  },
}
