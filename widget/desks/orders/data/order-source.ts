/** Where the desk's list comes from: the page's function, or the edge's index of orders. Both are asked the same way. */
import type { EdgeError } from '../../../client/edge-error.ts'
import type { FindOrders, ListedOrder } from './find-orders.ts'

export interface OrderSource {
  /** The shop's list, the orders that the edge knows, or one view of those. */
  of: 'shop' | 'index' | 'view'
  find: FindOrders
  /** Whether it filters and sorts by itself. Otherwise the desk does, once it has every order. */
  arranges: boolean
  /** Reads orders again. Rejects only with the signal's reason. @param ids in digits, at most 50 */
  look?: (ids: readonly string[], signal: AbortSignal) => Promise<Looked>
}

export interface Looked {
  /** The orders that stay: as they are now, or as last seen where they could not be read. */
  orders: readonly ListedOrder[]
  /** The ids of those that no longer belong to the list. */
  left: readonly string[]
  /** The ids of those that could not be read. */
  unread: readonly string[]
  /** Why none could be read. */
  error?: EdgeError
}

/** The page's own list. */
export function shopOrders(find: FindOrders): OrderSource {
  return { of: 'shop', find, arranges: true }
}
