/** The clerk's rights on a row of the grid. Pure. */
import type { EditGates } from '../changes/edit-gates.ts'
import type { StagedRow } from '../changes/staged-rows.ts'

export function canEdit({ before, is, isOpen }: StagedRow, { addRow, updateRow }: EditGates): boolean {
  if (is === 'cancelled' || is === 'cancelling') return false
  return before ? isOpen && updateRow.is === 'on' : addRow.is === 'on'
}

/** Also true for a row with a staged cancellation: it can be kept after all. */
export function canCancel(row: StagedRow, gates: EditGates): boolean {
  return row.is === 'cancelling' || canEdit(row, gates)
}
