/** The orders that the edge knows: what it last saw of each, and which of them wait for somebody. */
export type {
  IndexedOrder,
  IndexedOrders,
  LastWrite,
  LookedOrders,
  SeenOrder,
  ViewCounts,
} from './order-index.schema.ts'
