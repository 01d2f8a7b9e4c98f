import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { type Option, selectField } from '../../../kit/parts/select-field.ts'
import type { ReportColumn, RowsChoice, RowsQuery } from '../data/report-data.ts'
import { chipsOf, facetOf, narrows, type ValueFilter, valueFilters, valueText } from './rows-choice.ts'
import type { Facets } from './rows-finder.ts'

interface RowsBarState {
  searchField: TemplateResult
  choice: RowsChoice
  facets: Facets | undefined
  columns: readonly ReportColumn[]
  /** The numbers of rows that were found and that were read; undefined before the first answer. */
  shown: number | undefined
  all: number
  isReading: boolean
  /** Whether the clerk has unfolded the filters. */
  isOpen: boolean
  onOpen(): void
  onChoice(changes: Partial<Record<keyof RowsChoice, unknown>>): void
  /** Removes a chip together with its button. */
  onRemove(member: keyof RowsChoice): void
  onShowAll(): void
  onColumns(): void
}

/** The line above the rows: search, filters, groups, the choice of columns, and how many rows are shown. */
export function rowsBar(state: RowsBarState, l: Localizer): TemplateResult {
  return html`
    <div class="bar ${state.isOpen ? 'open' : ''}" role="search" aria-label=${l.term('reportRows')}>
      ${state.searchField}
      <button type="button" class="filters" aria-expanded=${state.isOpen} @click=${state.onOpen}>
        ${l.term('reportFilters')}
      </button>
      ${valueFilters.map((filter) => filterField(state, filter, l))} ${groupField(state, l)}
      ${sortField(state, l)}
      <button type="button" class="columns" @click=${state.onColumns}>${l.term('columns')}…</button>
    </div>
    ${countNote(state, l)}
  `
}

function filterField({ choice, facets, onChoice }: RowsBarState, filter: ValueFilter, l: Localizer): unknown {
  const { member, column } = filter
  const listed = facets?.[facetOf(filter)] ?? []
  const chosen = choice[member] ?? []
  // Until the values are known, the place of the usual ones.
  if (facets && listed.length === 0 && chosen.length === 0) return nothing
  // The chosen value may be in no row of this day.
  const absent = chosen.filter((value) => !listed.some((one) => one.value === value))
  const values = [...listed, ...absent.map((value) => ({ value, count: 0 }))]
  const several: Option[] =
    chosen.length > 1
      ? [
          {
            text: chosen.map((value) => valueText(filter, value, l)).join(', '),
            isChosen: true,
            onChoose: () => {},
          },
        ]
      : []
  const options: Option[] = [
    {
      text: l.term('reportAll'),
      isChosen: chosen.length === 0,
      onChoose: () => onChoice({ [member]: undefined }),
    },
    ...several,
    ...values.map(({ value, count }) => ({
      text: `${valueText(filter, value, l)} (${countText(count, l)})`,
      isChosen: chosen.length === 1 && chosen[0] === value,
      onChoose: () => onChoice({ [member]: [value] }),
    })),
  ]
  return selectField('filter', l.term('reportColumn', column), options)
}

const groups = ['rowType', 'paymentType', 'externalOrderNo'] as const satisfies RowsQuery['group'][]

function groupField({ choice, onChoice }: RowsBarState, l: Localizer): TemplateResult {
  return selectField('group', l.term('reportGroup'), [
    {
      text: l.term('reportUngrouped'),
      isChosen: !choice.group,
      onChoose: () => onChoice({ group: undefined }),
    },
    ...groups.map((group) => ({
      text: l.term('reportColumn', group),
      isChosen: choice.group === group,
      onChoose: () => onChoice({ group }),
    })),
  ])
}

/** For cards, which have no heads to sort by. */
function sortField({ choice, columns, onChoice }: RowsBarState, l: Localizer): TemplateResult {
  const { sort } = choice
  const sorts = columns.flatMap((column) =>
    [false, true].map((isDescending) => ({
      text: l.term(isDescending ? 'reportSortDown' : 'reportSortUp', l.term('reportColumn', column)),
      isChosen: sort?.column === column && sort.isDescending === isDescending,
      onChoose: () => onChoice({ sort: { column, isDescending } }),
    })),
  )
  return selectField('order', l.term('reportSort'), [
    { text: l.term('reportUnsorted'), isChosen: !sort, onChoose: () => onChoice({ sort: undefined }) },
    ...sorts,
  ])
}

/** How many rows are shown, with each filter as a chip that removes it. */
function countNote(state: RowsBarState, l: Localizer): unknown {
  const { choice, shown, all, isReading, onRemove, onShowAll } = state
  return html`<div class="count">
    <span
      ><bdi>${shown === undefined ? '' : countWords(shown, all, l)}</bdi
      >${isReading ? html` <span class="muted">${l.term('reportReading')}</span>` : nothing}</span
    >
    ${chipsOf(choice, l).map(
      ({ member, text }) =>
        html`<button
          type="button"
          class="small chip"
          aria-label=${l.term('reportRemove', text)}
          @click=${() => onRemove(member)}
        >
          <bdi>${text}</bdi>${icons.cross}
        </button>`,
    )}
    ${narrows(choice) ? html`<button type="button" class="small" @click=${onShowAll}>${l.term('reportShowAll')}</button>` : nothing}
  </div>`
}

/** "214 of 100,000 rows". */
export function countWords(shown: number, all: number, l: Localizer): string {
  return l.term('reportFound', countText(shown, l), countText(all, l))
}
