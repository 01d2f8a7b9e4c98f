/** The views of the orders that wait for somebody, and of those that changed. */
export const orderViews = [
  /** Open, and nothing of it is delivered. */
  'to-deliver',
  /** Open, and a part of it is delivered. */
  'partly-delivered',
  /** Open, and the provider has not decided yet: its `SystemStatus` is `PENDING`. */
  'pending',
  /** Open, and its `ExpirationDate` comes within {@link orderIndexLimits.expiringDays} days. */
  'expiring',
  /** Its last write may or may not be done. */
  'unknown',
  /** Its last write was refused within {@link orderIndexLimits.refusedDays} days. */
  'refused',
  /** Its last write that was done is the requester's own, since a given instant. */
  'changed-by-me',
  /** The same by somebody else. */
  'changed-by-others',
] as const
export type OrderView = (typeof orderViews)[number]

/** The views of which an order is in at most one. */
export type WaitingView = Extract<OrderView, 'to-deliver' | 'partly-delivered' | 'pending'>
