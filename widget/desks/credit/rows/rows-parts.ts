/** The editor of rows with its parts, which the order desk has too. */
import { RowGrid } from '../../../rows/grid/row-grid.ts'
import { PasteDialog } from '../../../rows/paste/paste-dialog.ts'
import { RowForm } from '../../../rows/row-form/row-form.ts'
import { CreditRows } from './credit-rows.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

export type { CreditRowsProblem, CreditRowsRead } from './read-rows.ts'
export type { CreditRowKind, CreditRowStart } from './row-shapes.ts'

/** For every part that has rows: loads their words, and defines `<order-admin-credit-rows>`. */
export function loadCreditRows(): Promise<void> {
  return loadPart(
    {
      'order-admin-row-grid': RowGrid,
      'order-admin-row-form': RowForm,
      'order-admin-paste': PasteDialog,
      'order-admin-credit-rows': CreditRows,
    },
    ['rows', 'credit'],
  )
}
