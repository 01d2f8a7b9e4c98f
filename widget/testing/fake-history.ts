/** What the fake edge writes into the history of an order. Pure. */
import type { HistoryFacts } from '../../shared/domain/order/history.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { OrderWrite } from '../client/order-writes.ts'

export function factsOf({
  Currency,
  OrderAmount,
  CancelledAmount,
  OrderStatus,
  ExpirationDate,
}: Order): HistoryFacts {
  return { Currency, OrderAmount, CancelledAmount, OrderStatus, ...(ExpirationDate && { ExpirationDate }) }
}

/** The rows that a replacement added, and then those that it cancelled. */
export function replacedRows(before: Order, after: Order): Long[] {
  const old = new Map(before.OrderRows.map((row) => [row.OrderRowId, row.IsCancelled]))
  const changed = after.OrderRows.filter(({ OrderRowId, IsCancelled }) => old.get(OrderRowId) !== IsCancelled)
  const [gone, added] = [true, false].map((was) =>
    changed.flatMap(({ OrderRowId }) => (old.has(OrderRowId) === was ? OrderRowId : [])),
  )
  return [...added!, ...gone!]
}

export function changedKeys(
  { body }: Extract<OrderWrite, { operation: 'setOrderMetadata' }>,
  before: Order,
  after: Order,
): string[] {
  const keys = body.Metadata.map(({ Key }) => Key)
  return keys.filter((key) => before.OrderMetadata?.[key] !== after.OrderMetadata?.[key])
}
