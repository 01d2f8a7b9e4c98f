import { html, LitElement, nothing, type TemplateResult } from 'lit'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import { Localizer } from '../../../locales/localizer.ts'
import {
  cardLabel,
  cellClass,
  columnText,
  columnValue,
  LONG_TABLE,
  markClass,
  rowColumns,
  rowsHead,
} from '../../../kit/parts/row-columns.ts'
import type { RowMark, RowMarks } from '../../../kit/parts/row-marks.ts'
import type { SortHeads } from '../../../kit/parts/rows-in-view.ts'

/** Rows that a table shows at first: rendering thousands at once blocks the page for seconds. */
export const FIRST_ROWS = 200

/**
 * Private: rows as a table that is only read. It renders into the desk's own tree, whose styles and parts it
 * shares. The roles are explicit because narrow containers lay the rows out as cards, and a browser may drop
 * a table's semantics together with its layout.
 */
export class OrderRowTable extends LitElement {
  static override properties = {
    lang: { type: String },
    caption: { attribute: false },
    currency: { attribute: false },
    rows: { attribute: false },
    isEditable: { attribute: false },
    limit: { attribute: false },
    marks: { attribute: false },
    heads: { attribute: false },
    beside: { attribute: false },
    showsAll: { state: true },
  }

  /** Names the table for screen readers. */
  declare caption: string
  /** ISO 4217. */
  declare currency: string
  declare rows: readonly OrderRow[]
  /** Whether the grid that edits these rows comes later: the table then keeps places for its columns. */
  declare isEditable: boolean
  /** The number of rows rendered so far. */
  declare limit: number
  /** The unseen changes of others in these rows. */
  declare marks: RowMarks | undefined
  /** The heads that sort these rows. */
  declare heads: SortHeads | undefined
  /** The content beside a row's name. */
  declare beside: ((row: OrderRow) => unknown) | undefined
  declare private showsAll: boolean

  readonly #l = new Localizer(this)

  constructor() {
    super()
    this.showsAll = false
    this.isEditable = false
    this.limit = Infinity
  }

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('beforeprint', this.#onPrint)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('beforeprint', this.#onPrint)
  }

  /** After the desk has given it the rest of its rows: a browser does not wait before it prints. */
  readonly #onPrint = (): void => {
    if (this.isUpdatePending) this.performUpdate()
  }

  protected override willUpdate(): void {
    this.heads?.dress(this.getRootNode())
  }

  override render(): TemplateResult {
    const { caption, currency, rows, isEditable, marks, beside } = this
    const isLong = isEditable && rows.length > LONG_TABLE
    const isShort = this.showsAll || rows.length <= FIRST_ROWS
    const most = isShort ? rows.length : FIRST_ROWS
    const count = Math.min(most, this.limit)
    return html`
      <table
        class="rows ${isEditable ? 'with-menu' : ''} ${isLong ? 'windowed' : ''}"
        role="table"
        part="rows"
      >
        <caption class="visually-hidden">
          ${caption}
        </caption>
        ${rowsHead(currency, this.#l, isEditable ? menuHead : nothing, { heads: this.heads })}
        <tbody role="rowgroup">
          ${rows
            .slice(0, count)
            .map((row) => tableRow(row, { isEditable, beside, mark: marks?.of(row.OrderRowId) }, this.#l))}
        </tbody>
      </table>
      ${count < most ? placeOf(most - count) : nothing} ${isShort ? nothing : this.#showAllButton()}
      ${isEditable ? html`<div class="foot"></div>` : nothing}
    `
  }

  #showAllButton(): TemplateResult {
    const count = this.#l.format(100 * this.rows.length, 'plain')
    return html`<button type="button" class="show-all" @click=${() => (this.showsAll = true)}>
      ${this.#l.term('showAllRows', count)}
    </button>`
  }
}

/** Keeps the place of later rows. */
function placeOf(rows: number): TemplateResult {
  return html`<div .style=${`block-size:calc(${rows} * var(--_row-height))`}></div>`
}

/** Keeps the place of each row's button. */
const menuHead = html`<th class="menu" aria-hidden="true"></th>`
const menuPlace = html`<td class="menu" aria-hidden="true"></td>`

function tableRow(
  row: OrderRow,
  {
    isEditable,
    beside,
    mark,
  }: { isEditable: boolean; beside: OrderRowTable['beside']; mark: RowMark | undefined },
  l: Localizer,
): TemplateResult {
  const { IsCancelled: cancelled } = row
  return html`
    <tr role="row" class=${cancelled ? 'cancelled' : ''} data-row-id=${String(row.OrderRowId)}>
      ${rowColumns.map((column) => {
        const text = columnText(row, column.name, l)
        const hasBadge = cancelled && column.name === 'name'
        return html`<td
          role=${column.name === 'name' ? 'rowheader' : 'cell'}
          class="${cellClass(column, text)} ${markClass(mark, column)}"
          data-label=${cardLabel(column, l)}
        >
          ${columnValue(text, column)}${
            hasBadge ? html`<span class="badge">${l.term('rowCancelled')}</span>` : nothing
          }${column.name === 'name' ? [mark?.words, beside?.(row)] : nothing}
        </td>`
      })}
      ${isEditable ? menuPlace : nothing}
    </tr>
  `
}

interface Rows {
  caption: string
  currency: string
  rows: readonly OrderRow[]
  isEditable?: boolean
  limit?: number
  marks?: RowMarks | undefined
  heads?: SortHeads | undefined
  beside?: ((row: OrderRow) => unknown) | undefined
}

/** Renders the table. */
export function orderRows(
  { caption, currency, rows, isEditable = false, limit = Infinity, marks, heads, beside }: Rows,
  l: Localizer,
): TemplateResult {
  return html`<order-admin-row-table
    lang=${l.lang()}
    .caption=${caption}
    .currency=${currency}
    .rows=${rows}
    .isEditable=${isEditable}
    .limit=${limit}
    .marks=${marks}
    .heads=${heads}
    .beside=${beside}
  ></order-admin-row-table>`
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-row-table': OrderRowTable
  }
}
