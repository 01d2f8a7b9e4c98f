/** One entry of an order's history. Nothing of a customer is in it, and no value of metadata. */
import type { HistoryEntry, HistoryFacts } from '../../shared/domain/history.ts'
import { isLong, type Long } from '../../shared/domain/long.ts'
import { rowChangesOf } from '../../shared/domain/row-updates.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { DeskRequest, Write } from './desk-request.ts'

export function factsOf(order: Partial<Order>): HistoryFacts {
  const { OrderAmount, CancelledAmount, OrderStatus, ExpirationDate } = order
  return {
    ...(isLong(OrderAmount) && { OrderAmount }),
    ...(isLong(CancelledAmount) && { CancelledAmount }),
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
    case 'deliverOrder':
    case 'cancelOrderRows':
    case 'creditOrderRows':
    case 'creditWithFee':
      return input.body.OrderRowIds
    case 'creditNewRow':
      return input.body.OrderRowIds ?? []
    case 'addOrderRow':
    case 'addOrderRows':
    case 'replaceOrderRows':
    case 'extendOrder':
    case 'setOrderMetadata':
    case 'deliverAndLowerAmount':
    case 'cancelOrder':
    case 'cancelAmount':
    case 'creditAmount':
      return []
  }
}
