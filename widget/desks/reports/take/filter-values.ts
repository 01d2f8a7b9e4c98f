/** The filters of a query. Pure. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { RowsQuery } from '../data/report-data.ts'

/** Whether a query may leave rows out. */
export function isFiltered({
  search = '',
  rowTypes,
  paymentTypes,
  feeTypes,
  vatPercent,
  rows,
}: RowsQuery): boolean {
  return search.trim() !== '' || [rowTypes, paymentTypes, feeTypes, vatPercent, rows].some(isSet)
}

/** The filters of a query, as texts. @param rate writes a percent × 100 */
export function filterValues(
  query: RowsQuery,
  rate: (percent: Long) => string = String,
  chosen = 'rows',
): string[] {
  const { search = '', rowTypes = [], paymentTypes = [], feeTypes = [], vatPercent, rows } = query
  return [
    ...(search.trim() ? [search.trim()] : []),
    ...[...rowTypes, ...paymentTypes, ...feeTypes].map((type) => type || '–'),
    ...(vatPercent === undefined ? [] : [rate(vatPercent)]),
    ...(rows ? [chosen] : []),
  ]
}

function isSet(value: unknown): boolean {
  return value !== undefined
}
