/** Previews a cell's text in its row while it is typed. Pure. */
import { grossAmount, rowAmount } from '../../../shared/domain/money/money.ts'
import { normalLong } from '../../../shared/domain/values/long.ts'
import { mergeRow, type OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import { readCell } from '../changes/cells.ts'
import { difference } from '../changes/order-amounts.ts'
import { fieldOfPointer } from '../changes/row-draft.ts'
import type { FieldProblem, RowField } from '../changes/row-field.ts'
import { parseTyped } from '../../kit/format/parse-amount.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import type { Localizer } from '../../locales/localizer.ts'

export interface CellPreview {
  /** The row with the text applied; unchanged while the text cannot be read. */
  row: OrderRowInput
  problem: FieldProblem | undefined
}

export function previewCell(
  row: OrderRowInput,
  field: RowField,
  text: string,
  { order, setting }: Pick<ChangesStore, 'order' | 'setting'>,
  l: Localizer,
): CellPreview {
  const read = readCell(row, field, text, order.Currency, (typed) => parseTyped(typed, l.lang()))
  if (!read.ok) return { row, problem: read.reason }
  const after = mergeRow(row, read.value)
  const refusal = setting.check(after).find(({ pointer }) => fieldOfPointer(pointer) === field)
  return { row: after, problem: refusal }
}

/** Whether a discount equals the whole price of a row. */
export function isFree(row: OrderRowInput): boolean {
  return rowAmount(row) === 0 && normalLong(grossAmount(row)) !== 0
}

/** How a discount was understood: its unit and its amount. Empty without a discount. */
export function understoodDiscount(row: OrderRowInput, l: Localizer): string {
  const { DiscountPercent, DiscountAmount } = row
  if (!DiscountPercent && !DiscountAmount) return ''
  const off = l.money(difference(normalLong(grossAmount(row)), rowAmount(row)))
  const words = DiscountPercent
    ? l.term('percentOff', l.format(DiscountPercent, 'percent'), off)
    : l.term('amountOff', off)
  return isFree(row) ? `${words}. ${l.term('rowsFree', '1')}` : words
}
