/** The rules for rows that are not those of an order of the order API: those of a credit order are all new. */
import type { Long } from '../../../shared/domain/values/long.ts'
import type { PricedRow } from '../../../shared/domain/money/money.ts'
import { checkOrderRow, type OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { RowKey } from './changes.ts'
import type { FieldProblem } from './row-field.ts'

export type RowProblem = { pointer: string } & FieldProblem

export interface RowSetting {
  /** Everything that is wrong with a row, by member. */
  check(row: OrderRowInput): readonly RowProblem[]
  /** Where all rows are new, none is marked so. */
  allNew?: AllNewSetting
}

export interface AllNewSetting {
  /** Whether every price and amount of discount has VAT, as typed and as sent. */
  prices: 'with-vat' | 'without-vat'
  /** Whether a discount may be an amount. */
  takesDiscountAmount: boolean
  /** The types that a row may have, if any; the first is the usual one. */
  rowTypes: readonly string[]
  /** The VAT rate of a row that names none, until rows have one. Percent times 100. */
  usualVatPercent: Long | undefined
  /** The total of all rows with this one in the place of `key`, or added. Minor units, with VAT. */
  totalWith(row: PricedRow, key: RowKey | undefined): Long
}

export const orderRowSetting: RowSetting = { check: (row) => checkOrderRow(row) }
