/**
 * Answers of the edge, read leniently: the edge has checked them against the schemas, so this only makes
 * sure that a list is a list, and that an answer of something else on the way is not taken for an order.
 */
import type { HistoryPage } from '../../shared/domain/history.ts'
import { isLong, type Long } from '../../shared/domain/long.ts'
import type { Delivery } from '../../shared/domain/delivery.schema.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { SessionInfo } from '../../shared/domain/session.ts'
import { EdgeError } from './edge-error.ts'

function object<Shape>(action: string, value: unknown): Partial<Shape> {
  if (typeof value === 'object' && value !== null) return value
  throw new EdgeError(action, { code: 'answer-invalid' })
}

export function readOrder(value: unknown): Order {
  const order = object<Order>('Reading the order', value)
  if (!isLong(order.Id)) throw new EdgeError('Reading the order', { code: 'answer-invalid' })
  return {
    ...(order as Order),
    OrderRows: order.OrderRows ?? [],
    Actions: order.Actions ?? [],
    BillingReferences: order.BillingReferences ?? [],
    Deliveries: (order.Deliveries ?? []).map(readDelivery),
  }
}

function readDelivery(delivery: Partial<Delivery>): Delivery {
  return { ...(delivery as Delivery), OrderRows: delivery.OrderRows ?? [], Credits: delivery.Credits ?? [] }
}

export function readSessionInfo(value: unknown): SessionInfo {
  const info = object<SessionInfo>('Reading the session', value)
  return { ...(info as SessionInfo), capabilities: info.capabilities ?? [] }
}

/** The ids of added rows: one, or a list of them; none in an answer that is about something else. */
export function readAddedRows(value: unknown): Long[] {
  const answer = object<{ OrderRowId: Long | Long[]; OrderRowID: Long | Long[] }>('Adding rows', value)
  const ids = [answer.OrderRowId ?? answer.OrderRowID ?? []].flat()
  if (!ids.every(isLong)) throw new EdgeError('Adding rows', { code: 'answer-invalid' })
  return ids
}

export function readHistory(value: unknown): HistoryPage {
  const page = object<HistoryPage>('Reading the history', value)
  return { ...page, entries: page.entries ?? [] }
}
