/** The limits of the SOAP service: the description has none, so they are decided. Amounts are minor units. */
export const creditLimits = {
  /** What the provider takes on in one order of anybody; above it OrderOverProviderLimit. */
  providerOrder: 100_000_000,
  /** What the provider takes on in one order of this client; above it OrderOverClientLimit. */
  clientOrder: 25_000_000,
  /** What a client's open orders of one currency may have left to invoice; above it ClientOverCreditLimit. */
  clientOpen: 100_000_000,
  /** Above it an order waits for a decision: 'High Amount'. */
  highAmount: 10_000_000,
  /** Days in which an order can be invoiced. */
  orderDays: 30,
  /** Days after which somebody at the provider has approved a pending order. */
  pendingDays: 1,
  /** NumberOfCreditDays: none means that an invoice is due at once. */
  creditDays: { minimum: 0, maximum: 365 },
  /** Characters of ClientOrderNr, CustomerReference and ReasonForBlock. */
  text: { maximum: 256 },
} as const
