import type { TemplateResult } from 'lit'
import type { Long } from '../../../shared/domain/values/long.ts'
import { duplicateRows, isToKeep, toggleCancelledRows } from '../changes/cell-steps.ts'
import type { EditGates } from '../changes/edit-gates.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { countText } from '../../kit/parts/count-text.ts'
import type { RowLife, RowTask } from '../../kit/parts/row-life.ts'
import type { ClipboardController } from './clipboard.controller.ts'
import type { GridAccess } from './grid-access.ts'
import { canCancel, canEdit } from './row-rights.ts'
import { selectionBar } from './selection-bar.view.ts'
import type { SelectionController } from './selection.controller.ts'

interface Offered {
  rows: readonly StagedRow[]
  gates: EditGates
  life: RowLife | undefined
  cancellable: number
  keeps: boolean
  isEditable: boolean
  /** The rows at which each task can begin. */
  tasks: ReadonlyMap<RowTask, readonly Long[]>
}

/** The actions on all selected rows, by keys and by the bar of the selection. */
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
    const { cancellable, keeps, isEditable, tasks } = this.#offered
    return selectionBar(
      {
        edges,
        note,
        cancellable,
        keeps,
        removes: this.#grid.store().setting.allNew !== undefined,
        canEdit: isEditable,
        tasks: [...tasks.keys()],
        onTask: (task) => this.#grid.ask({ do: 'life', start: { task, rows: tasks.get(task)! } }),
        onFill: (column, text) => this.#clipboard.fillColumn(column, text),
        onCopy: () => this.#clipboard.copy(),
        onCancel: () => this.#cancel(),
        onClear: this.#clear,
        onKeydown: (event) => {
          if (event.key === 'Escape') this.#clear()
        },
      },
      this.#l,
    )
  }

  /** The actions of the selected rows: found once, because there may be thousands of rows. */
  get #offered(): Offered {
    const { rows } = this.#selection
    const gates = this.#grid.gates()
    const life = this.#grid.life()
    if (this.#known?.rows !== rows || this.#known.gates !== gates || this.#known.life !== life) {
      const cancellable = this.#cancellable(rows)
      this.#known = {
        rows,
        gates,
        life,
        cancellable: cancellable.length,
        keeps: isToKeep(cancellable),
        isEditable: rows.some((row) => canEdit(row, gates)),
        tasks: tasksOf(rows, life),
      }
    }
    return this.#known
  }

  /** Rows to cancel, or to keep if all of them have a staged cancellation. */
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
    const kept = isToKeep(chosen) ? 'rowsKept' : 'rowsSetToCancel'
    const term = this.#grid.store().setting.allNew ? 'creditRowsRemoved' : kept
    this.#grid.ask({ do: 'announce', words: this.#l.term(term, countText(chosen.length, this.#l)) })
    this.#selection.say(locked > 0 ? this.#l.term('rowsLocked', countText(locked, this.#l)) : '')
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

/** Rows that are not saved yet have no task. */
function tasksOf(rows: readonly StagedRow[], life: RowLife | undefined): Map<RowTask, Long[]> {
  const tasks = new Map<RowTask, Long[]>()
  for (const { before } of rows) {
    if (!before) continue
    for (const task of life?.offers(before) ?? []) {
      const ids = tasks.get(task) ?? []
      ids.push(before.OrderRowId)
      tasks.set(task, ids)
    }
  }
  return tasks
}
