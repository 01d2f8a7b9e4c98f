import type { ReportRowType } from '../order/enums.ts'
import type { ReportRow } from './report.schema.ts'

/** The rows that show a balance and are not transactions; `includeWithholding` adds them. */
export const balanceRowTypes = ['OpeningBalanceDebt', 'ClosingBalanceDebt'] as const satisfies ReportRowType[]

/** Whether a row is a transaction, not a balance row. */
export function isTransaction({ rowType }: Pick<ReportRow, 'rowType'>): boolean {
  return !(balanceRowTypes as readonly string[]).includes(rowType)
}
