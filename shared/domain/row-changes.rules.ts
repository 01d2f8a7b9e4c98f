/**
 * What an update of rows meets in the order as it now is: is the row there, does it allow it, and is what the
 * update makes of it still a row? Pure; the widget asks before it sends, the edge before it forwards.
 */
import type { Long } from './long.ts'
import { checkOrderRow, mergeRow, type OrderRowInput, type OrderRowUpdateInput } from './order-row.rules.ts'
import type { Refusal } from './refusal.ts'

/** A row as far as a change asks for it. */
export interface ChangeableRow extends OrderRowInput {
  OrderRowId: Long
  IsCancelled: boolean
  Actions?: readonly string[] | null | undefined
}

export interface RowChange {
  OrderRowId: Long
  update: OrderRowUpdateInput
  /** Where the request has the update, as a JSON pointer. */
  pointer: string
  /** Where the request names the row. */
  idPointer: string
  /** Does the request have the member under `Row`? Absent where it has no `Row`. */
  nested?: ((member: string) => boolean) | undefined
}

export type RowChangeRefusal =
  | { code: 'row-not-found'; pointer: string; OrderRowId: Long }
  | { code: 'row-action-missing'; pointer: string; OrderRowId: Long; action: 'CanUpdateRow' }

/** Every named row that is not there or does not allow it. */
export function refusedChanges(
  rows: readonly ChangeableRow[],
  changes: readonly RowChange[],
): RowChangeRefusal[] {
  const known = new Map(rows.map((row) => [row.OrderRowId, row]))
  return changes.flatMap(({ OrderRowId, idPointer: pointer }): RowChangeRefusal[] => {
    const row = known.get(OrderRowId)
    if (!row) return [{ code: 'row-not-found', pointer, OrderRowId }]
    if (row.Actions?.includes('CanUpdateRow')) return []
    return [{ code: 'row-action-missing', pointer, OrderRowId, action: 'CanUpdateRow' }]
  })
}

/** Every member that would make a changed row invalid. A row that is cancelled keeps what it was. */
export function checkChangedRows(rows: readonly ChangeableRow[], changes: readonly RowChange[]): Refusal[] {
  const known = new Map(rows.map((row) => [row.OrderRowId, row]))
  return changes.flatMap((change) => {
    const row = known.get(change.OrderRowId)
    if (!row || change.update.IsCancelled) return []
    return checkOrderRow(mergeRow(row, change.update)).map((refusal) => placedRefusal(change, refusal))
  })
}

/** A refusal of a member of the change's update, at the place that the request has for it. */
export function placedRefusal({ pointer, nested }: RowChange, refusal: Refusal): Refusal {
  const isNested = nested?.(refusal.pointer.slice(1)) ?? false
  return { ...refusal, pointer: `${pointer}${isNested ? '/Row' : ''}${refusal.pointer}` }
}
