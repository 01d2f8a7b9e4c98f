/** The calls of the index of orders: those that the edge knows. */
import type {
  IndexedOrder,
  IndexedOrders,
  LookedOrders,
  ViewCounts,
} from '../../shared/domain/order-index/order-index.ts'
import type { OrderView } from '../../shared/domain/order-index/order-views.enums.ts'
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import type { EdgeClient } from './edge-client.ts'
import { EdgeError } from './edge-error.ts'
import { requestJson } from './json-request.ts'

const PATH = '/api/v1/orders'

export interface IndexQuestion {
  /** The beginning of an id or a number, not empty. */
  query?: string | undefined
  view?: OrderView | undefined
  /** The instant since which an order counts as changed today. */
  since?: string | undefined
  limit?: number | undefined
  /** Of the answer before. */
  cursor?: string | undefined
}

/** Those with the latest news first. @throws EdgeError, or the signal's reason */
export async function findKnownOrders(
  client: EdgeClient,
  question: IndexQuestion,
  signal: AbortSignal,
): Promise<IndexedOrders> {
  const action = 'Searching the known orders'
  const path = `${PATH}${queryOf(question)}`
  const { orders, cursor } = (await requestJson(client, { action, path, signal })) as Partial<IndexedOrders>
  const isPage = isOrders(orders) && (cursor === undefined || typeof cursor === 'string')
  if (!isPage) throw new EdgeError(action, { code: 'answer-invalid' })
  return { orders, ...(cursor !== undefined && { cursor }) }
}

/** How many orders each view has. @throws EdgeError, or the signal's reason */
export async function countViews(
  client: EdgeClient,
  since: string,
  signal: AbortSignal,
): Promise<ViewCounts['counts']> {
  const action = 'Counting what waits'
  const path = `/api/v1/order-views${queryOf({ since })}`
  const { counts } = (await requestJson(client, { action, path, signal })) as Partial<ViewCounts>
  const isCounts = isObject(counts) && Object.values(counts!).every(Number.isSafeInteger)
  if (!isCounts) throw new EdgeError(action, { code: 'answer-invalid' })
  return counts!
}

/**
 * Reads orders at the provider now.
 * @param orders at most 50
 * @throws EdgeError, or the signal's reason
 */
export async function lookAtOrders(
  client: EdgeClient,
  orders: readonly Long[],
  signal: AbortSignal,
): Promise<LookedOrders> {
  const action = 'Looking at orders'
  const body = { orders }
  const answer = await requestJson(client, { action, path: `${PATH}/look`, method: 'POST', body, signal })
  const { orders: seen, failed } = answer as Partial<LookedOrders>
  if (!isOrders(seen) || !Array.isArray(failed)) throw new EdgeError(action, { code: 'answer-invalid' })
  return { orders: seen, failed }
}

/** What is in `seen` is checked where the list reads it. */
function isOrders(value: unknown): value is IndexedOrder[] {
  return (
    Array.isArray(value) &&
    value.every((order: Partial<IndexedOrder> | null) => {
      const { id, seen, lastWrite } = order ?? {}
      return (
        isLong(id) &&
        isObject(seen ?? {}) &&
        (lastWrite === undefined || typeof lastWrite?.who?.id === 'string')
      )
    })
  )
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function queryOf(question: IndexQuestion): string {
  const parameters = Object.entries(question).filter(([, value]) => value !== undefined)
  return parameters.length === 0
    ? ''
    : `?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`
}
