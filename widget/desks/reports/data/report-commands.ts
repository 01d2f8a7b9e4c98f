/** The requests and reports of the parts to the payouts desk. */
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
  /** The shop's answers about orders, by their number there; empty when another report is open. */
  | { do: 'shop-verdicts'; verdicts: ReadonlyMap<string, ShopVerdict> }
  /** The payouts of a month's days, once it was read. */
  | { do: 'month-payouts'; payouts: readonly ExpectedPayout[] }
  /** Whether a day is closed. */
  | { do: 'closing-known'; known: ClosingKnown }
  /** The statement's verdict on each payout, by `stepKey`. */
  | { do: 'bank-steps'; steps: ReadonlyMap<string, StepState> }
  /** A voucher of the report with this digest was saved. */
  | { do: 'voucher-saved'; digest: string }

/** Sends a request or a report to the payouts desk. */
export const askReports = askDesk<ReportCommand>
