/**
 * The history's additions to the story of an order: authors and times. Pure. The history has only writes through this
 * edge, and none of its entries names a delivery or credit: a moment is assigned only where it is certain.
 */
import type { Credit, Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { HistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { OrderWriteName } from '../../../../shared/domain/order/history.enums.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { sum } from '../../../../shared/domain/money/money.ts'
import { openAmount, openRows } from '../../../../shared/domain/order/open-rows.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { cancelledRowsAmount, isRefundWrite } from '../../../../shared/domain/order/refund.rules.ts'
import { difference } from '../../../rows/changes/order-amounts.ts'

/** For each thing, the entry that made it. */
export interface StoryMoments {
  /** The entries that cancelled something, each with its amount in minor units. */
  cancelled: ReadonlyMap<HistoryEntry, Long>
  /** The cancelled amount without a known entry, in minor units. */
  cancelledElsewhere: Long
  deliveries: ReadonlyMap<Delivery, HistoryEntry>
  credits: ReadonlyMap<Credit, HistoryEntry>
}

const delivering: readonly OrderWriteName[] = ['deliverOrder', 'deliverAndLowerAmount']
const crediting: readonly OrderWriteName[] = [
  'creditOrderRows',
  'creditNewRow',
  'creditWithFee',
  'creditAmount',
]

/** The rows of a part of the story: of everything ordered, of the cancelled part, of the open part. */
export function storyRows(order: Order, part: 'ordered' | 'cancelled' | 'open'): OrderRow[] {
  const { OrderRows, Deliveries } = order
  if (part === 'open') return openRows(order)
  if (part === 'cancelled') return OrderRows.filter(({ IsCancelled }) => IsCancelled)
  return [...OrderRows, ...Deliveries.flatMap((delivery) => delivery.OrderRows)]
}

/** Ordered minus delivered, cancelled and open, in minor units: 0 if the provider's amounts agree. */
export function storyDiscrepancy(order: Order): Long {
  const delivered = order.Deliveries.map(({ DeliveryAmount }) => DeliveryAmount)
  return difference(order.OrderAmount, sum([...delivered, cancelledRowsAmount(order), openAmount(order)]))
}

/** @param entries newest first */
export function storyMoments(order: Order, entries: readonly HistoryEntry[]): StoryMoments {
  const done = entries.filter(({ outcome }) => outcome === 'done').toReversed()
  const of = (operations: readonly OrderWriteName[]) =>
    done.filter(({ operation }) => operations.includes(operation))
  const refunds = done.filter(isRefundWrite)

  const cancelled = new Map(
    done.flatMap((entry) => {
      if (refunds.includes(entry)) return []
      const amount = cancelledBy(entry)
      const hasRow = entry.changes?.some(({ is }) => is === 'cancelled')
      return amount === undefined || (BigInt(amount) === 0n && !hasRow) ? [] : [[entry, amount] as const]
    }),
  )
  return {
    cancelled,
    cancelledElsewhere: difference(cancelledRowsAmount(order), sum([...cancelled.values()])),
    deliveries: momentsOf(order.Deliveries.toSorted(byTime), of(delivering), holdsRows),
    credits: creditMoments(
      order.Deliveries,
      done.filter((entry) => crediting.includes(entry.operation) || refunds.includes(entry)),
    ),
  }
}

// Entries of earlier versions lack CancelledAmount.
function cancelledBy({ before, after }: HistoryEntry): Long | undefined {
  const [was, is] = [before.CancelledAmount, after?.CancelledAmount]
  return was === undefined || is === undefined ? undefined : difference(is, was)
}

function byTime(a: Delivery, b: Delivery): number {
  return a.CreationDate < b.CreationDate ? -1 : a.CreationDate > b.CreationDate ? 1 : 0
}

function holdsRows({ OrderRows }: Delivery, { rows }: HistoryEntry): boolean {
  return rows.every((id) => OrderRows.some(({ OrderRowId }) => OrderRowId === id))
}

/**
 * Each entry made exactly one of these things. With as many of both, each entry made the thing at its place; otherwise
 * an entry made the only thing that it can have made.
 */
function momentsOf<Thing>(
  things: readonly Thing[],
  entries: readonly HistoryEntry[],
  mayHaveMade: (thing: Thing, entry: HistoryEntry) => boolean,
): Map<Thing, HistoryEntry> {
  const moments = new Map<Thing, HistoryEntry>()
  // The entry of a lost answer is at the time when its outcome was found, which may be later.
  const isInOrder = things.length === 1 || !entries.some(({ foundByReading }) => foundByReading)
  const isEach = things.length === entries.length && isInOrder
  for (const [index, thing] of things.entries()) {
    const makers = isEach ? entries.slice(index, index + 1) : entries.filter((one) => mayHaveMade(thing, one))
    const [entry] = makers
    const isOnly = isEach || things.filter((other) => entry && mayHaveMade(other, entry)).length === 1
    if (entry && makers.length === 1 && isOnly) moments.set(thing, entry)
  }
  return moments
}

/** An entry belongs to the delivery that has its rows; without rows, to the only delivery with credits. */
function creditMoments(
  deliveries: readonly Delivery[],
  entries: readonly HistoryEntry[],
): Map<Credit, HistoryEntry> {
  const credited = deliveries.filter(({ Credits }) => Credits && Credits.length > 0)
  return new Map(
    credited.flatMap((delivery) => {
      const own = entries.filter((entry) =>
        entry.rows.length > 0 ? holdsRows(delivery, entry) : credited.length === 1,
      )
      const credits = delivery.Credits ?? []
      // Rows do not tell which credit an entry made: one row can be credited many times.
      return [...momentsOf(credits, own, () => false)]
    }),
  )
}
