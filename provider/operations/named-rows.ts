import type { Long } from '../../shared/domain/long.ts'
import { isActive } from '../domain/order-state.ts'
import type { RefusedRow } from '../refused.ts'
import type { OrderRowRecord } from '../storage/order-rows.ts'

/** A row named by a request. */
export interface NamedRow {
  OrderRowId: Long
  /** Where the request names it, as a JSON pointer. */
  idPointer: string
}

export function rowsById(rows: readonly OrderRowRecord[]): Map<Long, OrderRowRecord> {
  return new Map(rows.map((row) => [row.OrderRowId, row]))
}

/** The named rows that do not exist or are no longer active: they cannot be changed, cancelled or delivered. */
export function refusedRows(
  rows: ReadonlyMap<Long, OrderRowRecord>,
  named: readonly NamedRow[],
): RefusedRow[] {
  return named.flatMap(({ OrderRowId, idPointer: pointer }): RefusedRow[] => {
    const row = rows.get(OrderRowId)
    if (row && isActive(row)) return []
    const code = !row ? 'row-unknown' : row.IsCancelled ? 'row-cancelled' : 'row-delivered'
    return [{ code, pointer, OrderRowId }]
  })
}
