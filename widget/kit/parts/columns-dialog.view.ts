import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Localizer } from '../../locales/localizer.ts'
import { dialogView } from './dialog.view.ts'
import type { ModalController } from './modal.controller.ts'
import { viewIcons } from './view-icons.ts'

export interface ColumnsState<Column extends string> {
  /** The visible columns, in order. */
  columns: readonly Column[]
  /** Every column, in the order in which they are offered. */
  all: readonly Column[]
  /** The columns that are shown at first. */
  usual: readonly Column[]
  /** Those without a value in any row. */
  empty?: ReadonlySet<Column>
  nameOf(column: Column): string
  onColumns(columns: readonly Column[]): void
}

/** Chooses and orders the columns; the table behind the dialog follows at once. */
export function columnsDialog<Column extends string>(
  modal: ModalController,
  state: ColumnsState<Column>,
  l: Localizer,
): TemplateResult {
  return dialogView(
    modal,
    {
      title: l.term('columnsTitle'),
      body: () => columnList(state, l),
      foot: () => html`
        <button type="button" @click=${() => state.onColumns(state.usual)}>${l.term('columnsUsual')}</button>
        <button type="button" class="primary" @click=${modal.close}>${l.term('close')}</button>
      `,
    },
    l,
  )
}

function columnList<Column extends string>(state: ColumnsState<Column>, l: Localizer): TemplateResult {
  const { columns, all } = state
  const others = all.filter((column) => !columns.includes(column))
  return html`<ul class="columns">
    ${repeat(
      [...columns, ...others],
      (column) => column,
      (column) => columnLine(state, column, l),
    )}
  </ul>`
}

function columnLine<Column extends string>(
  { columns, empty, nameOf, onColumns }: ColumnsState<Column>,
  column: Column,
  l: Localizer,
): TemplateResult {
  const at = columns.indexOf(column)
  const isShown = at !== -1
  const name = nameOf(column)
  const onShown = () =>
    onColumns(isShown ? columns.filter((other) => other !== column) : [...columns, column])
  return html`<li>
    <label>
      <input
        type="checkbox"
        .checked=${isShown}
        ?disabled=${isShown && columns.length === 1}
        @change=${onShown}
      />
      <span
        >${name}${empty?.has(column) ? html` <span class="muted">(${l.term('columnEmpty')})</span>` : nothing}</span
      >
    </label>
    ${
      isShown
        ? ([-1, 1] as const).map((step) => {
            const to = at + step
            const isPossible = to >= 0 && to < columns.length
            return html`<button
              type="button"
              class="quiet icon-only"
              aria-disabled=${!isPossible}
              aria-label=${l.term(step === -1 ? 'columnUp' : 'columnDown', name)}
              @click=${() => isPossible && onColumns(swapped(columns, at, to))}
            >
              ${step === -1 ? viewIcons.ascending : viewIcons.descending}
            </button>`
          })
        : nothing
    }
  </li>`
}

function swapped<Column>(columns: readonly Column[], at: number, to: number): Column[] {
  return columns.with(at, columns[to]!).with(to, columns[at]!)
}
