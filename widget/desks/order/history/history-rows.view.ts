import { html, nothing, type TemplateResult } from 'lit'
import type { HistoryRow } from '../../../../shared/domain/order/history.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { memberChanges, rowFigures } from '../../../kit/parts/row-change.ts'

/** Rows that are shown before the others are unfolded. */
const FIRST_ROWS = 4

interface RowsOfSave {
  /** The rows with their changes. */
  rows: readonly HistoryRow[]
  /** All rows of the save: there may be more than there are values for. */
  ids: readonly Long[]
  /** The order's name for a row, for entries without one. */
  nameOf(id: Long): string
  /** Whether the row is named: in its own history it is the title. */
  isNamed: boolean
}

/** The change of each row: the first few, the rest to unfold, and how many have no values. */
export function historyRows({ rows, ids, nameOf, isNamed }: RowsOfSave, l: Localizer): unknown {
  if (ids.length === 0) return nothing
  const known = new Set(rows.map(({ OrderRowId }) => OrderRowId))
  const unknown = ids.filter((id) => !known.has(id))
  if (rows.length === 0) return withoutValues(unknown, nameOf, isNamed, l)
  const [first, rest] = [rows.slice(0, FIRST_ROWS), rows.slice(FIRST_ROWS)]
  const more = (count: number) => l.term('historyMore', count)
  const left = unknown.length > 0 ? html`<p class="muted">${more(unknown.length)}</p>` : nothing
  return html`
    <ul class="save-rows">
      ${first.map((row) => rowLine(row, isNamed, l))}
    </ul>
    ${
      rest.length > 0
        ? html`<details class="more-rows">
            <summary>${more(rest.length + unknown.length)}</summary>
            <ul class="save-rows">
              ${rest.map((row) => rowLine(row, isNamed, l))}
            </ul>
            ${left}
          </details>`
        : left
    }
  `
}

function rowLine(row: HistoryRow, isNamed: boolean, l: Localizer): TemplateResult {
  return html`<li>${isNamed ? html`<bdi class="row">${row.Name}</bdi>` : nothing} ${rowDetail(row, l)}</li>`
}

function rowDetail(row: HistoryRow, l: Localizer): unknown {
  const { is, before, after } = row
  switch (is) {
    case 'added':
    case 'cancelled': {
      const values = after ?? before
      return html`<span class="kind">${l.term('historyKind', is)}</span> ${
          values ? figure(rowFigures(values, l)) : nothing
        }`
    }
    case 'changed':
      return memberChanges(row, l).map(
        ({ label, before: was, after: now, column }, index) => html`
          <span class="member"
            >${index > 0 ? html`<span class="dot" aria-hidden="true">·</span>` : nothing}
            <span class="muted">${label}</span> ${value(was, column.kind)}
            <span aria-hidden="true">→</span>
            <span class="visually-hidden">${l.term('became')}</span> ${value(now, column.kind)}</span
          >
        `,
      )
    default:
      return nothing
  }
}

function value(text: string, kind: 'text' | 'number'): unknown {
  return kind === 'number' ? figure(text) : html`<bdi>${text}</bdi>`
}

/** Entries of earlier versions have no values: the rows by their current names in the order. */
function withoutValues(
  ids: readonly Long[],
  nameOf: RowsOfSave['nameOf'],
  isNamed: boolean,
  l: Localizer,
): TemplateResult {
  if (!isNamed) return html`<p class="muted">${l.term('historyNoValues')}</p>`
  const more = ids.length - FIRST_ROWS
  return html`<ul class="save-rows">
      ${ids.slice(0, FIRST_ROWS).map((id) => html`<li><bdi class="row">${nameOf(id)}</bdi></li>`)}
    </ul>
    ${more > 0 ? html`<p class="muted">${l.term('historyMore', more)}</p>` : nothing}`
}
