import { html, nothing, type TemplateResult } from 'lit'
import { chip } from '../../../kit/parts/chip.ts'
import { figure } from '../../../kit/parts/figure.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { cellText } from '../data/order-columns.ts'
import { nameOf, type OrderEntry } from '../data/order-entry.ts'

interface Around {
  /** The currency of the whole list, which the head of the column has. */
  currency: string | undefined
  opensOrders: boolean
  tab: 0 | -1
  onOrder(event: Event, id: string): void
}

/** The content of a cell. Whatever the page sends is text. */
export function orderCell(entry: OrderEntry, column: string, around: Around, l: Localizer): unknown {
  // An order without a number of the shop is opened by its id.
  const text = cellText(entry, column, l) || (column === 'number' ? nameOf(entry) : '')
  if (text === '') return nothing
  switch (column) {
    case 'number':
    case 'id':
      return numberCell(entry, text, around)
    case 'delivered':
      return figure(text)
    case 'amount':
      return html`${figure(text)}${
        entry.currency
          ? html` <span class="currency ${around.currency ? 'on-card' : ''}">${entry.currency}</span>`
          : nothing
      }`
    case 'status':
      return chip(entry.status!, text)
    default:
      return html`<bdi class="lines">${text}</bdi>`
  }
}

/** A button that opens the order, if it has a checkout id and the session may read orders. */
function numberCell(entry: OrderEntry, text: string, { opensOrders, tab, onOrder }: Around): TemplateResult {
  const { id } = entry
  if (id === undefined || !opensOrders) return html`<bdi class="lines">${text}</bdi>`
  return html`<button
    type="button"
    class="link plain"
    tabindex=${tab}
    @click=${(event: Event) => onOrder(event, id)}
  >
    ${text}
  </button>`
}
