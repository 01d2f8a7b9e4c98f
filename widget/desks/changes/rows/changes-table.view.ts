import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { gapRow } from '../../../kit/parts/gap-row.view.ts'
import type { Opened } from '../../../kit/parts/open-order.ts'
import type { TablePiece } from '../../../kit/parts/table-window.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import type { ChangesColumn } from '../words/changes-terms.ts'
import type { DayHeading, DayItem } from '../data/day-items.ts'
import { hasHalfDays, longDay } from '../data/day-words.ts'
import type { KeptEntry } from '../data/journal-data.ts'
import type { Opens } from '../data/opened-of.ts'
import { entryDetail } from './entry-detail.view.ts'
import { entryCell } from './entry-cell.view.ts'

export interface TableState {
  items: readonly DayItem[]
  columns: readonly ChangesColumn[]
  pieces: readonly TablePiece[]
  active: number
  unfolded: ReadonlySet<number>
  /** The digits of the longest amount: every figure must be visible. */
  digits: number
  isReading: boolean
  hasCreditWords: boolean
  opens: Opens
  onUnfold(item: number): void
  onOrder(event: Event, opened: Opened): void
}

/** The table's state, with the words of every row: looking one up costs as much as rendering its cell. */
interface Table extends TableState {
  labels: ReadonlyMap<ChangesColumn, string>
  details: string
}

/** The entries as a table of which only a window is rendered. Roles are explicit, because cards have no table layout. */
export function changesTable(given: TableState, l: Localizer): TemplateResult {
  const labels = new Map(given.columns.map((column) => [column, l.term('journalColumn', column)]))
  const state: Table = { ...given, labels, details: l.term('journalDetails') }
  const last = state.pieces.at(-1)
  return html`<table
    class="rows"
    role="treegrid"
    aria-label=${l.term('journalTable')}
    aria-rowcount=${state.items.length + 1}
    aria-busy=${state.isReading}
    aria-readonly="true"
    aria-keyshortcuts="/ Enter"
  >
    <thead role="rowgroup">
      <tr role="row" aria-rowindex="1">
        <th role="columnheader" scope="col" class="toggle">
          <span class="visually-hidden">${state.details}</span>
        </th>
        ${state.columns.map(
          (column) =>
            html`<th
              role="columnheader"
              scope="col"
              class=${cellClass(column)}
              data-length=${lengthOf(column, state, l) ?? nothing}
            >
              ${labels.get(column)}
            </th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${repeat(
        state.pieces,
        (piece) => ('item' in piece ? piece.item : piece === last ? 'below' : `above ${piece.from === 0}`),
        (piece) => ('item' in piece ? itemRow(state, piece.item, l) : gapRow(piece)),
      )}
    </tbody>
  </table>`
}

/** How long the texts of a column may be, for its width. */
function lengthOf(column: ChangesColumn, { digits }: Table, l: Localizer): number | undefined {
  if (column === 'amount') return [7, 10, 14].find((longest) => digits <= longest) ?? 19
  return column === 'time' && hasHalfDays(l.lang()) ? 12 : undefined
}

function itemRow(state: Table, item: number, l: Localizer): unknown {
  const at = state.items[item]
  if (!at) return nothing
  return 'entry' in at ? entryRow(state, item, at, l) : headingRow(state, item, at, l)
}

function headingRow(
  { active, columns }: Table,
  item: number,
  { day, count }: DayHeading,
  l: Localizer,
): TemplateResult {
  return html`<tr
    role="row"
    class="group"
    aria-rowindex=${item + 2}
    aria-level="1"
    aria-expanded="true"
    data-item=${item}
    tabindex=${tabStop(active, item)}
  >
    <th role="rowheader" class="lead" colspan=${columns.length + 1}>
      <bdi>${longDay(day, l.lang())}</bdi> <span class="muted">${countText(count, l)}</span>
    </th>
  </tr>`
}

function entryRow(state: Table, item: number, kept: KeptEntry, l: Localizer): TemplateResult {
  const { active, columns, unfolded, details, labels, onUnfold } = state
  const isUnfolded = unfolded.has(item)
  return html`<tr
      role="row"
      class=${kept.outcome === 'unknown' ? 'unsettled' : ''}
      aria-rowindex=${item + 2}
      aria-level="2"
      aria-expanded=${isUnfolded}
      aria-describedby=${isUnfolded ? `detail-${item}` : nothing}
      data-item=${item}
      tabindex=${tabStop(active, item)}
    >
      <td role="gridcell" class="toggle">
        <button
          type="button"
          class="quiet"
          tabindex="-1"
          aria-expanded=${isUnfolded}
          aria-label=${details}
          @click=${() => onUnfold(item)}
        ></button>
      </td>
      ${columns.map(
        (column) =>
          html`<td role="gridcell" class=${cellClass(column)} data-label=${labels.get(column)!}>
            ${entryCell(kept, column, { ...state, tab: tabStop(active, item) }, l)}
          </td>`,
      )}
    </tr>
    ${
      isUnfolded
        ? html`<tr role="row" class="detail" aria-level="3" data-detail=${item}>
            <td role="gridcell" colspan=${columns.length + 1} id="detail-${item}">${entryDetail(kept, l)}</td>
          </tr>`
        : nothing
    }`
}

function cellClass(column: ChangesColumn): string {
  return column === 'amount' ? 'number amount' : column
}

function tabStop(active: number, item: number): 0 | -1 {
  return active === item ? 0 : -1
}
