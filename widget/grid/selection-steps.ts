import type { TemplateResult } from 'lit'
import { duplicateRows, isToKeep, toggleCancelledRows } from '../changes/cell-steps.ts'
import type { EditGates } from '../changes/edit-gates.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Localizer } from '../locales/localizer.ts'
import type { ClipboardController } from './clipboard.controller.ts'
import type { GridAccess } from './grid-access.ts'
import { canCancel, canEdit } from './row-rights.ts'
import { selectionBar } from './selection-bar.view.ts'
import type { SelectionController } from './selection.controller.ts'

interface Offered {
  rows: readonly StagedRow[]
  gates: EditGates
  cancellable: number
  keeps: boolean
  isEditable: boolean
}

/** What is done to all selected rows, by keys and by the bar of the selection. */
export class SelectionSteps {
  readonly #grid: GridAccess
  readonly #selection: SelectionController
  readonly #clipboard: ClipboardController
  readonly #l: Localizer
  #known: Offered | undefined

  constructor(
    grid: GridAccess,
    selection: SelectionController,
    clipboard: ClipboardController,
    l: Localizer,
  ) {
    this.#grid = grid
    this.#selection = selection
    this.#clipboard = clipboard
    this.#l = l
  }

  /** @returns whether rows are selected: otherwise the step is for the active row */
  do(step: 'duplicate' | 'cancel'): boolean {
    if (!this.#selection.edges) return false
    if (step === 'cancel') this.#cancel()
    else this.#duplicate()
    return true
  }

  bar(): TemplateResult {
    const { edges, note } = this.#selection
    const { cancellable, keeps, isEditable } = this.#offered
    return selectionBar(
      {
        edges,
        note,
        cancellable,
        keeps,
        canEdit: isEditable,
        onFill: (column, text) => this.#clipboard.fillColumn(column, text),
        onCopy: () => this.#clipboard.copy(),
        onCopied: this.#clipboard.onCopy,
        onBeforeCopy: this.#clipboard.onBeforeCopy,
        onCancel: () => this.#cancel(),
        onClear: this.#clear,
        onKeydown: (event) => {
          if (event.key === 'Escape') this.#clear()
        },
      },
      this.#l,
    )
  }

  /** What can be done to the selected rows: found once, because there may be thousands. */
  get #offered(): Offered {
    const { rows } = this.#selection
    const gates = this.#grid.gates()
    if (this.#known?.rows !== rows || this.#known.gates !== gates) {
      const cancellable = this.#cancellable(rows)
      this.#known = {
        rows,
        gates,
        cancellable: cancellable.length,
        keeps: isToKeep(cancellable),
        isEditable: rows.some((row) => canEdit(row, gates)),
      }
    }
    return this.#known
  }

  /** Rows to cancel, or to keep if all of them were to be cancelled. */
  #cancellable(rows: readonly StagedRow[]): readonly StagedRow[] {
    const gates = this.#grid.gates()
    const allowed = rows.filter((row) => canCancel(row, gates))
    return isToKeep(allowed) ? allowed : allowed.filter(({ is }) => is !== 'cancelling')
  }

  #cancel(): void {
    const { rows } = this.#selection
    const chosen = this.#cancellable(rows)
    const gates = this.#grid.gates()
    const locked = rows.filter((row) => !canCancel(row, gates)).length
    if (chosen.length === 0) return this.#grid.lock()
    toggleCancelledRows(this.#grid.store(), chosen)
    this.#selection.say(locked > 0 ? this.#l.term('rowsLocked', locked) : '')
    this.#grid.focusCell()
  }

  #duplicate(): void {
    if (this.#grid.gates().addRow.is !== 'on') return this.#grid.lock()
    this.#grid.focusCell(duplicateRows(this.#grid.store(), this.#selection.rows))
  }

  #clear = (): void => {
    this.#selection.drop()
    this.#grid.focusCell()
  }
}
