/** The history of an order as the edge keeps it and the widget shows it. It contains no data of a customer. */
import type { HistoryFacts } from './history.schema.ts'
import type { Long } from '../values/long.ts'
import { remainingAmount } from './order.rules.ts'

export type {
  CreditHistoryEntry,
  CreditHistoryRow,
  HistoryEntry,
  HistoryFacts,
  HistoryPage,
  HistoryRow,
  HistoryRowValues,
} from './history.schema.ts'

/**
 * What remained of the order, in minor units; undefined if it is not known. Entries of earlier versions have no
 * CancelledAmount, and an OrderAmount without the cancelled amount.
 */
export function amountOfFacts({ OrderAmount, CancelledAmount = 0 }: HistoryFacts): Long | undefined {
  return OrderAmount === undefined ? undefined : remainingAmount({ OrderAmount, CancelledAmount })
}
