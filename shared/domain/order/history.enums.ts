/** The closed lists of a history. */

/** Every operation that changes an order. The compiler compares the operation table with this list. */
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
  /** The provider answered so, or the order shows it. */
  'done',
  /** The provider refused, and changed nothing. */
  'refused',
  /** The answer was lost, and the order shows that nothing was changed. */
  'not-done',
  /** Neither the provider nor the order tells the outcome yet: a later entry may. */
  'unknown',
] as const
export type HistoryOutcome = (typeof historyOutcomes)[number]

/** The change of a write to a row, by the order before and after it. */
export const historyRowKinds = [
  'added',
  'changed',
  'cancelled',
  /** The write named the row, and the order shows no change: it was not done, is unknown, or changed nothing. */
  'named',
] as const
