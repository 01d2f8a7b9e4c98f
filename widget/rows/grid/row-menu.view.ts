import { html, nothing, type TemplateResult } from 'lit'
import { lookUp } from '../../../shared/domain/values/lookup.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { keyName } from '../../kit/parts/key-names.ts'
import type { RowTask } from '../../kit/parts/row-life.ts'

export type RowStep = 'edit' | 'duplicate' | 'select' | 'select-to' | 'cancel' | 'undo' | 'history'

interface RowMenu {
  /** Undefined while the menu is closed. */
  row: StagedRow | undefined
  canEdit: boolean
  canAdd: boolean
  /** Whether the row can be cancelled, or kept after all. */
  canCancel: boolean
  /** Selects the row, or all rows from the selection to it; undefined where rows cannot be selected. */
  select: 'select' | 'select-to' | undefined
  /** Why the row has no actions. */
  locked: string
  /** The actions on the row besides editing it. */
  tasks: readonly RowTask[]
  onTask(task: RowTask): void
  onStep(step: RowStep): void
  onToggle(event: Event): void
}

/** The actions on one row, as a native popover that the browser closes. */
export function rowMenu(menu: RowMenu, l: Localizer): TemplateResult {
  const { row, onStep } = menu
  const item = (step: RowStep, words: string, key = '') => html`
    <button type="button" role="menuitem" tabindex="-1" data-step=${step} @click=${() => onStep(step)}>
      <span>${words}</span>${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
    </button>
  `
  const isTouched = row && (row.is === 'changed' || row.is === 'cancelling')
  return html`
    <div
      popover="auto"
      id="menu"
      role="menu"
      aria-label=${row ? l.term('rowMenu', row.row.Name) : l.term('rowActions')}
      @beforetoggle=${menu.onToggle}
      @keydown=${onKeydown}
    >
      ${
        row
          ? html`
              ${menu.canEdit ? item('edit', l.term('editRow')) : nothing}
              ${menu.canAdd ? item('duplicate', l.term('duplicateRow'), keyName('Ctrl+D')) : nothing}
              ${menu.select === 'select' ? item('select', l.term('selectRow'), keyName('Shift+Space')) : nothing}
              ${menu.select === 'select-to' ? item('select-to', l.term('selectToRow')) : nothing}
              ${menu.canCancel ? item('cancel', cancelWords(row, l), 'Del') : nothing}
              ${menu.tasks.map((task) => taskItem(menu, task, l))}
              ${isTouched ? item('undo', l.term('undoRow')) : nothing}
              ${
                menu.canEdit || menu.canAdd || menu.canCancel || menu.tasks.length > 0
                  ? nothing
                  : html`<p role="menuitem" tabindex="-1" aria-disabled="true">${menu.locked}</p>`
              }
              ${row.before ? item('history', l.term('rowHistory')) : nothing}
            `
          : nothing
      }
    </div>
  `
}

function taskItem({ onTask }: RowMenu, task: RowTask, l: Localizer): TemplateResult {
  return html`
    <button type="button" role="menuitem" tabindex="-1" data-step=${task} @click=${() => onTask(task)}>
      <span>${l.term('lifeRow', task)}</span>
    </button>
  `
}

function cancelWords({ before, is }: StagedRow, l: Localizer): string {
  if (!before) return l.term('removeRow')
  return l.term(is === 'cancelling' ? 'keepRow' : 'cancelRow')
}

function onKeydown(event: KeyboardEvent): void {
  const menu = event.currentTarget as HTMLElement
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(event.target as HTMLElement)
  const to: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  }
  if (event.key === 'Tab') menu.hidePopover()
  const next = lookUp(to, event.key)
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
