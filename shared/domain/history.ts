/** The history of an order as the edge keeps it and the widget shows it. It contains no data of a customer. */
export type { CreditHistoryEntry, HistoryEntry, HistoryFacts, HistoryPage } from './history.schema.ts'

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
