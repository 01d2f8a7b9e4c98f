/** What the parts of the payouts desk ask of it and tell it. */
import { askDesk } from '../../../kit/parts/command.ts'
import type { ChosenRows, ExpectedPayout, RowsQuery, ShopVerdict } from './report-data.ts'
import type { ClosingKnown, StepState } from './step.ts'

export type ReportCommand =
  /** Shows rows of a client report. */
  | { do: 'show-rows'; query: RowsQuery }
  /** Opens another day, `YYYY-MM-DD`. */
  | { do: 'open-day'; date: string }
  /** The clerk has chosen other rows or columns. */
  | { do: 'rows-chosen'; chosen: ChosenRows }
  /** What the shop says of orders, by their number there; empty when another report is open. */
  | { do: 'shop-verdicts'; verdicts: ReadonlyMap<string, ShopVerdict> }
  /** What the days of a month paid, once it was read. */
  | { do: 'month-payouts'; payouts: readonly ExpectedPayout[] }
  /** Whether a day is closed. */
  | { do: 'closing-known'; known: ClosingKnown }
  /** What a bank statement says of each payout, by `stepKey`. */
  | { do: 'bank-steps'; steps: ReadonlyMap<string, StepState> }
  /** A voucher of the report with this digest was saved. */
  | { do: 'voucher-saved'; digest: string }

/** Asks the payouts desk for something, or tells it. */
export const askReports = askDesk<ReportCommand>
