/** The capabilities of sessions. */

/** The capabilities of the order desk: to see an order, and to do everything with it. */
export const orderCapabilities = [
  'order.read',
  'rows.write',
  'order.extend',
  'metadata.write',
  'deliveries.write',
  'orders.cancel',
  'credits.write',
] as const

/** The capabilities of a session. A session allows only those that it names. */
export const capabilities = [
  ...orderCapabilities,
  'report.read',
  'report.close',
  'credit.read',
  'credit.write',
  'journal.read',
  'journal.people',
  /** To see the orders that the edge knows. Never of a session for one order. */
  'orders.list',
  /** To do one act to many orders: each order also needs the capability of the act. Never of a session for one order. */
  'orders.batch',
] as const
export type Capability = (typeof capabilities)[number]
