/** The bar of the selection: how much is selected, and its actions for use without a keyboard. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import { countText } from '../../kit/parts/count-text.ts'
import { icons } from '../../kit/parts/icons.ts'
import { rowColumns } from '../../kit/parts/row-columns.ts'
import type { RowColumn } from '../../kit/parts/row-column.ts'
import type { RowTask } from '../../kit/parts/row-life.ts'
import { type Edges, isWholeRows, sizeOf } from './cell-range.ts'
import { spokenLabel } from './row-grid.view.ts'

interface SelectionBar {
  /** Undefined while nothing is selected. */
  edges: Edges | undefined
  /** The last action on the cells. */
  note: string
  /** The selected rows that can be cancelled or kept. */
  cancellable: number
  /** Whether they would be kept. */
  keeps: boolean
  /** Where all rows are new, none is cancelled: they are removed. */
  removes: boolean
  /** Whether any selected row can be changed. */
  canEdit: boolean
  /** The tasks of the selected rows besides editing them. */
  tasks: readonly RowTask[]
  onTask(task: RowTask): void
  onFill(column: number, text: string): void
  onCopy(): void
  onCancel(): void
  onClear(): void
  onKeydown(event: KeyboardEvent): void
}

/** Always rendered, so that a screen reader hears its words change. */
export function selectionBar(bar: SelectionBar, l: Localizer): TemplateResult {
  const { edges, note } = bar
  const isOn = edges !== undefined || note !== ''
  return html`<div class="selection" @keydown=${bar.onKeydown}>
    <div class=${isOn ? 'selection-bar' : nothing}>
      <p role="status">
        ${edges ? html`<span class="count">${countWords(edges, l)}</span>` : nothing}
        ${note ? html`<span>${note}</span>` : nothing}
      </p>
      ${edges ? actions(bar, edges, l) : nothing}
    </div>
  </div>`
}

function countWords(edges: Edges, l: Localizer): string {
  const { rows, columns } = sizeOf(edges)
  return isWholeRows(edges)
    ? l.term('rowsSelected', countText(rows, l))
    : l.term('cellsSelected', countText(rows, l), countText(rows * columns, l))
}

function actions(bar: SelectionBar, edges: Edges, l: Localizer): TemplateResult {
  return html`
    ${bar.canEdit ? fillForm(bar, edges, l) : nothing}
    ${bar.tasks.map(
      (task) =>
        html`<button type="button" data-do=${task} @click=${() => bar.onTask(task)}>
          ${l.term(task === 'deliver' ? 'openDeliver' : 'openCancel')}
        </button>`,
    )}
    <button type="button" data-do="copy" @click=${bar.onCopy}>${l.term('copyCells')}</button>
    ${
      bar.cancellable > 0
        ? html`<button type="button" data-do="cancel" @click=${bar.onCancel}>
            ${l.term(bar.removes ? 'creditRowsRemove' : bar.keeps ? 'keepRows' : 'cancelRows', countText(bar.cancellable, l))}
          </button>`
        : nothing
    }
    <button
      type="button"
      class="quiet icon-only"
      data-do="clear"
      aria-label=${l.term('clearSelection')}
      @click=${bar.onClear}
    >
      ${icons.cross}
    </button>
  `
}

/** One value for a column of all selected rows. */
function fillForm(bar: SelectionBar, edges: Edges, l: Localizer): unknown {
  const columns = rowColumns.filter(
    ({ field }, at) => field !== undefined && at >= edges.start && at <= edges.end,
  )
  const [only] = columns
  if (!only) return nothing
  const onSubmit = (event: Event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const field = form.querySelector('input')!
    const name = form.querySelector('select')?.value ?? only.name
    bar.onFill(
      rowColumns.findIndex((column) => column.name === name),
      field.value,
    )
    field.value = ''
  }
  return html`<form @submit=${onSubmit}>
    ${
      columns.length === 1
        ? html`<label for="fill">${spokenLabel(only, l)}</label>`
        : html`<select aria-label=${l.term('fillColumn')}>
            ${columns.map((column) => choice(column, l))}
          </select>`
    }
    <input
      id="fill"
      class="fill"
      required
      autocomplete="off"
      spellcheck="false"
      aria-label=${columns.length === 1 ? nothing : l.term('fillValue')}
    />
    <button type="submit" data-do="fill">${l.term('fillCells')}</button>
  </form>`
}

function choice(column: RowColumn, l: Localizer): TemplateResult {
  return html`<option value=${column.name} ?selected=${column.name === 'quantity'}>
    ${spokenLabel(column, l)}
  </option>`
}
