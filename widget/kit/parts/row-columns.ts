import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../shared/domain/values/long.ts'
import { rowAmount } from '../../../shared/domain/money/money.ts'
import type { OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { figure } from './figure.ts'
import type { RowMark } from './row-marks.ts'
import type { SortHeads } from './rows-in-view.ts'
import type { RowColumn } from './row-column.ts'

/** The columns of every table of rows, in order. */
export const rowColumns: readonly RowColumn[] = [
  { name: 'id', kind: 'text', label: 'rowId' },
  { name: 'article', kind: 'text', label: 'article', field: 'ArticleNumber' },
  { name: 'name', kind: 'text', label: 'name', field: 'Name' },
  { name: 'quantity', kind: 'number', label: 'quantity', field: 'Quantity' },
  { name: 'unit', kind: 'text', label: 'unit', field: 'Unit' },
  { name: 'price', kind: 'number', label: 'price', field: 'UnitPrice' },
  { name: 'discount', kind: 'number', label: 'discount', field: 'Discount' },
  { name: 'vat', kind: 'number', label: 'vat', field: 'VatPercent' },
  { name: 'amount', kind: 'number', label: 'amount' },
]

/** A longer table has fixed column widths, because not all of its rows are in the document. */
export const LONG_TABLE = 100

/** Options for heads that only some tables have. */
interface HeadExtras {
  heads?: SortHeads | undefined
  spoken?: (column: RowColumn) => string
}

/**
 * The head of a table of rows.
 * @param more cells for columns that only this table has
 * @param extra the heads by which the table can be sorted, once its view has loaded, and the columns' names in full
 *   words, if they are known
 */
export function rowsHead(
  currency: string,
  l: Localizer,
  more: unknown = nothing,
  { heads, spoken }: HeadExtras = {},
): TemplateResult {
  return html`
    <thead role="rowgroup">
      <tr role="row">
        ${rowColumns.map((column) => {
          const { name, kind, label } = column
          const isAmount = name === 'amount'
          const heard = isAmount && currency ? `${l.term(label)}, ${currency}` : spoken?.(column)
          return html`<th
            role="columnheader"
            scope="col"
            class="${kind} ${name}"
            aria-label=${heard ?? nothing}
            aria-sort=${heads?.sortedBy(column) ?? nothing}
          >
            ${heads ? heads.head(column, l) : l.term(label)}
            ${isAmount ? html`<span class="currency">${currency}</span>` : nothing}
          </th>`
        })}
        ${more}
      </tr>
    </thead>
  `
}

/** A row's text in a column; empty if it has no value there. */
export function columnText(
  row: OrderRowInput & { OrderRowId?: Long },
  column: RowColumn['name'],
  l: Localizer,
): string {
  switch (column) {
    case 'id':
      return String(row.OrderRowId ?? '')
    case 'article':
      return row.ArticleNumber ?? ''
    case 'name':
      return row.Name
    case 'unit':
      return row.Unit ?? ''
    case 'quantity':
      return l.format(row.Quantity, 'plain')
    case 'price':
      return l.money(row.UnitPrice)
    case 'discount':
      if (row.DiscountPercent) return l.format(row.DiscountPercent, 'percent')
      return row.DiscountAmount ? l.money(row.DiscountAmount) : ''
    case 'vat':
      return l.format(row.VatPercent ?? 0, 'percent')
    case 'amount':
      return l.money(rowAmount(row))
  }
}

/** A column's text as the content of a cell. */
export function columnValue(text: string, { name, kind }: RowColumn): unknown {
  if (name === 'discount' && text === '') return html`<span class="muted none" aria-hidden="true">–</span>`
  if (kind === 'number') return figure(text)
  if (name === 'name') return html`<span class="row-name"><bdi>${text}</bdi></span>`
  return name === 'article' ? html`<bdi>${text}</bdi>` : text
}

/** The classes of a cell; an empty one is hidden on a card. */
export function cellClass({ kind, name }: RowColumn, text: string): string {
  return `${kind} ${name}${text === '' ? ' empty' : ''}`
}

/** The class of a cell with an unseen change; a new or cancelled row has it at its name. */
export function markClass(mark: RowMark | undefined, { name }: RowColumn): string {
  return mark && (mark.columns.size > 0 ? mark.columns.has(name) : name === 'name') ? 'their' : ''
}

/** The label of a figure on a card, which has no table head; a discount has a minus instead. */
export function cardLabel({ name, label }: RowColumn, l: Localizer): string | typeof nothing {
  return name === 'vat' ? l.term(label) : nothing
}
