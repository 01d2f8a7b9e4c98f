import { html, nothing, type TemplateResult } from 'lit'
import { clockNow } from '../../../kit/format/clock.ts'
import { dateFormatter } from '../../../kit/format/dates.ts'
import { chip } from '../../../kit/parts/chip.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { cellText, PENDING } from '../data/order-columns.ts'
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
      return entry.status === PENDING
        ? html`<span class="chip" data-tone="warning">${icons.clock}${text}</span>`
        : chip(entry.status!, text)
    case 'seenAt':
      return html`<bdi class="lines">${seenText(entry.seenAt!, l)}</bdi>`
    default:
      return html`<bdi class="lines">${text}</bdi>`
  }
}

/** The time alone today, otherwise the day alone. */
function seenText(at: string, l: Localizer): string {
  const time = new Date(at)
  const isToday = time.toDateString() === clockNow().toDateString()
  const style = isToday
    ? dateFormatter(l.lang(), 'time of day', { hour: 'numeric', minute: '2-digit' })
    : dateFormatter(l.lang(), 'short day', { day: 'numeric', month: 'short', year: 'numeric' })
  return style.format(time)
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
