import { html, nothing, type TemplateResult } from 'lit'
import type { Credit, Delivery } from '../../shared/domain/delivery.schema.ts'
import type { Localizer } from '../locales/localizer.ts'
import { chip } from '../parts/chip.ts'
import { figure } from '../parts/figure.ts'
import { icons } from '../parts/icons.ts'
import { creditEntry } from './life-entries.ts'
import { orderRows } from './order-row-table.ts'
import type { OrderPage } from './order.view.ts'

/** The order's timeline: created, each delivery with its rows and credits, cancelled. */
export function orderDeliveries(page: OrderPage, l: Localizer): TemplateResult {
  const { order } = page
  const deliveries = order.Deliveries.toSorted((a, b) => compare(a.CreationDate, b.CreationDate))
  const isCancelled = BigInt(order.CancelledAmount) !== 0n
  return html`
    <section class="deliveries" part="deliveries">
      <h3>${l.term('deliveries')}</h3>
      <ol class="story">
        <li>
          <p class="event">
            ${l.term('orderCreated')} <span class="muted">${l.time(order.CreationDate)}</span>
          </p>
        </li>
        ${deliveries.map((one) => html`<li>${delivery(page, one, deliveries.length === 1, l)}</li>`)}
        ${
          isCancelled
            ? html`<li>
                <p class="event">
                  ${l.term('cancelledAmount', `${l.money(order.CancelledAmount)} ${order.Currency}`)}
                  <span class="muted">${l.term('noDateGiven')}</span>
                </p>
              </li>`
            : nothing
        }
      </ol>
      ${deliveries.length === 0 ? html`<p class="muted">${l.term('noDeliveries')}</p>` : nothing}
    </section>
  `
}

// Dates in this format sort as text; a missing one comes first.
function compare(a: string | null | undefined, b: string | null | undefined): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0
}

function delivery(page: OrderPage, delivery: Delivery, isOnly: boolean, l: Localizer): TemplateResult {
  const currency = page.order.Currency
  const { Id, Status, InvoiceId, DueDate, CreationDate } = delivery
  return html`
    <details ?open=${isOnly}>
      <summary>
        ${icons.chevron}
        <span class="summary-title">${l.term('delivery', String(Id))}</span>
        <span class="muted">${l.time(CreationDate)}</span>
        ${Status ? chip(Status, l.term('deliveryStatusWords', Status)) : nothing}
        <span class="summary-amount"
          >${figure(l.money(delivery.DeliveryAmount))} <span class="currency">${currency}</span></span
        >
      </summary>
      <div class="details">
        <dl class="facts">
          ${InvoiceId === undefined || InvoiceId === null ? nothing : fact(l.term('invoice'), String(InvoiceId))}
          ${DueDate ? fact(l.term('dueDate'), l.day(DueDate)) : nothing}
          ${BigInt(delivery.CreditedAmount) === 0n ? nothing : fact(l.term('credited'), `${l.money(delivery.CreditedAmount)} ${currency}`)}
        </dl>
        ${creditEntry(page, delivery, l)}
        ${orderRows(
          {
            caption: l.term('deliveredRows'),
            currency,
            rows: delivery.OrderRows,
            beside: (row) => page.life?.deliveredRow(page, delivery, row, l),
          },
          l,
        )}
        ${delivery.Credits?.map((one) => credit(one, currency, l))}
      </div>
    </details>
  `
}

function credit(credit: Credit, currency: string, l: Localizer): TemplateResult {
  const rows = credit.OrderRows ?? []
  return html`
    <h4>
      <span>${l.term('credit')} <span class="muted no-date">${l.term('noDateGiven')}</span></span>
      <span class="summary-amount"
        >${figure(l.money(-BigInt(credit.Amount)))} <span class="currency">${currency}</span></span
      >
    </h4>
    ${rows.length === 0 ? nothing : orderRows({ caption: l.term('creditedRows'), currency, rows }, l)}
  `
}

function fact(label: string, value: string): TemplateResult {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`
}
