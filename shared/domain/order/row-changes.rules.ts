/**
 * Checks an update of rows against the current order: that the row exists, that it has the action, and that the
 * changed row is valid. Pure. The widget checks before it sends, the edge before it forwards.
 */
import type { Long } from '../values/long.ts'
import { checkOrderRow, mergeRow, type OrderRowInput, type OrderRowUpdateInput } from './order-row.rules.ts'
import type { Refusal } from '../values/refusal.ts'

/** The members of a row that a change depends on. */
export interface ChangeableRow extends OrderRowInput {
  OrderRowId: Long
  IsCancelled: boolean
  Actions?: readonly string[] | null | undefined
}

export interface RowChange {
  OrderRowId: Long
  update: OrderRowUpdateInput
  /** The place of the update in the request, as a JSON pointer. */
  pointer: string
  /** The place of the row's id in the request. */
  idPointer: string
  /** Whether the member is under `Row` in the request. Absent if the request has no `Row`. */
  nested?: ((member: string) => boolean) | undefined
}

export type RowChangeRefusal =
  | { code: 'row-not-found'; pointer: string; OrderRowId: Long }
  | { code: 'row-action-missing'; pointer: string; OrderRowId: Long; action: 'CanUpdateRow' }

/** Every named row that does not exist or lacks the action. */
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

/** Every member that would make a changed row invalid. Cancelling a row keeps its members. */
export function checkChangedRows(rows: readonly ChangeableRow[], changes: readonly RowChange[]): Refusal[] {
  const known = new Map(rows.map((row) => [row.OrderRowId, row]))
  return changes.flatMap((change) => {
    const row = known.get(change.OrderRowId)
    if (!row || change.update.IsCancelled) return []
    return checkOrderRow(mergeRow(row, change.update)).map((refusal) => placedRefusal(change, refusal))
  })
}

/** A refusal of a member of the update, at the member's place in the request. */
export function placedRefusal({ pointer, nested }: RowChange, refusal: Refusal): Refusal {
  const isNested = nested?.(refusal.pointer.slice(1)) ?? false
  return { ...refusal, pointer: `${pointer}${isNested ? '/Row' : ''}${refusal.pointer}` }
}
