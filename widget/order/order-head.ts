import { html, nothing, type TemplateResult } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { Localizer } from '../locales/localizer.ts'
import { chip } from './chip.ts'
import { icons } from './icons.ts'
import type { OrderAmounts } from './order-amounts.ts'

/** What an order is, when, and how much: the first thing that a clerk reads. */
export function orderHead(order: Order, amounts: OrderAmounts, l: Localizer): TemplateResult {
  return html`
    <header class="head" part="head">
      <div class="title">
        <h2>
          ${l.term('order')} <bdi class="order-id">${String(order.Id)}</bdi>
          <span class="merchant-id">
            <span class="visually-hidden">${l.term('merchantOrderId')}</span>
            <bdi>${order.MerchantOrderId}</bdi>
          </span>
        </h2>
        ${chip(order.OrderStatus, l.term('orderStatus', order.OrderStatus))}
        <span
          ><span class="visually-hidden">${l.term('paymentType')}</span>
          ${l.term('paymentTypeWords', order.PaymentType)}</span
        >
        <dl class="dates">
          <div>
            <dt>${l.term('created')}</dt>
            <dd title=${l.dayTime(order.CreationDate)}>${l.day(order.CreationDate)}</dd>
          </div>
          ${expiry(order, l)}
        </dl>
      </div>
      ${systemMessage(order, l)}
      <dl class="amounts" aria-label=${l.term('amounts')}>
        ${amount(l.term('orderAmount'), l.money(order.OrderAmount), order.Currency)}
        ${amount(l.term('delivered'), l.money(amounts.delivered))}
        ${BigInt(amounts.credited) === 0n ? nothing : amount(l.term('credited'), l.money(amounts.credited))}
        ${amount(l.term('cancelled'), l.money(order.CancelledAmount))}
        <div class="system">
          <dt>${l.term('systemStatus')}</dt>
          <dd>${l.term('systemStatusWords', order.SystemStatus)}</dd>
        </div>
      </dl>
    </header>
  `
}

/** The currency is said once, at the amount that the others are parts of. */
function amount(label: string, money: string, currency?: string): TemplateResult {
  return html`<div data-size=${currency ? 'main' : 'minor'}>
    <dt>${label}</dt>
    <dd>
      <span class="figure">${money}</span>
      ${currency ? html`<span class="currency">${currency}</span>` : nothing}
    </dd>
  </div>`
}

function expiry(order: Order, l: Localizer): TemplateResult | typeof nothing {
  if (!order.ExpirationDate) return nothing
  const isPast = order.OrderStatus === 'Expired'
  return html`<div>
    <dt>${l.term(isPast ? 'expired' : 'expires')}</dt>
    <dd title=${l.dayTime(order.ExpirationDate)}>
      ${l.day(order.ExpirationDate)} <span class="muted">(${l.relativeDay(order.ExpirationDate)})</span>
    </dd>
  </div>`
}

/** "SUCCESS" is no news; anything else is a reason for the order to wait. */
function systemMessage(order: Order, l: Localizer): TemplateResult | typeof nothing {
  const message = order.SystemStatusMessage
  if (!message || message === 'SUCCESS') return nothing
  return html`<p class="note" data-tone="warning">
    ${icons.warning}${l.term('systemMessageWords', message)}
  </p>`
}
