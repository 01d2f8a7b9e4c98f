import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Localizer } from '../../../locales/localizer.ts'
import { dialogView } from '../../../kit/parts/dialog.view.ts'
import type { ModalController } from '../../../kit/parts/modal.controller.ts'
import { viewIcons } from '../../../rows/view/view-icons.ts'
import type { ReportColumn } from '../data/report-data.ts'
import { reportColumns, usualColumns } from './report-columns.ts'

export interface ColumnsState {
  /** The visible columns, in order. */
  columns: readonly ReportColumn[]
  /** Those without a value in any row. */
  empty: ReadonlySet<ReportColumn>
  onColumns(columns: readonly ReportColumn[]): void
}

/** Chooses and orders the columns; the table behind the dialog follows at once. */
export function columnsDialog(modal: ModalController, state: ColumnsState, l: Localizer): TemplateResult {
  return dialogView(
    modal,
    {
      title: l.term('reportColumnsTitle'),
      body: () => columnList(state, l),
      foot: () => html`
        <button
          type="button"
          @click=${() => state.onColumns(usualColumns.filter((column) => !state.empty.has(column)))}
        >
          ${l.term('reportUsualColumns')}
        </button>
        <button type="button" class="primary" @click=${modal.close}>${l.term('close')}</button>
      `,
    },
    l,
  )
}

function columnList(state: ColumnsState, l: Localizer): TemplateResult {
  const { columns } = state
  const others = reportColumns.filter((column) => !columns.includes(column))
  return html`<ul class="columns">
    ${repeat(
      [...columns, ...others],
      (column) => column,
      (column) => columnLine(state, column, l),
    )}
  </ul>`
}

function columnLine(
  { columns, empty, onColumns }: ColumnsState,
  column: ReportColumn,
  l: Localizer,
): TemplateResult {
  const at = columns.indexOf(column)
  const isShown = at !== -1
  const name = l.term('reportColumn', column)
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
        >${name}${empty.has(column) ? html` <span class="muted">(${l.term('reportNoValue')})</span>` : nothing}</span
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
              aria-label=${l.term(step === -1 ? 'reportColumnUp' : 'reportColumnDown', name)}
              @click=${() => isPossible && onColumns(swapped(columns, at, to))}
            >
              ${step === -1 ? viewIcons.ascending : viewIcons.descending}
            </button>`
          })
        : nothing
    }
  </li>`
}

function swapped(columns: readonly ReportColumn[], at: number, to: number): ReportColumn[] {
  return columns.with(at, columns[to]!).with(to, columns[at]!)
}
