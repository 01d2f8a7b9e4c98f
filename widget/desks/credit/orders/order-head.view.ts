import { html, nothing, type TemplateResult } from 'lit'
import type { CreditOrderType } from '../../../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { amountInvoiced, amountLeft, statusOf } from '../data/order-facts.ts'
import { statusChip } from './status-chip.ts'

interface HeadState {
  /** GetOrders does not return it. */
  orderType: CreditOrderType | undefined
  /** The place of the part that changes the order. */
  actions: unknown
  isReading: boolean
  readAgain(): void
}

/** The order's numbers, status, dates and amounts. GetOrders names no currency, so none is shown. */
export function orderHead(
  order: CreditOrder,
  { orderType, actions, isReading, readAgain }: HeadState,
  l: Localizer,
): TemplateResult {
  const status = statusOf(order)
  // Only orders of this type have invoices.
  const type = orderType ?? (order.Invoices?.length ? 'Invoice' : undefined)
  const isActive = status === 'open' || status === 'pending'
  return html`<div class="head" part="head">
    <div class="title">
      ${numbers(order.ProviderOrderNr, order.ClientOrderNr, l)} ${statusChip(status, l)}
      ${type ? html`<span>${l.term('creditOrderType', type)}</span>` : nothing}
      <dl class="dates">
        ${date(l.term('created'), order.CreationDate, false, l)}
        ${date(l.term(isActive ? 'expires' : 'expired'), closedBefore(order) ? null : order.ExpirationDate, isActive, l)}
        ${date(l.term('creditClosed'), order.ClosedDate, false, l)}
      </dl>
      <button type="button" class="quiet small again" aria-disabled=${isReading} @click=${readAgain}>
        ${icons.refresh}${l.term('readAgain')}
      </button>
    </div>
    ${
      status === 'pending'
        ? html`<p class="note" data-tone="warning">
            ${icons.clock}<span>${l.term('creditNotBought')}</span>
          </p>`
        : nothing
    }
    <div class="figures">
      <dl class="amounts" aria-label=${l.term('amounts')}>
        ${amount('main', l.term('creditLeftToInvoice'), amountLeft(order), l)}
        ${amount('minor', l.term('creditInvoiced'), amountInvoiced(order), l)}
      </dl>
      ${actions}
    </div>
    ${status === 'open' ? html`<p class="muted">${l.term('creditBought')}</p>` : nothing}
  </div>`
}

/** The heading. @param own the merchant's number, which may be missing */
export function numbers(ProviderOrderNr: Long, own: string | undefined, l: Localizer): TemplateResult {
  return html`<h2 aria-level=${level(2, l)} tabindex="-1">
    ${l.term('order')} <bdi class="order-id">${String(ProviderOrderNr)}</bdi>
    ${
      own
        ? html`<span class="own">
            <span class="visually-hidden">${l.term('creditOwnNumber')}</span> <bdi>${own}</bdi>
          </span>`
        : nothing
    }
  </h2>`
}

/** A closed order no longer expires. */
function closedBefore({ ClosedDate }: CreditOrder): boolean {
  return Boolean(ClosedDate)
}

function date(
  label: string,
  day: string | null | undefined,
  isRelative: boolean,
  l: Localizer,
): TemplateResult | typeof nothing {
  if (!day) return nothing
  return html`<div>
    <dt>${label}</dt>
    <dd title=${l.time(day)}>
      ${l.day(day)} ${isRelative ? html`<span class="muted">(${l.relativeDay(day)})</span>` : nothing}
    </dd>
  </div>`
}

function amount(size: 'main' | 'minor', label: string, money: Long, l: Localizer): TemplateResult {
  return html`<div data-size=${size}>
    <dt>${label}</dt>
    <dd>${figure(l.money(money))}</dd>
  </div>`
}
