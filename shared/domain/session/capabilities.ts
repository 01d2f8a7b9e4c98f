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
] as const
export type Capability = (typeof capabilities)[number]
