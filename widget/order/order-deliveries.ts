import { html, nothing, type TemplateResult } from 'lit'
import type { Credit, Delivery } from '../../shared/domain/delivery.schema.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { Localizer } from '../locales/localizer.ts'
import { chip } from './chip.ts'
import { icons } from './icons.ts'
import { figure, orderRows } from './order-rows.ts'

/** What has left the order: each delivery with its rows, and what was credited of it. */
export function orderDeliveries(order: Order, l: Localizer): TemplateResult {
  const { Deliveries: deliveries } = order
  return html`
    <section class="deliveries" part="deliveries">
      <h3>${l.term('deliveries')}</h3>
      ${
        deliveries.length === 0
          ? html`<p class="muted">${l.term('noDeliveries')}</p>`
          : deliveries.map((one) => delivery(one, order.Currency, deliveries.length === 1, l))
      }
    </section>
  `
}

function delivery(delivery: Delivery, currency: string, isOnly: boolean, l: Localizer): TemplateResult {
  const { Id, Status, InvoiceId, DueDate, CreationDate } = delivery
  return html`
    <details ?open=${isOnly}>
      <summary>
        ${icons.chevron}
        <span class="summary-title">${l.term('delivery', String(Id))}</span>
        <span class="muted">${l.day(CreationDate)}</span>
        ${Status ? chip(Status, l.term('deliveryStatusWords', Status)) : nothing}
        <span class="summary-amount"
          >${figure(l.money(delivery.DeliveryAmount))} <span class="currency">${currency}</span></span
        >
      </summary>
      <div class="details">
        <dl class="facts">
          ${InvoiceId === undefined ? nothing : fact(l.term('invoice'), String(InvoiceId))}
          ${DueDate ? fact(l.term('dueDate'), l.day(DueDate)) : nothing}
          ${BigInt(delivery.CreditedAmount ?? 0) === 0n ? nothing : fact(l.term('credited'), `${l.money(delivery.CreditedAmount)} ${currency}`)}
        </dl>
        ${orderRows({ caption: l.term('deliveredRows'), currency, rows: delivery.OrderRows }, l)}
        ${delivery.Credits?.map((one) => credit(one, currency, l))}
      </div>
    </details>
  `
}

function credit(credit: Credit, currency: string, l: Localizer): TemplateResult {
  const rows = credit.OrderRows ?? []
  return html`
    <h4>
      <span>${l.term('credit')}</span>
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
