/** What a clerk can look for and open: an order, an order on credit, or the payouts of a day. */
export interface Goal {
  kind: 'order' | 'credit-order' | 'day'
  /** The checkout order id or the provider's number, digit for digit; or the day, `YYYY-MM-DD`. */
  id: string
  /** The merchant's own number of the order, where it is known. */
  number?: string | undefined
}
