/** The edge's index of orders as a source of the list. */
import type { IndexedOrder, SeenOrder } from '../../../../shared/domain/order-index/order-index.ts'
import { staysIn } from '../../../../shared/domain/order-index/order-index.rules.ts'
import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { orderIndexLimits } from '../../../../shared/domain/values/limits.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { parseLong } from '../../../../shared/domain/values/parse-long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError } from '../../../client/edge-error.ts'
import { findKnownOrders, lookAtOrders } from '../../../client/order-index.ts'
import { clockNow } from '../../../kit/format/clock.ts'
import type { FindOrders, ListedOrder } from './find-orders.ts'
import { PENDING } from './order-columns.ts'
import type { Looked, OrderSource } from './order-source.ts'
import { isDateText } from './read-page.ts'

/** Every order that the edge knows. Its facts are as old as the edge's last look at it. */
export function knownOrders(client: EdgeClient): OrderSource {
  const find: FindOrders = async (question) => {
    const { orders, cursor } = await ask(client, question, {})
    return { orders: orders.map((order) => listedOrder(order, true)), cursor }
  }
  return { of: 'index', find, arranges: false }
}

/** The orders of a view: as last seen, until they are looked at. */
export function ordersOfView(client: EdgeClient, view: OrderView): OrderSource {
  const known = new Map<string, IndexedOrder>()
  // A cursor belongs to the day of its question.
  let since = startOfToday()
  const find: FindOrders = async (question) => {
    if (question.cursor === undefined) since = startOfToday()
    const { orders, cursor } = await ask(client, question, { view, since })
    for (const order of orders) known.set(String(order.id), order)
    return { orders: orders.map((order) => listedOrder(order, false)), cursor }
  }
  const asSeen = (ids: readonly string[]) => ids.map((id) => listedOrder(known.get(id)!, true))
  const look = async (ids: readonly string[], signal: AbortSignal): Promise<Looked> => {
    try {
      const { orders } = await lookAtOrders(client, ids.map(exactId), signal)
      const now = clockNow().getTime()
      const stay = orders.filter((order) => staysIn(view, order, now))
      for (const order of stay) known.set(String(order.id), order)
      const read = new Set(orders.map(({ id }) => String(id)))
      const staying = new Set(stay.map(({ id }) => String(id)))
      const unread = ids.filter((id) => !read.has(id))
      return {
        orders: [...stay.map((order) => listedOrder(order, false)), ...asSeen(unread)],
        left: ids.filter((id) => read.has(id) && !staying.has(id)),
        unread,
      }
    } catch (error) {
      signal.throwIfAborted()
      return { orders: asSeen(ids), left: [], unread: ids, error: asEdgeError(error) }
    }
  }
  return { of: 'view', find, arranges: false, look }
}

/** The clerk's day begins at midnight where the clerk is. */
export function startOfToday(): string {
  return new Date(clockNow().setHours(0, 0, 0, 0)).toISOString()
}

async function ask(
  client: EdgeClient,
  { query, cursor, signal }: Parameters<FindOrders>[0],
  of: { view?: OrderView; since?: string },
): ReturnType<typeof findKnownOrders> {
  // No number is as long as that, and the edge would refuse the question.
  if (query.length > orderIndexLimits.query.maxLength) return { orders: [] }
  return findKnownOrders(client, { query: query || undefined, cursor, ...of }, signal)
}

/** @param isAsSeen whether to say when its facts were read */
function listedOrder({ id, number, seen, lastWrite }: IndexedOrder, isAsSeen: boolean): ListedOrder {
  const { status, isPending, currency, amount, expiresAt } = seen ?? {}
  return {
    id,
    number,
    currency,
    amount,
    status: isPending ? PENDING : status,
    expiresAt: expiresAt !== undefined && isDateText(expiresAt) ? expiresAt.slice(0, 10) : undefined,
    delivered: partOf(seen),
    changedAt: lastWrite?.at,
    changedBy: lastWrite && (lastWrite.who.name ?? lastWrite.who.id.replace(/^key:/, '')),
    seenAt: isAsSeen ? seen?.at : undefined,
  }
}

/** What is delivered, where that is more than nothing and less than all. */
function partOf({ amount, delivered }: Partial<SeenOrder> = {}): Long | undefined {
  if (amount === undefined || delivered === undefined) return undefined
  return BigInt(delivered) > 0n && BigInt(delivered) < BigInt(amount) ? delivered : undefined
}

function exactId(id: string): Long {
  return parseLong(id)!
}
