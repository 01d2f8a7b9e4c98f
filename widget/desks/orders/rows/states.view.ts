import { html, type TemplateResult } from 'lit'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { OrderSource } from '../data/order-source.ts'

const ROWS = 8

/** The list without orders, so that nothing jumps. */
export function listSkeleton({ of }: OrderSource, l: Localizer): TemplateResult {
  const rows = Array.from({ length: ROWS }, () => html`<div><span class="bone" data-size="row"></span></div>`)
  return html`<p class="visually-hidden">${l.term(of === 'shop' ? 'ordersLoading' : 'ordersKnownLoading')}</p>
    <div class="bones" aria-hidden="true">${rows}</div>`
}

/** Says that a list is empty. */
export function noneView({ of }: OrderSource, l: Localizer): TemplateResult {
  if (of === 'view') return html`<p class="none-found" tabindex="-1">${l.term('ordersViewNone')}</p>`
  const isShop = of === 'shop'
  return html`<div class="page">
    <span class="page-icon" data-tone="neutral">${icons.search}</span>
    <div class="page-words">
      <h3 aria-level=${level(3, l)}>${l.term(isShop ? 'ordersNone' : 'ordersKnownNone')}</h3>
      <p>${l.term(isShop ? 'ordersNoneText' : 'ordersKnownNoneText')}</p>
    </div>
  </div>`
}
