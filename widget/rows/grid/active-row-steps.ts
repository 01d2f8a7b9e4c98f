import type { TemplateResult } from 'lit'
import { duplicate, toggleCancelled } from '../changes/row-steps.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Localizer } from '../../locales/localizer.ts'
import type { GridAccess } from './grid-access.ts'
import { lockedWords, toggledWords } from './grid-notes.view.ts'
import type { RowMenuController } from './row-menu.controller.ts'
import { rowMenu, type RowStep } from './row-menu.view.ts'
import { canCancel, canEdit } from './row-rights.ts'
import type { SelectionController } from './selection.controller.ts'

/** The actions on the active row, by keys and by the row's menu. */
export class ActiveRowSteps {
  readonly #grid: GridAccess
  readonly #menu: RowMenuController
  readonly #selection: SelectionController
  readonly #l: Localizer

  constructor(grid: GridAccess, menu: RowMenuController, selection: SelectionController, l: Localizer) {
    this.#grid = grid
    this.#menu = menu
    this.#selection = selection
    this.#l = l
  }

  menu(): TemplateResult {
    const gates = this.#grid.gates()
    const at = this.#grid.rows().findIndex(({ key }) => key === this.#menu.key)
    const row = this.#grid.rows()[at]
    return rowMenu(
      {
        row,
        canEdit: row !== undefined && canEdit(row, gates),
        canAdd: gates.addRow.is === 'on',
        canCancel: row !== undefined && canCancel(row, gates),
        tasks: (row?.before && this.#grid.life()?.offers(row.before)) ?? [],
        onTask: (task) => {
          this.#menu.close()
          if (row?.before) this.#grid.ask({ do: 'life', start: { task, rows: [row.before.OrderRowId] } })
        },
        locked: row ? lockedWords(row, gates, this.#l) : '',
        select: row && this.#selection.offered(at),
        onStep: (step) => {
          this.#menu.close()
          this.do(step)
        },
        onToggle: this.#menu.onToggle,
      },
      this.#l,
    )
  }

  /** Applies a step to the active row, or explains why it is not allowed. */
  do(step: RowStep): void {
    const index = this.#grid.position().row
    const row = this.#grid.rows()[index]
    if (!row) return
    if (step === 'history') {
      return void (row.before && this.#grid.ask({ do: 'row-history', row: row.before.OrderRowId }))
    }
    if (step === 'select' || step === 'select-to') this.#selection.takeRows(index, step === 'select-to')
    else if (!this.#allows(step, row)) return this.#grid.lock()
    switch (step) {
      case 'edit':
        return this.#grid.ask({ do: 'edit-row', key: row.key })
      case 'duplicate':
        return this.#grid.focusCell(duplicate(this.#grid.store(), row))
      case 'cancel':
        toggleCancelled(this.#grid.store(), row)
        this.#grid.ask({ do: 'announce', words: toggledWords(row, index, this.#l) })
        break
      case 'undo':
        this.#grid.store().undoRow(row.key)
    }
    this.#grid.focusCell()
  }

  #allows(step: RowStep, row: StagedRow): boolean {
    const gates = this.#grid.gates()
    return step === 'duplicate' ? gates.addRow.is === 'on' : canCancel(row, gates)
  }
}
