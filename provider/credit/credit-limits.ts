/** The limits of the SOAP service. The description has none, so they are decided here. Amounts are minor units. */
export const creditLimits = {
  /** The highest amount of any order; above it OrderOverProviderLimit. */
  providerOrder: 100_000_000,
  /** The highest amount of one order of this client; above it OrderOverClientLimit. */
  clientOrder: 25_000_000,
  /** The highest amount left to invoice on a client's open orders of one currency; above it ClientOverCreditLimit. */
  clientOpen: 100_000_000,
  /** Above it an order waits for a decision: 'High Amount'. */
  highAmount: 10_000_000,
  /** Days in which an order can be invoiced. */
  orderDays: 30,
  /** Days after which a pending order counts as approved. */
  pendingDays: 1,
} as const
