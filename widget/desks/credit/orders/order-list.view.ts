import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import type { BookEntry } from './order-book.controller.ts'
import { amountInvoiced, amountLeft, statusOf } from '../data/order-facts.ts'
import { statusChip } from './status-chip.ts'

/** The orders of this visit: a table, or cards where there is no room for one. */
export function orderList(
  entries: readonly BookEntry[],
  found: readonly Long[],
  open: (number: Long) => void,
  l: Localizer,
): TemplateResult {
  const heading = html`<h2 aria-level=${level(2, l)} id="orders">${l.term('creditOrders')}</h2>`
  if (entries.length === 0)
    return html`${heading}
      <p class="empty muted">${l.term('creditOrdersEmpty')}</p>`
  return html`${heading}
    <table class="orders" aria-labelledby="orders">
      <thead>
        <tr>
          <th scope="col">${l.term('order')}</th>
          <th scope="col">${l.term('creditOwnNumber')}</th>
          <th scope="col">${l.term('creditState')}</th>
          <th scope="col" class="number">${l.term('creditLeftToInvoice')}</th>
          <th scope="col" class="number">${l.term('creditInvoiced')}</th>
          <th scope="col" class="number">${l.term('creditInvoices')}</th>
          <th scope="col">${l.term('expires')}</th>
        </tr>
      </thead>
      <tbody>
        ${repeat(
          entries,
          ({ ProviderOrderNr }) => String(ProviderOrderNr),
          (entry) => row(entry, found.includes(entry.ProviderOrderNr), open, l),
        )}
      </tbody>
    </table>`
}

function row(
  { ProviderOrderNr, order }: BookEntry,
  isFound: boolean,
  open: (number: Long) => void,
  l: Localizer,
): TemplateResult {
  return html`<tr data-found=${isFound ? '' : nothing}>
    <th scope="row">
      <button type="button" class="quiet" @click=${() => open(ProviderOrderNr)}>
        <bdi>${String(ProviderOrderNr)}</bdi>
      </button>
    </th>
    ${
      order
        ? html`<td class="own"><bdi>${order.ClientOrderNr}</bdi></td>
            <td class="status">${statusChip(statusOf(order), l)}</td>
            ${numberCell(l.term('creditLeftToInvoice'), figure(l.money(amountLeft(order))))}
            ${numberCell(l.term('creditInvoiced'), figure(l.money(amountInvoiced(order))))}
            ${numberCell(l.term('creditInvoices'), figure(countText(order.Invoices?.length ?? 0, l)))}
            <td data-label=${l.term('expires')}>
              ${order.ExpirationDate ? l.day(order.ExpirationDate) : '–'}
            </td>`
        : html`<td colspan="6"></td>`
    }
  </tr>`
}

function numberCell(label: string, content: unknown): TemplateResult {
  return html`<td class="number" data-label=${label}>${content}</td>`
}
