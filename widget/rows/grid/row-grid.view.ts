import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { RowKey } from '../changes/changes.ts'
import { isPlainNumber } from '../changes/sheet-numbers.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { countText } from '../../kit/parts/count-text.ts'
import { fieldWords } from '../../kit/parts/field-words.ts'
import {
  cardLabel,
  cellClass,
  columnText,
  columnValue,
  LONG_TABLE,
  markClass,
  rowColumns,
  rowsHead,
} from '../../kit/parts/row-columns.ts'
import type { RowColumn } from '../../kit/parts/row-column.ts'
import type { RowMarks } from '../../kit/parts/row-marks.ts'
import type { SortHeads } from '../../kit/parts/rows-in-view.ts'
import type { CellEdit } from './cell-edit.controller.ts'
import { understoodDiscount } from './cell-preview.ts'
import { type Edges, isInside, sizeOf } from './cell-range.ts'
import { editIcons } from './edit-icons.ts'
import { gridShortcuts } from './grid-keys.ts'
import type { Position } from './grid-position.ts'
import type { ItemRange, TablePiece } from '../../kit/parts/table-window.ts'

/** The column after the row's own columns holds the menu button. */
export const MENU_COLUMN = rowColumns.length
export const COLUMN_COUNT = MENU_COLUMN + 1

interface GridState {
  currency: string
  rows: readonly StagedRow[]
  pieces: readonly TablePiece[]
  /** The active cell. */
  active: Position
  edit: CellEdit | undefined
  /** The selected cells. */
  selected: Edges | undefined
  /** Why the active cell cannot be edited, once the clerk has tried. */
  locked: string | undefined
  /** The row whose menu is open. */
  menuKey: RowKey | undefined
  isReadOnly: boolean
  /** Whether rows without a provider's id show their place in the table instead. */
  isCounted: boolean
  /** The ids of rows that others changed too, and that the clerk has to decide about. */
  conflicts: ReadonlySet<Long>
  /** The unseen changes of others. */
  marks: RowMarks | undefined
  /** Whether a cell has had the focus. */
  isUsed: boolean
  /** The heads that sort the grid. */
  heads: SortHeads | undefined
  /** A hint about a rate that the order's country does not have. Percent times 100. */
  vatHint(percent: Long): string | undefined
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
      class="rows grid with-menu ${state.rows.length > LONG_TABLE ? 'windowed' : ''} ${state.isUsed ? 'used' : ''} ${state.selected ? 'selecting' : ''}"
      role="grid"
      aria-multiselectable="true"
      part="rows"
      aria-label=${l.term('rows')}
      aria-rowcount=${state.rows.length + 1}
      aria-colcount=${COLUMN_COUNT}
      aria-readonly=${state.isReadOnly}
      aria-keyshortcuts=${gridShortcuts}
    >
      ${rowsHead(
        state.currency,
        l,
        html`<th role="columnheader" scope="col" class="menu">
          <span class="visually-hidden">${l.term('rowActions')}</span>
        </th>`,
        { heads: state.heads, spoken: (column) => spokenLabel(column, l) },
      )}
      <tbody role="rowgroup">
        ${repeat(
          state.pieces,
          (piece) => ('item' in piece ? state.rows[piece.item]?.key : gapKey(piece, state)),
          (piece) => ('item' in piece ? gridRow(state, piece.item, l) : gapRow(piece)),
        )}
      </tbody>
    </table>
  `
}

function gapKey({ from, to }: ItemRange, { rows }: GridState): string {
  if (from === 0) return 'above'
  return to === rows.length ? 'below' : 'between'
}

/** The window's controller sets its height, because a strict CSP blocks inline styles. */
function gapRow({ from, to }: ItemRange): TemplateResult {
  return html`<tr class="gap" role="presentation" data-gap=${to - from}></tr>`
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
      ${rowColumns.map((column, at) => gridCell(state, index, column, at, at === activeColumn, l))}
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
  rowAt: number,
  column: RowColumn,
  at: number,
  isActive: boolean,
  l: Localizer,
): TemplateResult {
  const staged = state.rows[rowAt]!
  const { field } = column
  const mark = staged.before && state.marks?.of(staged.before.OrderRowId)
  const edit =
    isActive && state.edit?.key === staged.key && state.edit.field === field ? state.edit : undefined
  const problem = field && (edit ? edit.preview.problem : staged.problems[field])
  const isReadOnly = !field || !state.canEdit(staged)
  const hint = isActive && hintWords(state, staged, column, edit, l)
  const shown = shownRow(state, staged, rowAt)
  const isBlank = !problem && staged.is !== 'changed' && columnText(shown, column.name, l) === ''
  return html`<td
    role=${column.name === 'name' ? 'rowheader' : 'gridcell'}
    class="${cellClass(column, isBlank ? '' : 'text')} ${isActive ? 'active' : ''} ${edit ? 'editing' : ''} ${problem ? 'wrong' : ''} ${markClass(mark, column)}"
    tabindex=${edit ? nothing : isActive ? 0 : -1}
    data-column=${at}
    data-label=${cardLabel(column, l)}
    aria-selected=${state.selected ? isInside(state.selected, rowAt, at) : nothing}
    aria-readonly=${isReadOnly ? 'true' : nothing}
    aria-invalid=${problem ? 'true' : nothing}
    aria-describedby=${hint && !edit ? 'hint' : nothing}
  >
    ${edit ? editor(state, edit, column, staged.row.Name, l) : cellContent(state, staged, shown, column, l)}${
      edit || hint
        ? hintView(hint || '', Boolean(problem))
        : problem
          ? hidden(fieldWords(problem, field, l))
          : nothing
    }${column.name === 'name' ? mark?.words : nothing}
  </td>`
}

function editor(
  state: GridState,
  { start, text, preview }: CellEdit,
  column: RowColumn,
  rowName: string,
  l: Localizer,
): TemplateResult {
  const { kind } = column
  return html`<input
    class="cell-field ${kind}"
    aria-label=${[spokenLabel(column, l), rowName].filter(Boolean).join(', ')}
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

/** A cell's content: its value, its old value, and the staged change of the row. */
function cellContent(
  state: GridState,
  staged: StagedRow,
  shown: ShownRow,
  column: RowColumn,
  l: Localizer,
): unknown {
  const unread = column.field && staged.unread[column.field]
  const { name } = column
  const now = columnText(shown, name, l)
  const value = unread ? html`<bdi class="unread">${unread.text}</bdi>` : columnValue(now, column)
  const before = staged.is === 'changed' && staged.before ? columnText(staged.before, name, l) : now
  const isDisputed = staged.before !== undefined && state.conflicts.has(staged.before.OrderRowId)
  const badge =
    name === 'name'
      ? html`${badgeOf(staged, l)}${leftBadge(state.left(staged))}${isDisputed ? conflictBadge(l) : nothing}`
      : nothing
  if (before === now) return html`${value}${badge}`
  return html`<span class="becomes"
      ><span class="old" aria-hidden="true">${before || '–'}</span><span class="new">${value}</span></span
    >${hidden(before ? l.term('wasValue', before) : l.term('wasEmpty'))}${badge}`
}

type ShownRow = Parameters<typeof columnText>[0]

/** While a cell is edited, the row's amount follows the text. Where all rows are new, they are counted. */
function shownRow({ edit, isCounted }: GridState, { key, row, before }: StagedRow, at: number): ShownRow {
  const shown = edit?.key === key && !edit.preview.problem ? edit.preview.row : row
  if (before) return { ...shown, OrderRowId: before.OrderRowId }
  return isCounted ? { ...shown, OrderRowId: at + 1 } : shown
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
  return words === '' ? nothing : html`<span class="badge left"><bdi>${words}</bdi></span>`
}

function conflictBadge(l: Localizer): TemplateResult {
  return html`<span class="badge conflict" data-tone="bad">${l.term('rowConflict')}</span>`
}

/** A column's name in full words: a short one is clear to the eye, but not to the ear. */
export function spokenLabel({ name, label }: RowColumn, l: Localizer): string {
  return l.term(name === 'quantity' ? 'quantityLong' : label)
}

function hintWords(
  { locked, selected, vatHint }: GridState,
  { problems, row }: StagedRow,
  { field, kind, name }: RowColumn,
  edit: CellEdit | undefined,
  l: Localizer,
): string {
  if (!field) return ''
  const problem = edit ? edit.preview.problem : problems[field]
  if (problem) return fieldWords(problem, field, l)
  const shown = edit?.preview.row ?? row
  const understood =
    field === 'Discount'
      ? understoodDiscount(shown, l)
      : field === 'VatPercent'
        ? (vatHint(shown.VatPercent ?? 0) ?? '')
        : edit && edit.text !== edit.start && kind === 'number' && !isPlainNumber(edit.text)
          ? `= ${columnText(shown, name, l)}`
          : ''
  const count = edit && selected ? sizeOf(selected).rows : 0
  const fill = count > 1 ? l.term('fillWithKey', countText(count, l)) : ''
  return locked ?? [understood, fill].filter(Boolean).join(' ')
}

function hintView(words: string, isWrong: boolean): TemplateResult {
  return html`<span class="hint" id="hint" role="status" data-tone=${isWrong ? 'bad' : nothing}
    >${words}</span
  >`
}

function hidden(words: string): TemplateResult {
  return html`<span class="visually-hidden">${words}</span>`
}
