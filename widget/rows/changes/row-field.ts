import type { RefusalReason } from '../../../shared/domain/values/refusal.ts'
import type { DecimalProblem } from '../../kit/format/parse-amount.ts'

/** In the order in which they appear on the page. */
export const rowFields = [
  'ArticleNumber',
  'Name',
  'Quantity',
  'Unit',
  'UnitPrice',
  'Discount',
  'VatPercent',
] as const
export type RowField = (typeof rowFields)[number]

export type FieldProblem =
  | { code: DecimalProblem }
  /** `other` is the currency in the text, and `currency` is the order's own. */
  | { code: 'other-currency'; other: string; currency: string }
  /** A pasted table has no column for the field. */
  | { code: 'no-column' }
  /** A pasted discount is a number that may be per cent or an amount. */
  | { code: 'no-unit' }
  /** A rule of rows that are not an order's ({@link RowSetting}). */
  | {
      code: 'own-rule'
      term: 'creditRowWhole' | 'creditRowPercentOnly' | 'creditChosenWhole' | 'creditChosenOther'
    }
  | RefusalReason
export type FieldProblems = Partial<Record<RowField, FieldProblem>>
