/** Which rows a query wants. Pure. */
import type { Long } from '../../../shared/domain/long.ts'
import type { ReportRow } from '../../../shared/domain/report.schema.ts'
import { fold, searchWords } from '../../view/fold.ts'
import type { RowsQuery } from './report-data.ts'

/** Tells whether a row matches everything but the places of a query. */
export function rowFilter({
  search = '',
  rowTypes,
  paymentTypes,
  feeTypes,
  vatPercent,
}: RowsQuery): (row: ReportRow) => boolean {
  const words = searchWords(search)
  const hasFee = (fee: { type: string; vatPercent: Long }) =>
    (!feeTypes || feeTypes.includes(fee.type)) && (vatPercent === undefined || fee.vatPercent === vatPercent)
  return (row) =>
    (!rowTypes || rowTypes.includes(row.rowType)) &&
    (!paymentTypes || paymentTypes.includes(row.paymentType ?? '')) &&
    ((!feeTypes && vatPercent === undefined) || row.fees.some(hasFee)) &&
    (words.length === 0 || hasWords(row, words))
}

function hasWords(row: ReportRow, words: readonly string[]): boolean {
  const text = fold(Object.values(row).join('\n'))
  return words.every((word) => text.includes(word))
}
