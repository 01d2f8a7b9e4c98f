import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../shared/domain/long.ts'
import { rowAmount } from '../../shared/domain/money.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import type { Localizer } from '../locales/localizer.ts'

interface Rows {
  /** What the table is, for those who cannot see where it stands. */
  caption: string
  currency: string
  rows: readonly OrderRow[]
  /** The row that was just added, if it is among them. */
  added?: Long | undefined
}

/**
 * Rows as a table. The roles are spelled out because narrow containers lay the rows out as cards, and a
 * browser may drop a table's meaning together with its layout.
 */
export function orderRows({ caption, currency, rows, added }: Rows, l: Localizer): TemplateResult {
  const heads = [
    ['text id', l.term('rowId')],
    ['text article', l.term('article')],
    ['text name', l.term('name')],
    ['number quantity', l.term('quantity')],
    ['text unit', l.term('unit')],
    ['number price', l.term('price')],
    ['number discount', l.term('discount')],
    ['number vat', l.term('vat')],
    ['number amount', l.term('amount'), currency],
  ] as const
  return html`
    <table class="rows" role="table" part="rows">
      <caption class="visually-hidden">
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${heads.map(
            ([kind, label, unit]) =>
              html`<th role="columnheader" scope="col" class=${kind}>
                ${label}${unit ? html` <span class="currency">${unit}</span>` : nothing}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map((row) => tableRow(row, row.OrderRowId === added, l))}
      </tbody>
    </table>
  `
}

function tableRow(row: OrderRow, isAdded: boolean, l: Localizer): TemplateResult {
  const { IsCancelled: cancelled } = row
  return html`
    <tr
      role="row"
      class=${cancelled ? 'cancelled' : isAdded ? 'added' : ''}
      data-row-id=${String(row.OrderRowId)}
    >
      <td role="cell" class="text id">${row.OrderRowId}</td>
      <td role="cell" class="text article"><bdi>${row.ArticleNumber}</bdi></td>
      <td role="cell" class="text name">
        <span class="row-name"><bdi>${row.Name}</bdi></span>
        ${cancelled ? html`<span class="badge">${l.term('rowCancelled')}</span>` : nothing}
        ${isAdded ? html`<span class="badge" data-tone="accent">${l.term('rowNew')}</span>` : nothing}
      </td>
      <td role="cell" class="number quantity">${figure(l.format(row.Quantity, 'plain'))}</td>
      <td role="cell" class="text unit">${row.Unit}</td>
      <td role="cell" class="number price">${figure(l.money(row.UnitPrice))}</td>
      <td role="cell" class="number discount" data-label=${l.term('discount')}>${discount(row, l)}</td>
      <td role="cell" class="number vat" data-label=${l.term('vat')}>
        ${figure(l.format(row.VatPercent, 'percent'))}
      </td>
      <td role="cell" class="number amount">${figure(l.money(rowAmount(row)))}</td>
    </tr>
  `
}

function discount(row: OrderRow, l: Localizer): TemplateResult {
  if (row.DiscountPercent) return figure(l.format(row.DiscountPercent, 'percent'))
  if (row.DiscountAmount) return figure(l.money(row.DiscountAmount))
  return html`<span class="muted none">–</span>`
}

/** A number keeps its own direction, so that its minus stays in front in a page from right to left. */
export function figure(text: string): TemplateResult {
  return html`<span class="figure">${text}</span>`
}
