/** What a history tells, as closed lists. */

/** Every operation that changes an order. The operation table is compared with this list when it is compiled. */
export const orderWrites = [
  'addOrderRow',
  'addOrderRows',
  'updateOrderRow',
  'updateOrderRows',
  'replaceOrderRows',
  'extendOrder',
  'setOrderMetadata',
  'deliverOrder',
  'deliverAndLowerAmount',
  'cancelOrder',
  'cancelAmount',
  'cancelOrderRows',
  'creditOrderRows',
  'creditNewRow',
  'creditWithFee',
  'creditAmount',
] as const
export type OrderWriteName = (typeof orderWrites)[number]

export const historyOutcomes = [
  /** The provider said so, or the order shows it. */
  'done',
  /** The provider refused, and changed nothing. */
  'refused',
  /** The answer was lost, and the order shows that nothing was changed. */
  'not-done',
  /** Neither the provider nor the order tells the outcome yet: a later entry may. */
  'unknown',
] as const
export type HistoryOutcome = (typeof historyOutcomes)[number]

/** What a write did to a row, as the order before and after it shows. */
export const historyRowKinds = [
  'added',
  'changed',
  'cancelled',
  /** The write named the row, and the order does not show a change: it was not done, is not known, or was none. */
  'named',
] as const
