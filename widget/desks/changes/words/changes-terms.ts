/** The lists that have words on the desk of changes. */
import type { HistoryOutcome } from '../../../../shared/domain/order/history.enums.ts'

/** The columns of the table, in their order. */
export const changesColumns = [
  'time',
  'who',
  'what',
  'subject',
  'changes',
  'amount',
  'outcome',
  'reason',
] as const
export type ChangesColumn = (typeof changesColumns)[number]

/** The outcome of an entry: `followed` is an unknown one with a later entry of the same request. */
export type ShownOutcome = HistoryOutcome | 'followed'
