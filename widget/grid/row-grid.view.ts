import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Long } from '../../shared/domain/long.ts'
import type { RowKey } from '../changes/changes.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Localizer } from '../locales/localizer.ts'
import { fieldWords } from '../parts/field-words.ts'
import {
  cardLabel,
  cellClass,
  columnText,
  columnValue,
  LONG_TABLE,
  type RowColumn,
  rowColumns,
  rowsHead,
} from '../parts/row-columns.ts'
import type { CellEdit } from './cell-edit.controller.ts'
import { understoodDiscount } from './cell-preview.ts'
import { editIcons } from './edit-icons.ts'
import { gridShortcuts } from './grid-keys.ts'
import type { Position } from './grid-position.ts'
import type { Piece } from './row-window.ts'

/** The column after the row's own columns holds the menu button. */
export const MENU_COLUMN = rowColumns.length
export const COLUMN_COUNT = MENU_COLUMN + 1

interface GridState {
  currency: string
  rows: readonly StagedRow[]
  pieces: readonly Piece[]
  /** The active cell. */
  active: Position
  edit: CellEdit | undefined
  /** Why the active cell cannot be edited, once the clerk has tried. */
  locked: string | undefined
  /** The row whose menu is open. */
  menuKey: RowKey | undefined
  isReadOnly: boolean
  /** The ids of rows that others changed too, and about which the clerk has to decide. */
  conflicts: ReadonlySet<Long>
  /** Whether a cell has had the focus. */
  isUsed: boolean
  canEdit(row: StagedRow): boolean
  /** How much of a row is left to deliver, in words; empty if nothing of it is delivered. */
  left(row: StagedRow): string
  onInput(event: Event): void
  onMenu(event: Event): void
}

/** The rows as a grid, with the same columns as every other table of rows. */
export function gridTable(state: GridState, l: Localizer): TemplateResult {
  return html`
    <table
      class="rows grid with-menu ${state.rows.length > LONG_TABLE ? 'windowed' : ''} ${state.isUsed ? 'used' : ''}"
      role="grid"
      part="rows"
      aria-label=${l.term('rows')}
      aria-rowcount=${state.rows.length + 1}
      aria-colcount=${COLUMN_COUNT}
      aria-readonly=${state.isReadOnly}
      aria-keyshortcuts=${gridShortcuts}
      aria-describedby="keys"
    >
      ${rowsHead(
        state.currency,
        l,
        html`<th role="columnheader" scope="col" class="menu">
          <span class="visually-hidden">${l.term('rowActions')}</span>
        </th>`,
      )}
      <tbody role="rowgroup">
        ${repeat(
          state.pieces,
          (piece) => ('row' in piece ? state.rows[piece.row]?.key : piece.key),
          (piece) => ('row' in piece ? gridRow(state, piece.row, l) : gapRow(piece.gap)),
        )}
      </tbody>
    </table>
  `
}

/** The window's controller sets its height, because a strict CSP blocks inline styles. */
function gapRow(rows: number): TemplateResult {
  return html`<tr class="gap" role="presentation" data-gap=${rows}></tr>`
}

function gridRow(state: GridState, index: number, l: Localizer): unknown {
  const row = state.rows[index]
  if (!row) return nothing
  const isGone = row.is === 'cancelled' || row.is === 'cancelling'
  const activeColumn = state.active.row === index ? state.active.column : -1
  return html`
    <tr
      role="row"
      class="is-${row.is} ${isGone ? 'cancelled' : ''}"
      aria-rowindex=${index + 2}
      data-key=${row.key}
      data-row-id=${row.before ? String(row.before.OrderRowId) : nothing}
    >
      ${rowColumns.map((column, at) => gridCell(state, row, column, at, at === activeColumn, l))}
      <td role="gridcell" class="menu" data-column=${MENU_COLUMN}>
        <button
          type="button"
          class="quiet icon-only"
          tabindex=${activeColumn === MENU_COLUMN ? 0 : -1}
          aria-haspopup="menu"
          aria-expanded=${state.menuKey === row.key}
          aria-label=${l.term('rowMenu', row.row.Name)}
          @click=${state.onMenu}
        >
          ${editIcons.more}
        </button>
      </td>
    </tr>
  `
}

function gridCell(
  state: GridState,
  staged: StagedRow,
  column: RowColumn,
  at: number,
  isActive: boolean,
  l: Localizer,
): TemplateResult {
  const { field } = column
  const edit =
    isActive && state.edit?.key === staged.key && state.edit.field === field ? state.edit : undefined
  const problem = field && (edit ? edit.preview.problem : staged.problems[field])
  const isReadOnly = !field || !state.canEdit(staged)
  const hint = isActive && hintWords(state, staged, column, edit, l)
  const isBlank = !problem && staged.is !== 'changed' && columnText(staged.row, column.name, l) === ''
  return html`<td
    role=${column.name === 'name' ? 'rowheader' : 'gridcell'}
    class="${cellClass(column, isBlank ? '' : 'text')} ${isActive ? 'active' : ''} ${edit ? 'editing' : ''} ${problem ? 'wrong' : ''}"
    tabindex=${edit ? nothing : isActive ? 0 : -1}
    data-column=${at}
    data-label=${cardLabel(column, l)}
    aria-readonly=${isReadOnly ? 'true' : nothing}
    aria-invalid=${problem ? 'true' : nothing}
    aria-describedby=${hint && !edit ? 'hint' : nothing}
  >
    ${edit ? editor(state, edit, column, staged.row.Name, l) : cellContent(state, staged, column, l)}${
      edit || hint
        ? hintView(hint || '', Boolean(problem))
        : problem
          ? hidden(fieldWords(problem, field, l))
          : nothing
    }
  </td>`
}

function editor(
  state: GridState,
  { start, text, preview }: CellEdit,
  { kind, label }: RowColumn,
  rowName: string,
  l: Localizer,
): TemplateResult {
  return html`<input
    class="cell-field ${kind}"
    aria-label=${[l.term(label), rowName].filter(Boolean).join(', ')}
    aria-invalid=${preview.problem !== undefined}
    aria-describedby="hint"
    inputmode=${kind === 'number' ? 'decimal' : 'text'}
    autocomplete="off"
    spellcheck="false"
    data-start=${start}
    .value=${text}
    @input=${state.onInput}
  />`
}

/** A cell's content: its value, its old value, and what happens to the row. */
function cellContent(state: GridState, staged: StagedRow, column: RowColumn, l: Localizer): unknown {
  const unread = column.field && staged.unread[column.field]
  const { name } = column
  const now = columnText(previewed(state, staged), name, l)
  const value = unread ? html`<bdi class="unread">${unread.text}</bdi>` : columnValue(now, column)
  const before = staged.is === 'changed' && staged.before ? columnText(staged.before, name, l) : now
  const isDisputed = staged.before !== undefined && state.conflicts.has(staged.before.OrderRowId)
  const badge =
    name === 'name'
      ? html`${badgeOf(staged, l)}${leftBadge(state.left(staged))}${isDisputed ? conflictBadge(l) : nothing}`
      : nothing
  if (before === now) return html`${value}${badge}`
  return html`<span class="old" aria-hidden="true">${before || '–'}</span
    ><span class="new">${value}</span
    >${hidden(before ? l.term('wasValue', before) : l.term('wasEmpty'))}${badge}`
}

/** While a cell is edited, the row's amount follows the text. */
function previewed({ edit }: GridState, { key, row, before }: StagedRow) {
  const shown = edit?.key === key && !edit.preview.problem ? edit.preview.row : row
  return before ? { ...shown, OrderRowId: before.OrderRowId } : shown
}

function badgeOf({ is }: StagedRow, l: Localizer): unknown {
  switch (is) {
    case 'new':
      return html`<span class="badge" data-tone="accent">${l.term('rowNew')}</span>`
    case 'changed':
      return html`<span class="badge" data-tone="warning">${l.term('rowChanged')}</span>`
    case 'cancelling':
      return html`<span class="badge" data-tone="bad">${l.term('rowCancelling')}</span>`
    case 'cancelled':
      return html`<span class="badge">${l.term('rowCancelled')}</span>`
    case 'same':
      return nothing
  }
}

function leftBadge(words: string): unknown {
  return words === '' ? nothing : html`<span class="badge left">${words}</span>`
}

function conflictBadge(l: Localizer): TemplateResult {
  return html`<span class="badge conflict" data-tone="bad">${l.term('rowConflict')}</span>`
}

function hintWords(
  { locked }: GridState,
  { problems, row }: StagedRow,
  { field }: RowColumn,
  edit: CellEdit | undefined,
  l: Localizer,
): string {
  if (!field) return ''
  const problem = edit ? edit.preview.problem : problems[field]
  if (problem) return fieldWords(problem, field, l)
  if (field === 'Discount') {
    const understood = edit ? understoodDiscount(edit.preview.row, l) : understoodDiscount(row, l)
    return locked ?? understood
  }
  return locked ?? ''
}

function hintView(words: string, isWrong: boolean): TemplateResult {
  return html`<span class="hint" id="hint" role="status" data-tone=${isWrong ? 'bad' : nothing}
    >${words}</span
  >`
}

function hidden(words: string): TemplateResult {
  return html`<span class="visually-hidden">${words}</span>`
}
