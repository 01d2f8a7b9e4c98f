import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { gapRow } from '../../../kit/parts/gap-row.view.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { sortHead } from '../../../rows/view/sort-head.ts'
import type { PlacedRow, ReportColumn, RowsChoice, RowSums } from '../data/report-data.ts'
import { cellText, columnKinds, sumOf } from './report-columns.ts'
import type { rowDetail } from './row-detail.view.ts'
import type { RowItems } from './row-items.ts'
import { valueText } from './rows-choice.ts'
import { type ShopMark, shopMark } from './shop-mark.view.ts'
import { piecesBetween, type TablePiece } from '../../../kit/parts/table-window.ts'

export interface TableState {
  columns: readonly ReportColumn[]
  choice: RowsChoice
  /** Undefined before the first answer: the items are then placeholders. */
  items: RowItems | undefined
  count: number
  pieces: readonly TablePiece[]
  active: number
  unfolded: ReadonlySet<number>
  /** Undefined until it has loaded, before the first row is unfolded. */
  detail: typeof rowDetail | undefined
  /** The places of marked rows in the client report. */
  marked: ReadonlySet<number>
  /** The client's currency, ISO 4217. */
  currency: string
  sums: RowSums | undefined
  /** Whether the rows are in one currency; undefined until every row is read. */
  isSummed: boolean | undefined
  /** Whether the reading has ended before the report did. */
  isCutOff: boolean
  shop: ReadonlyMap<string, ShopMark> | undefined
  rowAt(position: number): PlacedRow | undefined
  orderHref: ((id: string) => string) | undefined
  opensOrders: boolean
  onSort(column: ReportColumn): void
  onUnfold(item: number): void
  onOrder(event: Event, id: string): void
}

/** The table's state, with the words of every row: looking one up costs as much as rendering its cell. */
interface Table extends TableState {
  labels: ReadonlyMap<ReportColumn, string>
  details: string
}

/** The rows as a table of which only a window is rendered. Roles are explicit, because cards have no table layout. */
export function reportTable(given: TableState, l: Localizer): TemplateResult {
  const { items, count, pieces, columns } = given
  const labels = new Map(columns.map((column) => [column, l.term('reportColumn', column)]))
  const state: Table = { ...given, labels, details: l.term('reportDetails') }
  const end = items?.end ?? count
  const hasTotal = items !== undefined && (items.transactions > 0 || end === count)
  return html`
    <table
      class="rows ${leadOf(state.columns) === 0 ? 'no-lead' : ''}"
      role="treegrid"
      aria-label=${l.term('reportRows')}
      aria-rowcount=${count + (items && !hasTotal ? 1 : 2)}
      aria-busy=${items === undefined}
      aria-readonly="true"
      aria-keyshortcuts="/ Enter"
    >
      ${tableHead(state, l)} ${tableBody(state, piecesBetween(pieces, 0, end), l)}
      ${hasTotal ? tableFoot(state, items, l) : nothing}
      ${end < count ? tableBody(state, piecesBetween(pieces, end, count), l) : nothing}
    </table>
  `
}

function tableBody(state: Table, pieces: readonly TablePiece[], l: Localizer): TemplateResult {
  const last = pieces.at(-1)
  return html`<tbody role="rowgroup">
    ${repeat(
      pieces,
      (piece) => ('item' in piece ? piece.item : piece === last ? 'below' : `above ${piece.from === 0}`),
      (piece) => ('item' in piece ? itemRow(state, piece.item, l) : gapRow(piece)),
    )}
  </tbody>`
}

/** For `aria-rowindex`, the row of the sum counts for the rows below it. */
function rowIndex({ items }: Table, item: number): number {
  return items && item >= items.end && items.transactions > 0 ? item + 3 : item + 2
}

function tableHead(
  { columns, choice, currency, sums, labels, details, onSort }: Table,
  l: Localizer,
): TemplateResult {
  const sortedBy = (column: ReportColumn) =>
    choice.sort?.column === column ? (choice.sort.isDescending ? 'descending' : 'ascending') : undefined
  return html`<thead role="rowgroup">
    <tr role="row" aria-rowindex="1">
      <th role="columnheader" scope="col" class="toggle">
        <span class="visually-hidden">${details}</span>
      </th>
      ${columns.map((column, index) => {
        const label = labels.get(column)!
        return html`<th
          role="columnheader"
          scope="col"
          class=${cellClass(column)}
          data-length=${lengthOf(sums && sumOf(sums, column), l) ?? nothing}
          aria-sort=${sortedBy(column) ?? nothing}
        >
          ${sortHead({
            label,
            hint: l.term('reportSortHint', label),
            sorted: sortedBy(column),
            isTabStop: index === 0,
            onSort: () => onSort(column),
          })}
          ${columnKinds[column] === 'money' ? html`<span class="currency">${currency}</span>` : nothing}
        </th>`
      })}
    </tr>
  </thead>`
}

/** How long the sum is, because all of its figures must be visible; undefined if it is short. */
function lengthOf(sum: Long | undefined, l: Localizer): number | undefined {
  const length = sum === undefined ? 0 : l.money(sum).length
  return length <= 7 ? undefined : ([9, 12, 16, 20].find((longest) => length <= longest) ?? 28)
}

function itemRow(state: Table, item: number, l: Localizer): TemplateResult {
  const at = state.items?.at(item)
  if (at && 'group' in at) return groupRow(state, item, at.group, l)
  const placed = at && state.rowAt(at.row)
  return placed ? dataRow(state, item, placed, l) : placeRow(state, item)
}

/** A placeholder for a row that has not been read yet. */
function placeRow(state: Table, item: number): TemplateResult {
  const { columns, active } = state
  return html`<tr
    role="row"
    class="place"
    aria-rowindex=${rowIndex(state, item)}
    data-item=${item}
    tabindex=${tabStop(active, item)}
  >
    <td role="gridcell" colspan=${columns.length + 1}><span class="skeleton"></span></td>
  </tr>`
}

function groupRow(state: Table, item: number, index: number, l: Localizer): TemplateResult {
  const { items, choice, active, isSummed } = state
  const { key, count, ...sums } = items!.group(index)
  const isBalances = item === items!.end
  const words =
    choice.group === 'rowType'
      ? 'reportRowType'
      : choice.group === 'paymentType'
        ? 'paymentTypeWords'
        : undefined
  const name = isBalances
    ? l.term('reportBalances')
    : words || key === ''
      ? valueText({ words: words ?? 'reportRowType' }, key, l)
      : key
  return html`<tr
    role="row"
    class="group"
    aria-rowindex=${rowIndex(state, item)}
    aria-level="1"
    aria-expanded="true"
    data-item=${item}
    tabindex=${tabStop(active, item)}
  >
    ${sumCells(state, l.term('reportGroupOf', name, countText(count, l)), isSummed ? sums : undefined, l)}
  </tr>`
}

/** A label over the columns before the first sum, and the sums below their columns. */
function sumCells(
  { columns, labels }: Table,
  label: unknown,
  sums: RowSums | undefined,
  l: Localizer,
): unknown {
  const lead = leadOf(columns)
  return html`<th role="rowheader" class="lead" colspan=${lead + 1}><bdi>${label}</bdi></th>
    ${columns.slice(lead).map((column) => {
      const sum = sums && sumOf(sums, column)
      return html`<td
        role="gridcell"
        class=${sum === 0 ? `${cellClass(column)} zero` : cellClass(column)}
        data-label=${labels.get(column)!}
      >
        ${sum === undefined ? nothing : l.money(sum)}
      </td>`
    })}`
}

/** The number of columns before the first that is summed. */
function leadOf(columns: readonly ReportColumn[]): number {
  const first = columns.findIndex((column) => columnKinds[column] === 'money')
  return first === -1 ? columns.length : first
}

function dataRow(state: Table, item: number, placed: PlacedRow, l: Localizer): TemplateResult {
  const { items, columns, choice, active, unfolded, marked, details, onUnfold } = state
  const isUnfolded = unfolded.has(item)
  const isMarked = marked.has(placed.index)
  const isDebt = item > items!.end
  const level = choice.group || isDebt ? 2 : 1
  return html`<tr
      role="row"
      class=${isMarked ? 'marked' : ''}
      ?data-debt=${isDebt}
      aria-rowindex=${rowIndex(state, item)}
      aria-level=${level}
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
        ></button
        >${isMarked ? html`<span class="visually-hidden">${l.term('reportMarked')}</span>` : nothing}
      </td>
      ${columns.map((column) => dataCell(state, item, placed, column, l))}
    </tr>
    ${
      isUnfolded
        ? html`<tr role="row" class="detail" aria-level=${level + 1} data-detail=${item}>
            <td role="gridcell" colspan=${columns.length + 1} id="detail-${item}">
              ${state.detail?.(placed.row, orderLink(state, item, placed, String(placed.row.providerCheckoutId), l), l)}
            </td>
          </tr>`
        : nothing
    }`
}

/** Texts that wrap to two lines in a narrow table instead of being cut. */
const inTwoLines: ReadonlySet<ReportColumn> = new Set(['customerName', 'rowType', 'paymentType'])

function dataCell(
  state: Table,
  item: number,
  placed: PlacedRow,
  column: ReportColumn,
  l: Localizer,
): TemplateResult {
  const { row } = placed
  const { labels } = state
  const text = cellText(row, column, l)
  const isOrder = column === 'externalOrderNo'
  const isLinked = text !== '' && (isOrder || column === 'providerCheckoutId')
  const isForeign = columnKinds[column] === 'money' && row.currency !== state.currency
  const isZero = columnKinds[column] === 'money' && row[column] === 0
  return html`<td
    role="gridcell"
    class=${isZero ? `${cellClass(column)} zero` : cellClass(column)}
    data-label=${labels.get(column)!}
  >
    ${isLinked ? orderLink(state, item, placed, text, l) : inTwoLines.has(column) ? html`<span class="lines">${text}</span>` : text}${isForeign ? ` ${row.currency}` : nothing}${
      isOrder && row.externalOrderNo !== undefined
        ? shopMark(state.shop?.get(row.externalOrderNo), l)
        : nothing
    }
  </td>`
}

/** A text that opens the order, if the order is known at the checkout and may be read. */
function orderLink(
  { active, orderHref, opensOrders, onOrder }: TableState,
  item: number,
  { row: { providerCheckoutId } }: PlacedRow,
  text: string,
  l: Localizer,
): unknown {
  if (providerCheckoutId === undefined || providerCheckoutId === null) return text
  if (!orderHref && !opensOrders) return text
  const id = String(providerCheckoutId)
  const label = l.term('reportOpenOrder', id)
  const tab = tabStop(active, item)
  const onClick = (event: Event) => onOrder(event, id)
  return orderHref
    ? html`<a href=${orderHref(id)} title=${label} tabindex=${tab} @click=${onClick}>${text}</a>`
    : html`<button type="button" class="link plain" title=${label} tabindex=${tab} @click=${onClick}>
        ${text}
      </button>`
}

function tableFoot(state: Table, items: RowItems, l: Localizer): TemplateResult {
  const { sums, isSummed, isCutOff } = state
  const unsummed = isSummed === false ? 'reportCurrencies' : isCutOff ? 'reportNotWhole' : undefined
  const label = html`${l.term('reportTotal', countText(items.transactions, l))}${
    unsummed ? html` <span class="muted">${l.term(unsummed)}</span>` : nothing
  }`
  return html`<tfoot role="rowgroup">
    <tr role="row" aria-rowindex=${items.end + 2}>
      ${sumCells(state, label, isSummed ? sums : undefined, l)}
    </tr>
  </tfoot>`
}

function cellClass(column: ReportColumn): string {
  return columnKinds[column] === 'text' ? column : `number ${column}`
}

function tabStop(active: number, item: number): 0 | -1 {
  return active === item ? 0 : -1
}
