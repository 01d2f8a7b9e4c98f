/** What the places are asked. */
import { findKnownOrders } from '../../client/order-index.ts'
import { type EdgeClient, orderPath } from '../../client/edge-client.ts'
import { EdgeError } from '../../client/edge-error.ts'
import { requestJson } from '../../client/json-request.ts'
import { readOrder } from '../../client/read-answer.ts'
import { findOrders, soughtIn } from '../../desks/credit/orders/find-orders.ts'
import { exactFirst, type Found, ofCredit, ofIndex, ofOrder } from './found.ts'
import type { Sought } from './sought.ts'

/** The most that each place shows. */
export const MOST = 6

/** The orders that the edge knows. @throws EdgeError, or the signal's reason */
export async function askIndex(client: EdgeClient, sought: Sought, signal: AbortSignal): Promise<Found[]> {
  const pages = await Promise.all(
    sought.queries.map((query) => findKnownOrders(client, { query, limit: MOST + 1 }, signal)),
  )
  const found = pages.flatMap(({ orders }) => orders.map(ofIndex))
  return exactFirst([...new Map(found.map((each) => [each.id, each])).values()], sought)
}

/**
 * The order with an id, read from the provider. Not by `client.order`: that would take the order's tag, on which the
 * unsaved changes of an open order are based.
 * @returns nothing where there is none, or where it is another merchant's
 * @throws EdgeError, or the signal's reason
 */
export async function askOrder(client: EdgeClient, id: string, signal: AbortSignal): Promise<Found[]> {
  try {
    return [
      ofOrder(
        readOrder(await requestJson(client, { action: 'Finding the order', path: orderPath(id), signal })),
      ),
    ]
  } catch (error) {
    if (error instanceof EdgeError && NOT_THERE.has(error.code)) return []
    throw error
  }
}

const NOT_THERE = new Set<string>(['order-not-found', 'provider-forbids'])

/** Orders on credit with a number of either side. @throws EdgeError, or the signal's reason */
export async function askCredit(client: EdgeClient, id: string, signal: AbortSignal): Promise<Found[]> {
  const numbers = soughtIn(id)
  if (typeof numbers === 'string') return []
  const { orders, error } = await findOrders(client, numbers, signal)
  if (orders.length === 0 && error) throw error
  return orders.map(ofCredit)
}
