/**
 * One entry of an order's history. It has no customer data and no values of metadata, but their keys: a key that looks
 * like a secret or personal data was refused before the write was sent.
 */
import type { HistoryEntry, HistoryFacts } from '../../shared/domain/order/history.ts'
import { rowHistory } from '../../shared/domain/order/history-changes.rules.ts'
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Ending } from '../desk/write-once/policy.ts'
import type { Write } from './desk-request.ts'
import type { Intent } from './intent.ts'
import { namedRows } from './named-rows.ts'
import type { OrderSight } from './order-sight.ts'
import type { OrderSnapshot, SnapshotBefore } from './order-snapshot.ts'

export function factsOf(order: Partial<Order>): HistoryFacts {
  const { Currency, OrderAmount, CancelledAmount, OrderStatus, ExpirationDate } = order
  return {
    ...(typeof Currency === 'string' && { Currency }),
    ...(isLong(OrderAmount) && { OrderAmount }),
    ...(isLong(CancelledAmount) && { CancelledAmount }),
    ...(typeof OrderStatus === 'string' ? { OrderStatus } : {}),
    ...(typeof ExpirationDate === 'string' ? { ExpirationDate } : {}),
  }
}

/** An entry as it is stored: without the name of who did it. */
export type OrderRecord = Omit<HistoryEntry, 'who'> & { who: Omit<HistoryEntry['who'], 'name'> }

/** The known facts of a write's outcome, for its entry. */
export interface EntryFacts {
  /** The order afterwards; absent if it could not be read. */
  after?: HistoryFacts
  /** The order with its rows; only if the write was done. */
  done?: OrderSnapshot | undefined
  /** The rows that were added, or replaced by others. */
  rows?: readonly Long[]
  /** The order afterwards, for the index. */
  order?: OrderSight
}

/** @param now milliseconds since 1970 */
export function historyEntry(
  { request, before, facts: factsBefore }: Pick<Intent, 'request' | 'before' | 'facts'>,
  now: number,
  { facts: { after, done, rows } = {}, ...ending }: Ending<EntryFacts>,
): OrderRecord {
  const { requester, requestId, saveId, note, write } = request
  const ids = [...namedRows(write), ...(rows ?? [])]
  return {
    at: new Date(now).toISOString(),
    who: { kind: requester.kind, id: requester.user.id },
    operation: write.name,
    ...(saveId !== undefined && { save: saveId }),
    before: factsBefore,
    ...(after && { after }),
    rows: ids,
    ...(ids.length > 0 && { changes: rowHistory(ids, before.rows, done?.rows) }),
    ...(done && write.name === 'setOrderMetadata' && { metadata: changedKeys(write, before, done) }),
    requestId,
    ...note,
    ...ending,
  }
}

/** The keys that the write names and whose values it changed. */
function changedKeys(
  { input }: Extract<Write, { name: 'setOrderMetadata' }>,
  before: SnapshotBefore,
  done: OrderSnapshot,
): string[] {
  const keys = input.body.Metadata.map(({ Key }) => Key)
  return keys.filter((key) => valueOf(before, key) !== valueOf(done, key))
}

// A key may be "constructor".
function valueOf({ metadata }: Pick<OrderSnapshot, 'metadata'>, key: string): string | undefined {
  return Object.hasOwn(metadata, key) ? metadata[key] : undefined
}
