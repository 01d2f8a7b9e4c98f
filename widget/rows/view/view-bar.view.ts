import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import { countText } from '../../kit/parts/count-text.ts'
import { icons } from '../../kit/parts/icons.ts'
import { rowColumns } from '../../kit/parts/row-columns.ts'
import type { Sort } from './rows-sort.ts'
import { type RowFilter, rowFilters, type RowsQuery } from './rows-view.ts'
import { viewIcons } from '../../kit/parts/view-icons.ts'

/** The outcome of an export. */
export type Exported = { is: 'failed' } | { is: 'done'; file: string; count: number; unsaved: number }

interface ViewBarState {
  query: RowsQuery
  /** The numbers of rows in view and in all. */
  shown: number
  all: number
  /** Whether the search or the filter may hide rows. */
  hides: boolean
  canChange: boolean
  isOpened: boolean
  announcement: string
  exported: Exported | undefined
  onOpen(): void
  onFocus(): void
  onText(text: string): void
  onKeydown(event: KeyboardEvent): void
  onFilter(filter: RowFilter): void
  onSort(sort: Sort | undefined): void
  onShowAll(): void
  onExport(): void
}

/** The search with its filter, its order and the export of its rows. Folded, it is one button. */
export function viewBar(state: ViewBarState, l: Localizer): TemplateResult {
  return html`
    <button
      type="button"
      class="quiet icon-only open-search"
      title="${l.term('searchRows')} (/)"
      aria-expanded=${state.isOpened}
      @click=${state.onOpen}
    >
      ${icons.search}
    </button>
    <div class="line" role="search" aria-label=${l.term('searchRows')}>
      ${searchField(state, l)} ${filterField(state, l)} ${sortField(state, l)} ${exportButton(state, l)}
      ${countNote(state, l)}
    </div>
    ${exportNote(state, l)}
    <div class="visually-hidden" role="status">${state.announcement}</div>
  `
}

function searchField({ query, onFocus, onText, onKeydown }: ViewBarState, l: Localizer): TemplateResult {
  return html`<label class="search">
    <span>${l.term('searchRows')}</span>
    <input
      type="search"
      autocomplete="off"
      spellcheck="false"
      enterkeyhint="search"
      aria-keyshortcuts="/"
      .value=${query.text}
      @focus=${onFocus}
      @input=${({ target }: Event) => onText((target as HTMLInputElement).value)}
      @keydown=${onKeydown}
    />
  </label>`
}

function filterField({ query, canChange, onFilter }: ViewBarState, l: Localizer): TemplateResult {
  const filters = rowFilters.filter((filter) => canChange || filter !== 'changed')
  return html`<label class="filter">
    <span>${l.term('showRows')}</span>
    <select
      .value=${query.filter}
      @change=${({ target }: Event) => onFilter((target as HTMLSelectElement).value as RowFilter)}
    >
      ${filters.map(
        (filter) =>
          html`<option value=${filter} ?selected=${filter === query.filter}>
            ${l.term('rowFilter', filter)}
          </option>`,
      )}
    </select>
  </label>`
}

const directions = ['ascending', 'descending'] as const

/** For cards, which have no heads to sort by. */
function sortField({ query, onSort }: ViewBarState, l: Localizer): TemplateResult {
  const sorts = rowColumns.flatMap(({ name, label }) =>
    directions.map((direction) => ({ column: name, label, direction })),
  )
  const { sort } = query
  const chosen = sorts.findIndex(
    ({ column, direction }) => column === sort?.column && direction === sort.direction,
  )
  return html`<label class="order">
    <span>${l.term('sortRows')}</span>
    <select
      .value=${String(chosen)}
      @change=${({ target }: Event) => {
        const to = sorts[Number((target as HTMLSelectElement).value)]
        onSort(to && { column: to.column, direction: to.direction })
      }}
    >
      <option value="-1" ?selected=${chosen === -1}>${l.term('sortNone')}</option>
      ${sorts.map(
        ({ label, direction }, index) =>
          html`<option value=${index} ?selected=${index === chosen}>
            ${l.term(direction === 'ascending' ? 'sortUp' : 'sortDown', l.term(label))}
          </option>`,
      )}
    </select>
  </label>`
}

function exportButton({ shown, all, onExport }: ViewBarState, l: Localizer): TemplateResult {
  const [some, every] = [countText(shown, l), countText(all, l)]
  const words = shown === all ? l.term('exportAll', every) : l.term('exportSome', some, every)
  return html`<button
    type="button"
    class="export"
    aria-disabled=${shown === 0}
    title=${words}
    @click=${() => (shown === 0 ? undefined : onExport())}
  >
    ${viewIcons.download}<span>CSV</span><span class="visually-hidden">${words}</span>
  </button>`
}

/** How many rows are shown and hidden, while the search or the filter may hide some. */
function countNote({ hides, shown, all, onShowAll }: ViewBarState, l: Localizer): unknown {
  if (!hides) return nothing
  return html`<p class="count">
    <span>${l.term('rowsFound', countText(shown, l), countText(all, l))}</span>
    ${shown < all ? html`<span class="muted">${l.term('rowsHidden', countText(all - shown, l))}</span>` : nothing}
    <button type="button" class="small" @click=${onShowAll}>${l.term('showHidden')}</button>
  </p>`
}

/** How many rows were exported, and that the file has changes that the provider does not have yet. */
function exportNote({ exported, all }: ViewBarState, l: Localizer): TemplateResult {
  return html`<p class="exported" role="status">${exported ? exportWords(exported, all, l) : nothing}</p>`
}

function exportWords(exported: Exported, all: number, l: Localizer): string {
  if (exported.is === 'failed') return l.term('exportFailed')
  const { count, file, unsaved } = exported
  const which = count === all ? 'exportedAll' : 'exportedSome'
  const done = l.term(which, countText(count, l), file)
  return unsaved === 0 ? done : `${done} ${l.term('exportedUnsaved', countText(unsaved, l))}`
}
