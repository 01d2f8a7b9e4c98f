/** One entry of an order's history. Nothing of a customer is in it, and no value of metadata. */
import type { HistoryEntry, HistoryFacts } from '../../shared/domain/history.ts'
import type { Long } from '../../shared/domain/long.ts'
import { rowChangesOf } from '../../shared/domain/row-updates.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { DeskRequest, Write } from './desk-request.ts'

export function factsOf({ OrderAmount, OrderStatus, ExpirationDate }: Partial<Order>): HistoryFacts {
  return {
    ...(typeof OrderAmount === 'number' || typeof OrderAmount === 'bigint' ? { OrderAmount } : {}),
    ...(typeof OrderStatus === 'string' ? { OrderStatus } : {}),
    ...(typeof ExpirationDate === 'string' ? { ExpirationDate } : {}),
  }
}

export function historyEntry(
  { requester, requestId, write }: DeskRequest,
  now: number,
  facts: Pick<HistoryEntry, 'outcome' | 'before'> & Partial<HistoryEntry>,
): HistoryEntry {
  return {
    at: new Date(now).toISOString(),
    who: { kind: requester.kind, id: requester.user.id, name: requester.user.name },
    operation: write.name,
    rows: namedRows(write),
    requestId,
    ...facts,
  }
}

function namedRows({ name, input }: Write): Long[] {
  switch (name) {
    case 'updateOrderRow':
      return [input.OrderRowId]
    case 'updateOrderRows':
      return rowChangesOf(input.body.OrderRows).map(({ OrderRowId }) => OrderRowId)
    case 'addOrderRow':
    case 'addOrderRows':
    case 'replaceOrderRows':
    case 'extendOrder':
    case 'setOrderMetadata':
      return []
  }
}
