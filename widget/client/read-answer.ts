/**
 * Reads the edge's answers leniently. The edge has checked them against the schemas, so this only makes sure that lists
 * are lists and amounts are amounts, and that a proxy's answer is not taken for an order. An error found during
 * rendering would leave the desk blank.
 */
import { isLong } from '../../shared/domain/values/long.ts'
import type { Delivery } from '../../shared/domain/order/delivery.schema.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { SessionInfo } from '../../shared/domain/session/session.ts'
import { EdgeError } from './edge-error.ts'

/** @throws EdgeError `answer-invalid` for anything but an object */
export function object<Shape>(action: string, value: unknown): Partial<Shape> {
  if (typeof value === 'object' && value !== null) return value
  throw new EdgeError(action, { code: 'answer-invalid' })
}

export function readOrder(value: unknown): Order {
  const order = object<Order>('Reading the order', value)
  const OrderRows = order.OrderRows ?? []
  const deliveries = order.Deliveries ?? []
  const isWhole =
    hasLongs(order, 'Id', 'OrderAmount', 'CancelledAmount') &&
    areRows(OrderRows) &&
    deliveries.every(isDelivery)
  if (!isWhole) throw new EdgeError('Reading the order', { code: 'answer-invalid' })
  return {
    ...(order as Order),
    OrderRows,
    Actions: order.Actions ?? [],
    BillingReferences: order.BillingReferences ?? [],
    Deliveries: deliveries.map((delivery) => ({
      ...delivery,
      OrderRows: delivery.OrderRows ?? [],
      Credits: delivery.Credits ?? [],
    })),
  }
}

function isDelivery(delivery: Partial<Delivery> | null): boolean {
  return (
    hasLongs(delivery, 'Id', 'DeliveryAmount', 'CreditedAmount') &&
    areRows(delivery?.OrderRows ?? []) &&
    (delivery?.Credits ?? []).every((credit) => hasLongs(credit, 'Amount') && areRows(credit.OrderRows ?? []))
  )
}

function areRows(rows: readonly OrderRow[]): boolean {
  return rows.every((row) => hasLongs(row, 'OrderRowId', 'Quantity', 'UnitPrice'))
}

function hasLongs<Shape extends object>(value: Shape | null, ...names: (keyof Shape)[]): boolean {
  return names.every((name) => isLong(value?.[name]))
}

export function readSessionInfo(value: unknown): SessionInfo {
  const info = object<SessionInfo>('Reading the session', value)
  return { ...(info as SessionInfo), capabilities: info.capabilities ?? [] }
}
